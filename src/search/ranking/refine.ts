import type { SearchIndex } from '../indexing/decode.ts';
import type { Matcher, TextMatch } from '../results/matcher.ts';
import type { Parameters } from './parameters.ts';
import type { RankedPage } from './rank.ts';

interface NameContext {
  index: SearchIndex;
  matcher: Matcher;
  importance: readonly number[];
  parameters: Parameters;
}

/** Only so many of the first pages are looked at once more. */
const LOOKED_AT = 60;

/** Ranks pages and sections higher whose title or heading is what was typed, as a whole or its beginning. */
export function refineByNames(pages: readonly RankedPage[], context: NameContext): RankedPage[] {
  const { index, parameters } = context;
  const refined = pages.slice(0, LOOKED_AT).map((ranked) => {
    const title = nameMatch(index.pages[ranked.page]?.title ?? '', context);
    const sections = ranked.sections
      .map(({ section, score }) => {
        const heading = nameMatch(index.headings[section] ?? '', context);
        return { section, heading, score: score * (1 + parameters.headingMatch * heading) };
      })
      .sort((a, b) => b.score - a.score);
    const heading = Math.max(0, ...sections.map((section) => section.heading));
    const factor = (1 + parameters.titleMatch * title) * (1 + parameters.headingMatch * heading);
    return { ...ranked, score: ranked.score * factor, sections };
  });
  refined.sort((a, b) => b.score - a.score || a.page - b.page);
  return [...refined, ...pages.slice(LOOKED_AT)];
}

/** 1 where a name and the query say the same; less for each word that only one of them has. */
function nameMatch(name: string, { matcher, importance }: NameContext): number {
  if (!name) return 0;
  const matches = matcher.find(name);
  if (!matches.length) return 0;
  const total = importance.reduce((sum, weight) => sum + weight, 0);
  const typed =
    importance.reduce((sum, weight, concept) => sum + weight * certaintyOf(matches, concept), 0) /
    (total || 1);
  const words = matcher.wordCount(name);
  const named = new Set(
    matches.flatMap(({ position, span }) => Array.from({ length: span }, (_, i) => position + i)),
  );
  return typed * Math.min(1, named.size / (words || 1));
}

function certaintyOf(matches: readonly TextMatch[], concept: number): number {
  return Math.max(
    0,
    ...matches.filter(({ concepts }) => concepts.includes(concept)).map(({ weight }) => weight),
  );
}
