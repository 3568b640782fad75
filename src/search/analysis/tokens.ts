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

/** A token of one piece of text without spaces; offsets within that piece. */
export type ChunkToken = Token;

export interface Analyzer {
  /** All words and exact tokens of a text, in order. */
  tokens(text: string): Token[];
}

const CHUNK = /\S+/g;
const NUMBER = /^\d+(?:\.\d+)?$/;
/** `16 GB` is also found as `16GB`. */
const UNIT =
  /^(?:[kmgtp]i?b|[kmgtp]?bps|[kmgtp]bit|[kmg]?hz|mb\/s|ms|sec|min|hrs?|[kmg]?w|kva|va|amps?|volts?)$/;
/** Longer pieces are data, not words. */
const LONGEST_CHUNK = 400;

/** Makes an analyzer that remembers the pieces it has seen: most words of a site stand there many times. */
export function createAnalyzer(): Analyzer {
  const seen = new Map<string, readonly ChunkToken[]>();
  const tokensOf = (chunk: string): readonly ChunkToken[] => {
    let found = seen.get(chunk);
    if (!found) {
      found = chunkTokens(chunk.slice(0, LONGEST_CHUNK));
      if (seen.size < 200_000) seen.set(chunk, found);
    }
    return found;
  };

  return {
    tokens(text) {
      const tokens: Token[] = [];
      let position = 0;
      for (const match of text.matchAll(CHUNK)) {
        const offset = match.index;
        let words = 0;
        for (const { key, start, end, position: own, span } of tokensOf(match[0])) {
          const before = tokens.at(-1);
          tokens.push({ key, start: offset + start, end: offset + end, position: position + own, span });
          words = Math.max(words, own + span);
          if (
            own === 0 &&
            before &&
            before.position === position - 1 &&
            UNIT.test(key) &&
            NUMBER.test(before.key)
          ) {
            const joined = {
              key: before.key + key,
              start: before.start,
              end: offset + end,
              position: position - 1,
              span: 2,
            };
            tokens.push(joined);
          }
        }
        position += words;
      }
      return tokens;
    },
  };
}
