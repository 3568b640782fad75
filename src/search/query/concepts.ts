/** A word of the site that stands for a part of what was typed, and how surely. */
export interface Form {
  word: number;
  weight: number;
}

/** One way to express a concept: every part must stand in the section. */
export interface Expression {
  parts: readonly (readonly Form[])[];
  weight: number;
  /** The weight where no title, heading or keyword names it; the same unless given. */
  unnamedWeight?: number;
  /** The typed word itself, or another that means the same; absent: what the typed word may have been meant to be. */
  origin?: 'typed' | 'synonym';
}

/** What one typed word means: ways to express it, the best found counts. */
export interface Concept {
  typed: string;
  expressions: Expression[];
  /** How much the word tells against others as rare, 0 to 1. */
  emphasis: number;
  /** A number, an address, a name of several parts: it means nothing but itself. */
  exact: boolean;
  /** The spelling that was taken instead of the typed one. */
  corrected?: string;
}

/** A way to express several concepts at once: `sso` for single sign-on. */
export interface Span {
  /** Their numbers, in order. */
  concepts: readonly number[];
  expression: Expression;
}

/** A query as it is searched. */
export interface Plan {
  concepts: Concept[];
  spans: Span[];
  /** A question or another sentence: see `isSentence`. */
  sentence: boolean;
  /** Keys of texts between quotes. */
  phrases: readonly (readonly string[])[];
  /** The query with corrected spelling; empty where nothing was corrected. */
  corrected: string;
}
