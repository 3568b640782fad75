import { stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';
import type { Concept, Expression, Plan, Span } from './concepts.ts';
import {
  beginningForms,
  type ExpressionTools,
  familyForms,
  ownForms,
  rankedCorrections,
  splitExpressions,
} from './express.ts';
import type { createSynonymLookup } from './synonymLookup.ts';
import type { ParsedQuery, Unit } from './units.ts';

export interface PlanTools extends ExpressionTools {
  synonymsAt: ReturnType<typeof createSynonymLookup>;
}

/** Works out what a query means on this site. `typing`: the last word may be unfinished. */
export function planQuery(parsed: ParsedQuery, typing: boolean, tools: PlanTools): Plan {
  const units = parsed.units.flatMap((unit) => takeApart(unit, tools));
  const planned = units.map((unit) => ({ unit, concept: conceptOf(unit, typing && unit.last, tools) }));
  const telling = planned.filter(
    ({ unit, concept }) => !unit.stop && !(concept.corrected && isStopWord(concept.corrected)),
  );
  const kept = distinct(telling.length ? telling : planned);
  const concepts = kept.map(({ concept }) => concept);
  const places = kept.map(({ unit }) => units.indexOf(unit));
  const corrected = planned.some(({ concept }) => concept.corrected)
    ? planned.map(({ unit, concept }) => concept.corrected ?? unit.typed).join(' ')
    : '';
  return { concepts, spans: spansOf(units, places, tools), phrases: parsed.phrases, corrected };
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

function conceptOf(unit: Unit, unfinished: boolean, tools: PlanTools): Concept {
  const { parameters, vocabulary } = tools;
  const { key } = unit;
  const own = ownForms(key, tools);
  const expressions: Expression[] = own.length ? [{ parts: [own], weight: 1 }] : [];
  const add = (parts: Expression['parts'], weight: number) => {
    if (parts.every((forms) => forms.length)) expressions.push({ parts, weight });
  };
  if (unit.parts.length)
    add(
      unit.parts.map((part) => ownForms(part, tools)),
      parameters.compound,
    );
  if (unit.stop) return { typed: unit.typed, expressions };
  add([familyForms(key, tools)], parameters.family);
  if (unfinished) add([beginningForms(key, tools)], own.length ? parameters.prefixOfWord : parameters.prefix);
  if (!unit.parts.length)
    expressions.push(...splitExpressions(key, parameters.compound * (own.length ? 0.6 : 1), tools));
  for (const { length, targets } of tools.synonymsAt([key], 0)) {
    if (length !== 1) continue;
    for (const target of targets)
      add(
        target.map((word) => ownForms(word, tools)),
        parameters.synonym,
      );
  }
  if (expressions.length) return { typed: unit.typed, expressions };

  const corrections = rankedCorrections(key, false, tools);
  const found = corrections.length || !unfinished ? corrections : rankedCorrections(key, true, tools);
  for (const { word, weight } of found) {
    add([ownForms(vocabulary.words[word] ?? '', tools)], parameters.typo * weight);
  }
  const corrected = vocabulary.words[found[0]?.word ?? -1];
  return { typed: unit.typed, expressions, ...(corrected && { corrected }) };
}

/** Ways to express several neighbours at once: two words that are one on this site, and terms of several words. */
function spansOf(units: readonly Unit[], places: readonly number[], tools: PlanTools): Span[] {
  const { parameters } = tools;
  const keys = units.map(({ key }) => key);
  const spans: Span[] = [];
  const add = (at: number, length: number, parts: Expression['parts'], weight: number) => {
    const from = places.findIndex((place) => place >= at);
    const covered = places.filter((place) => place >= at && place < at + length).length;
    if (from < 0 || !covered || !parts.every((forms) => forms.length)) return;
    spans.push({ from, to: from + covered, expression: { parts, weight } });
  };
  for (let at = 0; at < keys.length; at++) {
    for (const { length, targets } of tools.synonymsAt(keys, at)) {
      if (length === 1) continue;
      for (const target of targets)
        add(
          at,
          length,
          target.map((word) => ownForms(word, tools)),
          parameters.synonym,
        );
    }
    const [key = '', next] = keys.slice(at, at + 2);
    if (next === undefined) continue;
    const joined = ownForms(key + next, tools);
    add(at, 2, [joined.length ? joined : ownForms(stem(key) + next, tools)], parameters.compound);
  }
  return spans;
}
