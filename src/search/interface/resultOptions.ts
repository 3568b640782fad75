import type { Fragment, PageHit } from '../types.ts';

/** One line of the list of results: a page, or a place in it. */
export interface ResultOption {
  type: 'page' | 'section';
  href: string;
  /** Marked title of the page or text of the heading. */
  label: Fragment[];
  /** Undefined where the page is found by what stands in its sections, which follow. */
  snippet: Fragment[] | undefined;
}

export interface ResultGroup {
  page: PageHit;
  options: ResultOption[];
}

/** The results as they are listed: each page, then its best places. A place that is the page itself is its line. */
export function resultGroups(pages: readonly PageHit[]): ResultGroup[] {
  return pages.map((page) => {
    const own = page.hits.find(({ href }) => href === page.href);
    const sections = page.hits
      .filter((hit) => hit !== own)
      .map(({ href, heading, snippet }) => ({ type: 'section' as const, href, label: heading, snippet }));
    return {
      page,
      options: [
        { type: 'page' as const, href: page.href, label: page.title, snippet: own?.snippet },
        ...sections,
      ],
    };
  });
}

/** Lines that fill the dialog on a large screen. */
const FILLS = 8;

/** The first groups, as many as fill the dialog; the same list where that is all. */
export function firstGroups(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  let lines = 0;
  const end = groups.findIndex(({ options }) => {
    const isFull = lines >= FILLS;
    lines += options.length;
    return isFull;
  });
  return end < 0 ? groups : groups.slice(0, end);
}

export function plainText(fragments: readonly Fragment[]): string {
  return fragments.map(({ text }) => text).join('');
}

/** Number of the group that an option belongs to. */
export function groupOfOption(groups: readonly ResultGroup[], option: number): number {
  let end = 0;
  return groups.findIndex(({ options }) => {
    end += options.length;
    return option < end;
  });
}
