import type { Field } from '../indexing/format.ts';

/**
 * All numbers of the ranking, tuned on the tuning half of the judged queries (`bench/search.mjs`). Behind each stands
 * what nDCG@10 of that half (0.929) loses, in thousandths, where the number is switched off: 0, or 1 for a power or a
 * share.
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
  /** Power of the share of the query that a page has; and that its best section has. */
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
  /** What the typed word may be the beginning of: as much as itself, so that the first place changes less while typing. */
  prefix: number;
  /** The same of what is most often whole: a stop word, or two letters that stand on pages. */
  prefixOfWhole: number;
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
  // A title names the subject; a heading a part of it. Breadcrumbs repeat on many pages. Counted as in the body: title
  // 8, heading 3, keywords -1 (few pages have them), description 12, breadcrumbs 0.
  field: {
    title: 11,
    heading: 2,
    keywords: 6,
    questions: 6,
    description: 3,
    breadcrumbs: 0.6,
    code: 0.5,
    body: 0.9,
  },
  pageSaturation: 2.7, // 34
  sectionSaturation: 1.2, // 5
  lengthNorm: 0.7, // 15
  section: 0.7, // -3, but 12 of the first hits
  rarity: 0.75, // 3
  pageCoverage: 0.75, // 9
  sectionCoverage: 0.3, // on the checking half 3
  titleMatch: 0.5, // 20
  headingMatch: 0.3, // 1, on the checking half 4
  inflection: 1, // 27
  family: 0.7, // -1, on the checking half 2
  compound: 1,
  prefix: 1, // against a half for words that stand on pages: 2, and 0.4 fewer changes of the first place in ten keys
  prefixOfWhole: 0.45,
  synonym: 0.87,
  synonymUnnamed: 0.75, // 1
  synonymRarity: 0.35, // 8
  synonymInflection: 0.3, // 4
  synonymLoose: 0.8, // 5
  synonymBackwards: 0.33, // 2
  typo: 0.9,
  weakWord: 0.2, // 9
};
