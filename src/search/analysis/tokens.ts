import { chunkTokens } from './chunk.ts';

/** A word or an exact token, as it is compared and where it stands. */
export interface Token {
  /** Folded form; hyphens within a word are left out, so that `auto-discovery` equals `autodiscovery`. */
  key: string;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** Count of words before it. */
  position: number;
  /** Words it covers: more than 1 for a path, an address or a hyphenated name whose parts are tokens too. */
  span: number;
}

/** Takes texts apart. */
export interface Analyzer {
  /** All words and exact tokens of a text, in order. */
  tokens(text: string): Token[];
}

const NUMBER = /^\d+(?:\.\d+)?$/;
/** `16 GB` is also found as `16GB`. */
const UNIT =
  /^(?:[kmgtp]i?b|[kmgtp]?bps|[kmgtp]bit|[kmg]?hz|mb\/s|ms|sec|min|hrs?|[kmg]?w|kva|va|amps?|volts?)$/;
/** Longer pieces are data, not words. */
const LONGEST_CHUNK = 400;
/** Bounds the memory of an analyzer that lives long. */
const MOST_REMEMBERED = 100_000;

/** Makes an analyzer that remembers the pieces it has seen: most words of a site stand there many times. */
export function createAnalyzer(): Analyzer {
  const seen = new Map<string, readonly Token[]>();
  const tokensOf = (chunk: string): readonly Token[] => {
    let found = seen.get(chunk);
    if (!found) {
      found = chunkTokens(chunk.slice(0, LONGEST_CHUNK));
      if (seen.size < MOST_REMEMBERED) seen.set(chunk, found);
    }
    return found;
  };

  return {
    tokens(text) {
      const tokens: Token[] = [];
      let words = 0;
      for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
        const own = tokensOf(chunk);
        const before = tokens.at(-1);
        const position = words;
        for (const { key, start, end, position: at, span } of own) {
          tokens.push({ key, start: index + start, end: index + end, position: position + at, span });
          words = Math.max(words, position + at + span);
        }
        const [unit] = own;
        if (unit && before?.position === position - 1 && NUMBER.test(before.key) && UNIT.test(unit.key)) {
          tokens.push({ ...before, key: before.key + unit.key, end: index + unit.end, span: 2 });
        }
      }
      return tokens;
    },
  };
}
