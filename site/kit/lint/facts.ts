import type { Diagnostic } from 'fieldguide';

/** The rules that hold pages to the product model. */
export const FACTS: ReadonlySet<string> = new Set(['unknown-label', 'hedge', 'hedge-adverb', 'unused-entry']);

/** The code of what an excuse covers: it is listed, and never a fault. */
const EXCUSED = 'excused';

/** What the list of facts counts. */
export const COUNTED = [...FACTS, EXCUSED];

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
