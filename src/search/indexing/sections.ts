import type { SearchPage } from '../types.ts';

/** A section as it is indexed. */
export interface Section {
  heading: string;
  anchor: string;
  text: string;
  code: string;
}

/** The sections of a page; the first is always the page itself, with what stands before its first heading. */
export function sectionsOf(page: SearchPage): Section[] {
  const [first] = page.records;
  const own = first && !first.anchor ? first : undefined;
  const rest = own ? page.records.slice(1) : page.records;
  const intro = { heading: '', anchor: '', text: own?.text ?? '', code: own?.code ?? '' };
  return [intro, ...rest.map(({ heading, anchor, text, code }) => ({ heading, anchor, text, code }))];
}

/** The id that a heading gets by itself; ids that differ are stored. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
