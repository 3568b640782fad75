import { createAnalyzer } from './analysis/tokens.ts';
import { openIndex } from './indexing/decode.ts';
import { type Plan, planQuery } from './query/plan.ts';
import { createSynonymLookup } from './query/synonymLookup.ts';
import { createCorrector } from './query/typos.ts';
import { parseQuery } from './query/units.ts';
import { createVocabulary } from './query/vocabulary.ts';
import { createScorer } from './ranking/match.ts';
import { type RankedPage, rankPages } from './ranking/rank.ts';
import { WEIGHTS, type Weights } from './ranking/weights.ts';
import { createMatcher, type Matcher } from './results/matcher.ts';
import { pageHit, sectionCounts, sectionLabel, shownWords, suggest } from './results/response.ts';
import { createTexts, type LoadShard } from './results/texts.ts';
import type { SearchProvider, SearchResponse } from './types.ts';

export interface EngineOptions {
  /** The index file, as text or bytes. */
  index: string | Uint8Array;
  loadShard: LoadShard;
  /** Final address of a page, or of a heading on it. */
  hrefOf(route: string, anchor: string): string;
  /** Awaited between the steps of a query, so that the page can react where there is no worker. */
  pause?(): Promise<void>;
  weights?: Weights;
}

/** Pages whose text is searched for a phrase in quotes. */
const MOST_FOR_PHRASES = 30;

/**
 * Opens an index for searching.
 * @throws OtherIndexVersion, SearchUnavailable: see `readIndex`.
 */
export function createEngine({
  index: file,
  loadShard,
  hrefOf,
  pause,
  weights = WEIGHTS,
}: EngineOptions): SearchProvider {
  const index = openIndex(file);
  const analyzer = createAnalyzer();
  const vocabulary = createVocabulary(index);
  const tools = {
    vocabulary,
    correct: createCorrector(vocabulary),
    synonyms: createSynonymLookup(index.synonyms, vocabulary.rootOf),
    weights,
  };
  const score = createScorer(index, weights);
  const texts = createTexts(index, loadShard);

  /** The pages that have all phrases in quotes: only their text tells. */
  async function withPhrases(pages: readonly RankedPage[], { phrases }: Plan, { hasPhrase }: Matcher) {
    const candidates = pages.slice(0, MOST_FOR_PHRASES);
    await texts.load(sectionsOf(candidates));
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
    async search(request, signal, onPartial): Promise<SearchResponse> {
      const plan = planQuery(parseQuery(request.query, analyzer), request.typing, tools);
      await pause?.();
      signal.throwIfAborted();
      const matcher = createMatcher(plan, vocabulary, analyzer);
      const { pages, importance } = rankPages(plan, score, { index, weights, matcher });
      await pause?.();
      const found = plan.phrases.length ? await withPhrases(pages, plan, matcher) : pages;
      signal.throwIfAborted();
      const inSection = found.filter(
        ({ page }) => !request.section || sectionLabel(index, page) === request.section,
      );
      const shown = inSection.slice(request.offset, request.offset + request.limit);
      const unknown = plan.concepts.flatMap(({ typed }, at) => (importance[at] ? [] : [typed]));
      const answer = (): SearchResponse => {
        const hits = shown.map((page) => pageHit(page, { index, matcher, importance, texts, hrefOf }));
        return {
          query: request.query,
          total: inSection.length,
          pages: hits,
          sections: sectionCounts(index, found),
          suggestions: suggest(plan, inSection, index),
          ...(plan.corrected && hits.length ? { corrected: plan.corrected } : {}),
          ...(unknown.length && hits.length ? { unknown } : {}),
          words: shownWords(hits),
        };
      };
      const sections = sectionsOf(shown);
      if (onPartial && sections.some((section) => !texts.of(section))) {
        onPartial({ ...answer(), partial: true });
        signal.throwIfAborted();
      }
      await texts.load(sections);
      signal.throwIfAborted();
      await pause?.();
      const textsMissing = sections.some((section) => !texts.of(section));
      return { ...answer(), ...(textsMissing ? { textsMissing } : {}) };
    },
  };
}

function sectionsOf(pages: readonly RankedPage[]): number[] {
  return pages.flatMap(({ sections }) => sections.map(({ section }) => section));
}
