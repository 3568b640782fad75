import { compoundsOf } from '../analysis/compound.ts';
import { type PlanTools, synonymWeights } from './concept.ts';
import type { Expression } from './concepts.ts';
import { ownForms, synonymForms } from './express.ts';
import type { SynonymTarget } from './synonymTerms.ts';
import type { Unit } from './units.ts';

/** Units that have another expression together. */
export interface Run {
  /** Numbers of the units, in order. */
  units: readonly number[];
  expression: Expression;
}

/** Terms of several words that the synonyms know, with what else they are called. */
export function termRuns(units: readonly Unit[], tools: PlanTools): Run[] {
  return units.flatMap((_, at) =>
    tools.synonyms
      .at(units, at)
      .filter(({ length }) => length > 1)
      .flatMap(({ length, targets }) => {
        const run = Array.from({ length }, (_, index) => at + index);
        const known = ownForms(run.map((unit) => units[unit]?.key ?? '').join(''), tools).length > 0;
        return expressionsOf(targets, { known, share: 1, tools }).map((expression) => ({
          units: run,
          expression,
        }));
      }),
  );
}

/** Terms whose words stand in the query in another order, or with others between them. */
export function looseTermRuns(units: readonly Unit[], tools: PlanTools): Run[] {
  return tools.synonyms.loose(units).flatMap(({ places, targets, share }) => {
    const onward = targets.filter(({ backwards }) => !backwards);
    return expressionsOf(onward, { known: true, share: tools.parameters.synonymLoose * share, tools }).map(
      (expression) => ({
        units: places,
        expression,
      }),
    );
  });
}

interface TargetContext {
  /** The term stands in the site itself. */
  known: boolean;
  /** Share of the weight of a synonym. */
  share: number;
  tools: PlanTools;
}

function expressionsOf(
  targets: readonly SynonymTarget[],
  { known, share, tools }: TargetContext,
): Expression[] {
  const { parameters } = tools;
  return targets.flatMap((target) => {
    const full = synonymWeights(target, { known, parameters });
    const weight = full.weight * share;
    const together = {
      parts: [synonymForms(target.joined, tools)],
      weight,
      ...(full.unnamedWeight !== undefined && { unnamedWeight: full.unnamedWeight * share }),
    };
    const apart = {
      parts: target.keys.map((word) => synonymForms(word, tools)),
      weight: weight * parameters.synonymApart,
    };
    return target.keys.length > 1 ? [together, apart] : [together];
  });
}

/** Neighbours that are one word on this site: `auto discovery`, `backing up`. */
export function compoundRuns(units: readonly Unit[], tools: PlanTools): Run[] {
  return units.slice(1).flatMap(({ key: next }, at) => {
    const compounds = compoundsOf(units[at]?.key ?? '', next);
    const forms = compounds.map((key) => ownForms(key, tools)).find(({ length }) => length);
    return forms
      ? [{ units: [at, at + 1], expression: { parts: [forms], weight: tools.parameters.compound } }]
      : [];
  });
}
