import { stem } from '../analysis/stem.ts';
import type { PlanTools } from './concept.ts';
import type { Expression } from './concepts.ts';
import { ownForms } from './express.ts';
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
      .flatMap(({ length, targets }) =>
        targets.map((target) => {
          const parts = target.map((word) => ownForms(word, tools));
          return { at, length, expression: { parts, weight: tools.parameters.synonym } };
        }),
      ),
  );
}

/** Neighbours that are one word on this site: `auto discovery`, `backing up`. */
export function compoundRuns(units: readonly Unit[], tools: PlanTools): Run[] {
  return units.slice(1).flatMap(({ key: next }, at) => {
    const key = units[at]?.key ?? '';
    const joined = ownForms(key + next, tools);
    const forms = joined.length ? joined : ownForms(stem(key) + next, tools);
    return forms.length
      ? [{ at, length: 2, expression: { parts: [forms], weight: tools.parameters.compound } }]
      : [];
  });
}
