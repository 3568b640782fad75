import type { Field } from '../indexing/format.ts';

/**
 * All numbers of the ranking, tuned on the tuning halves of the judged queries (`bench/search.mjs`) and the seen half of
 * `judged2`: nDCG@10 there is 0.925, of the paraphrases (p) 0.74. Behind a number stands what was lost in thousandths,
 * before the last tuning, where it was switched off: 0, or 1 for a power or a share.
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
  /** Power of the share of the query that a page has. */
  pageCoverage: number;
  /** Title that consists of what was typed; best heading likewise. */
  titleMatch: number;
  headingMatch: number;
  /** Power of how much oftener than others a word is, to which an unfinished one may be completed. */
  completion: number;
  /** Power of how many of the first letters of an unfinished word were typed: until it is clear, it changes little. */
  ripeness: number;
  /** Weight of the words of a page's title when its sections are compared. */
  titleWord: number;
  /** Exponent of a word's importance when the sections of a page are compared. */
  sectionRarity: number;
  /** A row of a table of faults when the query describes no fault and does not contain the message. */
  row: number;
  /** Words of a heading in the order in which they were typed. */
  phrase: number;
  /** Another term for the typed one; power of how far other words say already what is meant. */
  synonym: number;
  synonymNeed: number;
  /** Share of it where only a body has the term: a word said in passing proves less than the page's subject. */
  synonymUnnamed: number;
  /** Power of how much more common than the typed word a synonym is, where it names a page; 1 in a body. */
  synonymRarity: number;
  /** Share of other forms of a synonym: `supported` for support. */
  synonymInflection: number;
  /** One-way synonyms against their direction: from the broad word to the narrow one. */
  synonymBackwards: number;
  /** Words that say little in a question, and numbers in a sentence: `for 2000 devices`. */
  weakWord: number;
}

export const WEIGHTS: Weights = {
  // A title names the subject; a heading a part of it. Breadcrumbs repeat on many pages. Counted as in the body: title
  // 8, heading 3, keywords 8, description 12, breadcrumbs 0, p 1.
  field: {
    title: 11,
    heading: 1.8,
    keywords: 6,
    questions: 6,
    breadcrumbs: 0.6,
    code: 0.5,
    body: 0.9,
  },
  pageSaturation: 3.5, // 34
  sectionSaturation: 1.2, // 5
  lengthNorm: 0.7, // 15
  section: 0.7, // -3, but 12 of the first hits
  rarity: 0.62, // 7, p 10
  pageCoverage: 0.75, // 9
  titleMatch: 0.5, // 20
  headingMatch: 0.43, // 0, but of the questions 8 % of the first pages
  completion: 0.3, // 0: `win`, `age` and `time z` find Windows, agents and time zones
  ripeness: 3, // 0: 0.11 fewer changes of the first place in ten keys
  titleWord: 0.2, // of 228 training queries 7 right sections
  sectionRarity: 0.5, // of 455 training queries 6 right sections, of 96 of the seen half 1
  row: 0.5, // -2 of 80 errors, but rows take the place of tasks only where their message was typed
  phrase: 0.4, // 0, but of the errors 2 % of the first pages and sections
  synonym: 0.85,
  synonymNeed: 0.3,
  synonymUnnamed: 0.82, // 2, p 5
  synonymRarity: 0.35, // 6, p 1
  synonymInflection: 0.3, // 2, p 5
  synonymBackwards: 0.33, // 0, p 11
  weakWord: 0.2, // 6
};
