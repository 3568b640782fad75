/** Where a fault stands. Lines and columns count from 1. */
export interface SourcePlace {
  /** Path as the user would type it, relative to the working folder where possible. */
  file: string;
  line?: number;
  column?: number;
}

export type Severity = 'error' | 'warning';

/** One fault in the input: what is wrong, where, and what to do. Text is made at the edge. */
export interface Diagnostic extends SourcePlace {
  severity: Severity;
  /** Stable name of the kind of fault, for tests and for `--lenient`. */
  code: string;
  message: string;
  /** What to do about it. */
  hint?: string;
}

/** A fault that stops the command; carries the diagnostics that led to it. */
export class FieldguideError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(message: string, diagnostics: readonly Diagnostic[] = [], options?: ErrorOptions) {
    super(message, options);
    this.name = 'FieldguideError';
    this.diagnostics = diagnostics;
  }
}

/** `file:line:column`, as far as it is known. */
export function formatPlace({ file, line, column }: SourcePlace): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
}

/** One line for the terminal: `file:line:column: message. hint`. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const hint = diagnostic.hint ? ` ${diagnostic.hint}` : '';
  return `${formatPlace(diagnostic)}: ${diagnostic.severity}: ${diagnostic.message}${hint}`;
}
