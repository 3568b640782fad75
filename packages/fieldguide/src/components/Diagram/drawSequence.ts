import { boxSvg, headPath, rectAttributes, textSvg } from './drawFlowchart.ts';
import { lifeLine } from './lifeLine.ts';
import { type Box, boxOf, LINE, type Rect, SIZE, widthOf, wrapText } from './picture.ts';
import type { Message, Sequence, SequenceBlock, SequenceItem, SequenceNote } from './readSequence.ts';

/** Room between a text and the lines beside it, and between lines of life at least. */
const AIR = 12;
const APART = 96;
/** A message to oneself is so wide. */
const LOOP = 26;
/** The widest lines of messages that are tried, in pixels, until the picture fits its column. */
const TEXT_WIDTHS = [190, 150, 120, 96, 80];

/** A sequence with a place for its columns; rows are added while it is drawn. */
interface Sheet {
  sequence: Sequence;
  heads: Box[];
  /** The line of life of each participant: its x. */
  columns: number[];
  /** Where the next row begins. */
  y: number;
  svg: string[];
  /** Where words are: lines of life stop there. */
  words: Rect[];
  /** Counts messages. */
  number: number;
}

/** Draws a sequence: participants beside each other, what they say below. `limit`: how wide it should be. */
export function sequenceSvg(
  sequence: Sequence,
  limit: number,
): { svg: string; size: { width: number; height: number } } {
  const items = flat(sequence.items);
  let heads: Box[] = [];
  let columns: number[] = [];
  for (const width of TEXT_WIDTHS) {
    heads = sequence.participants.map((participant) =>
      boxOf({ ...participant, shape: 'box' }, Math.min(width, 140)),
    );
    columns = columnsOf(sequence, { heads, items, width });
    if (rightOf(sequence, { heads, columns, items }) <= limit) break;
  }
  const top = Math.max(0, ...heads.map(({ height }) => height));
  const sheet: Sheet = { sequence, heads, columns, y: top + 14, svg: [], words: [], number: 0 };
  drawItems(sheet, sequence.items, 0);
  const lives = columns.map((x) => lifeLine(x, { from: top + 1, to: sheet.y, words: sheet.words })).join('');
  const boxes = heads.map((head, index) =>
    boxSvg({ ...head, x: Math.round((columns[index] ?? 0) - head.width / 2), y: top - head.height }),
  );
  const width = rightOf(sequence, { heads, columns, items });
  return {
    svg: `<path class="dg-life" d="${lives}"/>${sheet.svg.join('')}${boxes.join('')}`,
    size: { width, height: sheet.y + 2 },
  };
}

/** Messages and notes, those in blocks too. */
function flat(items: readonly SequenceItem[]): (Message | SequenceNote)[] {
  return items.flatMap((item) =>
    item.kind === 'block' ? item.parts.flatMap((part) => flat(part.items)) : [item],
  );
}

interface Columns {
  heads: readonly Box[];
  items: readonly (Message | SequenceNote)[];
}

function columnsOf(sequence: Sequence, { heads, items, width }: Columns & { width: number }): number[] {
  const at = indexOf(sequence);
  const apart = heads
    .slice(1)
    .map((head, index) => Math.max(APART, ((heads[index]?.width ?? 0) + head.width) / 2 + AIR));
  const widths = items.flatMap((item) => {
    if (item.kind === 'note')
      return item.side === 'right'
        ? [[at(item.of[0]), at(item.of[0]) + 1, widest(item.text, width) + 40]]
        : [];
    const [from, to] = [at(item.from), at(item.to)].sort((a, b) => a - b);
    const text = widest(numbered(item.text, sequence, 10), width);
    return [from === to ? [from, (from ?? 0) + 1, text + LOOP + 2 * AIR] : [from, to, text + 2 * AIR + 4]];
  });
  // Near ones first: what they need, those that reach farther have already.
  widths.sort(([a = 0, b = 0], [c = 0, d = 0]) => b - a - (d - c));
  for (const [from = 0, to = 0, needed = 0] of widths) {
    const given = apart.slice(from, to).reduce((sum, one) => sum + one, 0);
    const more = (needed - given) / (to - from);
    if (more > 0)
      for (let index = from; index < Math.min(to, apart.length); index += 1)
        apart[index] = (apart[index] ?? 0) + more;
  }
  const columns = [Math.ceil((heads[0]?.width ?? 0) / 2) + 14];
  for (const one of apart) columns.push(Math.round((columns.at(-1) ?? 0) + one));
  return columns;
}

/** The right edge: heads, notes, texts beside the last line of life. */
function rightOf(
  sequence: Sequence,
  { heads, columns, items }: Columns & { columns: readonly number[] },
): number {
  const ends = heads.map((head, index) => (columns[index] ?? 0) + head.width / 2 + 14);
  // With the border of a block around it.
  const beside = items.map((item) => endOf({ sequence, columns }, item) + 8);
  return Math.ceil(Math.max(...ends, ...beside)) + 1;
}

function indexOf({ participants }: Sequence): (id: string | undefined) => number {
  return (id) =>
    Math.max(
      0,
      participants.findIndex((one) => one.id === id),
    );
}

function widest(text: string, limit: number): number {
  return widthOf(wrapText(text, limit, SIZE));
}

function numbered(text: string, { isNumbered }: Sequence, number: number): string {
  return isNumbered ? `${number}. ${text}` : text;
}

function drawItems(sheet: Sheet, items: readonly SequenceItem[], depth: number): void {
  for (const item of items) {
    if (item.kind === 'message') drawMessage(sheet, item);
    else if (item.kind === 'note') drawNote(sheet, item);
    else drawBlock(sheet, item, depth);
  }
}

function drawMessage(sheet: Sheet, message: Message): void {
  const at = indexOf(sheet.sequence);
  const [from, to] = [at(message.from), at(message.to)];
  const [start = 0, end = 0] = [sheet.columns[from], sheet.columns[to]];
  sheet.number += 1;
  const says = numbered(message.text, sheet.sequence, sheet.number);
  const name = message.isDotted ? 'dg-line dotted' : 'dg-line';
  if (from === to) {
    const lines = selfLines(sheet.columns, from, says);
    const height = Math.max(18, lines.length * LINE - 4);
    const path = `M${start + 1} ${sheet.y + 3}h${LOOP - 6}q6 0 6 6v${height - 12}q0 6-6 6h-${LOOP - 6}`;
    const tip = { x: start + 1, y: sheet.y + 3 + height };
    sheet.svg.push(`<path class="${name}" d="${path}"/>`, head(message.end, { x: tip.x + 9, y: tip.y }, tip));
    sheet.svg.push(
      textSvg(lines, {
        x: start + LOOP + 8,
        y: sheet.y + 3 + (height - lines.length * LINE) / 2,
        name: 'dg-label',
      }),
    );
    sheet.y += height + 20;
    return;
  }
  const right = end > start;
  const lines = wrapText(says, Math.abs(end - start) - 2 * AIR, SIZE);
  const middle = (start + end) / 2;
  const width = widthOf(lines);
  sheet.words.push({ x: middle - width / 2, y: sheet.y, width, height: lines.length * LINE });
  sheet.svg.push(textSvg(lines, { x: middle, y: sheet.y, name: 'dg-says' }));
  sheet.y += lines.length * LINE + 5;
  const tip = { x: end + (right ? -1 : 2), y: sheet.y };
  const tail = { x: start + (right ? 2 : -1), y: sheet.y };
  sheet.svg.push(
    `<path class="${name}" d="M${tail.x} ${sheet.y}H${tip.x}"/>`,
    head(message.end, tail, tip),
    head(message.start, tip, tail),
  );
  sheet.y += 14;
}

function head(kind: Message['end'], from: { x: number; y: number }, tip: { x: number; y: number }): string {
  if (kind === 'none') return '';
  return `<path class="${kind === 'cross' ? 'dg-line' : 'dg-head'}" d="${headPath(kind, from, tip)}"/>`;
}

/** Where a note begins, how wide it is, and its text in lines. */
function noteAt(sequence: Sequence, columns: readonly number[], { side, of, text }: SequenceNote) {
  const at = indexOf(sequence);
  const own = of.map((id) => columns[at(id)] ?? 0);
  const [first, last] = [Math.min(...own), Math.max(...own)];
  const lines = wrapText(text, Math.max(150, last - first), SIZE);
  const width = widthOf(lines) + 2 * AIR;
  const middle = (first + last) / 2;
  const x = side === 'over' ? middle - width / 2 : side === 'right' ? last + 10 : first - 10 - width;
  return { x: Math.max(1, Math.round(x)), width, lines };
}

function drawNote(sheet: Sheet, note: SequenceNote): void {
  const { x, width, lines } = noteAt(sheet.sequence, sheet.columns, note);
  const height = lines.length * LINE + 8;
  sheet.svg.push(
    `<rect class="dg-note"${rectAttributes({ x, y: sheet.y, width, height })}/>`,
    textSvg(lines, { x: x + width / 2, y: sheet.y + 4 }),
  );
  sheet.y += height + 12;
}

/** Where the text of a note or of a message to oneself ends; other messages end at their columns. */
function endOf(
  { sequence, columns }: { sequence: Sequence; columns: readonly number[] },
  item: Message | SequenceNote,
): number {
  if (item.kind === 'note') {
    const { x, width } = noteAt(sequence, columns, item);
    return x + width + AIR;
  }
  if (item.from !== item.to) return 0;
  const at = indexOf(sequence)(item.from);
  return (columns[at] ?? 0) + LOOP + AIR + widthOf(selfLines(columns, at, numbered(item.text, sequence, 10)));
}

/** The lines of a message to oneself: beside its line of life, up to the next one. */
function selfLines(columns: readonly number[], at: number, text: string): string[] {
  const [own = 0, next] = [columns[at], columns[at + 1]];
  return wrapText(text, next === undefined ? 140 : next - own - LOOP - AIR - 6, SIZE);
}

/** A frame around its rows; each part begins with its condition. */
function drawBlock(sheet: Sheet, { word, parts }: SequenceBlock, depth: number): void {
  const at = indexOf(sheet.sequence);
  const inside = parts.flatMap((part) => flat(part.items));
  const own = inside
    .flatMap((item) => (item.kind === 'note' ? item.of : [item.from, item.to]))
    .map((id) => sheet.columns[at(id)] ?? 0);
  // An empty one is as wide as the picture.
  const columns = own.length > 0 ? own : sheet.columns;
  const widthOfAll = rightOf(sheet.sequence, { heads: sheet.heads, columns: sheet.columns, items: inside });
  const inset = 44 - Math.min(4, depth) * 10;
  const starts = inside.flatMap((item) =>
    item.kind === 'note' ? [noteAt(sheet.sequence, sheet.columns, item).x - AIR] : [],
  );
  const x = Math.max(1 + depth * 4, Math.min(Math.min(...columns) - inset, ...starts));
  const ends = inside.map((item) => endOf(sheet, item));
  const right = Math.min(widthOfAll - 2 - depth * 4, Math.max(Math.max(...columns) + inset, ...ends));
  const top = sheet.y;
  const frame = sheet.svg.push('') - 1;
  for (const [index, { title, items }] of parts.entries()) {
    if (index > 0) {
      sheet.svg.push(`<path class="dg-life" d="M${Math.round(x)} ${sheet.y}.5H${Math.round(right)}"/>`);
    }
    const words = index === 0 ? `${word} ${title}`.trim() : title;
    const lines = wrapText(words, right - x - 20, SIZE);
    const start = { x: x + 10, y: sheet.y + 5 };
    // Titles are bold, and wider than measured.
    sheet.words.push({ ...start, width: 1.07 * widthOf(lines), height: lines.length * LINE });
    sheet.svg.push(textSvg(lines, { ...start, name: 'dg-title' }));
    sheet.y += lines.length * LINE + 12;
    drawItems(sheet, items, depth + 1);
  }
  sheet.svg[frame] =
    `<rect class="dg-frame"${rectAttributes({ x, y: top, width: right - x, height: sheet.y - top })}/>`;
  sheet.y += 12;
}
