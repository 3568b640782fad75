import type { Field } from '../indexing/fields.ts';

/** All numbers of the ranking. Tuned on the tuning half of the judged queries; see `bench/search.mjs`. */
export interface Parameters {
  /** What one word counts in each field, against one in the body. */
  field: Readonly<Record<Field | 'body', number>>;
  /** How soon more of the same word stops counting, for pages and for sections. */
  pageSaturation: number;
  sectionSaturation: number;
  /** How far long texts are discounted: 0 not at all, 1 in full. */
  pageLengthNorm: number;
  sectionLengthNorm: number;
  titleLengthNorm: number;
  /** The best section against the page. */
  section: number;
  /** Power of the share of the query that a page has; and that a section has. */
  pageCoverage: number;
  sectionCoverage: number;
  /** Title that consists of what was typed; best heading likewise. */
  titleMatch: number;
  headingMatch: number;
  /** Words that stand near each other, and in the order typed. */
  proximity: number;
  /** Weights of words other than the typed one. */
  inflection: number;
  family: number;
  compound: number;
  prefix: number;
  /** A longer word where the typed one stands in the site as well. */
  prefixOfWord: number;
  synonym: number;
  typo: number;
  /** The same for a rare word that the site has. */
  typoOfKnown: number;
  /** Words that say little in a question. */
  weakWord: number;
  /** How much a mistake counts in short words: power of the share of right letters. */
  typoLikeness: number;
  /** How fast a correction loses weight with its cost. */
  typoCost: number;
  /** How much a frequent word is preferred as a correction. */
  typoFrequency: number;
}

export const PARAMETERS: Parameters = {
  // A title names the subject; a heading a part of it. Breadcrumbs repeat on many pages.
  field: { title: 6, heading: 3, keywords: 4, description: 2.5, breadcrumbs: 0.7, code: 0.7, body: 1 },
  pageSaturation: 1.5,
  sectionSaturation: 1.2,
  pageLengthNorm: 0.5,
  sectionLengthNorm: 0.4,
  titleLengthNorm: 0.3,
  section: 0.6,
  pageCoverage: 1,
  sectionCoverage: 0.5,
  titleMatch: 0.4,
  headingMatch: 0.2,
  proximity: 0.2,
  inflection: 0.95,
  family: 0.7,
  compound: 0.85,
  prefix: 0.9,
  prefixOfWord: 0.45,
  synonym: 0.7,
  typo: 0.9,
  typoOfKnown: 0.5,
  weakWord: 0.4,
  typoLikeness: 1,
  typoCost: 0.8,
  typoFrequency: 0.3,
};
