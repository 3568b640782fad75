import { isStopWord, isWeakWord } from '../analysis/stopWords.ts';
import type { SearchIndex } from '../indexing/decode.ts';
import type { Plan } from '../query/plan.ts';
import type { RankedPage } from '../ranking/rank.ts';
import type { Kind } from '../searchTypes.ts';
import { coverageOf, type Matcher, type TextMatch, wordsIn } from './matcher.ts';
import type { Texts } from './texts.ts';

/** Sections that are looked at. */
const CANDIDATES = 16;
/** What a page's title says of a passage; what only means the same. */
const OF_TITLE = 0.8;
const OF_MEANING = 0.5;
/** A passage of fewer words, or that only announces what follows, says nothing by itself. */
const FEWEST_WORDS = 5;

const ASKS_NUMBER =
  /^(?:(?:after |up to )?how (?:many|much|long|often|large|big|far)|(?:which|what) (?:tcp |udp )?ports?|default)\b/i;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|(?<!at )once|twice|hundred|thousand|never|daily|hourly|nightly)\b/i;

/** A query, and the pages that it found. */
export interface RankedQuery {
  query: string;
  plan: Plan;
  matcher: Matcher;
  importance: readonly number[];
  pages: readonly RankedPage[];
}

/** A line of a section, and how it answers. */
export interface Passage {
  section: number;
  anchor: string;
  kind: Kind;
  text: string;
  /** Shares of the query: in passage, heading and title; in the first two. */
  covered: number;
  own: number;
  /** How far the telling word is covered that is covered least. */
  least: number;
  /** How far the heading is the query: the share of the query in it, and the share of its words that were typed. */
  same: number;
  /** Shares of the heading's and of the passage's telling words that were typed. */
  named: number;
  density: number;
  score: number;
}

/** Sections that may answer, best first, with their ranks from 1 down. */
export function candidates(pages: readonly RankedPage[]): { page: number; section: number; rank: number }[] {
  const best = pages[0]?.score || 1;
  const ranked = pages
    .flatMap(({ page, score, sections }) =>
      sections.map(({ section, score: own }) => ({ page, section, rank: own * Math.sqrt(score / best) })),
    )
    .sort((a, b) => b.rank - a.rank);
  const first = ranked[0]?.rank || 1;
  return ranked.slice(0, CANDIDATES).map((one) => ({ ...one, rank: one.rank / first }));
}

/** Share of the telling words of a text that were typed. */
export function typedShare(text: string, matcher: Matcher): number {
  const isTelling = ({ start, end }: TextMatch) => !isStopWord(text.slice(start, end).toLowerCase());
  const typed = matcher.find(text).filter((match) => !match.isSynonym && isTelling(match));
  return Math.min(1, wordsIn(typed) / (matcher.wordCount(text) || 1));
}

/** The lines of the likeliest sections that could answer by themselves, best first. Needs the sections' texts. */
export function passagesOf(asked: RankedQuery, index: SearchIndex, texts: Texts): Passage[] {
  const { query, importance, matcher } = asked;
  const tells = asked.plan.concepts.map(({ typed }) => !isWeakWord(typed.toLowerCase()));
  const most = Math.max(...importance);
  // A word that no page has counts as much as the rarest one.
  const weights = importance.map((weight) => weight || most);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (values: readonly number[]) =>
    values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / total;
  const of = (text: string) => coverageOf(matcher.find(text), weights.length, OF_MEANING);
  const read = ({ page, section, rank }: ReturnType<typeof candidates>[number]) => {
    const kind = index.kindOfSection(section);
    const heading = index.headings[section] ?? '';
    const [inTitle, inHeading] = [of(index.pages[page]?.title ?? ''), of(heading)];
    const named = typedShare(heading, matcher);
    const [text = '', , rows = {}] = texts.of(section) ?? [];
    return text.split('\n').flatMap((line, at): Passage[] => {
      if (!speaks(line, { kind, at, isRow: at in rows, query })) return [];
      const inText = of(line).map((value, concept) => Math.max(value, inHeading[concept] ?? 0));
      const anywhere = inText.map((value, concept) => Math.max(value, OF_TITLE * (inTitle[concept] ?? 0)));
      const [own, covered, density] = [share(inText), share(anywhere), typedShare(line, matcher)];
      return [
        {
          ...{ section, kind, covered, own, named, density, text: line },
          anchor: rows[at] ?? index.anchorOfSection(section),
          least: Math.min(...anywhere.filter((_, concept) => tells[concept])),
          same: share(inHeading) * named,
          score: covered + 0.3 * own + 0.3 * rank + 0.1 * density,
        },
      ];
    });
  };
  return candidates(asked.pages)
    .flatMap(read)
    .sort((a, b) => b.score - a.score);
}

/** Whether a line of a section can answer by itself. */
function speaks(
  line: string,
  { kind, at, isRow, query }: { kind: Kind; at: number; isRow: boolean; query: string },
): boolean {
  if (line === '') return false;
  if (kind === 'error') return true;
  if (line.endsWith(':')) return false;
  if (kind === 'question') return at === 0 && !isRow;
  if (ASKS_NUMBER.test(query) && !NUMBER.test(line)) return false;
  return line.split(/\s+/).length >= FEWEST_WORDS;
}
