import { boxSvg, headPath, rectAttributes, textSvg } from './drawFlowchart.ts';
import { lifeLine } from './lifeLine.ts';
import {
  AIR,
  endOf,
  flat,
  indexOf,
  LOOP,
  measureSequence,
  noteAt,
  numberedMessage,
  rightOf,
  selfLines,
} from './measureSequence.ts';
import { type Box, LINE, type Rect, SIZE, widthOf, wrapText } from './picture.ts';
import type { Message, Sequence, SequenceBlock, SequenceItem, SequenceNote } from './readSequence.ts';

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
  const { heads, columns, width } = measureSequence(sequence, limit);
  const top = Math.max(0, ...heads.map(({ height }) => height));
  const sheet: Sheet = { sequence, heads, columns, y: top + 14, svg: [], words: [], number: 0 };
  drawItems(sheet, sequence.items, 0);
  const lives = columns.map((x) => lifeLine(x, { from: top + 1, to: sheet.y, words: sheet.words })).join('');
  const boxes = heads.map((head, index) =>
    boxSvg({ ...head, x: Math.round((columns[index] ?? 0) - head.width / 2), y: top - head.height }),
  );
  return {
    svg: `<path class="dg-life" d="${lives}"/>${sheet.svg.join('')}${boxes.join('')}`,
    size: { width, height: sheet.y + 2 },
  };
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
  const says = numberedMessage(message.text, sheet.sequence, sheet.number);
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

function drawNote(sheet: Sheet, note: SequenceNote): void {
  const { x, width, lines } = noteAt(sheet.sequence, sheet.columns, note);
  const height = lines.length * LINE + 8;
  sheet.svg.push(
    `<rect class="dg-note"${rectAttributes({ x, y: sheet.y, width, height })}/>`,
    textSvg(lines, { x: x + width / 2, y: sheet.y + 4 }),
  );
  sheet.y += height + 12;
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
