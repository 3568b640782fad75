import { chunkTokens } from './chunk.ts';
import { createSegmenter } from './segment.ts';

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
  /**
   * Their keys only: all that an index needs, in half the time. `span` as in tokens; a span of 0 is no token but a
   * break, where what stands before does not belong to what follows.
   */
  eachKey(text: string, visit: (key: string, span: number) => void): void;
}

const NUMBER = /^\d+(?:\.\d+)?$/;
/** `16 GB` is also found as `16GB`. */
const UNIT =
  /^(?:[kmgtp]i?b|[kmgtp]?bps|[kmgtp]bit|[kmg]?hz|mb\/s|ms|sec|min|hrs?|[kmg]?w|kva|va|amps?|volts?)$/;
/** End of a line, or of a clause. */
const BREAK = /\n|[.,:;!?)]\s$/;
/** Longer pieces are data, not words. */
const LONGEST_CHUNK = 400;
/** Bounds the memory of an analyzer that lives long. */
const MOST_REMEMBERED = 100_000;

/** Makes an analyzer that remembers the pieces it has seen: most words of a site stand there many times. */
export function createAnalyzer(): Analyzer {
  const segment = createSegmenter();
  const seen = new Map<string, readonly ChunkToken[]>();
  const tokensOf = (chunk: string): readonly ChunkToken[] => {
    let found = seen.get(chunk);
    if (!found) {
      found = chunkTokens(chunk.slice(0, LONGEST_CHUNK), segment);
      if (seen.size < MOST_REMEMBERED) seen.set(chunk, found);
    }
    return found;
  };

  return {
    tokens(text) {
      const tokens: Token[] = [];
      let position = 0;
      for (const { tokens: own, start: offset } of chunksOf(text, tokensOf)) {
        let words = 0;
        const before = tokens.at(-1);
        for (const token of own) {
          const { key, start, end, span } = token;
          tokens.push({
            key,
            start: offset + start,
            end: offset + end,
            position: position + token.position,
            span,
          });
          words = Math.max(words, token.position + span);
        }
        if (before && before.position === position - 1 && isMeasure(before.key, own)) {
          const end = offset + (own[0]?.end ?? 0);
          tokens.push({ ...before, key: before.key + own[0]?.key, end, span: 2 });
        }
        position += words;
      }
      return tokens;
    },
    eachKey(text, visit) {
      let before = '';
      // As in `chunksOf`, but without its list: a build takes every text apart here.
      const pattern = /\S+/g;
      for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
        const tokens = tokensOf(match[0]);
        const start = match.index;
        if (start > 0 && BREAK.test(text.slice(Math.max(0, start - 2), start))) visit('', 0);
        for (const { key, span } of tokens) visit(key, span);
        if (before && isMeasure(before, tokens)) visit(before + tokens[0]?.key, 2);
        before = tokens.at(-1)?.key ?? before;
      }
    },
  };
}

interface Chunk {
  tokens: readonly ChunkToken[];
  start: number;
}

/** Takes a text apart at its spaces. */
function chunksOf(text: string, tokensOf: (chunk: string) => readonly ChunkToken[]): Chunk[] {
  const chunks: Chunk[] = [];
  const pattern = /\S+/g;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    chunks.push({ tokens: tokensOf(match[0]), start: match.index });
  }
  return chunks;
}

/** True where a number is followed by a unit. */
function isMeasure(before: string, tokens: readonly ChunkToken[]): boolean {
  const digit = before.charCodeAt(0);
  return digit >= 48 && digit <= 57 && NUMBER.test(before) && UNIT.test(tokens[0]?.key ?? '');
}
