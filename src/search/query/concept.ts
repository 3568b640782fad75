import { isWeakWord } from '../analysis/stopWords.ts';
import type { Weights } from '../ranking/weights.ts';
import type { SynonymLookup, SynonymTarget } from './synonymLookup.ts';
import type { Concept, Expression, Form } from './types.ts';
import type { Corrector } from './typos.ts';
import type { Unit } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface PlanTools {
  vocabulary: Vocabulary;
  weights: Weights;
  correct: Corrector;
  synonyms: SynonymLookup;
}

export interface ConceptOptions {
  /** The word may be unfinished. */
  unfinished: boolean;
  /** It is spelled right: part of a term that the synonyms know. */
  certain: boolean;
}

/** All ways the site may express one thing that was typed. */
export function conceptOf(unit: Unit, { unfinished, certain }: ConceptOptions, tools: PlanTools): Concept {
  const { weights, vocabulary } = tools;
  const { key, typed } = unit;
  const own = ownForms(key, tools);
  const concept = {
    typed,
    emphasis: isWeakWord(key) ? weights.weakWord : 1,
    exact: unit.parts.length > 0 || /\d/.test(key),
  };
  if (unit.stop) {
    // Unfinished, a stop word may become another: `console me` menu. A hint only.
    if (unfinished && key.length > 1)
      return {
        ...concept,
        expressions: [{ forms: beginningForms(key, tools), weight: weights.prefixOfWhole }],
        emphasis: weights.weakWord,
      };
    return { ...concept, expressions: [{ forms: own, weight: 1, origin: 'typed' }] };
  }
  // `ip`, `up`: two letters that stand on pages are most often whole.
  const isShort = key.length === 2 && own.length > 0;
  const [alone] = tools.synonyms.at([unit], 0);
  const expressions: Expression[] = [
    { forms: own, weight: 1, origin: 'typed' as const },
    { forms: equalForms(vocabulary.withFamily(key)), weight: weights.family },
    ...(unfinished
      ? [{ forms: beginningForms(key, tools), weight: isShort ? weights.prefixOfWhole : weights.prefix }]
      : []),
    ...distinct(alone?.targets ?? []).map((target) => synonymExpression(target, 1, tools)),
  ].filter(({ forms }) => forms.length);
  if (expressions.length || certain) return { ...concept, expressions };

  const near = tools.correct(key, false);
  const corrections = near.length || !unfinished ? near : tools.correct(key, true);
  const [best] = corrections;
  return {
    ...concept,
    expressions: corrections.map((word) => ({
      forms: ownForms(vocabulary.words[word] ?? '', tools),
      weight: weights.typo,
    })),
    ...(best !== undefined && { corrected: vocabulary.words[best] }),
  };
}

/** Another term for what was typed; `share`: how much of that was typed. */
export function synonymExpression(
  { joined, backwards }: SynonymTarget,
  share: number,
  tools: PlanTools,
): Expression {
  const { weights } = tools;
  const weight = share * (backwards ? weights.synonymBackwards : weights.synonym);
  const unnamedWeight = backwards ? weight : weight * weights.synonymUnnamed;
  return { forms: synonymForms(joined, tools), weight, unnamedWeight, origin: 'synonym' };
}

/** Lists of synonyms overlap: each term once. */
function distinct(targets: readonly SynonymTarget[]): SynonymTarget[] {
  return targets.filter(
    ({ joined, backwards }, at) =>
      !targets.some(
        (other, place) =>
          other.joined === joined &&
          (other.backwards === backwards ? place < at : backwards && !other.backwards),
      ),
  );
}

/** Words that begin with what was typed; the most frequent where there are many. */
const MOST_BEGINNINGS = 80;

/** The word itself and its other forms. */
export function ownForms(key: string, { vocabulary, weights }: PlanTools): Form[] {
  const own = vocabulary.numberOf(key);
  const forms = vocabulary
    .withStem(vocabulary.rootOf(key))
    .filter((word) => word !== own)
    .map((word) => ({ word, weight: weights.inflection }));
  return own < 0 ? forms : [{ word: own, weight: 1 }, ...forms];
}

/** Another word for what was typed. Its forms may mean something else (`supported` for support), its plural does not. */
function synonymForms(key: string, tools: PlanTools): Form[] {
  const { vocabulary, weights } = tools;
  return ownForms(key, tools).map(({ word, weight }) => {
    const form = vocabulary.words[word] ?? '';
    const same = form === key || form === `${key}s` || `${form}s` === key;
    return { word, weight: same ? weight : weight * weights.synonymInflection };
  });
}

/** Words that are surely meant as much as each other. */
function equalForms(words: readonly number[]): Form[] {
  return words.map((word) => ({ word, weight: 1 }));
}

/** Words that begin with what was typed. */
function beginningForms(key: string, { vocabulary }: PlanTools): Form[] {
  const [from, to] = vocabulary.beginning(key);
  const words = Array.from({ length: to - from }, (_, index) => from + index)
    .filter((word) => vocabulary.words[word] !== key)
    .sort((a, b) => vocabulary.sectionCount(b) - vocabulary.sectionCount(a) || a - b);
  return equalForms(words.slice(0, MOST_BEGINNINGS));
}
