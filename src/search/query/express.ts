import type { Parameters } from '../ranking/parameters.ts';
import type { Expression, Form } from './concepts.ts';
import type { Correction, Corrector } from './typos.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface ExpressionTools {
  vocabulary: Vocabulary;
  correct: Corrector;
  parameters: Parameters;
}

/** Words that begin with what was typed; the most frequent where there are many. */
const MOST_BEGINNINGS = 80;
const MOST_CORRECTIONS = 6;

/** The word itself and its other forms. */
export function ownForms(key: string, { vocabulary, parameters }: ExpressionTools): Form[] {
  const own = vocabulary.numberOf(key);
  const forms = vocabulary
    .withStem(vocabulary.rootOf(key))
    .filter((word) => word !== own)
    .map((word) => ({ word, weight: parameters.inflection }));
  return own < 0 ? forms : [{ word: own, weight: 1 }, ...forms];
}

/** Another word for what was typed. Its forms may mean something else (`supported` for support), its plural does not. */
export function synonymForms(key: string, tools: ExpressionTools): Form[] {
  const { vocabulary, parameters } = tools;
  return ownForms(key, tools).map(({ word, weight }) => {
    const form = vocabulary.words[word] ?? '';
    const same = form === key || form === `${key}s` || `${form}s` === key;
    return { word, weight: same ? weight : weight * parameters.synonymInflection };
  });
}

/** Words of the same family: `discovery` for discover. */
export function familyForms(key: string, { vocabulary }: ExpressionTools): Form[] {
  return vocabulary.withFamily(key).map((word) => ({ word, weight: 1 }));
}

export function beginningForms(key: string, { vocabulary }: ExpressionTools): Form[] {
  const [from, to] = vocabulary.beginning(key);
  const words = Array.from({ length: to - from }, (_, index) => from + index).filter(
    (word) => vocabulary.words[word] !== key,
  );
  return words
    .sort((a, b) => vocabulary.sectionCount(b) - vocabulary.sectionCount(a) || a - b)
    .slice(0, MOST_BEGINNINGS)
    .map((word) => ({ word, weight: 1 }));
}

/** `autodiscovery` as auto and discovery: every cut into two words of the site. */
export function splitExpressions(key: string, weight: number, tools: ExpressionTools): Expression[] {
  const expressions: Expression[] = [];
  for (let cut = 2; cut <= key.length - 2; cut++) {
    const [left, right] = [key.slice(0, cut), key.slice(cut)];
    if (!isPartOfCompound(left, tools) || !isPartOfCompound(right, tools)) continue;
    expressions.push({ parts: [ownForms(left, tools), ownForms(right, tools)], weight });
  }
  return expressions;
}

function isPartOfCompound(key: string, { vocabulary }: ExpressionTools): boolean {
  return (key.length > 2 || /^(?:\d+|up|in|on|[kmgt]b)$/.test(key)) && vocabulary.numberOf(key) >= 0;
}

/** Corrections, best first: near ones before far ones, frequent words before rare ones. */
export function rankedCorrections(
  key: string,
  prefix: boolean,
  tools: ExpressionTools,
): (Correction & { weight: number })[] {
  const { vocabulary, correct, parameters } = tools;
  const ranked = correct(key, { prefix })
    .map((correction) => ({
      ...correction,
      weight:
        Math.exp(-parameters.typoCost * correction.cost) *
        vocabulary.sectionCount(correction.word) ** parameters.typoFrequency,
    }))
    .sort((a, b) => b.weight - a.weight || a.word - b.word)
    .slice(0, MOST_CORRECTIONS);
  const best = ranked[0]?.weight ?? 1;
  return ranked.map((correction) => ({ ...correction, weight: correction.weight / best }));
}
