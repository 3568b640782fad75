import type { SearchIndex } from '../indexing/decode.ts';
import type { Matcher } from '../results/matcher.ts';
import type { RankedPage } from './rank.ts';
import type { Weights } from './weights.ts';

interface NameContext {
  index: SearchIndex;
  matcher: Matcher;
  importance: readonly number[];
  weights: Weights;
}

/** Only so many of the first pages are looked at once more. */
const LOOKED_AT = 60;

/** Behind so many pages, one that has less of the query than this share of the most is no answer. */
const LENIENT_PAGES = 10;
const MOST_OF_QUERY = 0.7;
/** From here on, the query is the title. */
const IS_TITLE = 0.75;

/** Ranks pages and sections higher whose title or heading is what was typed, as a whole or its beginning. */
export function rankByNames(pages: readonly RankedPage[], context: NameContext): RankedPage[] {
  const { index, weights } = context;
  const ranked = pages.slice(0, LOOKED_AT).map((page) => {
    const title = nameMatch(index.pages[page.page]?.title ?? '', context);
    let best = 0;
    const sections = page.sections.map(({ section, score }) => {
      const heading = nameMatch(index.headings[section] ?? '', context);
      best = Math.max(best, heading);
      return { section, score: score * (1 + weights.headingMatch * heading) };
    });
    sections.sort((a, b) => b.score - a.score);
    // Who types the title wants the page, from its beginning.
    const first = { section: index.firstSection[page.page] ?? 0, score: sections[0]?.score ?? 0 };
    const others = sections.filter(({ section }) => section !== first.section);
    const shown = title > IS_TITLE ? [first, ...others] : sections;
    const factor = (1 + weights.titleMatch * title) * (1 + weights.headingMatch * best);
    return { ...page, score: page.score * factor, sections: shown };
  });
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const widest = Math.max(...pages.map(({ coverage }) => coverage));
  return [...ranked, ...pages.slice(LOOKED_AT)].filter(
    ({ coverage }, at) => at < LENIENT_PAGES || coverage >= widest * MOST_OF_QUERY,
  );
}

/** 1 where a name and the query say the same; less for each word that only one of them has. */
function nameMatch(name: string, { matcher, importance }: NameContext): number {
  const matches = name ? matcher.find(name) : [];
  if (!matches.length) return 0;
  const total = importance.reduce((sum, weight) => sum + weight, 0) || 1;
  const typed = importance.reduce((sum, weight, concept) => {
    const own = matches.filter(({ concepts }) => concepts.includes(concept));
    return sum + weight * Math.max(0, ...own.map((match) => match.weight));
  }, 0);
  const named = new Set(
    matches.flatMap(({ position, span }) => Array.from({ length: span }, (_, at) => position + at)),
  );
  return (typed / total) * Math.min(1, named.size / (matcher.wordCount(name) || 1));
}
