import { remembering } from '../shared/text.ts';
import { createAnalyzer } from './analysis/tokens.ts';
import { openIndex } from './indexing/decode.ts';
import { createVocabulary } from './query/indexWords.ts';
import { type Plan, planQuery } from './query/plan.ts';
import { createSynonymLookup } from './query/synonymLookup.ts';
import { createCorrector } from './query/typos.ts';
import { parseQuery } from './query/units.ts';
import { createValueForms } from './query/valueForms.ts';
import { createFirstPlaces } from './ranking/firstPlaces.ts';
import { createScorer } from './ranking/match.ts';
import { type RankedPage, rankPages } from './ranking/rank.ts';
import { WEIGHTS, type Weights } from './ranking/weights.ts';
import { createMatcher, type Matcher } from './results/matcher.ts';
import { createResponder } from './results/respond.ts';
import { createTerms } from './results/terms.ts';
import { createTexts, type LoadShard } from './results/texts.ts';
import type { Search } from './searchTypes.ts';

export interface EngineOptions {
  /** The index file, as text or bytes; and the rest of the index, without which names and headings are searched alone. */
  index: string | Uint8Array;
  rest?: string | Uint8Array;
  loadShard: LoadShard;
  /** Final address of a page, or of a heading on it. */
  hrefOf(route: string, anchor: string): string;
  /** Awaited between the steps of a query, so that the page can react where there is no worker. */
  pause?(): Promise<void>;
  weights?: Weights;
}

/** Cached tokens of titles, headings and lines of loaded texts, because each key press reads the same ones. */
const MOST_TEXTS = 10_000;
/** Pages whose text is searched for a phrase in quotes. */
const MOST_FOR_PHRASES = 30;

/** `rest`: id of the file with the rest of the index. */
export interface Engine {
  rest: string;
  search: Search;
}

/**
 * Opens an index for searching.
 * @throws OtherIndexVersion, SearchUnavailable: see `readIndex`.
 */
export function createEngine({
  index: file,
  rest,
  loadShard,
  hrefOf,
  pause,
  weights = WEIGHTS,
}: EngineOptions): Engine {
  const index = openIndex(file, rest);
  const analyzer = { tokens: remembering(createAnalyzer().tokens, MOST_TEXTS) };
  const vocabulary = createVocabulary(index);
  const tools = {
    vocabulary,
    correct: createCorrector(vocabulary, index.common),
    values: createValueForms(vocabulary),
    synonyms: createSynonymLookup(index.synonyms, vocabulary.rootOf),
    weights,
  };
  const score = createScorer(index, weights);
  const texts = createTexts(index, loadShard);
  const terms = createTerms(index, vocabulary, analyzer);
  const parts = { index, analyzer, vocabulary, weights, texts, terms, hrefOf };
  const arrange = createFirstPlaces(parts);
  const draft = createResponder(parts);

  /** The pages that contain all quoted phrases, which only their text shows. */
  async function withPhrases(pages: readonly RankedPage[], { phrases }: Plan, { hasPhrase }: Matcher) {
    if (!phrases.length) return pages;
    const candidates = pages.slice(0, MOST_FOR_PHRASES);
    await texts.load(candidates.flatMap(({ sections }) => sections.map(({ section }) => section)));
    return candidates.filter(({ page, sections }) => {
      const title = index.pages[page]?.title ?? '';
      const places = sections.flatMap(({ section }) => {
        const [text = '', code = ''] = texts.of(section) ?? [];
        return [index.headings[section] ?? '', text, code];
      });
      return phrases.every((phrase) => [title, ...places].some((text) => hasPhrase(phrase, text)));
    });
  }

  return {
    rest: index.rest,
    async search(request, signal, onProgress) {
      const { query } = request;
      const plan = planQuery(parseQuery(query, analyzer), tools);
      await pause?.();
      signal.throwIfAborted();

      const matcher = createMatcher(plan, vocabulary, analyzer);
      const { pages: ranked, importance } = rankPages(plan, score, { index, weights, matcher });
      const arranged = arrange(ranked, request, plan.corrected);
      await pause?.();
      const pages = await withPhrases(arranged.pages, plan, matcher);
      signal.throwIfAborted();

      const answer = draft(request, { ...arranged, query, plan, matcher, importance, pages });
      const isInSteps = onProgress !== undefined && !answer.hasTexts();
      const loading = answer.loadTexts();
      if (isInSteps) {
        onProgress(answer.list());
        signal.throwIfAborted();
      }
      await loading;
      signal.throwIfAborted();
      await pause?.();
      return answer.whole(isInSteps);
    },
  };
}
