/** A place in a text, as people count: from one. */
export interface Place {
  line: number;
  column: number;
}

/** The place of a character of a text that itself starts at `start`. */
export function placeIn(text: string, index: number, start: Place = { line: 1, column: 1 }): Place {
  const before = text.slice(0, index).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return before.length === 1
    ? { line: start.line, column: start.column + column - 1 }
    : { line: start.line + before.length - 1, column };
}

/** The place of a fault. Lines and columns count from 1. */
export interface SourcePlace {
  /** Path as the user would type it, relative to the working folder where possible. */
  file: string;
  line?: number;
  column?: number;
}

/** What is wrong with a part of the input, and what to do about it. Where that is, says who knows the file. */
export interface Fault {
  message: string;
  hint?: string;
}

/** A fault with its place in the text that was read. */
export interface PlacedFault extends Fault, Place {}

export type Hint = string | (() => string);

/** `forgivable`: an error that does not stop a writer who looks at the site meanwhile. */
export type Severity = 'error' | 'forgivable' | 'warning';

/** One fault in the input: what is wrong, where, and what to do. Text is made at the edge. */
export interface Diagnostic extends SourcePlace {
  /** An error where it is left out. */
  severity?: Severity;
  /** Stable name of the kind of fault, for tests and for `--lenient`. */
  code: string;
  message: string;
  /** What to do about it; a function where finding that out takes long, called when the fault is shown. */
  hint?: Hint;
  /** The author's own words that are wrong, where only the file is known: `placeSubjects` finds their line. */
  subject?: string;
  /** What is missing, as the author would write it: the importer repairs pages with it. */
  repair?: string;
}

/** A fault that stops the command; carries the diagnostics that led to it. */
export class FieldguideError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  /** By its name: the settings of a site are bundled with a copy of this class. */
  static override [Symbol.hasInstance](thrown: unknown): thrown is FieldguideError {
    return thrown instanceof Error && thrown.name === 'FieldguideError';
  }

  constructor(message: string, diagnostics: readonly Diagnostic[] = [], options?: ErrorOptions) {
    super(message, options);
    this.name = 'FieldguideError';
    this.diagnostics = diagnostics;
  }
}

/** Whether what was thrown says at which places of which files the fault is. */
export function isDataFault(thrown: unknown): thrown is FieldguideError {
  return thrown instanceof FieldguideError && thrown.diagnostics.length > 0;
}

/** What was thrown, as an error: anything can be thrown. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

export function isError({ severity }: Diagnostic): boolean {
  return severity !== 'warning';
}

export function isWarning({ severity }: Diagnostic): boolean {
  return severity === 'warning';
}

/** What the dev server makes of faults. */
export function forgiving(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.map((found) =>
    found.severity === 'forgivable' ? { ...found, severity: 'warning' } : found,
  );
}

/** What `--lenient` makes of faults. */
export function asWarnings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.map((diagnostic) => ({ ...diagnostic, severity: 'warning' }));
}

/**
 * Finds the line and column of faults in one file by their `subject`, which is in quotes in its text. A subject that is
 * there more than once has no place: no line is better than a wrong one.
 */
export function placeSubjects(
  diagnostics: readonly Diagnostic[],
  file: string,
  source: string,
): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    if (diagnostic.file !== file || diagnostic.line !== undefined || !diagnostic.subject) return diagnostic;
    return { ...diagnostic, ...placeOfWords(diagnostic.subject, source) };
  });
}

/** The place of quoted words in a text; undefined if they are not there, or more than once. */
export function placeOfWords(words: string, source: string): Place | undefined {
  const found = ["'", '"', '`'].flatMap((quote) => {
    const text = quote + words + quote;
    return source.includes(text) ? [source.indexOf(text), source.lastIndexOf(text)] : [];
  });
  const [first] = found;
  return first === undefined || new Set(found).size !== 1 ? undefined : placeIn(source, first);
}

/** `file:line:column`, as far as it is known. */
export function formatPlace({ file, line, column }: SourcePlace): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
}

/** One line for the terminal: `file:line:column: message. hint`. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  return `${formatPlace(diagnostic)}: ${isWarning(diagnostic) ? 'warning' : 'error'}: ${formatFault(diagnostic)}`;
}

/** What is wrong and what to do about it. */
export function formatFault({ message, hint }: Pick<Diagnostic, 'message' | 'hint'>): string {
  const text = typeof hint === 'function' ? hint() : hint;
  return text ? `${message} ${text}` : message;
}

const FAILED = 'Invariant failed';

/**
 * Asserts what holds unless our own code is wrong (specification 8, assertion failure). In production the
 * message is "Invariant failed" and nothing else; what was expected is its cause, which the crash screen's
 * chain of messages shows too.
 * @throws Error where the condition does not hold.
 */
export function invariant(condition: unknown, message?: string): asserts condition {
  if (condition) return;
  if (process.env.NODE_ENV === 'production') {
    throw new Error(FAILED, message === undefined ? undefined : { cause: message });
  }
  throw new Error(message === undefined ? FAILED : `${FAILED}: ${message}`);
}

/** The longest chain that helps anybody; also ends a chain that bites its tail. */
const LONGEST = 10;

/** The messages of an error and of its causes, outermost first (specification 4 and 8, page crash). */
export function errorChain(error: unknown): string[] {
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && messages.length < LONGEST) {
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  return String(error);
}
