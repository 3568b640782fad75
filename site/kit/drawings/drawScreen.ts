import type { DrawingNote } from 'fieldguide';
import { textWidth, titleWidth, wrapText } from 'fieldguide/components';
import { gear } from './icons.ts';
import type { Screen, ScreenField } from './screenSchema.ts';
import { circle, line, path, rect, svg, text } from './svg.ts';

const CONTROL = 26;
/** Height of a row of a table. */
const ROW = 24;
const LINE = 16;
/** Room for the number of a note. */
const MARK = 28;

/** Room for a value next to its label: less where the notes of the screen are beside it. */
const VALUES = 320;
const VALUES_BESIDE_NOTES = 236;

/** How a screen is laid out. */
interface Layout {
  isNarrow: boolean;
  /** Fields are below their labels. All of them or none, or their edges would be no line. */
  isStacked: boolean;
  edge: number;
  /** Room for labels, and for all content between the edges. */
  labels: number;
  inner: number;
}

const NARROW = { isNarrow: true, edge: 12, labels: 120, inner: 316 };

/** Draws downwards; each part adds itself and moves the pen. */
interface Pen extends Layout {
  /** Some elements are marked, so all others are quiet. */
  hasMarked: boolean;
  y: number;
  parts: string[];
  notes: DrawingNote[];
}

/** A wireframe of a screen for columns and one for phones, with the texts of its numbered marks. */
export function drawScreen(
  screen: Screen,
  idPrefix: string,
): { svg: string; width: number; height: number; notes: DrawingNote[] } {
  const longest = Math.max(0, ...screen.fields.map((field) => labelWidth(field) + 12));
  // At most so wide that the drawing still fits where steps are indented.
  const labels = screen.table ? 188 : Math.min(188, Math.max(140, longest));
  const inner = labels + (hasNotesBeside(screen, labels) ? VALUES_BESIDE_NOTES : VALUES);
  const wide = drawLayout(screen, { isNarrow: false, isStacked: false, edge: 16, labels, inner }, idPrefix);
  const isStacked = !screen.fields.every((field) => isBesideOnPhones(field));
  const narrow = drawLayout(screen, { ...NARROW, isStacked }, `${idPrefix}-narrow`);
  return { ...wide, svg: wide.svg + narrow.svg };
}

/** A screen with notes is narrower, unless its table would have no room then. */
function hasNotesBeside({ fields, buttons, table }: Screen, labels: number): boolean {
  const isNoted = [...fields, ...buttons, ...(table ? [table] : [])].some(({ note }) => note !== undefined);
  return isNoted && (!table || columnWidths(table, labels + VALUES_BESIDE_NOTES - MARK) !== undefined);
}

function drawLayout(screen: Screen, layout: Layout, idPrefix: string) {
  const { edge, inner, isNarrow } = layout;
  const width = inner + edge * 2;
  const hasMarked = [...screen.fields, ...screen.buttons].some(isMarked);
  const pen: Pen = { ...layout, hasMarked, y: 0, parts: [], notes: [] };
  drawHead(screen, pen);
  drawMessage(screen, pen);
  drawTabs(screen, pen);
  for (const field of screen.fields) drawField(field, pen);
  drawTable(screen, pen);
  drawButtons(screen, pen);
  const height = pen.y + 10;
  const frame = rect(
    { x: 0.5, y: 0.5, width: width - 1, height: height - 1 },
    { fill: 'surface', stroke: 'line-strong' },
  );
  const about = { width, height, idPrefix, title: screen.title, description: describe(screen) };
  const name = isNarrow ? 'dg-narrow' : 'dg-wide';
  return { svg: svg({ ...about, name }, frame + pen.parts.join('')), width, height, notes: pen.notes };
}

/** What can be read in the drawing and below it, one line each. */
export function screenLines(screen: Screen): string[] {
  const { title, description, menu, message, tabs, fields, table, buttons } = screen;
  const noted = (...parts: (string | undefined)[]) => parts.filter((part) => part).join(': ');
  return [
    title,
    ...[description, menu, message].filter((part) => part !== undefined),
    ...tabs,
    ...fields.map(({ label, value, type, note }) => noted(label, type === 'checkbox' ? '' : value, note)),
    ...(table
      ? [table.columns.join(' | '), ...table.rows.map((row) => row.join(' | ')), ...[table.note ?? []].flat()]
      : []),
    ...buttons.map(({ label, note }) => noted(label, note)),
  ];
}

function describe(screen: Screen): string {
  const { description, menu, message, tabs, fields, table, buttons } = screen;
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
      message === undefined ? undefined : `Message: ${message.replace(/\.$/, '')}.`,
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
  const { edge, inner } = pen;
  pen.y = 28;
  if (menu !== undefined) {
    const crumbs = menu.split('>').map((part) => part.trim());
    const lines = wrapText(crumbs.join(' › '), inner, 13);
    const bar = { x: 0.5, y: 0.5, width: inner + edge * 2 - 1, height: 16 + lines.length * LINE };
    pen.parts.push(rect(bar, { fill: 'surface-sunk', stroke: 'line-strong' }));
    for (const [index, words] of lines.entries())
      pen.parts.push(text(words, [edge, 17 + index * LINE], { fill: 'ink-quiet', room: inner }));
    pen.y = 40 + lines.length * LINE;
  }
  for (const words of wrapText(title, inner / 1.08, 17)) {
    pen.parts.push(text(words, [edge, pen.y], { size: 17, bold: true, room: inner }));
    pen.y += 22;
  }
}

/** The answer of the product, with a tick, above what it is about. */
function drawMessage({ message }: Screen, pen: Pen): void {
  if (message === undefined) return;
  const { edge, inner } = pen;
  const lines = wrapText(message, inner - 44, 13);
  const height = lines.length * LINE + 12;
  pen.parts.push(
    rect({ x: edge, y: pen.y - 4, width: inner, height }, { fill: 'accent-soft', stroke: 'accent' }),
  );
  pen.parts.push(path(`M${edge + 10} ${pen.y + 10}l4 4l7-8`, 'accent'));
  for (const [index, words] of lines.entries())
    pen.parts.push(text(words, [edge + 32, pen.y + 10 + index * LINE], { room: inner - 40 }));
  pen.y += height + 10;
}

/** Tabs next to each other, in as many lines as they need. */
function drawTabs({ tabs, tab = tabs[0] }: Screen, pen: Pen): void {
  if (tabs.length === 0) return;
  const { edge, inner } = pen;
  let x = edge;
  const underline = () => {
    pen.parts.push(line([edge, pen.y + 26], [inner + edge, pen.y + 26], 'line-strong'));
    pen.y += 26;
  };
  for (const name of tabs) {
    const open = name === tab;
    const width = titleWidth(name) + 20;
    if (x > edge && x + width > inner + edge) {
      underline();
      x = edge;
    }
    const fill = open ? 'ink' : 'ink-quiet';
    pen.parts.push(text(name, [x + 10, pen.y + 12], { bold: open, fill, room: width }));
    if (open) pen.parts.push(rect({ x, y: pen.y + 23, width, height: 3 }, { fill: 'accent' }));
    x += width;
  }
  underline();
  pen.y += 14;
}

/** Whether a phone has room for a field and its label beside each other; a checkbox is in front of its label anyway. */
function isBesideOnPhones(field: ScreenField): boolean {
  const { labels, inner } = NARROW;
  const value = textWidth(shownValue(field), 13) + arrowOf(field);
  return field.type === 'checkbox' || (labelWidth(field) <= labels - 8 && value <= inner - labels);
}

function shownValue({ type, value }: ScreenField): string {
  return type === 'password' ? '•'.repeat(Math.min(12, value.length)) : value;
}

/** Room in a field that its value cannot have. */
function arrowOf({ type }: ScreenField): number {
  return type === 'select' ? 36 : 20;
}

/** A label and the value of its field, side by side or one below the other. */
function drawField(field: ScreenField, pen: Pen): void {
  const { value, type, note } = field;
  const { edge, inner, labels, isNarrow, isStacked } = pen;
  const shown = shownValue(field);
  const arrow = arrowOf(field);
  const beside = !isStacked;
  const isBox = type === 'checkbox';
  const mark = note === undefined ? 0 : MARK;
  const room = isBox && isNarrow ? inner - 26 : beside ? labels - 12 : inner;
  const isLoud = isMarked(field);
  const fill = pen.hasMarked && !isLoud ? 'ink-quiet' : 'ink';
  const measure = isLoud ? titleWidth : (words: string) => textWidth(words, 13);
  const lines = wrapText(labelOf(field), (room - mark) / (isLoud ? 1.08 : 1), 13);
  const gap = isNarrow ? 6 : 10;
  const words = lines.length * LINE;
  // The number is taller than the line that it is in, and has to keep off the field.
  const under = note === undefined ? 2 : 6;
  const values = wrapText(shown, (beside ? inner - labels : inner) - arrow, 13);
  const area = Math.max(type === 'area' ? CONTROL * 2 : CONTROL, values.length * LINE + CONTROL - LINE);
  const control = isBox ? 20 : area;
  const height = beside || isBox ? Math.max(words, control) : words + under + control;
  // Next to a field of several lines, the label is level with the first.
  const first = beside || isBox ? pen.y + Math.max(words, Math.min(control, CONTROL)) / 2 : pen.y + words / 2;
  const left = isBox && isNarrow ? edge + 26 : edge;
  for (const [index, line] of lines.entries())
    pen.parts.push(
      text(line, [left, first + (index - (lines.length - 1) / 2) * LINE], { room, fill, bold: isLoud }),
    );
  const end = Math.max(...lines.map((line) => Math.min(measure(line), room - mark)));
  drawMark(field, [left + end + 16, first], pen);
  const x = isBox && isNarrow ? edge : beside ? edge + labels : edge;
  const y = beside || isBox ? first - Math.min(control, CONTROL) / 2 : pen.y + words + under;
  if (isBox) {
    const box = { x, y: first - 8, width: 16, height: 16 };
    pen.parts.push(rect(box, { fill: isOn(value) ? 'accent' : 'surface-raised', ...edgeOf(isLoud) }));
    if (isOn(value)) pen.parts.push(path(`M${x + 4} ${first}l3 3l5-6`, 'on-accent'));
  } else {
    const width = edge + inner - x;
    const middle = y + CONTROL / 2;
    pen.parts.push(rect({ x, y, width, height: control }, { fill: 'surface-raised', ...edgeOf(isLoud) }));
    for (const [index, words] of values.entries())
      pen.parts.push(text(words, [x + 10, middle + index * LINE], { fill, room: width - arrow }));
    if (type === 'select') pen.parts.push(path(`M${x + width - 20} ${middle - 3}l5 5l5-5`, 'ink-quiet'));
  }
  pen.y += height + gap;
}

function labelOf({ label, required }: ScreenField): string {
  return required ? `${label} *` : label;
}

/** Width of a label with the number of its note. */
function labelWidth(field: ScreenField): number {
  return (
    (isMarked(field) ? titleWidth : textWidth)(labelOf(field), 13) + (field.note === undefined ? 0 : MARK)
  );
}

function drawTable({ table }: Screen, pen: Pen): void {
  if (!table) return;
  const { edge, inner } = pen;
  pen.y += 4;
  const mark = table.note === undefined ? 0 : MARK;
  const room = inner - mark;
  const widths = columnWidths(table, room);
  if (!widths) drawRecords(table, pen);
  else {
    const top = pen.y;
    for (const [index, cells] of [table.columns, ...table.rows].entries()) {
      const head = index === 0;
      const wrapped = cells.map((cell, place) => wrapText(cell, (widths[place] ?? 0) - (head ? 18 : 14), 13));
      const height = ROW + (Math.max(...wrapped.map((lines) => lines.length)) - 1) * LINE;
      if (head) pen.parts.push(rect({ x: edge, y: pen.y, width: room, height }, { fill: 'surface-sunk' }));
      let x = edge;
      for (const [place, lines] of wrapped.entries()) {
        const column = widths[place] ?? 0;
        for (const [row, words] of lines.entries())
          pen.parts.push(
            text(words, [x + 10, pen.y + ROW / 2 + row * LINE], { bold: head, room: column - 10 }),
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
function drawRecords({ columns, rows, note }: NonNullable<Screen['table']>, pen: Pen): void {
  const { edge, inner } = pen;
  const heads = Math.min(inner * 0.45, Math.max(...columns.map((name) => textWidth(name, 13))) + 12);
  drawMark({ label: 'Table', note }, [edge + inner - 11, pen.y + 14], pen);
  for (const [index, row] of (rows.length > 0 ? rows : [[]]).entries()) {
    if (index > 0) pen.parts.push(line([edge, pen.y + 3], [edge + inner, pen.y + 3], 'line'));
    pen.y += index > 0 ? 7 : 0;
    for (const [place, name] of columns.entries()) {
      const names = wrapText(name, heads - 8, 13);
      const values = wrapText(row[place] ?? '', inner - heads - MARK, 13);
      for (const [at, words] of names.entries())
        pen.parts.push(text(words, [edge, pen.y + 10 + at * LINE], { fill: 'ink-quiet', room: heads - 8 }));
      for (const [at, words] of values.entries())
        pen.parts.push(text(words, [edge + heads, pen.y + 10 + at * LINE], { room: inner - heads - MARK }));
      pen.y += 3 + LINE * Math.max(names.length, values.length);
    }
  }
}

/**
 * Each column gets what its longest cell needs; where that is too much, the cells of the widest take several lines.
 * Undefined if the table has no room even so.
 */
function columnWidths({ columns, rows }: NonNullable<Screen['table']>, room: number): number[] | undefined {
  const wanted = columns.map((name, place) => {
    const cells = rows.map((row) => textWidth(row[place] ?? '', 13));
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
  return Math.max(...words.map((word) => textWidth(word, 13)));
}

/** The button that pages call so has no words. */
const GEAR = 'Gear icon';

function drawButtons({ buttons }: Screen, pen: Pen): void {
  if (buttons.length === 0) return;
  const { edge, inner } = pen;
  pen.y += 4;
  let x = edge;
  for (const button of buttons) {
    const { label, primary, note } = button;
    const isIcon = label === GEAR;
    const width = isIcon ? 34 : Math.min(textWidth(label, 13) + 28, inner - (note === undefined ? 0 : MARK));
    const full = width + (note === undefined ? 10 : 36);
    if (x > edge && x + full > inner + edge) {
      x = edge;
      pen.y += 38;
    }
    const box = { x, y: pen.y, width, height: 30 };
    const look = primary ? 'accent' : 'surface-raised';
    const outline = isMarked(button)
      ? ({ stroke: primary ? 'ink' : 'accent', strokeWidth: 2 } as const)
      : ({ stroke: primary ? 'accent' : 'line-strong' } as const);
    pen.parts.push(rect(box, { fill: look, ...outline }));
    const fill = primary ? 'on-accent' : 'ink';
    const middle = pen.y + 15;
    if (isIcon) pen.parts.push(gear([x + width / 2, middle]));
    else
      pen.parts.push(
        text(label, [x + width / 2, middle], { anchor: 'middle', fill, bold: primary, room: width - 8 }),
      );
    drawMark(button, [x + width + 16, middle], pen);
    x += full;
  }
  pen.y += 38;
}

/** A number in a circle; the note with that number is beside the drawing or below it. */
function drawMark(
  { label, note }: { label: string; note?: string },
  at: readonly [number, number],
  pen: Pen,
): void {
  if (note === undefined) return;
  const number = pen.notes.push({ name: label, text: note, level: at[1] });
  pen.parts.push(circle(at, 10, { fill: 'mark', stroke: 'line-strong' }));
  pen.parts.push(text(String(number), at, { size: 13, bold: true, anchor: 'middle' }));
}

/** An element that the step is about: one that says so, or that has a note. */
function isMarked({ marked, note }: { marked: boolean; note?: string }): boolean {
  return marked || note !== undefined;
}

function edgeOf(isLoud: boolean) {
  return isLoud ? ({ stroke: 'accent', strokeWidth: 2 } as const) : ({ stroke: 'line-strong' } as const);
}

function isOn(value: string): boolean {
  return /^(?:true|on|yes)$/i.test(value);
}
