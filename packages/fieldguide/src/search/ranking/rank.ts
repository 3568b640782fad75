import type { SearchIndex } from '../indexing/decode.ts';
import type { Plan } from '../query/plan.ts';
import { coverageOf, type Matcher } from '../results/matcher.ts';
import { type Match, rarity, rarityOf, type Scorer, takeBetter } from './match.ts';
import { nameMatch } from './names.ts';
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
  /** Its title contains or equals the whole query: the result leads to the start of the page. */
  named: boolean;
  /** Best first, at least one. */
  sections: RankedSection[];
}

export interface Ranking {
  /** Best first. */
  pages: RankedPage[];
  /** How specific each concept is: the rarer, the more. 0 for a concept that is on no page. */
  importance: number[];
}

interface RankContext {
  index: SearchIndex;
  weights: Weights;
  /** Finds the query in titles and headings. */
  matcher: Matcher;
}

/** Titles and headings of so many of the first pages are read. */
const READ_PAGES = 30;
/** A heading is read where its section has this share of the query. */
const READ_HEADING = 0.2;
/** Sections kept of a page. */
const MOST_SECTIONS = 4;
/** From here on, the query is the title: who types it wants the page, from its beginning. */
const IS_TITLE = 0.75;
/** The same if the title has all of it, and perhaps more. */
const ALL_TYPED = 0.99;
/** A troubleshooting row counts if the query describes a fault, or if this share of query or message matches. */
const ROW_TYPED = 0.5;

/** Below this share of the best page's score, a page that lacks words is no answer. */
const WORTH_SHOWING = 0.12;
/** Pages with less than this share of the best match are not results; second value: after the first ten. */
const LEAST_COVERAGE = 0.35;
const LENIENT_PAGES = 10;
const MOST_OF_QUERY = 0.7;

/** Ranks all pages and their sections by what the index knows. */
export function rankPages(plan: Plan, score: Scorer, context: RankContext): Ranking {
  const { index } = context;
  const { matches, importance } = matchConcepts(plan, score, context);
  const total = importance.reduce((sum, weight) => sum + weight, 0);
  if (!total) return { pages: [], importance };
  const sums = sumUp(
    matches,
    importance.map((weight) => weight / total),
    index,
  );
  const ranked = index.pages
    .flatMap((_, page) => (sums.coverage[page] ? [rankPage(page, sums, context)] : []))
    .sort(byScore);
  const widest = ranked.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const shared = { ...context, matches, sums, importance, total, fault: plan.fault };
  const pages = ranked
    .filter(
      ({ score, coverage }) =>
        coverage > 0.99 ||
        (score >= (ranked[0]?.score ?? 0) * WORTH_SHOWING && coverage >= widest * LEAST_COVERAGE),
    )
    .map((page, at) => finish(page, { ...shared, read: at < READ_PAGES }))
    .sort(byScore)
    .filter(({ coverage }, at) => at < LENIENT_PAGES || coverage >= widest * MOST_OF_QUERY);
  return { pages, importance };
}

const byScore = (a: { score: number; page: number }, b: { score: number; page: number }): number =>
  b.score - a.score || a.page - b.page;

/** The rarity of a word on a dozen pages, or of one on a few of a small site. */
function rarityOfDozen(pages: number): number {
  return rarity(Math.max(1, Math.min(12, pages / 25)), pages);
}

/** The places of each concept, and how telling it is. */
function matchConcepts(plan: Plan, score: Scorer, { index, weights }: RankContext) {
  const matches = plan.concepts.map(({ expressions }) => score(expressions));
  const most = plan.concepts.length > 2 ? rarityOfDozen(index.pages.length) : Infinity;
  const importance = plan.concepts.map(({ emphasis, exact }, at) => {
    const own = rarityOf(matches[at]?.certainty ?? new Float32Array());
    return emphasis * (exact ? own : Math.min(own, most) ** weights.rarity);
  });
  for (const { concepts, expression } of plan.spans) {
    const span = score([expression]);
    const covered = concepts.flatMap((concept) => matches[concept] ?? []);
    const own = rarityOf(span.certainty) ** weights.rarity;
    // A word that no page has gets its part of the importance of what the words mean together.
    const absent = concepts.filter((concept) => !importance[concept]);
    for (const concept of absent) importance[concept] = own / concepts.length;
    takeBetter(
      covered,
      span,
      concepts.map((concept) => importance[concept] ?? 0),
    );
  }
  return { matches, importance };
}

/** Matches of all concepts, by their shares of the query, for each page and each section. */
interface Sums {
  page: Float32Array;
  /** Share of the query there is. */
  coverage: Float32Array;
  section: Float32Array;
  sectionCoverage: Float32Array;
  /** What a section says itself. */
  own: Float32Array;
}

function sumUp(matches: readonly Match[], shares: readonly number[], index: SearchIndex): Sums {
  const ofPages = () => new Float32Array(index.pages.length);
  const ofSections = () => new Float32Array(index.pageOfSection.length);
  const sums: Sums = {
    page: ofPages(),
    coverage: ofPages(),
    section: ofSections(),
    sectionCoverage: ofSections(),
    own: ofSections(),
  };
  const add = (to: Float32Array, at: number, value: number) => {
    to[at] = (to[at] ?? 0) + value;
  };
  for (const [at, match] of matches.entries()) {
    const share = shares[at] ?? 0;
    for (const page of match.pages) {
      add(sums.page, page, share * (match.page[page] ?? 0));
      add(sums.coverage, page, share * (match.certainty[page] ?? 0));
    }
    for (const section of match.sections) {
      const sure = match.sectionCertainty[section] ?? 0;
      add(sums.section, section, share * (match.section[section] ?? 0));
      add(sums.sectionCoverage, section, share * sure);
      add(sums.own, section, share * (match.own[section] ?? 0));
    }
  }
  return sums;
}

/** A page by its words alone. */
function rankPage(page: number, sums: Sums, { index, weights }: RankContext): RankedPage {
  const first = index.firstSection[page] ?? 0;
  let best = 0;
  const sections: RankedSection[] = [];
  for (let section = first; section < (index.firstSection[page + 1] ?? first); section++) {
    const value = sums.section[section] ?? 0;
    if (!value) continue;
    const covered = sums.sectionCoverage[section] ?? 0;
    best = Math.max(best, value * Math.sqrt(covered));
    const own = sums.own[section] ?? 0;
    if (own) sections.push({ section, score: own * covered });
  }
  const coverage = sums.coverage[page] ?? 0;
  const score = ((sums.page[page] ?? 0) + weights.section * best) * coverage ** weights.pageCoverage;
  return { page, score, coverage, named: false, sections };
}

const sumOf = (shares: readonly number[], of: (at: number) => number): number =>
  shares.reduce((sum, share, at) => sum + share * of(at), 0);

interface FinishContext extends RankContext {
  matches: readonly Match[];
  sums: Sums;
  importance: readonly number[];
  total: number;
  read: boolean;
  fault: boolean;
}

/** A page with its best sections; higher where its title or a heading is what was typed. */
function finish(ranked: RankedPage, context: FinishContext): RankedPage {
  const { index, weights, matcher, matches, importance, total, sums, read, fault } = context;
  const first = index.firstSection[ranked.page] ?? 0;
  const name = read ? (index.pages[ranked.page]?.title ?? '') : '';
  const title = nameMatch(name, context);
  // All sections of a page are about its title, so the other words of the query choose the section.
  const inTitle = coverageOf(matcher.find(name), importance.length);
  // Verbs and other common words say little about a page, but they distinguish its sections.
  const shares = importance.map(
    (own, at) => (own / total) ** weights.sectionRarity * (1 - (1 - weights.titleWord) * (inTitle[at] ?? 0)),
  );
  // Another term names a page where none of its sections has what was typed.
  const isSaid = ranked.sections.some(
    ({ section }) => section !== first && matches.every(({ typed }) => typed.has(section)),
  );
  const named = (isSaid ? title.exact : title.same) > IS_TITLE || title.typed > ALL_TYPED;
  let best = 0;
  let most = 0;
  const weighed = ranked.sections
    .map(({ section, score: said }) => {
      const reads = read && (sums.sectionCoverage[section] ?? 0) >= READ_HEADING;
      const { same, typed, phrase } = nameMatch(reads ? (index.headings[section] ?? '') : '', context);
      const heading = weights.headingMatch * same + weights.phrase * phrase ** 2;
      best = Math.max(best, heading);
      most = Math.max(most, said * (1 + heading));
      const isAsked =
        fault || Math.max(typed, phrase) >= ROW_TYPED || index.kindOfSection(section) !== 'error';
      const factor = (isAsked ? 1 : weights.row) * (1 + heading);
      const strength = factor * (read ? sumOf(shares, (at) => matches[at]?.own[section] ?? 0) : said);
      const covered = read ? sumOf(shares, (at) => matches[at]?.sectionCertainty[section] ?? 0) : 1;
      return { section, strength, score: strength * covered };
    })
    .sort((a, b) => b.score - a.score || a.section - b.section);
  // The first matches most of the query; a section below it matches a part, and matches it best.
  const [top, ...others] = weighed;
  const further = others.sort((a, b) => b.strength - a.strength || a.section - b.section);
  const sections = [...(top ? [top] : []), ...further].map(({ section, strength }) => ({
    section,
    // As against sections of other pages, the best one counts by all words.
    score: most * Math.min(1, strength / (top?.strength || 1)),
  }));
  const start = { section: first, score: sections[0]?.score ?? 0 };
  const shown =
    sections.length && !named ? sections : [start, ...sections.filter(({ section }) => section !== first)];
  const factor = (1 + weights.titleMatch * title.same) * (1 + best);
  return { ...ranked, score: ranked.score * factor, named, sections: shown.slice(0, MOST_SECTIONS) };
}
