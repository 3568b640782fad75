import { isFaultWord, isStopWord } from '../analysis/stopWords.ts';
import { conceptOf, ownForms, type PlanTools } from './concept.ts';
import type { Concept, Expression } from './conceptForms.ts';
import { compoundRuns, type Run, termRuns } from './runs.ts';
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
  /** It describes a fault. */
  fault: boolean;
  /** The query with corrected spelling; empty where nothing was corrected. */
  corrected: string;
}

/** So many words with a stop word among them are a sentence. */
const SENTENCE = 5;

/**
 * Works out what a query means on this site. Its last word may be unfinished, wherever the query comes from: the dialog,
 * the search page and a shared address must show the same results for the same words.
 */
export function planQuery(parsed: ParsedQuery, tools: PlanTools): Plan {
  const { vocabulary, weights } = tools;
  const isWord = (key: string) => vocabulary.numberOf(key) >= 0;
  const units = parsed.units.flatMap((unit) => takeApart(unit, tools));
  const words = units.filter(({ stop }) => !stop).length;
  const terms = termRuns(units, tools);
  const keys = units.map(({ key }) => key);
  const onlyStopWords = units.every(({ stop }) => stop);
  const isSentence = units.some(({ stop }) => stop) && units.length >= SENTENCE;
  const planned = units.map((unit, at) => {
    const certain = terms.some((run) => run.units.includes(at));
    const unfinished = unit.last && !(unit.stop && (certain || onlyStopWords));
    const isCount = isSentence && /^\d+$/.test(unit.key) && !unit.last;
    const emphasis = isCount ? weights.weakWord : 1;
    const concept = conceptOf(unit, { unfinished, certain, emphasis, words }, tools);
    const tells = concept.corrected ? !isStopWord(concept.corrected) : !unit.stop || unfinished;
    return { at, unit, concept, tells };
  });
  const telling = planned.filter(({ tells }) => tells);
  // Of stop words alone, which say nothing, the first represents all, so that the list rests while they are typed; one
  // or two letters behind them say nothing yet.
  const isQuiet =
    units.length > 1 &&
    telling.every(({ unit }) => unit.last && unit.key.length < (isWord(unit.key) ? 2 : 3));
  const kept = (telling.length && !isQuiet ? telling : planned.slice(0, 1)).filter(
    // A word typed twice counts once.
    ({ unit }, at, all) => all.findIndex((other) => other.unit.key === unit.key) === at,
  );
  const compounds = compoundRuns(units, tools);
  const runs = [...terms, ...compounds];
  const places = kept.map(({ at }) => at);
  return {
    concepts: kept.map(({ concept, at }) =>
      compounds.some((run) => run.units.includes(at)) ? { ...concept, absent: false } : concept,
    ),
    spans: runs.flatMap((run) => spanOf(run, places)),
    phrases: parsed.phrases,
    fault: keys.some(isFaultWord),
    corrected: planned.some(({ concept }) => concept.corrected)
      ? planned.map(({ unit, concept }) => concept.corrected ?? unit.typed).join(' ')
      : '',
  };
}

/** An exact token that no page has is searched by its words. */
function takeApart(unit: Unit, tools: PlanTools): Unit[] {
  if (!unit.parts.length || ownForms(unit.key, tools).length) return [unit];
  if (tools.values(unit.key, unit.last).length) return [unit];
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

/** The concepts that a run of units covers, without stop words. */
function spanOf({ units, expression }: Run, places: readonly number[]): Span[] {
  const concepts = places.flatMap((place, concept) => (units.includes(place) ? [concept] : []));
  return concepts.length && expression.forms.length ? [{ concepts, expression }] : [];
}
