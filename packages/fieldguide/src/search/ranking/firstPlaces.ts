import { isStopWord } from '../analysis/stopWords.ts';
import type { Analyzer } from '../analysis/tokens.ts';
import type { SearchIndex } from '../indexing/decode.ts';
import type { Vocabulary } from '../query/indexWords.ts';
import type { SearchRequest } from '../searchTypes.ts';
import { createPageNames } from './pageNames.ts';
import type { RankedPage } from './rank.ts';
import { createRowNames } from './rowNames.ts';

/** From this share of the best score on, what is on display stays at the first place while the reader types: a page, its section. */
const CLOSE = 0.6;
const CLOSE_SECTION = 0.4;

interface FirstPlacesContext {
  index: SearchIndex;
  analyzer: Analyzer;
  vocabulary: Vocabulary;
  hrefOf(route: string, anchor: string): string;
}

/** Ranked pages, with those first that are there for another reason than their score. */
interface Arranged {
  pages: readonly RankedPage[];
  /** The query is the name of a page or of a row. */
  isNamed: boolean;
  /** The first place is there because it was on display. */
  isKept: boolean;
}

/** The pages that a query names, and the sections they open at. */
interface NamedPlaces {
  places: ReadonlyMap<number, number>;
  arePages: boolean;
}

/** Arranges ranked pages: what the query names is first, then what is on display first. */
export function createFirstPlaces(context: FirstPlacesContext) {
  const { index, analyzer, vocabulary, hrefOf } = context;
  const pageNames = createPageNames(index, analyzer, vocabulary.rootOf);
  const rowNames = createRowNames(index);

  /** Pages open at their first section, or at that with a row of this name. */
  function placesNamed(query: string): NamedPlaces {
    const found = pageNames.find(query);
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
  function namedFirst(ranked: readonly RankedPage[], { places, arePages }: NamedPlaces) {
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

  return (ranked: readonly RankedPage[], { query, first }: SearchRequest, corrected: string): Arranged => {
    const typed = placesNamed(query);
    const named = typed.places.size || !corrected ? typed : placesNamed(corrected);
    const pages = namedFirst(keepFirst(ranked, first), named);
    const isKept = firstSection(pages) !== firstSection(namedFirst(ranked, named));
    return { pages, isNamed: named.places.size > 0, isKept };
  };
}

const firstSection = ([page]: readonly RankedPage[]) => page?.sections[0]?.section;

/** A page that leads to this section. */
function withFirst(page: RankedPage, section: number): RankedPage {
  const others = page.sections.filter((one) => one.section !== section);
  return { ...page, sections: [{ section, score: page.sections[0]?.score ?? 0 }, ...others] };
}
