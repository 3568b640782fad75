import { compoundsOf } from '../analysis/compound.ts';
import { needOf, ownForms, type PlanTools, synonymExpression } from './concept.ts';
import type { Expression } from './conceptForms.ts';
import type { Unit } from './units.ts';

/** Units that have another expression together. */
export interface Run {
  /** Numbers of the units, in order. */
  units: readonly number[];
  expression: Expression;
}

/** Terms of several words that the synonyms know, with what else they are called. */
export function termRuns(units: readonly Unit[], tools: PlanTools): Run[] {
  const words = units.filter(({ stop }) => !stop).length;
  return units
    .flatMap((_, at) => tools.synonyms.at(units, at))
    .filter(({ places }) => places.length > 1)
    .flatMap(({ places, targets }) => {
      const others = words - places.filter((at) => !units[at]?.stop).length;
      const need = needOf(others + 1, tools);
      return targets.map((target) => ({ units: places, expression: synonymExpression(target, need, tools) }));
    });
}

/** Neighbours that are one word on this site: `auto discovery`, `backing up`. */
export function compoundRuns(units: readonly Unit[], tools: PlanTools): Run[] {
  return units.slice(1).flatMap(({ key: next }, at) => {
    const compounds = compoundsOf(units[at]?.key ?? '', next, tools.vocabulary.rootOf);
    const forms = compounds.map((key) => ownForms(key, tools)).find(({ length }) => length);
    return forms ? [{ units: [at, at + 1], expression: { forms, weight: 1 } }] : [];
  });
}
