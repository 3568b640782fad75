import { isStopWord } from '../analysis/stopWords.ts';
import { conceptOf, type PlanTools } from './concept.ts';
import type { Concept, Plan, Span } from './concepts.ts';
import { beginningForms, ownForms } from './express.ts';
import { isSentence } from './question.ts';
import { compoundRuns, looseTermRuns, type Run, termRuns } from './spans.ts';
import type { ParsedQuery, Unit } from './units.ts';

/** Works out what a query means on this site. `typing`: the last word may be unfinished. */
export function planQuery(parsed: ParsedQuery, typing: boolean, tools: PlanTools): Plan {
  const units = parsed.units.flatMap((unit) => takeApart(unit, tools));
  const terms = termRuns(units, tools);
  const planned = units.map((unit, at) => {
    const certain = terms.some((run) => run.units.includes(at));
    const unfinished = typing && unit.last;
    const concept = conceptOf(unit, { unfinished, certain }, tools);
    const begun =
      unfinished && !certain && unit.stop && unit.key.length > 1 && units.some(({ stop }) => !stop);
    return begun ? { at, ...begin(unit, tools) } : { at, unit, concept };
  });
  const telling = planned.filter(
    ({ unit, concept }) => !unit.stop && !(concept.corrected && isStopWord(concept.corrected)),
  );
  const kept = distinct(telling.length ? telling : planned);
  const places = kept.map(({ at }) => at);
  const corrected = planned.some(({ concept }) => concept.corrected)
    ? planned.map(({ unit, concept }) => concept.corrected ?? unit.typed).join(' ')
    : '';
  return {
    concepts: kept.map(({ concept }) => concept),
    spans: distinctSpans(
      [...terms, ...looseTermRuns(units, tools), ...compoundRuns(units, tools)].flatMap((run) =>
        spanOf(run, places),
      ),
    ),
    sentence: isSentence(units),
    phrases: parsed.phrases,
    corrected,
  };
}

/** The last word may turn from a stop word into another: `console me` into menu. A hint only. */
function begin(unit: Unit, tools: PlanTools): { unit: Unit; concept: Concept } {
  const parts = [beginningForms(unit.key, tools)];
  const expressions = parts.every((forms) => forms.length)
    ? [{ parts, weight: tools.parameters.prefixOfWord }]
    : [];
  const concept = { typed: unit.typed, expressions, emphasis: tools.parameters.weakWord, exact: false };
  return { unit: { ...unit, stop: false }, concept };
}

/** The concepts that a run of units covers; stop words among them are none. */
function spanOf({ units, expression }: Run, places: readonly number[]): Span[] {
  const concepts = places.flatMap((place, concept) => (units.includes(place) ? [concept] : []));
  if (!concepts.length || !expression.parts.every((forms) => forms.length)) return [];
  return [{ concepts, expression }];
}

/** Many terms mean the same; the surest counts. */
function distinctSpans(spans: readonly Span[]): Span[] {
  const best = new Map<string, Span>();
  for (const span of spans) {
    const words = span.expression.parts.map((forms) => forms.map(({ word }) => word).join());
    const key = `${span.concepts.join()}:${words.join('+')}`;
    if (span.expression.weight > (best.get(key)?.expression.weight ?? 0)) best.set(key, span);
  }
  return [...best.values()];
}

/** A word typed twice counts once. */
function distinct<Planned extends { unit: Unit }>(planned: readonly Planned[]): Planned[] {
  return planned.filter(({ unit }, at) => planned.findIndex((other) => other.unit.key === unit.key) === at);
}

/** An exact token that stands nowhere is searched by its words. */
function takeApart(unit: Unit, tools: PlanTools): Unit[] {
  if (!unit.parts.length || ownForms(unit.key, tools).length) return [unit];
  if (unit.last && beginningForms(unit.key, tools).length) return [unit];
  return unit.parts.map((key, index) => ({
    key,
    typed: key,
    parts: [],
    stop: isStopWord(key),
    last: unit.last && index === unit.parts.length - 1,
  }));
}
