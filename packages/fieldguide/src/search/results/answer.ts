import { isStopWord, isWeakWord } from '../analysis/stopWords.ts';
import type { Analyzer } from '../analysis/tokens.ts';
import type { SearchIndex } from '../indexing/decode.ts';
import type { Vocabulary } from '../query/indexWords.ts';
import type { Answer } from '../searchTypes.ts';
import type { Matcher } from './matcher.ts';
import { candidates, type Passage, passagesOf, type RankedQuery, typedShare } from './passages.ts';
import { markText } from './snippet.ts';
import type { Terms } from './terms.ts';
import type { Texts } from './texts.ts';

/*
 * When a card is shown above the results. All numbers are chosen on `tests/search/training.jsonl` and on the tuning halves of
 * `answers.jsonl` and `errors.jsonl` there; what they reach is printed by `npm run bench:search`.
 */

/**
 * How much of the heading must be typed so that the row or question matches, and from where it certainly does. Two
 * or three plain words (`failed logins`) name a row as a question is named.
 */
const NAMED = { error: 0.35, question: 0.6 };
const WHOLE = 0.8;
/** Share of the query in a named passage, and the least distance to the second one. */
const OF_NAMED = { covered: 0.4, margin: 0.04 };
/** The same where nothing is named, but one passage has what was asked for. `least`: of each telling word. `pages`: on one of so
 * many first pages. */
const FACT = {
  covered: 0.85,
  own: 0.8,
  least: 0.6,
  margin: 0.1,
  density: 0.2,
  named: 0.8,
  pages: { asking: 99, naming: 2 },
};
/** So many telling words name a fact. Three that ask nothing (`merge duplicate devices`) name a subject. */
const FEWEST = { asking: 3, naming: 4 };
const ASKS = /^(?:how|what|which|where|when|who|why|is|are|can|does|do|may|will|should|must)\b|\?\s*$/i;
const MOST_WORDS = 60;

export interface AnswerContext {
  index: SearchIndex;
  analyzer: Analyzer;
  vocabulary: Vocabulary;
  terms: Terms;
  texts: Texts;
  hrefOf(route: string, anchor: string): string;
}

/** Finds what a query names. */
export interface Answerer {
  /** Sections whose texts must be loaded to decide; none if there can be no answer. */
  sections(asked: RankedQuery): number[];
  /** The answer, where it is sure. Needs the texts of these sections; a term has its card before, with an empty text. */
  find(asked: RankedQuery): Answer | undefined;
}

/** Makes an answerer for one index. */
export function createAnswerer(context: AnswerContext): Answerer {
  const { index, analyzer, vocabulary, terms, texts, hrefOf } = context;
  /** The last word may become another. */
  function isUnfinished({ query, plan }: RankedQuery): boolean {
    const key = analyzer.tokens(query).findLast(({ span }) => span === 1)?.key ?? '';
    const isWord = isStopWord(key) || vocabulary.withStem(vocabulary.rootOf(key)).length > 0;
    return !isWord && !plan.corrected && !/\s$/.test(query);
  }

  function card(text: string, place: Pick<Passage, 'section' | 'anchor'>, { matcher }: RankedQuery): Answer {
    const { section, anchor } = place;
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
    sections(asked) {
      const term = terms.find(asked.query);
      if (term !== undefined) return [term];
      if (isUnfinished(asked)) return [];
      const likely = candidates(asked.pages).map(({ section }) => section);
      const mayBeNamed = (section: number) => {
        const kind = index.kindOfSection(section);
        const least = kind === 'error' || kind === 'question' ? NAMED[kind] : Infinity;
        return typedShare(index.headings[section] ?? '', asked.matcher) >= least;
      };
      const mayAnswer =
        asked.matcher.wordCount(asked.query) >= fewest(asked.query) || likely.some(mayBeNamed);
      return mayAnswer ? likely : [];
    },
    find(asked) {
      const term = terms.find(asked.query);
      if (term !== undefined) {
        const definition = texts.of(term)?.[0].split('\n')[0];
        const place = { section: term, anchor: index.anchorOfSection(term) };
        return definition === '' ? undefined : card(shortened(definition ?? ''), place, asked);
      }
      if (isUnfinished(asked)) return undefined;
      const all = passagesOf(asked, index, texts);
      const [best] = all;
      const second = all.find(({ section }) => section !== best?.section)?.score ?? 0;
      const place = asked.pages.findIndex(({ page }) => page === index.pageOfSection[best?.section ?? -1]);
      if (!best || !isSure(best, { ...asked, place, margin: best.score - second })) return undefined;
      const isNamed = best.kind === 'error' || best.kind === 'question';
      const text = shortened(best.text, isNamed ? undefined : asked.matcher);
      if (!text) return undefined;
      const titleOf = ({ section }: Passage) => index.pages[index.pageOfSection[section] ?? 0]?.title ?? '';
      const isTwin = ({ kind, same }: Passage) => kind === 'error' && same >= best.same - OF_NAMED.margin;
      const titles = best.kind === 'error' ? all.filter(isTwin).map(titleOf) : [];
      const also = [...new Set(titles)].filter((title) => title !== titleOf(best));
      return { ...card(text, best, asked), ...(also.length ? { also } : {}) };
    },
  };
}

const fewest = (query: string) => (ASKS.test(query.trimStart()) ? FEWEST.asking : FEWEST.naming);

/** `place`: that of the passage's page among the results, from 0; `margin`: how far it is ahead of the next. */
function isSure(
  best: Passage,
  { query, plan, importance, place, margin }: RankedQuery & { place: number; margin: number },
): boolean {
  const { kind, same, covered } = best;
  if (kind === 'error' || kind === 'question') {
    const isMessage = plan.concepts.length >= FEWEST.naming || plan.concepts.some(({ exact }) => exact);
    const least = isMessage ? NAMED[kind] : NAMED.question;
    const isNamed = same >= WHOLE || (same >= least && margin >= OF_NAMED.margin);
    return isNamed && covered >= OF_NAMED.covered;
  }
  return (
    place < (ASKS.test(query.trimStart()) ? FACT.pages.asking : FACT.pages.naming) &&
    importance.every(Boolean) &&
    plan.concepts.filter(({ typed }) => !isWeakWord(typed.toLowerCase())).length >= fewest(query) &&
    covered >= FACT.covered &&
    best.own >= FACT.own &&
    best.least >= FACT.least &&
    margin >= FACT.margin &&
    (best.density >= FACT.density || best.named >= FACT.named)
  );
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
