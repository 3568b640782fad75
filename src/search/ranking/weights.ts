import type { Field } from '../indexing/format.ts';

/**
 * All numbers of the ranking, tuned on the tuning half of the judged queries (`bench/search.mjs`). In brackets what
 * nDCG@10 of that half loses without one, in thousandths; "p" on the paraphrases.
 */
export interface Weights {
  /** What a word counts in each field, against one in the body. */
  field: Readonly<Record<Field | 'body', number>>;
  /** How soon more of the same word stops counting, for pages and for sections. */
  pageSaturation: number;
  sectionSaturation: number;
  /** How far long pages and sections are discounted: 0 not at all, 1 in full. */
  lengthNorm: number;
  /** The best section against the page. */
  section: number;
  /** Power of a word's rarity: below 1, a rare word that the best page happens to lack costs less. Names keep theirs. */
  rarity: number;
  /** Power of the share of the query that a page has; and that a section has. */
  pageCoverage: number;
  sectionCoverage: number;
  /** Title that consists of what was typed; best heading likewise. */
  titleMatch: number;
  headingMatch: number;
  /** Other forms of the typed word, and other words of its family. */
  inflection: number;
  family: number;
  /** Two typed words that are one on the site. */
  compound: number;
  /** What the typed word may be the beginning of, where it stands nowhere, and where it does. */
  prefix: number;
  prefixOfWord: number;
  /** Another term for the typed one. */
  synonym: number;
  /** Share of it where only a body has the term: a word said in passing proves less than the page's subject. */
  synonymUnnamed: number;
  /** Power of how much more common than the typed word a synonym is, where it names a page; 1 in a body. */
  synonymRarity: number;
  /** Share of other forms of a synonym: `supported` for support. */
  synonymInflection: number;
  /** Share where the words of a known term were typed in another order, or apart. */
  synonymLoose: number;
  /** One-way synonyms against their direction: from the broad word to the narrow one. */
  synonymBackwards: number;
  /** Words that a misspelled one may stand for. */
  typo: number;
  /** Words that say little in a question. */
  weakWord: number;
}

export const WEIGHTS: Weights = {
  // A title names the subject; a heading a part of it. Breadcrumbs repeat on many pages.
  field: { title: 11, heading: 2, keywords: 6, description: 3, breadcrumbs: 0.6, code: 0.5, body: 0.9 },
  pageSaturation: 2.7,
  sectionSaturation: 1.2,
  lengthNorm: 0.7,
  section: 0.7,
  rarity: 0.75,
  pageCoverage: 0.75,
  sectionCoverage: 0.3,
  titleMatch: 0.5,
  headingMatch: 0.3,
  inflection: 1,
  family: 0.7,
  compound: 1,
  prefix: 1,
  prefixOfWord: 0.45,
  synonym: 0.87,
  synonymUnnamed: 0.75,
  synonymRarity: 0.35,
  synonymInflection: 0.3,
  synonymLoose: 0.8,
  synonymBackwards: 0.33,
  typo: 0.9,
  weakWord: 0.2,
};
