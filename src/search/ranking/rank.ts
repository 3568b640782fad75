import type { SearchIndex } from '../indexing/decode.ts';
import type { Plan } from '../query/plan.ts';
import { averageOf, type Match, rarityOf, type Scorer, takeBetter, weighted } from './match.ts';
import type { Weights } from './weights.ts';

export interface RankedSection {
  section: number;
  score: number;
}

export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query the page has, 0 to 1. */
  coverage: number;
  /** Best first, at least one. */
  sections: RankedSection[];
}

export interface Ranking {
  /** Best first. */
  pages: RankedPage[];
  /** How telling each concept is: the rarer, the more. 0 for what stands nowhere. */
  importance: number[];
}

interface RankContext {
  index: SearchIndex;
  weights: Weights;
}

/** Below this share of the best page's score, a page that lacks words is no answer. */
const WORTH_SHOWING = 0.12;
/** Pages that have less than this share of the query are no answers, where others have more. */
const LEAST_COVERAGE = 0.35;
/** Sections kept of a page. */
const MOST_SECTIONS = 3;

/** Ranks all pages by what the index knows. */
export function rankPages(plan: Plan, score: Scorer, context: RankContext): Ranking {
  const { index, weights } = context;
  const matches = plan.concepts.map(({ expressions }) => score(expressions));
  const importance = plan.concepts.map(({ emphasis, exact }, at) => {
    const own = rarityOf(matches[at]?.certainty ?? new Float32Array());
    return emphasis * own ** (exact ? 1 : weights.rarity);
  });
  for (const { concepts, expression } of plan.spans) {
    const span = score([expression]);
    const covered = concepts.flatMap((concept) => matches[concept] ?? []);
    const own = rarityOf(span.certainty) ** weights.rarity;
    const rarest = Math.max(...concepts.map((concept) => importance[concept] ?? 0));
    // Words that stand nowhere alone have the importance of what they mean together.
    if (!rarest) for (const concept of concepts) importance[concept] = own / concepts.length;
    takeBetter(covered, span, {
      importance: concepts.map((concept) => importance[concept] ?? 0),
      // What stands on many pages says less of a page than the rarest of the words it stands for.
      telling: rarest ? Math.min(1, own / rarest) : 1,
    });
  }
  const total = importance.reduce((sum, weight) => sum + weight, 0);
  if (!total) return { pages: [], importance };

  const average = averageOf(index.pageLength);
  const pages = index.pages.flatMap((_, page): RankedPage[] => {
    const coverage = weighted(matches, importance, ({ certainty }) => certainty[page]) / total;
    if (!coverage) return [];
    const { sections, best, together } = rankSections(page, { ...context, matches, importance, total });
    // On a page longer than the average, words belong together only where they stand near.
    const scatter = 1 - Math.min(1, average / (index.pageLength[page] ?? 1));
    const near = coverage - scatter * (coverage - together);
    const own = weighted(matches, importance, (match) => match.page[page]) / total;
    const score = (own + weights.section * best) * near ** weights.pageCoverage;
    return [{ page, score, coverage, sections }];
  });
  pages.sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages: answersOf(pages), importance };
}

interface SectionContext extends RankContext {
  matches: readonly Match[];
  importance: readonly number[];
  total: number;
}

/**
 * The sections of a page that answer best by what they say themselves, at least one. `best`: how well the best section
 * answers with the names of the page. `together`: the most of the query that stands in one section with what the page
 * says of itself before its first heading, 0 to 1.
 */
function rankSections(
  page: number,
  { index, weights, matches, importance, total }: SectionContext,
): { sections: RankedSection[]; best: number; together: number } {
  const ranked: RankedSection[] = [];
  const first = index.firstSection[page] ?? 0;
  let best = 0;
  let together = 0;
  for (let section = first; section < (index.firstSection[page + 1] ?? first); section++) {
    const sum = (read: (match: Match) => number | undefined) => weighted(matches, importance, read) / total;
    const value = sum((match) => match.section[section]);
    if (!value) continue;
    const sure = ({ sectionCertainty }: Match, at: number) => sectionCertainty[at] ?? 0;
    best = Math.max(best, value * sum((match) => sure(match, section)) ** weights.sectionCoverage);
    together = Math.max(
      together,
      sum((match) => Math.max(sure(match, first), sure(match, section))),
    );
    const own = sum((match) => match.own[section]);
    const coverage = sum((match) => (match.own[section] ? sure(match, section) : 0));
    if (own) ranked.push({ section, score: own * coverage });
  }
  ranked.sort((a, b) => b.score - a.score || a.section - b.section);
  const sections = ranked.length ? ranked.slice(0, MOST_SECTIONS) : [{ section: first, score: 0 }];
  return { sections, best, together };
}

function answersOf(pages: readonly RankedPage[]): RankedPage[] {
  const best = pages[0]?.score ?? 0;
  const widest = pages.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  return pages.filter(
    ({ score, coverage }) =>
      coverage > 0.99 || (score >= best * WORTH_SHOWING && coverage >= widest * LEAST_COVERAGE),
  );
}
