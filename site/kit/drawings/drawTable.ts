import { textWidth, titleWidth, wrapText } from 'fieldguide/components';
import { drawMark, LINE_HEIGHT, MARK_SIZE, type Pen, ROW } from './pen.ts';
import type { DrawnScreen } from './screenSchema.ts';
import { LETTER_SIZE, line, rect, svgText } from './svg.ts';

export function drawTable({ table }: DrawnScreen, pen: Pen): void {
  if (!table) return;
  const { edge, inner } = pen;
  pen.y += 4;
  const mark = table.note === undefined ? 0 : MARK_SIZE;
  const room = inner - mark;
  const widths = columnWidths(table, room);
  if (!widths) drawRecords(table, pen);
  else {
    const top = pen.y;
    for (const [index, cells] of [table.columns, ...table.rows].entries()) {
      const head = index === 0;
      const wrapped = cells.map((cell, place) =>
        wrapText(cell, (widths[place] ?? 0) - (head ? 18 : 14), LETTER_SIZE),
      );
      const height = ROW + (Math.max(...wrapped.map((lines) => lines.length)) - 1) * LINE_HEIGHT;
      if (head) pen.parts.push(rect({ x: edge, y: pen.y, width: room, height }, { fill: 'surface-sunk' }));
      let x = edge;
      for (const [place, lines] of wrapped.entries()) {
        const column = widths[place] ?? 0;
        for (const [row, words] of lines.entries())
          pen.parts.push(
            svgText(words, [x + 10, pen.y + ROW / 2 + row * LINE_HEIGHT], { bold: head, room: column - 10 }),
          );
        x += column;
      }
      pen.y += height;
      pen.parts.push(line([edge, pen.y], [edge + room, pen.y], head ? 'line-strong' : 'line'));
    }
    drawMark({ label: 'Table', note: table.note }, [edge + inner - 11, top + ROW / 2], pen);
  }
  pen.y += 16;
}

/** A table that has no room: each row as a list of its cells, with the heads of their columns. */
function drawRecords({ columns, rows, note }: NonNullable<DrawnScreen['table']>, pen: Pen): void {
  const { edge, inner } = pen;
  const heads = Math.min(inner * 0.45, Math.max(...columns.map((name) => textWidth(name, LETTER_SIZE))) + 12);
  drawMark({ label: 'Table', note }, [edge + inner - 11, pen.y + 14], pen);
  for (const [index, row] of (rows.length > 0 ? rows : [[]]).entries()) {
    if (index > 0) pen.parts.push(line([edge, pen.y + 3], [edge + inner, pen.y + 3], 'line'));
    pen.y += index > 0 ? 7 : 0;
    for (const [place, name] of columns.entries()) {
      const names = wrapText(name, heads - 8, LETTER_SIZE);
      const values = wrapText(row[place] ?? '', inner - heads - MARK_SIZE, LETTER_SIZE);
      for (const [at, words] of names.entries())
        pen.parts.push(
          svgText(words, [edge, pen.y + 10 + at * LINE_HEIGHT], { fill: 'ink-quiet', room: heads - 8 }),
        );
      for (const [at, words] of values.entries())
        pen.parts.push(
          svgText(words, [edge + heads, pen.y + 10 + at * LINE_HEIGHT], { room: inner - heads - MARK_SIZE }),
        );
      pen.y += 3 + LINE_HEIGHT * Math.max(names.length, values.length);
    }
  }
}

/**
 * Each column gets what its longest cell needs; where that is too much, the cells of the widest take several lines.
 * Undefined if the table has no room even so.
 */
export function columnWidths(
  { columns, rows }: NonNullable<DrawnScreen['table']>,
  room: number,
): number[] | undefined {
  const wanted = columns.map((name, place) => {
    const cells = rows.map((row) => textWidth(row[place] ?? '', LETTER_SIZE));
    return Math.ceil(Math.max(titleWidth(name), ...cells)) + 18;
  });
  const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0);
  const total = sum(wanted);
  if (total > room * 1.35) return undefined;
  if (total <= room) return wanted.map((width) => Math.floor((width * room) / total));
  let most = Math.max(...wanted);
  while (sum(wanted.map((width) => Math.min(width, most))) > room) most -= 1;
  const widths = wanted.map((width) => Math.min(width, most));
  return widths.every((width, place) => width >= longestWord(columns, rows, place) + 18) ? widths : undefined;
}

function longestWord(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  place: number,
): number {
  const words = [columns, ...rows].flatMap((row) => (row[place] ?? '').split(/\s+/));
  return Math.max(...words.map((word) => textWidth(word, LETTER_SIZE)));
}
