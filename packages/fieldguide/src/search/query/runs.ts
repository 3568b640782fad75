import { compoundsOf } from '../analysis/compound.ts';
import { ownForms, type PlanTools, synonymExpression } from './concept.ts';
import type { Expression } from './conceptForms.ts';
import type { KnownUse } from './synonymLookup.ts';
import type { Unit } from './units.ts';

/** Units that have another expression together. */
export interface Run {
  /** Numbers of the units, in order. */
  units: readonly number[];
  expression: Expression;
}

/** Terms of several words that the synonyms know, with what else they are called. */
export function termRuns(units: readonly Unit[], tools: PlanTools): Run[] {
  return units
    .flatMap((_, at) => tools.synonyms.at(units, at))
    .filter(({ places }) => places.length > 1)
    .flatMap((use) => runsOf(use, 1, tools));
}

/** Terms whose words are in the query in another order, or with others between them. */
export function looseTermRuns(units: readonly Unit[], tools: PlanTools): Run[] {
  return tools.synonyms.loose(units).flatMap((use) => {
    const targets = use.targets.filter(({ backwards }) => !backwards);
    return runsOf({ ...use, targets }, tools.weights.synonymLoose, tools);
  });
}

function runsOf({ places, share, targets }: KnownUse, weight: number, tools: PlanTools): Run[] {
  return targets.map((target) => ({
    units: places,
    expression: synonymExpression(target, weight * share, tools),
  }));
}

/** Neighbours that are one word on this site: `auto discovery`, `backing up`. */
export function compoundRuns(units: readonly Unit[], tools: PlanTools): Run[] {
  return units.slice(1).flatMap(({ key: next }, at) => {
    const compounds = compoundsOf(units[at]?.key ?? '', next, tools.vocabulary.rootOf);
    const forms = compounds.map((key) => ownForms(key, tools)).find(({ length }) => length);
    return forms ? [{ units: [at, at + 1], expression: { forms, weight: 1 } }] : [];
  });
}
