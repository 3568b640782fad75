import { remembering } from '../shared/text.ts';
import { isStopWord } from './analysis/stopWords.ts';
import { createAnalyzer } from './analysis/tokens.ts';
import { type AnswerState, isFinal } from './answerState.ts';
import { openIndex } from './indexing/decode.ts';
import { createVocabulary } from './query/indexWords.ts';
import { type Plan, planQuery } from './query/plan.ts';
import { createSynonymLookup } from './query/synonymLookup.ts';
import { createCorrector } from './query/typos.ts';
import { parseQuery } from './query/units.ts';
import { createValueForms } from './query/valueForms.ts';
import { createScorer, rarity } from './ranking/match.ts';
import { createPageNames } from './ranking/pageNames.ts';
import { type RankedPage, rankPages } from './ranking/rank.ts';
import { createRowNames } from './ranking/rowNames.ts';
import { WEIGHTS, type Weights } from './ranking/weights.ts';
import { createAnswerer } from './results/answer.ts';
import { createMatcher, type Matcher } from './results/matcher.ts';
import {
  kindCounts,
  LITTLE,
  missingOf,
  ofKind,
  pageHit,
  sectionCounts,
  sectionLabel,
  shownSections,
  shownWords,
  suggest,
  termOf,
  withAnswer,
} from './results/response.ts';
import { createTerms } from './results/terms.ts';
import { createTexts, type LoadShard } from './results/texts.ts';
import type { Answer, SearchProvider, SearchResponse } from './searchTypes.ts';

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
/** A word on this share of all pages is a common one, unless these are few. */
const COMMON = 0.15;
const FEW = 5;
/** From this share of the best score on, what is on display stays at the first place while the reader types: a page, its section. */
const CLOSE = 0.6;
const CLOSE_SECTION = 0.4;
/** The first page shows all of its sections; those below it so many. */
const FURTHER = 2;
/** Pages whose text is searched for a phrase in quotes. */
const MOST_FOR_PHRASES = 30;

/** `rest`: id of the file with the rest of the index. */
export interface Engine extends SearchProvider {
  rest: string;
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
  const names = createPageNames(index, analyzer, vocabulary.rootOf);
  const rowNames = createRowNames(index);
  const score = createScorer(index, weights);
  const many = COMMON * index.pages.length;
  const common = many < FEW ? 0 : rarity(many, index.pages.length) ** weights.rarity;
  const texts = createTexts(index, loadShard);
  const terms = createTerms(index, vocabulary, analyzer);
  const answerer = createAnswerer({ index, analyzer, vocabulary, terms, texts, hrefOf });

  /** The pages that contain all quoted phrases, which only their text shows. */
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

  const placeOf = (page?: RankedPage) => page?.sections[0]?.section;

  /** What is on display at the first place stays there where none is clearly better: while a word is typed, many come close. */
  function keepFirst(ranked: readonly RankedPage[], place = ''): readonly RankedPage[] {
    const least = CLOSE * (ranked[0]?.score ?? 0);
    const addressOf = ({ page }: RankedPage, anchor: string) =>
      hrefOf(index.pages[page]?.route ?? '', anchor);
    const [route] = place.split('#');
    const kept = ranked.find((page) => addressOf(page, '') === route && page.score >= least);
    if (!kept) return ranked;
    const enough = CLOSE_SECTION * (kept.sections[0]?.score ?? 0);
    const section = kept.sections.find(
      (one) => addressOf(kept, index.anchorOfSection(one.section)) === place && one.score >= enough,
    );
    const first = section ? withFirst(kept, section.section) : kept;
    return [first, ...ranked.filter((page) => page !== kept)];
  }

  /** The pages that a query names, and the sections they open at: their first ones, or those with a row of this name. */
  function placesNamed(query: string): { places: ReadonlyMap<number, number>; arePages: boolean } {
    const found = names.find(query);
    const rows = rowNames(query).map((section) => [index.pageOfSection[section] ?? 0, section] as const);
    // Names of pages are compared without stop words, which can be all that makes a row: `NO_PROXY`, `Per device`.
    if (found.size && !(rows.length && analyzer.tokens(query).some(({ key }) => isStopWord(key))))
      return {
        places: new Map([...found].map((page) => [page, index.firstSection[page] ?? 0])),
        arePages: true,
      };
    return { places: new Map(rows), arePages: false };
  }

  /** Puts pages that the query names first, each at its place. */
  function namedFirst(
    ranked: readonly RankedPage[],
    { places, arePages }: ReturnType<typeof placesNamed>,
  ): readonly RankedPage[] {
    const score = ranked[0]?.score ?? 1;
    const known = ranked.filter(({ page }) => places.has(page));
    const missing = [...places.keys()].filter((page) => !known.some((one) => one.page === page));
    const start = (page: RankedPage) => withFirst(page, places.get(page.page) ?? 0);
    return [
      ...known.map((page) => ({ ...start(page), named: arePages })),
      ...missing.map((page) => start({ page, score, coverage: 1, named: arePages, sections: [] })),
      ...ranked.filter(({ page }) => !places.has(page)),
    ];
  }

  return {
    rest: index.rest,
    async search(request, signal, onProgress): Promise<SearchResponse> {
      const plan = planQuery(parseQuery(request.query, analyzer), tools);
      await pause?.();
      signal.throwIfAborted();
      const matcher = createMatcher(plan, vocabulary, analyzer);
      const { pages: ranked, importance } = rankPages(plan, score, { index, weights, matcher });
      const typed = placesNamed(request.query);
      const withNames = typed.places.size || !plan.corrected ? typed : placesNamed(plan.corrected);
      const pages = namedFirst(keepFirst(ranked, request.first), withNames);
      const isKept = placeOf(pages[0]) !== placeOf(namedFirst(ranked, withNames)[0]);
      await pause?.();
      const all = plan.phrases.length ? await withPhrases(pages, plan, matcher) : pages;
      signal.throwIfAborted();
      const term = terms.find(request.query);
      const isBelow = ({ kind }: Answer, first: RankedPage | undefined) =>
        kind === 'term' && first?.named === true && !terms.asksMeaning(request.query);
      const missing = missingOf(plan, importance, common);
      const found = missing.isAll && !withNames.places.size ? [] : all;
      const firstTitle = index.pages[found[0]?.page ?? -1]?.title ?? '';
      const isIn = ({ page }: RankedPage) =>
        !request.section || sectionLabel(index, page) === request.section;
      const ofAllSections = found
        .map((page) => ofKind(page, index, request.kind))
        .filter(({ sections }) => sections.length);
      const chosen = ofAllSections.filter(isIn);
      const shown = chosen
        .slice(request.offset, request.offset + request.limit)
        .map((page, at) =>
          at + request.offset ? { ...page, sections: page.sections.slice(0, FURTHER) } : page,
        );
      const asked = { query: request.query, plan, matcher, importance, pages: found };
      const isFirst = !request.offset && !request.section && !request.kind;
      // Readers who type the name of a page want the page; a definition may be below it.
      const forAnswer =
        isFirst && (term !== undefined || !withNames.places.size) ? answerer.sections(asked) : [];
      const ofRows = shown.flatMap(shownSections).map(({ section }) => section);
      const wanted = [...ofRows, ...forAnswer];
      const isMissing = (sections: readonly number[]) => sections.some((section) => !texts.of(section));
      const isInSteps = onProgress !== undefined && isMissing(wanted);
      const loading = texts.load(wanted);
      const answer = (state: AnswerState): SearchResponse => {
        const hits = shown.map((page) =>
          pageHit(page, { query: request.query, index, matcher, importance, texts, hrefOf }),
        );
        // A term has its card before its text has come; any other answer needs all texts.
        const canTell = forAnswer.length > 0 && (term !== undefined || isFinal(state));
        const best = canTell ? answerer.find(asked) : undefined;
        const known = best && isBelow(best, found[0]) ? { ...best, below: true } : best;
        // A card that comes after the list would move it: the answer is in its row.
        const late = term === undefined && isInSteps && isFinal(state) ? known : undefined;
        const card = late ? undefined : known;
        const pages = late ? hits.map((page) => withAnswer(page, late)) : hits;
        return {
          query: request.query,
          state,
          total: chosen.length,
          pages,
          ...(card ? { answer: card } : {}),
          sections: sectionCounts(index, ofAllSections),
          kinds: kindCounts(index, found.filter(isIn)),
          suggestions:
            chosen.length < LITTLE ? suggest(plan, all, index) : plan.corrected ? [plan.corrected] : [],
          ...(plan.corrected && hits.length ? { corrected: plan.corrected } : {}),
          ...(missing.unknown.length && hits.length ? { unknown: missing.unknown } : {}),
          ...(missing.terms.length && hits.length ? { instead: termOf(missing.terms, firstTitle) } : {}),
          ...(isKept ? { kept: true } : {}),
          words: shownWords(pages, card),
        };
      };
      if (isInSteps) {
        onProgress(answer('list'));
        signal.throwIfAborted();
      }
      await loading;
      signal.throwIfAborted();
      await pause?.();
      const lacks = isMissing(term === undefined ? ofRows : wanted);
      return answer(lacks ? 'textsMissing' : 'complete');
    },
  };
}

/** A page that leads to this section. */
function withFirst(page: RankedPage, section: number): RankedPage {
  const others = page.sections.filter((one) => one.section !== section);
  return { ...page, sections: [{ section, score: page.sections[0]?.score ?? 0 }, ...others] };
}

function sectionsOf(pages: readonly RankedPage[]): number[] {
  return pages.flatMap(({ sections }) => sections.map(({ section }) => section));
}
