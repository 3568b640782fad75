import { isWeakWord } from '../analysis/stopWords.ts';
import type { Parameters } from '../ranking/parameters.ts';
import type { Concept, Expression, Form } from './concepts.ts';
import {
  beginningForms,
  type ExpressionTools,
  familyForms,
  ownForms,
  rankedCorrections,
  splitExpressions,
  synonymForms,
} from './express.ts';
import type { SynonymLookup } from './synonymLookup.ts';
import type { SynonymTarget } from './synonymTerms.ts';
import type { Unit } from './units.ts';

export interface PlanTools extends ExpressionTools {
  synonyms: SynonymLookup;
}

export interface ConceptOptions {
  /** The word may be unfinished. */
  unfinished: boolean;
  /** It is spelled right: part of a term that the synonyms know. */
  certain: boolean;
}

/** What another term counts against the typed one; next to nothing is lost where that stands nowhere. */
export function synonymWeights(
  { backwards }: SynonymTarget,
  { known, parameters }: { known: boolean; parameters: Parameters },
): Pick<Expression, 'weight' | 'unnamedWeight'> {
  if (backwards) return { weight: parameters.synonymBackwards };
  const weight = known ? parameters.synonym : parameters.synonymOfUnknown;
  return { weight, unnamedWeight: weight * parameters.synonymUnnamed };
}

/** All ways the site may express one thing that was typed. */
export function conceptOf(unit: Unit, { unfinished, certain }: ConceptOptions, tools: PlanTools): Concept {
  const { parameters, vocabulary } = tools;
  const { key } = unit;
  const own = ownForms(key, tools);
  const expressions: Expression[] = own.length ? [{ parts: [own], weight: 1, origin: 'typed' }] : [];
  const add = (
    parts: Expression['parts'],
    weight: number,
    { unnamedWeight = weight, origin }: Partial<Expression> = {},
  ) => {
    if (!parts.every((forms) => forms.length)) return;
    const first = parts.map((forms) => forms[0]?.word);
    const known = expressions.some(
      (other) =>
        other.weight >= weight &&
        other.parts.length === first.length &&
        other.parts.every((forms, at) => forms.some(({ word }) => word === first[at])),
    );
    // Lists of synonyms overlap; what says the same is looked for once.
    if (!known) expressions.push({ parts, weight, unnamedWeight, origin });
  };
  if (unit.parts.length)
    add(
      unit.parts.map((part) => ownForms(part, tools)),
      parameters.identifierParts,
    );
  const emphasis = isWeakWord(key) ? parameters.weakWord : 1;
  const concept = {
    typed: unit.typed,
    expressions,
    emphasis,
    exact: unit.parts.length > 0 || /\d/.test(key),
  };
  if (unit.stop) return concept;
  add([familyForms(key, tools)], parameters.family);
  if (unfinished) add([beginningForms(key, tools)], own.length ? parameters.prefixOfWord : parameters.prefix);
  if (!unit.parts.length)
    expressions.push(...splitExpressions(key, parameters.split * (own.length ? 0.6 : 1), tools));
  for (const { length, targets } of tools.synonyms.at([unit], 0)) {
    if (length !== 1) continue;
    for (const target of targets) {
      const { weight, unnamedWeight } = synonymWeights(target, { known: own.length > 0, parameters });
      add([synonymForms(target.joined, tools)], weight, { unnamedWeight, origin: 'synonym' });
      if (target.keys.length > 1)
        add(
          target.keys.map((word) => synonymForms(word, tools)),
          weight * parameters.synonymApart,
          { origin: 'synonym' },
        );
    }
  }
  if (certain) return concept;
  const corrections = correctionsOf(key, { unfinished, known: own, tools });
  // A known word stays what it is; a much more frequent one like it is looked for as well.
  const share = expressions.length ? parameters.typoOfKnown : parameters.typo;
  if (expressions.length && !own.length) return concept;
  for (const { word, weight, cost } of corrections) {
    // A letter more or less changes a short word more than a long one.
    const likeness = (1 - cost / Math.max(key.length, cost)) ** parameters.typoLikeness;
    add([ownForms(vocabulary.words[word] ?? '', tools)], share * weight * likeness);
  }
  const corrected = own.length ? undefined : vocabulary.words[corrections[0]?.word ?? -1];
  return { ...concept, ...(corrected && { corrected }) };
}

/** In fewer sections than this a word is rare; a likelier one stands in this many times more. */
const RARE = 4;
const MUCH_MORE = 8;

interface CorrectionContext {
  unfinished: boolean;
  /** The word as typed and its other forms, where it stands in the site. */
  known: readonly Form[];
  tools: PlanTools;
}

function correctionsOf(key: string, { unfinished, known, tools }: CorrectionContext) {
  const { vocabulary } = tools;
  const count = known.reduce((sum, { word }) => sum + vocabulary.sectionCount(word), 0);
  if (count >= RARE) return [];
  const corrections = rankedCorrections(key, false, tools);
  if (!known.length)
    return corrections.length || !unfinished ? corrections : rankedCorrections(key, true, tools);
  return corrections.filter(
    ({ word, cost }) =>
      cost <= 1 &&
      !known.some((form) => form.word === word) &&
      vocabulary.sectionCount(word) >= count * MUCH_MORE,
  );
}
