import { isWeakWord } from '../analysis/stopWords.ts';
import type { Weights } from '../ranking/weights.ts';
import type { Concept, Expression, Form } from './conceptForms.ts';
import type { Vocabulary } from './indexWords.ts';
import type { SynonymLookup, SynonymTarget } from './synonymLookup.ts';
import { type Corrector, mistakesIn } from './typos.ts';
import type { Unit } from './units.ts';
import type { ValueForms } from './valueForms.ts';

export interface PlanTools {
  vocabulary: Vocabulary;
  weights: Weights;
  correct: Corrector;
  synonyms: SynonymLookup;
  values: ValueForms;
}

export interface ConceptOptions {
  /** The word may be unfinished. */
  unfinished: boolean;
  /** It is spelled right: part of a term that the synonyms know. */
  certain: boolean;
  /** How specific it is in this query, 0 to 1. */
  emphasis: number;
  /** Words of the query that say something. */
  words: number;
}

/** All ways the site may express one thing that was typed. */
export function conceptOf(
  unit: Unit,
  { unfinished, certain, emphasis, words }: ConceptOptions,
  tools: PlanTools,
): Concept {
  const { weights, vocabulary } = tools;
  const { key, typed } = unit;
  const own = ownForms(key, tools);
  const values = tools.values(key, unfinished);
  const completed = unfinished ? completionsOf(key, tools) : undefined;
  const concept = {
    typed,
    emphasis: emphasis * (isWeakWord(key) ? weights.weakWord : 1) * (completed?.ripeness ?? 1),
    exact: unit.parts.length > 0 || /\d/.test(key),
    absent: false,
  };
  const typedForms = [{ forms: own, weight: 1, origin: 'typed' as const }];
  // Unfinished, a stop word may become another: `console me` menu. A hint only.
  if (unit.stop && completed)
    return {
      ...concept,
      expressions: completed.expressions,
      emphasis: weights.weakWord * completed.ripeness,
    };
  if (unit.stop) return { ...concept, expressions: typedForms };
  const need = own.length ? needOf(words, tools) : 1;
  const [alone = unfinished ? tools.synonyms.beginning(key) : undefined] = tools.synonyms.at([unit], 0);
  const expressions: Expression[] = [
    ...(completed?.expressions ?? typedForms),
    { forms: values, weight: 1, origin: 'typed' as const },
    ...(alone?.targets ?? []).map((target) => synonymExpression(target, need, tools)),
  ].filter(({ forms }) => forms.length);
  const isThere =
    values.length > 0 || (completed?.expressions ?? typedForms).some(({ forms }) => forms.length);
  if (isThere) return { ...concept, expressions };

  const terms = (alone?.targets ?? []).map(({ term }) => term);
  const absent = !terms.some((term) => isSpelling(key, term));
  if (expressions.length || certain)
    return { ...concept, expressions: expressions.map(inFull), absent, terms };

  const near = tools.correct(key, false);
  const corrections = near.length || !unfinished ? near : tools.correct(key, true);
  const [best] = corrections;
  return {
    ...concept,
    absent: best === undefined,
    expressions: corrections.map((word) => ({
      forms: ownForms(vocabulary.words[word] ?? '', tools),
      weight: 1,
    })),
    ...(best !== undefined && { corrected: vocabulary.words[best] }),
  };
}

/** `licence` is another spelling of a term; `snat`, `rhev` and `containerd` are other terms than NAT, RHV and container. */
function isSpelling(key: string, term: string): boolean {
  const isWord = key.length > 4 && key[0] === term[0];
  const endsAlike = key.at(-1) === term.at(-1) || (key.length === term.length && key.at(-2) === term.at(-1));
  return isWord && endsAlike && mistakesIn(key, term, { limit: 1, prefix: false }) <= 1;
}

/** Another term for what the site lacks stands for it in every way. */
const inFull = ({ origin: _, ...expression }: Expression): Expression => expression;

/** How far other terms are needed: in full for one or two words, less the more words say what is meant. */
export function needOf(words: number, { weights }: Pick<PlanTools, 'weights'>): number {
  return Math.min(1, 2 / words) ** weights.synonymNeed;
}

/** Another term for what was typed; `need`: see `needOf`. */
export function synonymExpression(
  { joined, backwards }: SynonymTarget,
  need: number,
  tools: PlanTools,
): Expression {
  const { weights } = tools;
  const weight = need * (backwards ? weights.synonymBackwards : weights.synonym);
  const unnamedWeight = backwards ? weight : weight * weights.synonymUnnamed;
  return { forms: synonymForms(joined, tools), weight, unnamedWeight, origin: 'synonym' };
}

/** The word itself and its other forms. */
export function ownForms(key: string, { vocabulary }: Pick<PlanTools, 'vocabulary'>): Form[] {
  const own = vocabulary.numberOf(key);
  const others = vocabulary.withStem(vocabulary.rootOf(key)).filter((word) => word !== own);
  return equalForms(own < 0 ? others : [own, ...others]);
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

/** Words that are equally certain. */
function equalForms(words: readonly number[]): Form[] {
  return words.map((word) => ({ word, weight: 1 }));
}

/** Words that an unfinished one is completed to. */
const MOST_COMPLETIONS = 20;
/** From this number of letters, an unfinished word counts like a whole one. */
const RIPE = 4;
const SHARE_OF_WHOLE = 0.45;

/**
 * What an unfinished word may become, itself among them: the oftener the site has a word, the likelier it is meant, so
 * that `win` is Windows before anybody wins. `ripeness`: how far it is clear what is meant, 0 to 1.
 */
function completionsOf(key: string, tools: PlanTools): { expressions: Expression[]; ripeness: number } {
  const { vocabulary, weights } = tools;
  const [from, to] = vocabulary.beginning(key);
  const own = vocabulary.rootOf(key);
  const groups = new Map<string, Form[]>([[own, ownForms(key, tools)]]);
  for (let word = from; word < to; word++) {
    const root = vocabulary.rootOf(vocabulary.words[word] ?? '');
    if (root !== own) groups.set(root, [...(groups.get(root) ?? []), { word, weight: 1 }]);
  }
  const counted = [...groups].map(([root, forms]) => ({
    isOwn: root === own,
    forms,
    count: forms.reduce((sum, { word }) => sum + vocabulary.sectionCount(word), 0),
  }));
  counted.sort((a, b) => b.count - a.count);
  const most = counted[0]?.count || 1;
  const kept = counted.filter(({ isOwn }, at) => isOwn || at < MOST_COMPLETIONS);
  // `ip`, `up`: two letters that pages have are most often whole words.
  const share = key.length === 2 && vocabulary.numberOf(key) >= 0 ? SHARE_OF_WHOLE : 1;
  const isClear = counted[0]?.isOwn || key.length >= RIPE;
  return {
    expressions: kept.map(({ isOwn, forms, count }) => ({
      forms,
      weight: isOwn && share < 1 ? 1 : share * (count / most) ** weights.completion,
      ...(isOwn && { origin: 'typed' as const }),
    })),
    ripeness: isClear ? 1 : (key.length / RIPE) ** weights.ripeness,
  };
}
