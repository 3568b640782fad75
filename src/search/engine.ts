import { rememberTexts } from './analysis/rememberTexts.ts';
import { createAnalyzer } from './analysis/tokens.ts';
import { openIndex } from './indexing/decode.ts';
import { planQuery } from './query/plan.ts';
import { createSynonymLookup } from './query/synonymLookup.ts';
import { createCorrector } from './query/typos.ts';
import { parseQuery } from './query/units.ts';
import { createVocabulary } from './query/vocabulary.ts';
import { createScorer } from './ranking/accumulate.ts';
import { PARAMETERS, type Parameters } from './ranking/parameters.ts';
import { type RankedPage, rankPages } from './ranking/rank.ts';
import { refineByNames } from './ranking/refine.ts';
import { refineByText } from './ranking/refineByText.ts';
import { rehearse } from './rehearse.ts';
import { createMatcher } from './results/matcher.ts';
import { pageHit, sectionCounts, sectionLabel, shownWords } from './results/response.ts';
import { suggest } from './results/suggest.ts';
import { createTextLoader, type LoadShard, type SectionTexts } from './results/texts.ts';
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

/** Pages whose text is looked at before they are shown. */
const TEXTS = 14;

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
  const analyzer = rememberTexts(createAnalyzer());
  const vocabulary = createVocabulary(index);
  const tools = {
    vocabulary,
    correct: createCorrector(vocabulary),
    synonyms: createSynonymLookup(index.synonyms, vocabulary.rootOf),
    parameters,
  };
  const score = createScorer(index, parameters);
  const loader = createTextLoader(index, loadShard);
  const context = { index, parameters };

  const engine: SearchProvider = {
    prepare() {
      const titles = index.pages.map(({ title }) => title);
      void rehearse(engine, titles);
    },
    async search(request, signal, onPartial): Promise<SearchResponse> {
      const plan = planQuery(parseQuery(request.query, analyzer), request.typing, tools);
      await pause?.();
      signal.throwIfAborted();
      const { pages: all, importance } = rankPages(plan, score, context);
      await pause?.();
      const matcher = createMatcher(plan, vocabulary, analyzer);
      const named = refineByNames(all, { ...context, matcher, importance });
      const answers = named.filter(
        ({ page }) => !request.section || sectionLabel(index, page) === request.section,
      );

      async function answer(textsOf: (sections: readonly number[]) => SectionTexts | Promise<SectionTexts>) {
        const near = await textsOf(sectionsOf(answers.slice(0, TEXTS)));
        const ranked = refineByText(answers, {
          ...context,
          matcher,
          importance,
          texts: near,
          analyzer,
          count: TEXTS,
          phrases: plan.phrases,
        });
        const shown = ranked.slice(request.offset, request.offset + request.limit);
        const rest = shown.filter(({ sections: [best] }) => best && !near.of(best.section));
        const far = await textsOf(sectionsOf(rest));
        const texts = {
          of: (section: number) => near.of(section) ?? far.of(section),
          partial: near.partial || far.partial,
        };
        await pause?.();
        const pages = shown.map((page) => pageHit(page, { index, matcher, importance, texts, hrefOf }));
        return {
          query: request.query,
          total: ranked.length,
          pages,
          sections: sectionCounts(index, named),
          suggestions: suggest(plan, ranked, index),
          words: shownWords(pages),
          ...(texts.partial ? { partial: true } : {}),
        };
      }

      // A phrase in quotes stands in the text or does not: without texts there is no answer.
      if (onPartial && plan.phrases.length === 0) {
        const soon = await answer(loader.kept);
        if (!soon.partial) return soon;
        onPartial(soon);
        signal.throwIfAborted();
      }
      return answer((sections) => loader.load(sections, signal));
    },
  };
  return engine;
}

/** The best section of each page, then the second best ones. */
function sectionsOf(pages: readonly RankedPage[]): number[] {
  const ranks = [0, 1, 2];
  return ranks.flatMap((rank) => pages.flatMap(({ sections }) => sections[rank]?.section ?? []));
}
