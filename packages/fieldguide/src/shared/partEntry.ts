const MARK = 'fieldguidePart';

/**
 * Marks history entries that a part of a page makes (a choice kept in the query): they differ in the query alone,
 * and the part itself shows what they say. Going back or forward to one loads no page.
 */
export function withPartMark(state: unknown): Record<string, unknown> {
  return { ...(typeof state === 'object' ? state : {}), [MARK]: true };
}

/** Whether a step to `here` stays on the page of `shown`: the entry is a part's, and the path is the same. */
export function staysOnPage(state: unknown, here: string, shown: string): boolean {
  const marked = typeof state === 'object' && state !== null && MARK in state;
  return marked && new URL(here).pathname === new URL(shown).pathname;
}
