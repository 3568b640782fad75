import type { Screen, ScreenField } from './screenSchema.ts';
import { circle, line, path, rect, svg, text, textWidth } from './svg.ts';

const EDGE = 20;
/** Room for what a field holds, and for the mark behind it. */
const VALUES = 370;
/** Labels have at least this room, and at most so much that the drawing stays in the text column. */
const LABELS = { least: 150, most: 225 };
const ROW = 40;
const CONTROL = 28;
const LINE = 16;

/** Draws downwards; each part adds itself and moves the pen. */
interface Pen {
  y: number;
  /** Room for labels, and for all that stands between the edges. */
  labels: number;
  inner: number;
  parts: string[];
  notes: string[];
}

/** A wireframe of a screen, with the texts of its numbered marks. */
export function drawScreen(
  screen: Screen,
  idPrefix: string,
): { svg: string; width: number; notes: string[] } {
  const longest = Math.max(0, ...screen.fields.map((field) => textWidth(labelOf(field), 13) + 16));
  const labels = Math.min(LABELS.most, Math.max(LABELS.least, longest));
  const width = EDGE * 2 + labels + VALUES;
  const pen: Pen = { y: 0, labels, inner: labels + VALUES, parts: [], notes: [] };
  drawHead(screen, pen);
  drawTabs(screen, pen);
  for (const field of screen.fields) drawField(field, pen);
  drawTable(screen, pen);
  drawButtons(screen, pen);
  const height = pen.y + EDGE - 8;
  const frame = rect(
    { x: 0.5, y: 0.5, width: width - 1, height: height - 1 },
    { fill: 'surface', stroke: 'line-strong' },
  );
  const about = { width, height, idPrefix, title: screen.title, description: describe(screen) };
  return { svg: svg(about, frame + pen.parts.join('')), width, notes: pen.notes };
}

/** What can be read in the drawing and below it, one line each. */
export function screenLines(screen: Screen): string[] {
  const { title, description, menu, tabs, fields, table, buttons } = screen;
  const noted = (...parts: (string | undefined)[]) => parts.filter((part) => part).join(': ');
  return [
    title,
    ...[description, menu].filter((part) => part !== undefined),
    ...tabs,
    ...fields.map(({ label, value, type, note }) => noted(label, type === 'checkbox' ? '' : value, note)),
    ...(table
      ? [table.columns.join(' | '), ...table.rows.map((row) => row.join(' | ')), ...[table.note ?? []].flat()]
      : []),
    ...buttons.map(({ label, note }) => noted(label, note)),
  ];
}

function describe(screen: Screen): string {
  const { description, menu, tabs, fields, table, buttons } = screen;
  const list = (name: string, items: readonly string[]) =>
    items.length > 0 ? `${name}: ${items.join(', ')}.` : undefined;
  const said = ({ label, value, type }: ScreenField) => {
    if (type === 'checkbox') return `${label} (${isOn(value) ? 'on' : 'off'})`;
    return value === '' ? label : `${label} (${value})`;
  };
  return (
    [
      description,
      menu === undefined ? undefined : `Menu: ${menu}.`,
      list('Tabs', tabs),
      list('Fields', fields.map(said)),
      table && `Table with the columns ${table.columns.join(', ')}.`,
      list(
        'Buttons',
        buttons.map(({ label }) => label),
      ),
    ]
      .filter((part) => part !== undefined)
      .join(' ') || 'An empty screen.'
  );
}

function drawHead({ title, menu }: Screen, pen: Pen): void {
  pen.parts.push(
    rect(
      { x: 0.5, y: 0.5, width: pen.inner + EDGE * 2 - 1, height: 36 },
      { fill: 'surface-sunk', stroke: 'line-strong' },
    ),
  );
  const crumbs =
    menu
      ?.split('>')
      .map((part) => part.trim())
      .join('  ›  ') ?? '';
  pen.parts.push(text(crumbs, [EDGE, 19], { fill: 'ink-quiet', room: pen.inner }));
  pen.parts.push(text(title, [EDGE, 64], { size: 17, bold: true, room: pen.inner }));
  pen.y = 92;
}

function drawTabs({ tabs, tab = tabs[0] }: Screen, pen: Pen): void {
  if (tabs.length === 0) return;
  let x = EDGE;
  const bottom = pen.y + 30;
  pen.parts.push(line([EDGE, bottom], [pen.inner + EDGE, bottom], 'line-strong'));
  for (const name of tabs) {
    const open = name === tab;
    const width = textWidth(name, 13) + 24;
    pen.parts.push(
      text(name, [x + 12, pen.y + 14], { bold: open, fill: open ? 'ink' : 'ink-quiet', room: width }),
    );
    if (open) pen.parts.push(rect({ x, y: bottom - 3, width, height: 3 }, { fill: 'accent' }));
    x += width;
  }
  pen.y = bottom + 16;
}

function drawField(field: ScreenField, pen: Pen): void {
  const { value, type, note } = field;
  const lines = twoLines(labelOf(field), pen.labels - 12);
  if (lines.length > 1) pen.y += LINE / 2;
  const height = type === 'area' ? CONTROL * 2 : CONTROL;
  const middle = pen.y + CONTROL / 2;
  const x = EDGE + pen.labels;
  const width = VALUES - 40;
  for (const [index, words] of lines.entries()) {
    const y = middle + (index - (lines.length - 1) / 2) * LINE;
    pen.parts.push(text(words, [EDGE, y], { room: pen.labels - 12 }));
  }
  if (type === 'checkbox') {
    const box = { x, y: middle - 8, width: 16, height: 16 };
    pen.parts.push(rect(box, { fill: isOn(value) ? 'accent' : 'surface-raised', stroke: 'line-strong' }));
    if (isOn(value)) pen.parts.push(path(`M${x + 4} ${middle}l3 3l5-6`, 'on-accent'));
  } else {
    pen.parts.push(rect({ x, y: pen.y, width, height }, { fill: 'surface-raised', stroke: 'line-strong' }));
    const shown = type === 'password' ? '•'.repeat(Math.min(12, value.length)) : value;
    pen.parts.push(text(shown, [x + 10, middle], { room: width - 36 }));
    if (type === 'select') pen.parts.push(path(`M${x + width - 20} ${middle - 3}l5 5l5-5`, 'ink-quiet'));
  }
  mark(note, [pen.inner + EDGE - 14, middle], pen);
  pen.y += height + (ROW - CONTROL) + (lines.length > 1 ? LINE / 2 : 0);
}

function labelOf({ label, required }: ScreenField): string {
  return required ? `${label} *` : label;
}

/** A label in one line, or in two where it is longer than its room. */
function twoLines(label: string, room: number): string[] {
  if (textWidth(label, 13) <= room) return [label];
  const words = label.split(' ');
  let first = 1;
  while (first < words.length - 1 && textWidth(words.slice(0, first + 1).join(' '), 13) <= room) first += 1;
  return words.length === 1 ? [label] : [words.slice(0, first).join(' '), words.slice(first).join(' ')];
}

function drawTable({ table }: Screen, pen: Pen): void {
  if (!table) return;
  pen.y += 4;
  const room = pen.inner - 40;
  const columns = columnWidths(table, room);
  const top = pen.y;
  for (const [index, cells] of [table.columns, ...table.rows].entries()) {
    const head = index === 0;
    if (head) pen.parts.push(rect({ x: EDGE, y: pen.y, width: room, height: 28 }, { fill: 'surface-sunk' }));
    let x = EDGE;
    for (const [place, cell] of cells.entries()) {
      const column = columns[place] ?? 0;
      pen.parts.push(text(cell, [x + 10, pen.y + 14], { bold: head, room: column - 16 }));
      x += column;
    }
    pen.y += 28;
    pen.parts.push(line([EDGE, pen.y], [EDGE + room, pen.y], head ? 'line-strong' : 'line'));
  }
  mark(table.note, [pen.inner + EDGE - 14, top + 14], pen);
  pen.y += 16;
}

/** Each column gets what its longest cell needs; what is left, or missing, is shared in proportion. */
function columnWidths({ columns, rows }: NonNullable<Screen['table']>, room: number): number[] {
  const wanted = columns.map((name, place) => {
    const cells = rows.map((row) => textWidth(row[place] ?? '', 13));
    return Math.max(textWidth(name, 13) * 1.08, ...cells) + 20;
  });
  const sum = wanted.reduce((total, width) => total + width, 0);
  return wanted.map((width) => Math.round((width * room) / sum));
}

function drawButtons({ buttons }: Screen, pen: Pen): void {
  if (buttons.length === 0) return;
  pen.y += 4;
  let x = EDGE;
  for (const { label, primary, note } of buttons) {
    const width = textWidth(label, 13) + 32;
    const full = width + (note === undefined ? 12 : 38);
    if (x > EDGE && x + full > pen.inner + EDGE) {
      x = EDGE;
      pen.y += 42;
    }
    const box = { x, y: pen.y, width, height: 32 };
    pen.parts.push(
      rect(
        box,
        primary ? { fill: 'accent', stroke: 'accent' } : { fill: 'surface-raised', stroke: 'line-strong' },
      ),
    );
    const fill = primary ? 'on-accent' : 'ink';
    pen.parts.push(text(label, [x + width / 2, pen.y + 16], { anchor: 'middle', fill, bold: primary }));
    mark(note, [x + width + 16, pen.y + 16], pen);
    x += full;
  }
  pen.y += 42;
}

/** A number in a circle; the note of that number stands below the drawing. */
function mark(note: string | undefined, at: readonly [number, number], pen: Pen): void {
  if (note === undefined) return;
  const number = pen.notes.push(note);
  pen.parts.push(circle(at, 11, { fill: 'mark', stroke: 'line-strong' }));
  pen.parts.push(text(String(number), at, { size: 12, bold: true, anchor: 'middle' }));
}

function isOn(value: string): boolean {
  return /^(?:true|on|yes)$/i.test(value);
}
