import type { DrawingNote } from 'fieldguide';
import { circle, svgText } from './svg.ts';

export const CONTROL = 26;
/** Height of a row of a table. */
export const ROW = 24;
export const LINE_HEIGHT = 17;
/** Room for the number of a note. */
export const MARK_SIZE = 28;

/** How a screen is laid out. */
export interface Layout {
  isNarrow: boolean;
  /** Fields are below their labels. All of them or none, or their edges would be no line. */
  isStacked: boolean;
  edge: number;
  /** Room for labels, and for all content between the edges. */
  labels: number;
  inner: number;
}

export const NARROW_FORM = { isNarrow: true, edge: 12, labels: 120, inner: 316 };

/** Draws downwards; each part adds itself and moves the pen. */
export interface Pen extends Layout {
  /** Some elements are marked, so all others are quiet. */
  hasMarked: boolean;
  y: number;
  parts: string[];
  notes: DrawingNote[];
}

/** A number in a circle; the note with that number is beside the drawing or below it. */
export function drawMark(
  { label, note }: { label: string; note?: string },
  at: readonly [number, number],
  pen: Pen,
): void {
  if (note === undefined) return;
  const number = pen.notes.push({ name: label, text: note, level: at[1] });
  pen.parts.push(circle(at, 10, { fill: 'mark', stroke: 'line-strong' }));
  pen.parts.push(svgText(String(number), at, { bold: true, anchor: 'middle' }));
}

/** An element that the step is about: one that says so, or that has a note. */
export function isMarked({ marked, note }: { marked: boolean; note?: string }): boolean {
  return marked || note !== undefined;
}

export function edgeOf(isLoud: boolean) {
  return isLoud ? ({ stroke: 'accent', strokeWidth: 2 } as const) : ({ stroke: 'line-strong' } as const);
}
