import type { QueryFault } from '../outcome.ts';

/** `Line 2, column 3: column "x" does not exist. Perhaps you meant ...` */
export function faultText({ message, hint, position }: QueryFault, query: string): string {
  const place = position === undefined ? '' : placeText(placeIn(query, position));
  return [`${place}${message}.`, hint].filter(Boolean).join(' ');
}

/** Line and column of a character of a query; all count from 1. */
export function placeIn(query: string, position: number): { line: number; column: number } {
  const before = [...query]
    .slice(0, position - 1)
    .join('')
    .split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function placeText({ line, column }: { line: number; column: number }): string {
  return `Line ${line}, column ${column}: `;
}
