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
  /** The same for the headings of a page with many. */
  headingCountNorm: number;
  /** The best section against the page. */
  section: number;
  /** How much more the section counts where the query is a sentence. */
  sectionOfSentence: number;
  /** Power of a word's rarity: below 1, a rare word that the best page happens to lack costs less. Names keep theirs. */
  rarity: number;
  /** Power of the share of the query that a page has; and that a section has. */
  pageCoverage: number;
  sectionCoverage: number;
  /** Title that consists of what was typed; best heading likewise. */
  titleMatch: number;
  headingMatch: number;
  /** Weights of words other than the typed one. */
  inflection: number;
  family: number;
  /** Two typed words that are one on the site. */
  compound: number;
  /** One typed word that is two on the site; in one section, perhaps apart. */
  split: number;
  /** The words of an address, path or name, where the whole stands in the site as well. */
  identifierParts: number;
  prefix: number;
  /** A longer word where the typed one stands in the site as well. */
  prefixOfWord: number;
  synonym: number;
  /** The same for a typed word that stands nowhere. */
  synonymOfUnknown: number;
  /** Share of both where only a body has the synonym: a word said in passing proves less than the page's subject. */
  synonymUnnamed: number;
  /** Power of how much more common than the typed word a synonym is, where it names a page; 1 in a body. */
  synonymRarity: number;
  /** Share where the words of a known term were typed in another order, or apart. */
  synonymLoose: number;
  /** Share of other forms of a synonym. */
  synonymInflection: number;
  /** Share where the words of a synonym stand in one section, but not together. */
  synonymApart: number;
  /** One-way synonyms against their direction: from the broad word to the narrow one. */
  synonymBackwards: number;
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
  field: { title: 11, heading: 2, keywords: 6, description: 3, breadcrumbs: 0.6, code: 0.5, body: 0.9 },
  pageSaturation: 2.7,
  sectionSaturation: 1.2,
  pageLengthNorm: 0.7,
  sectionLengthNorm: 0.5,
  titleLengthNorm: 0.2,
  headingCountNorm: 0.6,
  section: 0.7,
  sectionOfSentence: 1.5,
  rarity: 0.75,
  pageCoverage: 0.75,
  sectionCoverage: 0.3,
  titleMatch: 0.5,
  headingMatch: 0.3,
  inflection: 1,
  family: 0.7,
  compound: 1,
  split: 0.3,
  identifierParts: 0.45,
  prefix: 1,
  prefixOfWord: 0.45,
  synonym: 0.85,
  synonymOfUnknown: 0.95,
  synonymUnnamed: 0.75,
  synonymRarity: 0.35,
  synonymInflection: 0.3,
  synonymLoose: 0.8,
  synonymApart: 0.15,
  synonymBackwards: 0.33,
  typo: 0.9,
  typoOfKnown: 0.5,
  weakWord: 0.2,
  typoLikeness: 1,
  typoCost: 0.8,
  typoFrequency: 0.3,
};
