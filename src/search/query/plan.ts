import { isStopWord } from '../analysis/stopWords.ts';
import { conceptOf, ownForms, type PlanTools } from './concept.ts';
import { compoundRuns, looseTermRuns, type Run, termRuns } from './runs.ts';
import type { Concept, Expression } from './types.ts';
import type { ParsedQuery, Unit } from './units.ts';

/** A way to express several concepts at once: `sso` for single sign-on. */
export interface Span {
  /** Their numbers, in order. */
  concepts: readonly number[];
  expression: Expression;
}

/** A query as it is searched. */
export interface Plan {
  concepts: Concept[];
  spans: Span[];
  /** Keys of texts between quotes. */
  phrases: readonly (readonly string[])[];
  /** The query with corrected spelling; empty where nothing was corrected. */
  corrected: string;
}

/** Works out what a query means on this site. `typing`: the last word may be unfinished. */
export function planQuery(parsed: ParsedQuery, typing: boolean, tools: PlanTools): Plan {
  const units = parsed.units.flatMap((unit) => takeApart(unit, tools));
  const terms = termRuns(units, tools);
  const onlyStopWords = units.every(({ stop }) => stop);
  const planned = units.map((unit, at) => {
    const certain = terms.some((run) => run.units.includes(at));
    const unfinished = typing && unit.last && !(unit.stop && (certain || onlyStopWords));
    const concept = conceptOf(unit, { unfinished, certain }, tools);
    const tells = concept.corrected ? !isStopWord(concept.corrected) : !unit.stop || unfinished;
    return { at, unit, concept, tells };
  });
  const telling = planned.filter(({ tells }) => tells);
  const kept = (telling.length ? telling : planned).filter(
    // A word typed twice counts once.
    ({ unit }, at, all) => all.findIndex((other) => other.unit.key === unit.key) === at,
  );
  const runs = [...terms, ...looseTermRuns(units, tools), ...compoundRuns(units, tools)];
  const places = kept.map(({ at }) => at);
  return {
    concepts: kept.map(({ concept }) => concept),
    spans: distinctSpans(runs.flatMap((run) => spanOf(run, places))),
    phrases: parsed.phrases,
    corrected: planned.some(({ concept }) => concept.corrected)
      ? planned.map(({ unit, concept }) => concept.corrected ?? unit.typed).join(' ')
      : '',
  };
}

/** An exact token that stands nowhere is searched by its words. */
function takeApart(unit: Unit, tools: PlanTools): Unit[] {
  if (!unit.parts.length || ownForms(unit.key, tools).length) return [unit];
  const [from, to] = tools.vocabulary.beginning(unit.key);
  if (unit.last && from < to) return [unit];
  return unit.parts.map((key, index) => ({
    key,
    typed: key,
    parts: [],
    stop: isStopWord(key),
    last: unit.last && index === unit.parts.length - 1,
  }));
}

/** The concepts that a run of units covers; stop words among them are none. */
function spanOf({ units, expression }: Run, places: readonly number[]): Span[] {
  const concepts = places.flatMap((place, concept) => (units.includes(place) ? [concept] : []));
  return concepts.length && expression.forms.length ? [{ concepts, expression }] : [];
}

/** Many terms mean the same; the surest counts. */
function distinctSpans(spans: readonly Span[]): Span[] {
  const best = new Map<string, Span>();
  for (const span of spans) {
    const words = span.expression.forms.map(({ word }) => word);
    const key = `${span.concepts.join()}:${words.join()}`;
    if (span.expression.weight > (best.get(key)?.expression.weight ?? 0)) best.set(key, span);
  }
  return [...best.values()];
}
