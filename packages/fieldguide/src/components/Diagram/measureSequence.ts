import { type Box, boxOf, SIZE, widthOf, wrapText } from './picture.ts';
import type { Message, Sequence, SequenceItem, SequenceNote } from './readSequence.ts';

/** Room between a text and the lines beside it, and between lines of life at least. */
export const AIR = 12;
const APART = 96;
/** A message to oneself is so wide. */
export const LOOP = 26;
/** The widest lines of messages that are tried, in pixels, until the picture fits its column. */
const TEXT_WIDTHS = [190, 150, 120, 96, 80];

/** The heads of a sequence and its lines of life (`columns`), beside each other as near as `limit` wants it. */
export function measureSequence(
  sequence: Sequence,
  limit: number,
): { heads: Box[]; columns: number[]; width: number } {
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
  return { heads, columns, width: rightOf(sequence, { heads, columns, items }) };
}

/** Messages and notes, those in blocks too. */
export function flat(items: readonly SequenceItem[]): (Message | SequenceNote)[] {
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
    const text = widest(numberedMessage(item.text, sequence, 10), width);
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
export function rightOf(
  sequence: Sequence,
  { heads, columns, items }: Columns & { columns: readonly number[] },
): number {
  const ends = heads.map((head, index) => (columns[index] ?? 0) + head.width / 2 + 14);
  // With the border of a block around it.
  const beside = items.map((item) => endOf({ sequence, columns }, item) + 8);
  return Math.ceil(Math.max(...ends, ...beside)) + 1;
}

/** Finds the place of a participant among the others. */
export function indexOf({ participants }: Sequence): (id: string | undefined) => number {
  return (id) =>
    Math.max(
      0,
      participants.findIndex((one) => one.id === id),
    );
}

function widest(text: string, limit: number): number {
  return widthOf(wrapText(text, limit, SIZE));
}

/** The text of a message, with its number where messages have one. */
export function numberedMessage(text: string, { isNumbered }: Sequence, number: number): string {
  return isNumbered ? `${number}. ${text}` : text;
}

/** Where a note begins, how wide it is, and its text in lines. */
export function noteAt(sequence: Sequence, columns: readonly number[], { side, of, text }: SequenceNote) {
  const at = indexOf(sequence);
  const own = of.map((id) => columns[at(id)] ?? 0);
  const [first, last] = [Math.min(...own), Math.max(...own)];
  const lines = wrapText(text, Math.max(150, last - first), SIZE);
  const width = widthOf(lines) + 2 * AIR;
  const middle = (first + last) / 2;
  const x = side === 'over' ? middle - width / 2 : side === 'right' ? last + 10 : first - 10 - width;
  return { x: Math.max(1, Math.round(x)), width, lines };
}

/** Where the text of a note or of a message to oneself ends; other messages end at their columns. */
export function endOf(
  { sequence, columns }: { sequence: Sequence; columns: readonly number[] },
  item: Message | SequenceNote,
): number {
  if (item.kind === 'note') {
    const { x, width } = noteAt(sequence, columns, item);
    return x + width + AIR;
  }
  if (item.from !== item.to) return 0;
  const at = indexOf(sequence)(item.from);
  return (
    (columns[at] ?? 0) +
    LOOP +
    AIR +
    widthOf(selfLines(columns, at, numberedMessage(item.text, sequence, 10)))
  );
}

/** The lines of a message to oneself: beside its line of life, up to the next one. */
export function selfLines(columns: readonly number[], at: number, text: string): string[] {
  const [own = 0, next] = [columns[at], columns[at + 1]];
  return wrapText(text, next === undefined ? 140 : next - own - LOOP - AIR - 6, SIZE);
}
