import path from 'node:path';
import type { Diagnostic } from '../../shared/errors.ts';
import type { Project } from './projectTypes.ts';

/** Faults of one locale only; all others are reported for the default locale. */
export function ownFaults(
  diagnostics: readonly Diagnostic[],
  { options, translations }: Pick<Project, 'options' | 'translations'>,
): Diagnostic[] {
  if (translations === undefined) return [...diagnostics];
  const folder = path.relative(options.cwd, translations) + path.sep;
  return diagnostics.filter(({ file }) => file.startsWith(folder));
}
