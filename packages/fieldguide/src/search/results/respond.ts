import { type AnswerState, isFinal } from '../answerState.ts';
import type { SearchIndex } from '../indexing/decode.ts';
import { rarity } from '../ranking/match.ts';
import type { RankedPage } from '../ranking/rank.ts';
import type { Weights } from '../ranking/weights.ts';
import type { Answer, SearchRequest, SearchResponse } from '../searchTypes.ts';
import { type AnswerContext, createAnswerer } from './answer.ts';
import type { RankedQuery } from './passages.ts';
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
} from './response.ts';

/** A word on this share of all pages is a common one, unless these are few. */
const COMMON = 0.15;
const FEW = 5;
/** The first page shows all of its sections; those below it so many. */
const FURTHER = 2;

interface ResponderContext extends AnswerContext {
  weights: Weights;
}

/** A query with the pages that it found, in their order. */
interface Found extends RankedQuery {
  /** It is the name of a page or of a row. */
  isNamed: boolean;
  isKept: boolean;
}

/** An answer in the making. */
interface Draft {
  /** The texts that it shows or is looked for in are here. */
  hasTexts(): boolean;
  loadTexts(): Promise<void>;
  /** The answer as it is before they are here. */
  list(): SearchResponse;
  /** The answer with all texts that could be loaded. `afterList`: the reader has the list already, and it must not move. */
  whole(afterList: boolean): SearchResponse;
}

/** Turns what a query has found into what a request asks for. */
export function createResponder(context: ResponderContext): (request: SearchRequest, found: Found) => Draft {
  const { index, weights, terms, texts } = context;
  const answerer = createAnswerer(context);
  const many = COMMON * index.pages.length;
  const common = many < FEW ? 0 : rarity(many, index.pages.length) ** weights.rarity;
  const titleOf = (page?: RankedPage) => index.pages[page?.page ?? -1]?.title ?? '';
  const isMissing = (sections: readonly number[]) => sections.some((section) => !texts.of(section));

  return (request, found) => {
    const { query, plan, importance, isNamed } = found;
    const { corrected } = plan;
    const missing = missingOf(plan, importance, common);
    const asked = missing.isAll && !isNamed ? { ...found, pages: [] } : found;
    const [first] = asked.pages;
    const { shown, ...counts } = selected(asked.pages, request, index);
    const facts = {
      query,
      ...counts,
      suggestions: counts.total < LITTLE ? suggest(plan, found.pages, index) : corrected ? [corrected] : [],
      kept: found.isKept,
      ...(shown.length && {
        corrected: corrected || undefined,
        unknown: missing.unknown.length ? missing.unknown : undefined,
        instead: missing.terms.length ? termOf(missing.terms, titleOf(first)) : undefined,
      }),
    };

    const isTerm = terms.find(query) !== undefined;
    const isWholeList = !request.offset && !request.section && !request.kind;
    // Readers who type the name of a page want the page; a definition may be below it.
    const ofAnswer = isWholeList && (isTerm || !isNamed) ? answerer.sections(asked) : [];
    const ofRows = shown.flatMap(shownSections).map(({ section }) => section);
    const all = [...ofRows, ...ofAnswer];

    function bestAnswer(): Answer | undefined {
      const best = answerer.find(asked);
      const isBelow = best?.kind === 'term' && first?.named && !terms.asksMeaning(query);
      return best && isBelow ? { ...best, below: true } : best;
    }

    function respond(state: AnswerState, inRow: boolean): SearchResponse {
      const hits = shown.map((page) => pageHit(page, { ...context, ...found }));
      // A term has its card before its text has come; any other answer needs all texts.
      const best = ofAnswer.length && (isTerm || isFinal(state)) ? bestAnswer() : undefined;
      const pages = best && inRow ? hits.map((page) => withAnswer(page, best)) : hits;
      const answer = inRow ? undefined : best;
      return { ...facts, state, pages, answer, words: shownWords(pages, answer) };
    }

    return {
      hasTexts: () => !isMissing(all),
      loadTexts: () => texts.load(all),
      list: () => respond('list', false),
      whole: (afterList) =>
        // A card that comes after the list would move it: the answer is in its row.
        respond(isMissing(isTerm ? all : ofRows) ? 'textsMissing' : 'complete', afterList && !isTerm),
    };
  };
}

/** The pages that a request asks for, of all that were found, and how many there are. */
function selected(found: readonly RankedPage[], request: SearchRequest, index: SearchIndex) {
  const { offset, limit, section, kind } = request;
  const isIn = ({ page }: RankedPage) => !section || sectionLabel(index, page) === section;
  const ofAllSections = found
    .map((page) => ofKind(page, index, kind))
    .filter(({ sections }) => sections.length);
  const chosen = ofAllSections.filter(isIn);
  const shown = chosen
    .slice(offset, offset + limit)
    .map((page, at) => (at + offset ? { ...page, sections: page.sections.slice(0, FURTHER) } : page));
  return {
    total: chosen.length,
    shown,
    sections: sectionCounts(index, ofAllSections),
    kinds: kindCounts(index, found.filter(isIn)),
  };
}
