import { isStopWord } from '../analysis/stopWords.ts';
import type { Analyzer } from '../analysis/tokens.ts';
import type { Expression, Plan } from '../query/concepts.ts';

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

export function createMatcher(plan: Plan, words: readonly string[], analyzer: Analyzer): Matcher {
  const known = new Map<string, { concepts: number[]; weight: number }>();
  const learn = ({ parts, weight }: Expression, concepts: readonly number[]) => {
    for (const form of parts.flat()) {
      const key = words[form.word] ?? '';
      const own = known.get(key) ?? { concepts: [], weight: 0 };
      for (const concept of concepts) if (!own.concepts.includes(concept)) own.concepts.push(concept);
      known.set(key, { concepts: own.concepts, weight: Math.max(own.weight, weight * form.weight) });
    }
  };
  plan.concepts.forEach(({ expressions }, concept) => {
    for (const expression of expressions) learn(expression, [concept]);
  });
  for (const { from, to, expression } of plan.spans) {
    learn(
      expression,
      Array.from({ length: to - from }, (_, index) => from + index),
    );
  }

  return {
    find: (text) =>
      analyzer.tokens(text).flatMap(({ key, start, end, position, span }) => {
        const own = known.get(key);
        return own ? [{ start, end, position, span, ...own }] : [];
      }),
    wordCount: (text) =>
      analyzer.tokens(text).filter(({ key, span }) => span === 1 && !isStopWord(key)).length,
  };
}
