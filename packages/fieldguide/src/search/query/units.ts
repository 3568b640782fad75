import { isStopWord } from '../analysis/stopWords.ts';
import type { Analyzer, Token } from '../analysis/tokens.ts';

/** One thing the reader typed: a word, or an exact token with its words. */
export interface Unit {
  key: string;
  /** As typed, for corrected spellings. */
  typed: string;
  /** Words of an exact token; empty for a word. */
  parts: readonly string[];
  stop: boolean;
  last: boolean;
}

export interface ParsedQuery {
  units: Unit[];
  /** Keys of each text between quotes. */
  phrases: string[][];
}

/** The rest is not read: the work for a query is bounded. */
const LONGEST_QUERY = 400;
const MOST_UNITS = 32;

/** Splits a query. Any text is a query. */
export function parseQuery(query: string, analyzer: Analyzer): ParsedQuery {
  const text = query.slice(0, LONGEST_QUERY);
  const phrases = [...text.matchAll(/["“”„]([^"“”„]+)["“”„]/g)]
    .map((match) => unitsOf(match[1] ?? '', analyzer).map(({ key }) => key))
    .filter((keys) => keys.length);
  return { units: unitsOf(text.replace(/["“”„]/g, ' '), analyzer), phrases };
}

function unitsOf(text: string, analyzer: Analyzer): Unit[] {
  const tokens = analyzer.tokens(text);
  const units: Unit[] = [];
  let covered = 0;
  for (const token of tokens) {
    if (token.position < covered) continue;
    const whole = widest(tokens, token);
    covered = whole.position + whole.span;
    const parts = tokens.filter(
      ({ span, position }) =>
        whole.span > 1 && span === 1 && position >= whole.position && position < covered,
    );
    units.push({
      key: whole.key,
      typed: text.slice(whole.start, whole.end),
      parts: parts.map(({ key }) => key),
      stop: isStopWord(whole.key),
      last: whole.end === text.trimEnd().length,
    });
    if (units.length === MOST_UNITS) break;
  }
  return units;
}

function widest(tokens: readonly Token[], first: Token): Token {
  return tokens
    .filter(({ position }) => position === first.position)
    .reduce(
      (best, token) =>
        token.span > best.span || (token.span === best.span && token.key.startsWith('--')) ? token : best,
      first,
    );
}
