import { compoundsOf } from '../analysis/compound.ts';
import { type PlanTools, synonymWeights } from './concept.ts';
import type { Expression } from './concepts.ts';
import { ownForms, synonymForms } from './express.ts';
import type { Unit } from './units.ts';

/** A run of neighbouring units that has another expression. */
export interface Run {
  at: number;
  length: number;
  expression: Expression;
}

/** Terms of several words that the synonyms know, with what else they are called. */
export function termRuns(units: readonly Unit[], tools: PlanTools): Run[] {
  return units.flatMap((_, at) =>
    tools
      .synonymsAt(units, at)
      .filter(({ length }) => length > 1)
      .flatMap(({ length, targets }) => {
        const joined = units
          .slice(at, at + length)
          .map(({ key }) => key)
          .join('');
        const known = ownForms(joined, tools).length > 0;
        return targets.flatMap((target) => {
          const weights = synonymWeights(target, { known, parameters: tools.parameters });
          const together = { parts: [synonymForms(target.joined, tools)], ...weights };
          const apart = {
            parts: target.keys.map((word) => synonymForms(word, tools)),
            weight: weights.weight * tools.parameters.synonymApart,
          };
          const expressions = target.keys.length > 1 ? [together, apart] : [together];
          return expressions.map((expression) => ({ at, length, expression }));
        });
      }),
  );
}

/** Neighbours that are one word on this site: `auto discovery`, `backing up`. */
export function compoundRuns(units: readonly Unit[], tools: PlanTools): Run[] {
  return units.slice(1).flatMap(({ key: next }, at) => {
    const compounds = compoundsOf(units[at]?.key ?? '', next);
    const forms = compounds.map((key) => ownForms(key, tools)).find(({ length }) => length);
    return forms
      ? [{ at, length: 2, expression: { parts: [forms], weight: tools.parameters.compound } }]
      : [];
  });
}
