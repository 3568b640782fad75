import { remembering } from '../../shared/text.ts';
import { compoundOpenings } from '../analysis/compound.ts';
import { isStopWord } from '../analysis/stopWords.ts';
import type { Analyzer, Token } from '../analysis/tokens.ts';
import type { Expression } from '../query/conceptForms.ts';
import type { Vocabulary } from '../query/indexWords.ts';
import type { Plan } from '../query/plan.ts';

/** A word of a text that the query asked for. */
export interface TextMatch {
  start: number;
  end: number;
  position: number;
  span: number;
  /** Numbers of its concepts. */
  concepts: readonly number[];
  weight: number;
  /** It is a synonym of a typed word. */
  isSynonym: boolean;
}

/** Finds what a query asked for in texts. */
export interface Matcher {
  /** In order of their places. */
  find(text: string): TextMatch[];
  /** True if the keys follow one another in the text. */
  hasPhrase(keys: readonly string[], text: string): boolean;
  /** Words of a text that are not stop words. */
  wordCount(text: string): number;
}

/** How much of each of `count` concepts there is. `meaning`: what a word that only means the same counts. */
export function coverageOf(matches: readonly TextMatch[], count: number, meaning = 1): number[] {
  const values = new Array<number>(count).fill(0);
  for (const { concepts, weight, isSynonym } of matches)
    for (const concept of concepts)
      values[concept] = Math.max(values[concept] ?? 0, isSynonym ? meaning * weight : weight);
  return values;
}

/** Words of a text that were found. */
export function wordsIn(matches: readonly TextMatch[]): number {
  return new Set(
    matches.flatMap(({ position, span }) => Array.from({ length: span }, (_, at) => position + at)),
  ).size;
}

/** The concepts of a word. A word may be typed for one concept and mean another one too. */
type Meaning = Pick<TextMatch, 'concepts' | 'weight' | 'isSynonym'>;

export function createMatcher(plan: Plan, { words, rootOf }: Vocabulary, analyzer: Analyzer): Matcher {
  const known = new Map<string, Meaning[]>();
  const addMeaning = ({ forms, weight, origin }: Expression, concepts: readonly number[]) => {
    const isSynonym = origin === 'synonym';
    for (const form of forms) {
      const key = words[form.word] ?? '';
      const all = known.get(key) ?? [];
      const before = all.find((meaning) => meaning.isSynonym === isSynonym);
      const news = {
        concepts: [...new Set([...(before?.concepts ?? []), ...concepts])],
        weight: Math.max(before?.weight ?? 0, weight * form.weight),
        isSynonym,
      };
      known.set(key, [...all.filter((meaning) => meaning !== before), news]);
    }
  };
  plan.concepts.forEach(({ expressions }, concept) => {
    for (const expression of expressions) addMeaning(expression, [concept]);
  });
  for (const { concepts, expression } of plan.spans) addMeaning(expression, concepts);
  const joinedWords = createJoinedWords(known.keys(), rootOf);

  return {
    find: remembering((text) => {
      const tokens = analyzer.tokens(text);
      const matches: TextMatch[] = [];
      for (const { key, start, end, position, span } of [...joinedWords(tokens), ...tokens])
        for (const meaning of known.get(key) ?? []) matches.push({ start, end, position, span, ...meaning });
      return matches.sort((a, b) => a.position - b.position);
    }),
    hasPhrase(keys, text) {
      const tokens = analyzer.tokens(text);
      const goesOn = (position: number, at: number): boolean =>
        at === keys.length ||
        tokens.some(
          (token) =>
            token.position === position && token.key === keys[at] && goesOn(position + token.span, at + 1),
        );
      return tokens.some((token) => token.key === keys[0] && goesOn(token.position + token.span, 1));
    },
    wordCount: (text) =>
      analyzer.tokens(text).filter(({ key, span }) => span === 1 && !isStopWord(key)).length,
  };
}

/** Longest term that is looked for. */
const LONGEST_TERM = 5;
const LETTERS = /^[a-z]{4,}$/;

/**
 * Makes a function that finds neighbouring words which are one of the searched words together: `back up` where `backup`
 * is searched, and all words of a term. It gives each as one token.
 */
function createJoinedWords(
  words: Iterable<string>,
  rootOf: (word: string) => string,
): (tokens: readonly Token[]) => Token[] {
  const byStart = new Map<string, string[]>();
  for (const word of words) {
    if (!LETTERS.test(word)) continue;
    const start = word.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), word]);
  }

  /** The searched words that may begin with a token. */
  const begunBy = remembering((token) => {
    const openings = compoundOpenings(token, rootOf);
    return (byStart.get(token.slice(0, 2)) ?? []).filter(
      (word) => word.startsWith(token.slice(0, 3)) && openings.some((opening) => word.startsWith(opening)),
    );
  });

  /** The last of the neighbours, from `at` on, that make up the word; `undefined` where they do not. */
  const lastOf = (word: string, single: readonly Token[], at: number): Token | undefined => {
    for (const opening of compoundOpenings(single[at]?.key ?? '', rootOf)) {
      let made = opening;
      for (let next = at + 1; next < at + LONGEST_TERM && word.startsWith(made); next++) {
        const token = single[next];
        if (!token) break;
        made += token.key;
        // A quick look before roots are compared.
        if (made === word || (made.startsWith(word.slice(0, -2)) && rootOf(made) === rootOf(word)))
          return token;
      }
    }
    return undefined;
  };

  return (tokens) => {
    const single = tokens.filter(({ span }) => span === 1);
    const joined: Token[] = [];
    for (const [at, first] of single.entries()) {
      for (const key of begunBy(first.key)) {
        const last = lastOf(key, single, at);
        if (last) joined.push({ ...first, key, end: last.end, span: last.position - first.position + 1 });
      }
    }
    return joined;
  };
}
