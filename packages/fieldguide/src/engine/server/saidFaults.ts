import { type Diagnostic, isError } from '../../shared/errors.ts';
import { plural } from '../../shared/text.ts';

/** What has been said of each file. */
export type Said = Map<string, Diagnostic[]>;

/** The first line of a check after a save; `summaryOf` makes the last one. Editors look for both. */
export const CHECKING = 'Checking what was saved ...';

export function summaryOf(found: readonly Diagnostic[]): string {
  const errors = found.filter(isError).length;
  return `Checked: ${plural(errors, 'error')}, ${plural(found.length - errors, 'warning')}.`;
}

/** All that has been said. */
export function allIn(said: Said | undefined): Diagnostic[] {
  return [...(said?.values() ?? [])].flat();
}

/** Keeps faults in place of what was said of their files before. Their hints are found out once. */
export function note(found: readonly Diagnostic[], said: Said): Diagnostic[] {
  const settled = found.map(({ hint, ...fault }) => ({
    ...fault,
    hint: typeof hint === 'function' ? hint() : hint,
  }));
  for (const { file } of settled) said.set(file, []);
  for (const fault of settled) said.get(fault.file)?.push(fault);
  return settled;
}
