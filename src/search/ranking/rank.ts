import type { SearchIndex } from '../indexing/decode.ts';
import type { Plan } from '../query/concepts.ts';
import { type Match, rarity, type Scorer } from './accumulate.ts';
import type { Parameters } from './parameters.ts';

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

/** Below this share of the best page's score, a page that lacks words is no answer. */
const WORTH_SHOWING = 0.12;
/** Pages that have less than this share of the query are no answers, where others have more. */
const LEAST_COVERAGE = 0.35;

/** Ranks all pages by what the index knows. */
export function rankPages(
  plan: Plan,
  score: Scorer,
  { index, parameters }: { index: SearchIndex; parameters: Parameters },
): Ranking {
  const matches = plan.concepts.map(({ expressions }) => score(expressions));
  const importance = plan.concepts.map(({ emphasis, exact }, at) => {
    const own = rarityOf(matches[at]?.certainty ?? new Float32Array());
    return emphasis * own ** (exact ? 1 : parameters.rarity);
  });
  for (const { concepts, expression } of plan.spans) {
    const span = score([expression]);
    const covered = concepts.flatMap((concept) => matches[concept] ?? []);
    const weights = concepts.map((concept) => importance[concept] ?? 0);
    const own = rarityOf(span.certainty) ** parameters.rarity;
    const rarest = Math.max(...weights);
    // What stands on many pages says less of a page than the rarest of the words it stands for.
    const telling = rarest ? Math.min(1, own / rarest) : 1;
    // Words that stand nowhere alone have the importance of what they mean together.
    if (!rarest) weights.fill(own / weights.length);
    concepts.forEach((concept, at) => {
      importance[concept] = weights[at] ?? 0;
    });
    takeBetter(covered, span, { weights, telling });
  }
  const total = importance.reduce((sum, weight) => sum + weight, 0);
  if (!total) return { pages: [], importance };

  const sectionShare = parameters.section * (plan.sentence ? parameters.sectionOfSentence : 1);
  const scattered = longPages(index, parameters.spread);
  const pages: RankedPage[] = [];
  for (let page = 0; page < index.pages.length; page++) {
    const anywhere = weighted(matches, importance, ({ certainty }) => certainty[page]) / total;
    if (!anywhere) continue;
    const { sections, together } = rankSections(page, { matches, importance, total, index, parameters });
    const coverage = anywhere - (scattered[page] ?? 0) * (anywhere - together);
    const own = weighted(matches, importance, (match) => match.page[page]) / total;
    const score = (own + sectionShare * (sections[0]?.score ?? 0)) * coverage ** parameters.pageCoverage;
    pages.push({ page, score, coverage, sections });
  }
  pages.sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages: answersOf(pages), importance };
}

/** For each page how far its words belong together only where they stand near: 0 for one of average length. */
function longPages({ pageLength }: SearchIndex, share: number): Float32Array {
  const average = pageLength.reduce((sum, length) => sum + length, 0) / (pageLength.length || 1) || 1;
  return pageLength.map((length) => share * (1 - Math.min(1, average / length)));
}

function answersOf(pages: readonly RankedPage[]): RankedPage[] {
  const best = pages[0]?.score ?? 0;
  const widest = pages.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  return pages.filter(
    ({ score, coverage }) =>
      coverage > 0.99 || (score >= best * WORTH_SHOWING && coverage >= widest * LEAST_COVERAGE),
  );
}

interface SectionContext {
  matches: readonly Match[];
  importance: readonly number[];
  total: number;
  index: SearchIndex;
  parameters: Parameters;
}

const MOST_SECTIONS = 3;

interface PageSections {
  /** Best first, at least one. */
  sections: RankedSection[];
  /** The most of the query that stands in one section with what the page says of itself before the first, 0 to 1. */
  together: number;
}

function rankSections(
  page: number,
  { matches, importance, total, index, parameters }: SectionContext,
): PageSections {
  const ranked: RankedSection[] = [];
  const first = index.firstSection[page] ?? 0;
  let together = 0;
  for (let section = first; section < (index.firstSection[page + 1] ?? first); section++) {
    const own = weighted(matches, importance, (match) => match.section[section]) / total;
    if (!own) continue;
    const coverage = weighted(matches, importance, (match) => match.sectionCertainty[section]) / total;
    const withPage = weighted(matches, importance, ({ sectionCertainty }) =>
      Math.max(sectionCertainty[first] ?? 0, sectionCertainty[section] ?? 0),
    );
    together = Math.max(together, withPage / total);
    ranked.push({ section, score: own * coverage ** parameters.sectionCoverage });
  }
  ranked.sort((a, b) => b.score - a.score || a.section - b.section);
  const sections = ranked.length ? ranked.slice(0, MOST_SECTIONS) : [{ section: first, score: 0 }];
  return { sections, together };
}

function weighted(
  matches: readonly Match[],
  importance: readonly number[],
  read: (match: Match) => number | undefined,
): number {
  let sum = 0;
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at];
    if (match) sum += (importance[at] ?? 0) * (read(match) ?? 0);
  }
  return sum;
}

/** Inverse page frequency; uncertain matches count in part. */
function rarityOf(certainty: Float32Array): number {
  return rarity(
    certainty.reduce((sum, value) => sum + value, 0),
    certainty.length,
  );
}

/** Where words together answer better than one by one, they count as found. */
function takeBetter(
  matches: readonly Match[],
  span: Match,
  { weights, telling }: { weights: readonly number[]; telling: number },
): void {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const take = (kind: 'page' | 'section' | 'certainty' | 'sectionCertainty', places: readonly number[]) => {
    const values = span[kind];
    for (const at of places) {
      const value = (values[at] ?? 0) * telling;
      if (value * total <= weighted(matches, weights, (match) => match[kind][at])) continue;
      for (const match of matches) match[kind][at] = value;
    }
  };
  take('page', span.pages);
  take('certainty', span.pages);
  take('section', span.sections);
  take('sectionCertainty', span.sections);
}
