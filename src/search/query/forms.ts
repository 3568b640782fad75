import type { Weights } from '../ranking/weights.ts';
import type { Form } from './plan.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface FormTools {
  vocabulary: Vocabulary;
  weights: Weights;
}

/** Words that begin with what was typed; the most frequent where there are many. */
const MOST_BEGINNINGS = 80;

/** The word itself and its other forms. */
export function ownForms(key: string, { vocabulary, weights }: FormTools): Form[] {
  const own = vocabulary.numberOf(key);
  const forms = vocabulary
    .withStem(vocabulary.rootOf(key))
    .filter((word) => word !== own)
    .map((word) => ({ word, weight: weights.inflection }));
  return own < 0 ? forms : [{ word: own, weight: 1 }, ...forms];
}

/** Another word for what was typed. Its forms may mean something else (`supported` for support), its plural does not. */
export function synonymForms(key: string, tools: FormTools): Form[] {
  const { vocabulary, weights } = tools;
  return ownForms(key, tools).map(({ word, weight }) => {
    const form = vocabulary.words[word] ?? '';
    const same = form === key || form === `${key}s` || `${form}s` === key;
    return { word, weight: same ? weight : weight * weights.synonymInflection };
  });
}

/** Words that are surely meant as much as each other. */
export function equalForms(words: readonly number[]): Form[] {
  return words.map((word) => ({ word, weight: 1 }));
}

/** Words that begin with what was typed. */
export function beginningForms(key: string, { vocabulary }: FormTools): Form[] {
  const [from, to] = vocabulary.beginning(key);
  const words = Array.from({ length: to - from }, (_, index) => from + index)
    .filter((word) => vocabulary.words[word] !== key)
    .sort((a, b) => vocabulary.sectionCount(b) - vocabulary.sectionCount(a) || a - b);
  return equalForms(words.slice(0, MOST_BEGINNINGS));
}
