import { useEffect, useMemo, useRef } from 'react';
import { TOC_TITLE_ID } from '../../shared/shellIds.ts';
import { watchSections } from './watchSections.ts';

/** The column on the right; marks the section being read. `page` is the one whose sections these are. */
export function TableOfContents({ html, page }: { html: string; page: object }) {
  const column = useRef<HTMLElement>(null);
  const inner = useMemo(() => ({ __html: html }), [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections, by the same names or not
  useEffect(() => {
    const list = column.current;
    // The mark is set on the elements, past React: it never renders this attribute, so both agree.
    return list ? watchSections(sectionsOf(list), (id) => markLink(list, id)) : undefined;
  }, [html, page]);

  return <nav className="toc" aria-labelledby={TOC_TITLE_ID} ref={column} dangerouslySetInnerHTML={inner} />;
}

/** The ids that the links of the list lead to. */
function sectionsOf(list: HTMLElement): string[] {
  return [...list.querySelectorAll('a')].map(({ hash }) => decodeURIComponent(hash.slice(1)));
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
