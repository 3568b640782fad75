import type { SearchPage } from '../../packages/fieldguide/src/search/searchTypes.ts';

/** Words a page of the budget has, and pages. */
const WORDS = 500;
const PAGES = 370;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * A site of the size the budget is meant for, 370 pages of 500 words: the pages given, the first ones twice, filled up
 * with lines of all the others. Worse than a real site, whose pages keep to their subjects.
 */
export function growCorpus(pages: readonly SearchPage[]): SearchPage[] {
  const lines = pages
    .flatMap(({ records }) => records.flatMap(({ text }) => text.split('\n')))
    .filter((line) => wordsIn(line) > 3);
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return lines[(state >>> 8) % lines.length] ?? '';
  };
  return Array.from({ length: PAGES }, (_, number) => {
    const page = pages[number % pages.length];
    if (!page) throw new Error('growCorpus needs at least one page.');
    const route = number < pages.length ? page.route : `${page.route}${number}/`;
    const records = page.records.map((record) => ({ ...record, route }));
    let words = records.reduce((sum, { text }) => sum + wordsIn(text), 0);
    for (let at = 0; words < WORDS; at++) {
      const record = records[at % records.length];
      if (!record) break;
      const line = next();
      record.text += `\n${line}`;
      words += wordsIn(line);
    }
    return { ...page, route, records };
  });
}
