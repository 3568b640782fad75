import { isStopWord, isWeakWord } from '../analysis/stopWords.ts';
import type { Analyzer } from '../analysis/tokens.ts';
import type { SearchIndex } from '../indexing/decode.ts';
import type { Plan } from '../query/plan.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import type { RankedPage } from '../ranking/rank.ts';
import type { Answer, Kind } from '../types.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { markText } from './snippet.ts';
import type { Texts } from './texts.ts';

/*
 * When a card stands above the results. All numbers are chosen on the tuning halves of `tests/search/answers.jsonl` and
 * `errors.jsonl`; what they reach is printed by `npm run bench:search`.
 */

/** Sections that are looked at. */
const CANDIDATES = 16;
const MOST_WORDS = 60;
/** What a page's title says of a passage; what only means the same. */
const OF_TITLE = 0.8;
const OF_MEANING = 0.5;
/** A passage of fewer words, or that only announces what follows, says nothing by itself. */
const FEWEST_WORDS = 5;
/** Fewer telling words than these are no question about a fact. */
const FEWEST_CONCEPTS = 3;

/** How the best passage must answer, and how far the second one must lie behind. */
interface Confidence {
  /** Share of the query in passage, heading and title; in the heading alone. */
  covered: number;
  headed: number;
  /** Share of the heading's words that the query has. */
  named: number;
  margin: number;
}

const ERROR: Confidence = { covered: 0.6, headed: 0.57, named: 0.5, margin: 0.09 };
/** A message that stands in a longer row, whole. */
const ERROR_WITHIN: Confidence = { covered: 0.9, headed: 0.9, named: 0.3, margin: 0.12 };
const QUESTION: Confidence = { covered: 0.9, headed: 0.8, named: 0.75, margin: 0.05 };
/** The heading, whole, and little else. */
const WHOLE: Confidence = { covered: 0.9, headed: 0.8, named: 0.99, margin: 0.01 };
/** `least`: how far each telling word must be covered; more than what only means the same. */
const FACT = { covered: 0.85, own: 0.8, least: 0.6, margin: 0.1, density: 0.2, named: 0.8 };

/** Words around a term in a question about its meaning. */
const DEFINE =
  /^(?:what(?:['’]?s| is| are| does| do)|define|explain|definition of|meaning of)\s+(?:(?:an?|the)\s+)?|\s+(?:means?|stands? for|do|show|definition|meaning)(?=\s*\??$)|[?\s]+$/gi;
const ASKS =
  /^(?:how|what|which|who|whom|whose|where|when|why|can|could|does|do|did|is|are|was|will|would|should|may|must|has|have)\b/i;
const ASKS_NUMBER =
  /^(?:(?:after |up to )?how (?:many|much|long|often|large|big|far)|(?:which|what) (?:tcp |udp )?ports?|default)\b/i;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|hundred|thousand|never|daily|hourly|nightly)\b/i;

interface Passage {
  page: number;
  section: number;
  anchor: string;
  kind: Kind;
  text: string;
  /** Shares of the query: in passage, heading and title; in the first two; in the heading. */
  covered: number;
  own: number;
  headed: number;
  /** How far the telling word is covered that is covered least. */
  least: number;
  /** Shares of the heading's and of the passage's telling words that were typed. */
  named: number;
  density: number;
  score: number;
}

export interface AnswerContext {
  index: SearchIndex;
  analyzer: Analyzer;
  vocabulary: Vocabulary;
  texts: Texts;
  hrefOf(route: string, anchor: string): string;
}

interface Asked {
  query: string;
  plan: Plan;
  matcher: Matcher;
  importance: readonly number[];
  pages: readonly RankedPage[];
}

/** Finds what a query names. */
export interface Answerer {
  /** The section of the term that a query is, or asks the meaning of. */
  term(query: string): number | undefined;
  /** Lists terms and says nothing else. */
  isGlossary(page: number): boolean;
  /** Sections whose texts must be loaded to tell; none where there can be no answer. */
  sections(asked: Asked): number[];
  /** The answer, where it is sure. Needs the texts of these sections. */
  find(asked: Asked): Answer | undefined;
}

/** Makes an answerer for one index. */
export function createAnswerer({ index, analyzer, vocabulary, texts, hrefOf }: AnswerContext): Answerer {
  const words = (text: string) => analyzer.tokens(text).filter(({ span }) => span === 1);
  const telling = (text: string) => words(text).filter(({ key }) => !isStopWord(key));
  const rootsOf = (text: string) =>
    words(text)
      .map(({ key }) => vocabulary.rootOf(key))
      .join(' ');
  const terms = new Map<string, number>();
  const glossaries = new Set<number>();
  index.headings.forEach((heading, section) => {
    if (index.kindOfSection(section) !== 'term') return;
    glossaries.add(index.pageOfSection[section] ?? 0);
    for (const name of heading.split(/ \(|\)$/)) if (name) terms.set(rootsOf(name), section);
  });
  const term = (query: string) => terms.get(rootsOf(query)) ?? terms.get(rootsOf(query.replace(DEFINE, '')));

  /** The last word may become another. */
  function isUnfinished(query: string, { corrected }: Plan): boolean {
    const key = words(query).at(-1)?.key ?? '';
    const isWord = isStopWord(key) || vocabulary.withStem(vocabulary.rootOf(key)).length > 0;
    return !isWord && !corrected && !/\s$/.test(query);
  }

  /** Sections by what they say themselves, on pages that answer. */
  function candidates(pages: readonly RankedPage[]) {
    const best = pages[0]?.score || 1;
    const ranked = pages.flatMap(({ page, score, sections }) =>
      glossaries.has(page)
        ? []
        : sections.map(({ section, score: own }) => ({ page, section, rank: own * Math.sqrt(score / best) })),
    );
    const first = ranked.sort((a, b) => b.rank - a.rank)[0]?.rank || 1;
    return ranked.slice(0, CANDIDATES).map((one) => ({ ...one, rank: one.rank / first }));
  }

  /** How much of each concept a text has. */
  function coverage({ plan, matcher }: Asked) {
    // A word that means two of the typed ones would count for both.
    const strict = createMatcher(
      {
        ...plan,
        spans: [],
        concepts: plan.concepts.map((concept) => ({
          ...concept,
          expressions: concept.expressions.filter(({ origin }) => origin !== 'synonym'),
        })),
      },
      vocabulary,
      analyzer,
    );
    const best = (matches: ReturnType<Matcher['find']>, concept: number) =>
      matches.reduce(
        (most, { concepts, weight }) => (concepts.includes(concept) ? Math.max(most, weight) : most),
        0,
      );
    return {
      of(text: string): number[] {
        const [typed, meant] = [strict.find(text), matcher.find(text)];
        return plan.concepts.map((_, at) => Math.max(best(typed, at), OF_MEANING * best(meant, at)));
      },
      /** Share of the telling words of a text that were typed. */
      share(text: string): number {
        const found = new Set(
          strict
            .find(text)
            .flatMap(({ position, span }) => Array.from({ length: span }, (_, at) => position + at)),
        );
        const all = telling(text);
        return all.filter(({ position }) => found.has(position)).length / (all.length || 1);
      },
    };
  }

  function passages(asked: Asked): Passage[] {
    const { query, importance } = asked;
    const tells = asked.plan.concepts.map(({ typed }) => !isWeakWord(typed.toLowerCase()));
    const most = Math.max(...importance);
    // What stands nowhere tells as much as the rarest word.
    const weights = importance.map((weight) => weight || most);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const share = (values: readonly number[]) =>
      values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / total;
    const { of, share: shareOf } = coverage(asked);
    return candidates(asked.pages).flatMap(({ page, section, rank }) => {
      const kind = index.kindOfSection(section);
      const heading = index.headings[section] ?? '';
      const [inTitle, inHeading] = [of(index.pages[page]?.title ?? ''), of(heading)];
      const named = shareOf(heading);
      const [text = '', , rows = {}] = texts.of(section) ?? [];
      return text.split('\n').flatMap((line, at): Passage[] => {
        if (!speaks(line, { kind, at, isRow: at in rows, query })) return [];
        const inText = of(line).map((value, concept) => Math.max(value, inHeading[concept] ?? 0));
        const anywhere = inText.map((value, concept) => Math.max(value, OF_TITLE * (inTitle[concept] ?? 0)));
        const least = Math.min(...anywhere.filter((_, concept) => tells[concept]));
        const [own, covered] = [share(inText), share(anywhere)];
        const density = shareOf(line);
        const anchor =
          rows[at] ?? (section === index.firstSection[page] ? '' : index.anchorOfSection(section));
        const score = covered + 0.3 * own + 0.3 * rank + 0.1 * density;
        return [
          {
            page,
            section,
            anchor,
            kind,
            text: line,
            covered,
            own,
            headed: share(inHeading),
            least,
            named,
            density,
            score,
          },
        ];
      });
    });
  }

  function isSure(best: Passage, margin: number, { query, plan, importance }: Asked): boolean {
    const meets = (least: Confidence) =>
      best.covered >= least.covered &&
      best.headed >= least.headed &&
      best.named >= least.named &&
      margin >= least.margin;
    const concepts = plan.concepts.filter(({ typed }) => !isWeakWord(typed.toLowerCase()));
    if (best.kind === 'error') {
      // One word is a part of many messages; a code stands for its own.
      const isMessage = !ASKS.test(query) && (telling(query).length > 1 || /\d/.test(query));
      return meets(ERROR) || meets(WHOLE) || (isMessage && meets(ERROR_WITHIN));
    }
    if (best.kind === 'question') return meets(QUESTION) || meets(WHOLE);
    return (
      importance.every(Boolean) &&
      concepts.length >= FEWEST_CONCEPTS &&
      best.covered >= FACT.covered &&
      best.own >= FACT.own &&
      best.least >= FACT.least &&
      margin >= FACT.margin &&
      (best.density >= FACT.density || best.named >= FACT.named)
    );
  }

  function card(
    section: number,
    text: string,
    { matcher }: Asked,
    anchor = index.anchorOfSection(section),
  ): Answer {
    const { route = '', title = '', breadcrumbs = [] } = index.pages[index.pageOfSection[section] ?? 0] ?? {};
    const heading = index.headings[section] || title;
    return {
      kind: index.kindOfSection(section),
      href: hrefOf(route, anchor),
      heading: markText(heading, matcher.find(heading)),
      text: markText(text, matcher.find(text)),
      title,
      breadcrumbs,
    };
  }

  return {
    term,
    isGlossary: (page) => glossaries.has(page),
    sections(asked) {
      const named = term(asked.query);
      if (named !== undefined) return [named];
      if (isUnfinished(asked.query, asked.plan)) return [];
      const likely = candidates(asked.pages).map(({ section }) => section);
      if (telling(asked.query).length >= FEWEST_CONCEPTS) return likely;
      const { share } = coverage(asked);
      const isNamed = (section: number) =>
        ['error', 'question'].includes(index.kindOfSection(section)) &&
        share(index.headings[section] ?? '') >= ERROR_WITHIN.named;
      return likely.some(isNamed) ? likely : [];
    },
    find(asked) {
      const named = term(asked.query);
      if (named !== undefined) {
        const definition = texts.of(named)?.[0].split('\n')[0];
        return definition ? card(named, shortened(definition), asked) : undefined;
      }
      if (isUnfinished(asked.query, asked.plan)) return undefined;
      const all = passages(asked).sort((a, b) => b.score - a.score);
      const [best] = all;
      if (!best) return undefined;
      const rival = all.find(({ section }) => section !== best.section);
      if (!isSure(best, best.score - (rival?.score ?? 0), asked)) return undefined;
      const isFact = best.kind !== 'error' && best.kind !== 'question';
      const text = shortened(best.text, isFact ? asked.matcher : undefined);
      return text ? card(best.section, text, asked, best.anchor) : undefined;
    },
  };
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

/** Whole sentences of a text, at most `MOST_WORDS`; from the one that has the most of the query on. Empty where one is too long. */
function shortened(text: string, matcher?: Matcher): string {
  const count = (part: string) => part.trim().split(/\s+/).length;
  if (count(text) <= MOST_WORDS) return text;
  const sentences = text.match(/.+?(?:[.!?](?=\s|$)|$)\s*/gs) ?? [];
  const worth = (sentence: string) =>
    new Set(matcher?.find(sentence).flatMap(({ concepts }) => concepts)).size;
  const from = matcher
    ? sentences.reduce((best, one, at) => (worth(one) > worth(sentences[best] ?? '') ? at : best), 0)
    : 0;
  let taken = '';
  for (const sentence of sentences.slice(from)) {
    if (count(taken + sentence) > MOST_WORDS) break;
    taken += sentence;
  }
  return taken.trim();
}
