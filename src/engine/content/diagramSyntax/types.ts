/** A fault of a diagram's source; line and column count from 1. */
export interface DiagramFault {
  line: number;
  column: number;
  message: string;
  hint: string;
  /** Right in Mermaid, but our renderer passes over it: a warning. */
  passedOver?: boolean;
}

/** One statement of a diagram: usually a line. */
export interface Statement {
  text: string;
  line: number;
  column: number;
}

/** What a statement's checker says of it; `at` counts characters from its start. */
export interface StatementFault {
  message: string;
  hint: string;
  at?: number;
  passedOver?: boolean;
}

/** Checks all statements below a diagram's first line. */
export type KindCheck = (statements: readonly Statement[]) => DiagramFault[];

/** The fault at its place in the source. */
export function placed(
  statement: Statement,
  { message, hint, at = 0, passedOver }: StatementFault,
): DiagramFault {
  const before = statement.text.slice(0, at).split('\n');
  const line = statement.line + before.length - 1;
  const column = before.length === 1 ? statement.column + at : (before.at(-1)?.length ?? 0) + 1;
  return { line, column, message, hint, ...(passedOver ? { passedOver } : {}) };
}
