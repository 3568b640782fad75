import type { Place } from '../../shared/errors.ts';
import type { ColumnShift } from '../data/product.ts';

/** Where a node of the parser begins; those that a plugin made are nowhere. */
export function placeOf(node: { position?: { start: Place } }): Place {
  return node.position?.start ?? { line: 1, column: 1 };
}

/** Place in the author's file for a place in the prepared text; both count from 1. */
export type SourceMap = (line: number, column: number) => Place;

/** Where a line of the prepared text came from, and what was moved on it. */
interface LineMove {
  /** Line of the author's file, from 1. */
  origin: number;
  /** Characters taken away at its start. */
  indent: number;
  shifts: readonly ColumnShift[];
}

/** A source map to the author's lines. It holds nothing else, because it is kept for faults that are found late. */
export function sourceMap(lines: readonly LineMove[]): SourceMap {
  const stayed = lines.every(
    ({ origin, indent, shifts }, index) => origin === index + 1 && indent === 0 && shifts.length === 0,
  );
  if (stayed) return samePlace;
  const moves = lines.map(({ origin, indent, shifts }) => ({ origin, indent, shifts }));
  return (line, column) => {
    const move = moves[line - 1];
    if (!move) return { line, column };
    const shift = move.shifts.reduce((sum, s) => (column >= s.column ? sum + s.shift : sum), 0);
    return { line: move.origin, column: column + move.indent + shift };
  };
}

const samePlace: SourceMap = (line, column) => ({ line, column });

/** One line of a page on its way to the parser: its text, where it came from, and what was moved on it. */
export interface Line extends LineMove {
  text: string;
  /** Inside a code fence: left as it is but for the product's name. */
  code: boolean;
}

/** A line with a backslash in front of what stands at a column, which makes text of it. */
export function withBackslash(line: Line, column: number): Line {
  const { text, shifts } = line;
  const moved = shifts.map((each) => (each.column > column ? { ...each, column: each.column + 1 } : each));
  return {
    ...line,
    text: `${text.slice(0, column - 1)}\\${text.slice(column - 1)}`,
    shifts: [...moved, { column: column + 1, shift: -1 }],
  };
}
