import type { DrawingNote } from 'fieldguide';
import { textWidth, titleWidth, wrapText } from 'fieldguide/components';
import { drawField, isBesideOnPhones, isOn, labelWidth } from './drawField.ts';
import { columnWidths, drawTable } from './drawTable.ts';
import { gear } from './icons.ts';
import { drawMark, isMarked, type Layout, LINE_HEIGHT, MARK_SIZE, NARROW_FORM, type Pen } from './pen.ts';
import type { DrawnScreen, ScreenField } from './screenSchema.ts';
import { LETTER_SIZE, line, path, rect, svg, svgText } from './svg.ts';

/** Room for a value next to its label: less where the notes of the screen are beside it. */
const VALUES = 320;
const VALUES_BESIDE_NOTES = 236;

/** A wireframe of a screen for columns and one for phones, with the texts of its numbered marks. */
export function drawScreen(screen: DrawnScreen): {
  title: string;
  svg: string;
  width: number;
  height: number;
  notes: DrawingNote[];
} {
  const longest = Math.max(0, ...screen.fields.map((field) => labelWidth(field) + 12));
  // At most so wide that the drawing still fits where steps are indented.
  const labels = screen.table ? 188 : Math.min(188, Math.max(140, longest));
  const inner = labels + (hasNotesBeside(screen, labels) ? VALUES_BESIDE_NOTES : VALUES);
  const wide = drawLayout(screen, { isNarrow: false, isStacked: false, edge: 16, labels, inner });
  const isStacked = !screen.fields.every((field) => isBesideOnPhones(field));
  const narrow = drawLayout(screen, { ...NARROW_FORM, isStacked });
  return { ...wide, title: screen.title, svg: wide.svg + narrow.svg };
}

/** A screen with notes is narrower, unless its table would have no room then. */
function hasNotesBeside({ fields, buttons, table }: DrawnScreen, labels: number): boolean {
  const isNoted = [...fields, ...buttons, ...(table ? [table] : [])].some(({ note }) => note !== undefined);
  return isNoted && (!table || columnWidths(table, labels + VALUES_BESIDE_NOTES - MARK_SIZE) !== undefined);
}

function drawLayout(screen: DrawnScreen, layout: Layout) {
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
  const name = isNarrow ? 'dg-narrow' : 'dg-wide';
  const about = { width, height, description: describe(screen), name };
  return { svg: svg(about, frame + pen.parts.join('')), width, height, notes: pen.notes };
}

/** What can be read in the drawing and below it, one line each. */
export function screenLines(screen: DrawnScreen): string[] {
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

function describe(screen: DrawnScreen): string {
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

function drawHead({ title, menu }: DrawnScreen, pen: Pen): void {
  const { edge, inner } = pen;
  pen.y = 28;
  if (menu !== undefined) {
    const crumbs = menu.split('>').map((part) => part.trim());
    const lines = wrapText(crumbs.join(' › '), inner, LETTER_SIZE);
    const bar = { x: 0.5, y: 0.5, width: inner + edge * 2 - 1, height: 16 + lines.length * LINE_HEIGHT };
    pen.parts.push(rect(bar, { fill: 'surface-sunk', stroke: 'line-strong' }));
    for (const [index, words] of lines.entries())
      pen.parts.push(svgText(words, [edge, 17 + index * LINE_HEIGHT], { fill: 'ink-quiet', room: inner }));
    pen.y = 40 + lines.length * LINE_HEIGHT;
  }
  for (const words of wrapText(title, inner / 1.08, 17)) {
    pen.parts.push(svgText(words, [edge, pen.y], { size: 17, bold: true, room: inner }));
    pen.y += 22;
  }
}

/** The answer of the product, with a tick, above what it is about. */
function drawMessage({ message }: DrawnScreen, pen: Pen): void {
  if (message === undefined) return;
  const { edge, inner } = pen;
  const lines = wrapText(message, inner - 44, LETTER_SIZE);
  const height = lines.length * LINE_HEIGHT + 12;
  pen.parts.push(
    rect({ x: edge, y: pen.y - 4, width: inner, height }, { fill: 'accent-soft', stroke: 'accent' }),
  );
  pen.parts.push(path(`M${edge + 10} ${pen.y + 10}l4 4l7-8`, 'accent'));
  for (const [index, words] of lines.entries())
    pen.parts.push(svgText(words, [edge + 32, pen.y + 10 + index * LINE_HEIGHT], { room: inner - 40 }));
  pen.y += height + 10;
}

/** Tabs next to each other, in as many lines as they need. */
function drawTabs({ tabs, tab = tabs[0] }: DrawnScreen, pen: Pen): void {
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
    pen.parts.push(svgText(name, [x + 10, pen.y + 12], { bold: open, fill, room: width }));
    if (open) pen.parts.push(rect({ x, y: pen.y + 23, width, height: 3 }, { fill: 'accent' }));
    x += width;
  }
  underline();
  pen.y += 14;
}

/** The button that pages call so has no words. */
const GEAR = 'Gear icon';

function drawButtons({ buttons }: DrawnScreen, pen: Pen): void {
  if (buttons.length === 0) return;
  const { edge, inner } = pen;
  pen.y += 4;
  let x = edge;
  for (const button of buttons) {
    const { label, primary, note } = button;
    const isIcon = label === GEAR;
    const width = isIcon
      ? 34
      : Math.min(textWidth(label, LETTER_SIZE) + 28, inner - (note === undefined ? 0 : MARK_SIZE));
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
        svgText(label, [x + width / 2, middle], { anchor: 'middle', fill, bold: primary, room: width - 8 }),
      );
    drawMark(button, [x + width + 16, middle], pen);
    x += full;
  }
  pen.y += 38;
}
