import type { PageFacts, SiteFacts } from '../shared/facts.ts';
import type { AnswerState } from './answerState.ts';

/**
 * What search is made of: records leave the compile pass, an index is built from them, a provider answers
 * queries with results. Plain data; known to build, browser and hosted services alike.
 */

/** The kind of content of a result; readers filter by it. The first is for all other text. */
export const KINDS = ['page', 'error', 'question', 'setting', 'port', 'term'] as const;
export type Kind = (typeof KINDS)[number];

/** One searchable part of a page: the text between one heading and the next. */
export interface SearchRecord {
  /** Route of the page, without base path: `/getstarted/faqs/`. */
  route: string;
  /** Id of the heading; empty for the text before the first one. */
  anchor: string;
  /** Title of the page. */
  title: string;
  /** Text of the heading, or of a row's first cell; empty for the text before the first heading. */
  heading: string;
  /** 1 for the text before the first heading, else the heading's level; 7 for a row of a table of faults. */
  level: number;
  /** Prose, list items, table cells, tab labels and alternative texts in reading order; one line a block. */
  text: string;
  /** Code blocks unchanged, one after the other. Code within a sentence is part of `text`. */
  code: string;
  /** What readers ask that this section answers, or would call it, from front matter. */
  questions?: readonly string[];
  /** Words in drawings: they find the section, and are no text to show. */
  labels?: string;
  /** Anchors of rows of tables, by the numbers of their lines in `text`. */
  rows?: Readonly<Record<number, string>>;
  /** Absent: `page`. */
  kind?: Kind;
}

/** What search knows of a page besides its records. */
export interface SearchPage {
  route: string;
  title: string;
  /** What the sidebar calls it, where that is another name. */
  label?: string;
  description: string;
  /** Other words that readers would type, from front matter. */
  keywords: readonly string[];
  /** Questions that the page as a whole answers, from front matter. */
  questions: readonly string[];
  /** Labels from the top of the sidebar down to the page's parent. */
  breadcrumbs: readonly string[];
  records: readonly SearchRecord[];
}

/** A stretch of text in a result; `marked` where it is what the reader looked for. */
export interface Fragment {
  text: string;
  marked: boolean;
  /** Marked, not because it was typed, but as a synonym. */
  isSynonym?: boolean;
}

/** A place within a page that answers. */
export interface SectionHit {
  /** Final address, with fragment. */
  href: string;
  /** The heading; the page's title for the text before the first one. */
  heading: Fragment[];
  snippet: Fragment[];
  kind: Kind;
  /** The snippet is the answer, known only after the list was drawn: a card above it would move it. */
  answers?: boolean;
}

/** A page that answers, with its best places, best first. */
export interface PageHit {
  route: string;
  href: string;
  title: Fragment[];
  breadcrumbs: readonly string[];
  /** Label of the top-level section, for the filter of the search page. */
  section: string;
  /** At least one. */
  hits: SectionHit[];
}

/** What a query names, word for word as the page has it: shown above the results. */
export interface Answer {
  kind: Kind;
  /** Final address, with fragment. */
  href: string;
  /** The row, question, term or section that holds it. */
  heading: Fragment[];
  /** At most 60 words. */
  text: Fragment[];
  /** Titles of other pages that know the same error. */
  also?: readonly string[];
  /** It is below the first page, which has the name that was typed: Enter opens that. */
  below?: boolean;
  /** Of the page. */
  title: string;
  breadcrumbs: readonly string[];
}

export interface SearchRequest {
  query: string;
  /** Pages to skip and pages to return. */
  offset: number;
  limit: number;
  /** Address of the place that is on display first, while the query is typed. */
  first?: string;
  /** Only pages of this top-level section. */
  section?: string;
  /** Only places of this kind. */
  kind?: Kind;
}

export interface SearchResponse {
  query: string;
  state: AnswerState;
  /** Pages that answer, in the chosen section and of the chosen kind. */
  total: number;
  pages: PageHit[];
  /** Only where it is sure. */
  answer?: Answer;
  /** Pages of the chosen kind by top-level section, over all sections, most first. */
  sections: { label: string; count: number }[];
  /** Pages of the chosen section by the kinds of their places, in the order of `KINDS`; a page may have several. */
  kinds: { kind: Kind; count: number }[];
  /** Queries worth trying instead: the corrected spelling first. Filled where little or nothing was found. */
  suggestions: string[];
  /** The query with the spelling that was searched for instead, where that is another. */
  corrected?: string;
  /** Typed words that no page has: the results are those of the others. */
  unknown?: string[];
  /** No page has any of them: the results are those of this other term. */
  instead?: string;
  /** Words and phrases as the pages have them, to highlight on an opened page. */
  words: string[];
  /** The first place is there because it was before: asked without `first`, another would be. */
  kept?: boolean;
}

/**
 * Answers a query.
 * @param onProgress Gets what there is of the answer before it is final.
 * @throws SearchUnavailable where the index or the service cannot be had; a later call tries again.
 */
export type Search = (
  request: SearchRequest,
  signal: AbortSignal,
  onProgress?: (response: SearchResponse) => void,
) => Promise<SearchResponse>;

/** What answers the queries of a page: the embedded index, or a hosted service. */
export interface SearchProvider {
  search: Search;
  /** Loads what the first query will need, where there is such a thing. Never rejects: a query will say it. */
  prepare?(): void;
}

/** What dialog and search page need of their document. */
export interface SearchHost {
  /** The page on display. */
  facts: () => { site: SiteFacts; page: PageFacts };
  /** The site's search, which is kept; a load that failed is tried again. */
  search: () => Promise<SearchProvider>;
  /** Does what can be done after a failed query, before the reader is told: the page may be loaded anew. */
  recover: (error: unknown) => Promise<void>;
  /** Marks the words that a result has left for the page on display. */
  showMarks: () => void;
}

/** Search cannot answer now: no network, a damaged index, a service that refuses. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
