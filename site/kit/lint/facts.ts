import type { Diagnostic, Severity } from 'fieldguide';

/** `warning`: the rules below are listed by `npm run check -- --facts` and refuse nothing; `error` makes them count. */
export const FACTS_SEVERITY: Severity = 'warning';

/** The rules that hold pages to the product model. */
export const FACTS: ReadonlySet<string> = new Set(['unknown-label', 'hedge', 'hedge-adverb', 'unused-entry']);

/** The code of what an excuse covers: it is listed, and never a fault. */
const EXCUSED = 'excused';

/** A finding with the severity of its rule. */
export function ofFacts(found: Diagnostic): Diagnostic {
  return FACTS.has(found.code) ? { ...found, severity: FACTS_SEVERITY } : found;
}

/** What an excuse covers, for the list. */
export function excusedFact(found: Diagnostic): Diagnostic[] {
  return FACTS.has(found.code)
    ? [{ ...found, severity: 'warning', code: EXCUSED, hint: 'An excuse in place sets the rule aside.' }]
    : [];
}

/** Whether a finding is in the list of facts. */
export function isFact({ code }: Diagnostic): boolean {
  return FACTS.has(code) || code === EXCUSED;
}
