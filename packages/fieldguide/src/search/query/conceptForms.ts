/** A word of the site for a typed one, and how sure that is. */
export interface Form {
  word: number;
  weight: number;
}

/** One way to express a concept: any of these words. */
export interface Expression {
  forms: readonly Form[];
  weight: number;
  /** The weight where no title, heading or keyword names it; the same unless given. */
  unnamedWeight?: number;
  /** The typed word, or a synonym; absent: a correction of the typed word. */
  origin?: 'typed' | 'synonym';
}

/** What one typed word means: ways to express it, the best found counts. */
export interface Concept {
  typed: string;
  expressions: Expression[];
  /** How specific the word is among words of the same frequency, 0 to 1. */
  emphasis: number;
  /** A number, an address or a name of several parts, which has no synonyms. */
  exact: boolean;
  /** No page has what was typed, in any form or spelling: what was found is another term for it. */
  absent: boolean;
  /** Those other terms, as readers write them. */
  terms?: readonly string[];
  /** The spelling that was taken instead of the typed one. */
  corrected?: string;
}
