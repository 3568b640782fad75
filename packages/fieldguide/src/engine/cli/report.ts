import {
  type Diagnostic,
  FieldguideError,
  formatDiagnostic,
  formatFault,
  formatPlace,
  isError,
  isWarning,
} from '../../shared/errors.ts';
import { plural } from '../../shared/text.ts';

const MOST_WARNINGS = 40;

/** Prints a fault for the person at the terminal. A fault of ours keeps its stack: it is a bug. */
export function reportFault(error: unknown): void {
  if (!(error instanceof FieldguideError)) {
    console.error(error);
    return;
  }
  printDiagnostics(error.diagnostics);
  const errors = error.diagnostics.filter(isError).length;
  console.error(errors > 0 ? `${error.message} ${plural(errors, 'error')}.` : error.message);
}

/** Errors all, warnings up to a number that still can be read; of the others how many of each kind there are. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], mostWarnings = MOST_WARNINGS): void {
  const sorted = [...diagnostics].sort(byPlace);
  const warnings = sorted.filter(isWarning);
  for (const warning of warnings.slice(0, mostWarnings)) console.error(formatDiagnostic(warning));
  const others = warnings.slice(mostWarnings);
  if (others.length > 0)
    console.error(`... and ${plural(others.length, 'more warning')} (${countsByKind(others)}).`);
  for (const error of sorted.filter(isError)) console.error(formatDiagnostic(error));
}

/** What a list has, and the codes that it counts. */
export interface Listed {
  found: readonly Diagnostic[];
  codes: readonly string[];
}

/** A list of the site's rules: the places where files are asked for, then how many of each kind and what to do about it. */
export function printList({ found, codes }: Listed, only?: string): void {
  const chosen = found.filter(({ file }) => only === undefined || file.includes(only));
  if (only !== undefined)
    for (const one of [...chosen].sort(byPlace))
      console.log(`${formatPlace(one)}: ${one.code}: ${one.message}`);
  const print = (count: number, text: string) => console.log(`${String(count).padStart(6)}  ${text}`);
  for (const [code, count] of countsOf(chosen)) {
    const example = chosen.find((one) => one.code === code);
    print(count, `${code}: ${example ? formatFault({ message: '', hint: example.hint }).trim() : ''}`);
  }
  for (const code of codes) if (!chosen.some((one) => one.code === code)) print(0, code);
  print(chosen.length, `in ${plural(new Set(chosen.map(({ file }) => file)).size, 'file')}`);
}

function countsByKind(diagnostics: readonly Diagnostic[]): string {
  return countsOf(diagnostics)
    .map(([code, count]) => `${code} ${count}`)
    .join(', ');
}

/** How many there are of each kind, most first. */
function countsOf(diagnostics: readonly Diagnostic[]): [code: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file < b.file
    ? -1
    : a.file > b.file
      ? 1
      : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** `1 link is waiting`, `2 links are waiting`. */
export function waits(count: number, noun: string): string {
  return `${plural(count, noun)} ${count === 1 ? 'is' : 'are'} waiting`;
}
