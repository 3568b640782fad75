import { Fragment } from 'react';
import * as DATA from '../shared/dataAttributes.ts';
import type { TocItem } from '../shared/facts.ts';
import { TOC_TITLE_ID } from '../shared/shellIds.ts';
import * as english from '../shared/texts/english.ts';
import { useTexts } from '../shared/ui/useTexts.tsx';

// Parts that no script changes, rendered only at build.

/** The page's sections as links. Levels show as indents, by steps and not by level numbers. */
function TocList({ toc }: { toc: readonly TocItem[] }) {
  const levels = [...new Set(toc.map((item) => item.level))].sort();
  return (
    <ul>
      {toc.map((item) => (
        <li key={item.id} className={`toc-${Math.min(levels.indexOf(item.level), 3)}`}>
          <a href={`#${encodeURIComponent(item.id)}`}>
            {item.text.split(/(?<=_|[\w}]\/)/).map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              <Fragment key={index}>
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same for phones, below the first paragraph; a `<details>`, which works without scripts. */
export function TocFold({ toc }: { toc: readonly TocItem[] }) {
  const t = useTexts();
  if (toc.length === 0) return null;
  return (
    <details className="toc-fold" {...{ [DATA.closeOnFollow]: '' }}>
      <summary>{t(english.onThisPage)}</summary>
      <TocList toc={toc} />
    </details>
  );
}

/** The column on the right: a title and the list. */
export function TocColumn({ toc }: { toc: readonly TocItem[] }) {
  const t = useTexts();
  return (
    <>
      <p id={TOC_TITLE_ID} className="toc-title">
        {t(english.onThisPage)}
      </p>
      <TocList toc={toc} />
    </>
  );
}
