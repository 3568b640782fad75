import { createAnalyzer } from './analysis/tokens.ts';
import { openIndex } from './indexing/decode.ts';
import { planQuery } from './query/plan.ts';
import { createSynonymLookup } from './query/synonymLookup.ts';
import { createCorrector } from './query/typos.ts';
import { parseQuery } from './query/units.ts';
import { createVocabulary } from './query/vocabulary.ts';
import { createScorer } from './ranking/accumulate.ts';
import { PARAMETERS, type Parameters } from './ranking/parameters.ts';
import { hasPhrase } from './ranking/phrases.ts';
import { type RankedPage, rankPages } from './ranking/rank.ts';
import { refineByNames } from './ranking/refine.ts';
import { createMatcher } from './results/matcher.ts';
import { pageHit, sectionCounts, sectionLabel, shownWords } from './results/response.ts';
import { suggest } from './results/suggest.ts';
import { createTexts, type LoadShard } from './results/texts.ts';
import type { SearchProvider, SearchResponse } from './types.ts';

export interface EngineOptions {
  /** The index file, as text or bytes. */
  index: string | Uint8Array;
  loadShard: LoadShard;
  /** Final address of a page, or of a heading on it. */
  hrefOf(route: string, anchor: string): string;
  /** Awaited between the steps of a query: lets the main thread breathe where there is no worker. */
  pause?(): Promise<void>;
  parameters?: Parameters;
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
  parameters = PARAMETERS,
}: EngineOptions): SearchProvider {
  const index = openIndex(file);
  const analyzer = createAnalyzer();
  const vocabulary = createVocabulary(index);
  const tools = {
    vocabulary,
    correct: createCorrector(vocabulary),
    synonyms: createSynonymLookup(index.synonyms, vocabulary.rootOf),
    parameters,
  };
  const score = createScorer(index, parameters);
  const texts = createTexts(index, loadShard);

  /** The pages that have all phrases: only their text tells. */
  async function withPhrases(pages: readonly RankedPage[], phrases: readonly (readonly string[])[]) {
    const candidates = pages.slice(0, MOST_FOR_PHRASES);
    await texts.load(sectionsOf(candidates));
    return candidates.filter(({ page, sections }) => {
      const places = sections.flatMap(({ section }) => [
        index.headings[section] ?? '',
        ...(texts.of(section) ?? []),
      ]);
      const tokens = [index.pages[page]?.title ?? '', ...places].map((text) => analyzer.tokens(text));
      return phrases.every((phrase) => tokens.some((own) => hasPhrase(phrase, own)));
    });
  }

  return {
    async search(request, signal, onPartial): Promise<SearchResponse> {
      const plan = planQuery(parseQuery(request.query, analyzer), request.typing, tools);
      await pause?.();
      signal.throwIfAborted();
      const { pages, importance } = rankPages(plan, score, { index, parameters });
      await pause?.();
      const matcher = createMatcher(plan, vocabulary, analyzer);
      const named = refineByNames(pages, { index, parameters, matcher, importance });
      const found = plan.phrases.length ? await withPhrases(named, plan.phrases) : named;
      signal.throwIfAborted();
      const inSection = found.filter(
        ({ page }) => !request.section || sectionLabel(index, page) === request.section,
      );
      const shown = inSection.slice(request.offset, request.offset + request.limit);
      const answer = (): SearchResponse => {
        const hits = shown.map((page) => pageHit(page, { index, matcher, importance, texts, hrefOf }));
        return {
          query: request.query,
          total: inSection.length,
          pages: hits,
          sections: sectionCounts(index, found),
          suggestions: suggest(plan, inSection, index),
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
      return answer();
    },
  };
}

function sectionsOf(pages: readonly RankedPage[]): number[] {
  return pages.flatMap(({ sections }) => sections.map(({ section }) => section));
}
