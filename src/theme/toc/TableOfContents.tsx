import { type RefObject, useEffect } from 'react';
import { TOC_TITLE_ID } from '../../shared/shellIds.ts';
import type { TocItem } from '../../shared/types.ts';
import { watchSections } from './watchSections.ts';

/** The page's sections as links. Levels show as indents, by steps and not by level numbers. */
function TocList({ toc }: { toc: readonly TocItem[] }) {
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

/** The column on the right; marks the section being read. */
export function TableOfContents({
  toc,
  column,
}: {
  toc: readonly TocItem[];
  column: RefObject<HTMLElement | null>;
}) {
  useEffect(() => {
    const list = column.current;
    if (!list || toc.length === 0) return;
    // The mark is set on the elements, past React: it never renders this attribute, so both agree.
    return watchSections(
      toc.map((item) => item.id),
      (id) => markLink(list, id),
    );
  }, [toc, column]);

  return (
    <nav className="toc" aria-labelledby={TOC_TITLE_ID} ref={column}>
      <p id={TOC_TITLE_ID} className="toc-title">
        On this page
      </p>
      <TocList toc={toc} />
    </nav>
  );
}

/** The same list on phones, where it opens above the article. */
export function TableOfContentsFold({ toc }: { toc: readonly TocItem[] }) {
  return (
    <details className="toc-fold" data-close-on-follow="">
      <summary>On this page</summary>
      <TocList toc={toc} />
    </details>
  );
}

function markLink(list: HTMLElement, id: string | undefined): void {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  if (id === undefined) return;
  const link = list.querySelector<HTMLElement>(`a[href="#${CSS.escape(encodeURIComponent(id))}"]`);
  if (!link) return;
  link.setAttribute('aria-current', 'location');
  const box = list.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < box.top || place.bottom > box.bottom) {
    list.scrollTop += place.top - box.top - (box.height - place.height) / 2;
  }
}
