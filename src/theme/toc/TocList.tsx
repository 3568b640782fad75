import { TOC_TITLE_ID } from '../../shared/shellIds.ts';
import type { TocItem } from '../../shared/types.ts';

/** The page's sections as links. Levels show as indents, by steps and not by level numbers. */
export function TocList({ toc }: { toc: readonly TocItem[] }) {
  const levels = [...new Set(toc.map((item) => item.level))].sort();
  return (
    <ul>
      {toc.map((item) => (
        <li key={item.id} className={`toc-${Math.min(levels.indexOf(item.level), 3)}`}>
          <a href={`#${encodeURIComponent(item.id)}`}>{item.text}</a>
        </li>
      ))}
    </ul>
  );
}

/** What stands in the column on the right: a title and the list. Rendered at build alone. */
export function TocColumn({ toc }: { toc: readonly TocItem[] }) {
  return (
    <>
      <p id={TOC_TITLE_ID} className="toc-title">
        On this page
      </p>
      <TocList toc={toc} />
    </>
  );
}
