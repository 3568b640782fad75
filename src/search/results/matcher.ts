import { isStopWord } from '../analysis/stopWords.ts';
import type { Analyzer } from '../analysis/tokens.ts';
import type { Expression, Plan } from '../query/concepts.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { createJoinedWords } from './joinedWords.ts';

/** A word of a text that the query asked for. */
export interface TextMatch {
  start: number;
  end: number;
  position: number;
  span: number;
  /** Numbers of the concepts it stands for. */
  concepts: readonly number[];
  weight: number;
}

/** Finds what a query asked for in texts. */
export interface Matcher {
  find(text: string): TextMatch[];
  /** Words of a text that are not stop words. */
  wordCount(text: string): number;
}

/** Words of a term stand at most this many words apart. */
const REACH = 3;

/** A word that counts by itself, or only beside the other parts of its term. */
interface Meaning {
  concepts: readonly number[];
  weight: number;
  term?: { id: number; part: number; parts: number };
}

export function createMatcher(plan: Plan, { words, rootOf }: Vocabulary, analyzer: Analyzer): Matcher {
  const known = new Map<string, Meaning[]>();
  let terms = 0;
  const learn = ({ parts, weight }: Expression, concepts: readonly number[]) => {
    const id = terms++;
    parts.forEach((forms, part) => {
      for (const form of forms) {
        const key = words[form.word] ?? '';
        const term = parts.length > 1 ? { id, part, parts: parts.length } : undefined;
        known.set(key, [...(known.get(key) ?? []), { concepts, weight: weight * form.weight, term }]);
      }
    });
  };
  plan.concepts.forEach(({ expressions }, concept) => {
    for (const expression of expressions) learn(expression, [concept]);
  });
  for (const { concepts, expression } of plan.spans) learn(expression, concepts);

  const joinedWords = createJoinedWords(known.keys(), rootOf);

  /** Texts are looked at when they are ranked and when they are shown. */
  const seen = new Map<string, TextMatch[]>();

  return {
    find(text) {
      let matches = seen.get(text);
      if (!matches) {
        matches = findIn(text);
        seen.set(text, matches);
      }
      return matches;
    },
    wordCount: (text) =>
      analyzer.tokens(text).filter(({ key, span }) => span === 1 && !isStopWord(key)).length,
  };

  function findIn(text: string): TextMatch[] {
    const tokens = analyzer.tokens(text);
    const joined = joinedWords(tokens).map(({ word, tokens: own }) => ({
      token: {
        start: own[0]?.start ?? 0,
        end: own.at(-1)?.end ?? 0,
        position: own[0]?.position ?? 0,
        span: own.length,
      },
      meanings: known.get(word) ?? [],
    }));
    const single = tokens.flatMap((token) => {
      const meanings = known.get(token.key);
      return meanings ? [{ token, meanings }] : [];
    });
    const found = joined.length
      ? [...joined, ...single].sort((a, b) => a.token.position - b.token.position)
      : single;
    return found.flatMap(({ token, meanings }, at) => {
      const valid = meanings.filter(({ term }) => !term || isComplete(term, found, at));
      if (!valid.length) return [];
      const { start, end, position, span } = token;
      const concepts = [...new Set(valid.flatMap((meaning) => meaning.concepts))];
      return [
        { start, end, position, span, concepts, weight: Math.max(...valid.map(({ weight }) => weight)) },
      ];
    });
  }
}

/** True where the other parts of a term stand around the match at `at`. */
function isComplete(
  term: { id: number; parts: number },
  found: readonly { token: { position: number }; meanings: readonly Meaning[] }[],
  at: number,
): boolean {
  const here = found[at]?.token.position ?? 0;
  const seen = new Set<number>();
  const look = (step: number) => {
    for (let index = at; index >= 0 && index < found.length; index += step) {
      const other = found[index];
      if (!other || Math.abs(other.token.position - here) > REACH * (term.parts - 1)) return;
      for (const meaning of other.meanings) if (meaning.term?.id === term.id) seen.add(meaning.term.part);
    }
  };
  look(1);
  look(-1);
  return seen.size === term.parts;
}
