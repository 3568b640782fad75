import type { Screen, ScreenField } from './screenSchema.ts';
import { circle, line, path, rect, svg, text, textWidth } from './svg.ts';

const WIDTH = 560;
const EDGE = 20;
const INNER = WIDTH - EDGE * 2;
const LABELS = 150;
const ROW = 40;
const CONTROL = 28;

/** Draws downwards; each part adds itself and moves the pen. */
interface Pen {
  y: number;
  parts: string[];
  notes: string[];
}

/** A wireframe of a screen, with the texts of its numbered marks. */
export function drawScreen(
  screen: Screen,
  idPrefix: string,
): { svg: string; width: number; notes: string[] } {
  const pen: Pen = { y: 0, parts: [], notes: [] };
  drawHead(screen, pen);
  drawTabs(screen, pen);
  for (const field of screen.fields) drawField(field, pen);
  drawTable(screen, pen);
  drawButtons(screen, pen);
  const height = pen.y + EDGE - 8;
  const frame = rect(
    { x: 0.5, y: 0.5, width: WIDTH - 1, height: height - 1 },
    { fill: 'surface', stroke: 'line-strong' },
  );
  const about = { width: WIDTH, height, idPrefix, title: screen.title, description: describe(screen) };
  return { svg: svg(about, frame + pen.parts.join('')), width: WIDTH, notes: pen.notes };
}

/** What can be read in the drawing and below it, one line each. */
export function screenLines(screen: Screen): string[] {
  const { title, description, menu, tabs, fields, table, buttons } = screen;
  const noted = (...parts: (string | undefined)[]) => parts.filter((part) => part).join(': ');
  return [
    title,
    ...[description, menu].filter((part) => part !== undefined),
    ...tabs,
    ...fields.map(({ label, value, note }) => noted(label, value, note)),
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
    rect({ x: 0.5, y: 0.5, width: WIDTH - 1, height: 36 }, { fill: 'surface-sunk', stroke: 'line-strong' }),
  );
  const crumbs =
    menu
      ?.split('>')
      .map((part) => part.trim())
      .join('  ›  ') ?? '';
  pen.parts.push(text(crumbs, [EDGE, 19], { fill: 'ink-quiet', room: INNER }));
  pen.parts.push(text(title, [EDGE, 64], { size: 17, bold: true, room: INNER }));
  pen.y = 92;
}

function drawTabs({ tabs, tab = tabs[0] }: Screen, pen: Pen): void {
  if (tabs.length === 0) return;
  let x = EDGE;
  const bottom = pen.y + 30;
  pen.parts.push(line([EDGE, bottom], [WIDTH - EDGE, bottom], 'line-strong'));
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

function drawField({ label, value, type, required, note }: ScreenField, pen: Pen): void {
  const height = type === 'area' ? CONTROL * 2 : CONTROL;
  const middle = pen.y + CONTROL / 2;
  const x = EDGE + LABELS;
  const width = INNER - LABELS - 40;
  pen.parts.push(text(required ? `${label} *` : label, [EDGE, middle], { room: LABELS - 12 }));
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
  mark(note, [WIDTH - EDGE - 14, middle], pen);
  pen.y += height + (ROW - CONTROL);
}

function drawTable({ table }: Screen, pen: Pen): void {
  if (!table) return;
  pen.y += 4;
  const room = INNER - 40;
  const column = room / table.columns.length;
  const top = pen.y;
  for (const [index, cells] of [table.columns, ...table.rows].entries()) {
    const head = index === 0;
    if (head) pen.parts.push(rect({ x: EDGE, y: pen.y, width: room, height: 28 }, { fill: 'surface-sunk' }));
    for (const [place, cell] of cells.entries())
      pen.parts.push(text(cell, [EDGE + 10 + place * column, pen.y + 14], { bold: head, room: column - 16 }));
    pen.y += 28;
    pen.parts.push(line([EDGE, pen.y], [EDGE + room, pen.y], head ? 'line-strong' : 'line'));
  }
  mark(table.note, [WIDTH - EDGE - 14, top + 14], pen);
  pen.y += 16;
}

function drawButtons({ buttons }: Screen, pen: Pen): void {
  if (buttons.length === 0) return;
  pen.y += 4;
  let x = EDGE;
  for (const { label, primary, note } of buttons) {
    const width = textWidth(label, 13) + 32;
    const full = width + (note === undefined ? 12 : 38);
    if (x > EDGE && x + full > WIDTH - EDGE) {
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
