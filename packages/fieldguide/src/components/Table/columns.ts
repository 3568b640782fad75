import type { Nodes } from 'mdast';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { LONG_CODE, LONG_WORD } from '../../shared/wordBreaks.ts';
import { h, text, textNodes } from '../nodes.ts';

/** What a reader reads in a cell, and whether all of it is code. */
export interface Cell {
  text: string;
  code?: boolean;
}

export interface ColumnLook {
  /** Classes of its head and of its cells. */
  head: string;
  cell: string;
  /** Its cells may be broken into lines. */
  isText: boolean;
}

/** Characters that fit beside each other in the narrowest table that is one: 38 rem (`style.css`). */
const ROOM = 84;

/** The room between two columns, in characters. */
const GAP = 2;

/** What is longer is a text, which may be broken into lines. */
const SHORT = 24;

/** What needs more scrolls sideways. */
const MOST_ROOM = 110;

/** A column of a set width is at most as wide: there is a class for each even number up to it (`style.css`). */
const WIDEST = 32;

/** A quantity, with its unit or its sign. Numbers with more than one point are versions and addresses. */
const NUMBER = /^[−–-]?\d+(?:,\d{3})*(?:\.\d+)? ?(?:%|°C|[kMGT]?i?[BW]|[kMG]Hz|V|A|U|ms|s|min|h)?$/;

interface Measured {
  isNumber: boolean;
  /** Its longest cell, the longest of most of its cells, and what its longest word needs, in characters. */
  most: number;
  usual: number;
  least: number;
}

/**
 * How the columns of a table share its width, from the texts of all its rows, the head first: numbers and short texts
 * take what they need and are never broken; texts share the rest, of which one that is much shorter than the longest
 * takes its part. `long`: rows lay themselves out, so that every column but the widest has a set width.
 */
export function columnLooks(
  [head = [], ...rows]: readonly (readonly Cell[])[],
  { long = false, sorted = false }: { long?: boolean; sorted?: boolean } = {},
): ColumnLook[] {
  const columns = head.map((name, column) =>
    measure(
      // The sign of the order follows the name.
      { ...name, text: sorted ? `${name.text} ↓` : name.text },
      rows.map((row) => row[column] ?? { text: '' }),
      column,
    ),
  );
  // It scrolls sideways: lines are easier to follow.
  const scrolls = columns.reduce((sum, { least }) => sum + GAP + least, 0) > MOST_ROOM;
  const texts = textColumns(columns, scrolls);
  const needs = (column: number) => {
    const { most = 0, least = 0 } = columns[column] ?? {};
    return texts.has(column) ? least : Math.max(most, least);
  };
  const taken = columns.reduce((sum, _, column) => sum + GAP + (texts.has(column) ? 0 : needs(column)), 0);
  const room = ROOM - taken;
  const isTight = room < [...texts].reduce((sum, column) => sum + Math.max(10, needs(column)), 0);
  const weight = (column: number) => Math.sqrt(columns[column]?.usual ?? 0);
  const weights = [...texts].reduce((sum, column) => sum + weight(column), 0);
  const longest = Math.max(0, ...[...texts].map((column) => columns[column]?.usual ?? 0));

  const isLongest = ({ usual }: Measured) => usual > SHORT && usual * 2 > longest;
  const last = columns.some(isLongest) ? -1 : columns.length - 1;

  return columns.map((one, column) => {
    const { isNumber, usual, least } = one;
    const isText = texts.has(column);
    const kind = isNumber ? 'num' : isText ? '' : 'short';
    const takesRest = column === last || (isText && isLongest(one));
    const part = Math.max(least, 10, Math.min(usual + 1, (room * weight(column)) / weights));
    if (long) {
      const width = widthClass(isText ? (takesRest ? Math.max(least, 10) : part) : needs(column));
      const look = join(kind, width, takesRest ? 'rest' : '');
      return { head: look, cell: look, isText };
    }
    // The browser knows better how wide a text is that it may not break.
    const width =
      takesRest || texts.size === 0
        ? ''
        : isTight
          ? isText
            ? ''
            : 'fit'
          : widthClass(isText ? part : least);
    return { head: join(kind, width, scrolls ? 'whole' : ''), cell: kind, isText };
  });
}

/** The columns that are texts: those of long cells, and where the others have no room, the widest of them too. */
function textColumns(columns: readonly Measured[], scrolls: boolean): Set<number> {
  const most = scrolls ? 2 * SHORT : SHORT;
  const texts = new Set(columns.flatMap((one, column) => (one.most > most && !one.isNumber ? [column] : [])));
  const total = () =>
    columns.reduce(
      (sum, { most, least }, column) =>
        sum + GAP + (texts.has(column) ? Math.max(10, least) : Math.max(most, least)),
      0,
    );
  while (!scrolls && total() > ROOM) {
    const [widest] = [...columns.entries()]
      .filter(
        ([column, { isNumber, most, least }]) =>
          !texts.has(column) && !isNumber && most > Math.max(10, least),
      )
      .sort(([, a], [, b]) => b.most - a.most);
    if (!widest) break;
    texts.add(widest[0]);
  }
  return texts;
}

function measure(name: Cell, all: readonly Cell[], column: number): Measured {
  const cells = all.filter(({ text }) => text !== '' && text !== '–' && text !== '-');
  const lengths = cells.map(lengthOf).sort((a, b) => a - b);
  const words = [name, ...cells].flatMap(({ text, code }) =>
    text
      .split(/[\s/-]+/)
      .flatMap((word) => (word.length > (code ? LONG_CODE : LONG_WORD) ? word.split(/[_.:=?@,]/) : [word]))
      .map((word) => lengthOf({ text: word.length > LONG_WORD ? word.slice(0, 12) : word, code })),
  );
  return {
    // The first column names the rows.
    isNumber: column > 0 && cells.length > 0 && cells.every(({ text, code }) => !code && NUMBER.test(text)),
    most: lengths.at(-1) ?? 0,
    usual: lengths[Math.floor(lengths.length * 0.9)] ?? 0,
    // A name of several words may be in two lines.
    least: words.reduce((most, word) => Math.max(most, word), lengthOf(name) / 2),
  };
}

/** About how wide a text is, in digits: capital letters are wider, and letters of code as wide as each other. */
function lengthOf({ text, code }: Cell): number {
  if (code) return text.length * 1.08;
  const wide = text.match(/[\p{Lu}mw@%→↓]/gu)?.length ?? 0;
  return text.length * 0.95 + wide * 0.3;
}

/** Whether a table with columns that look so scrolls sideways wherever they are columns. */
export function isTooWide(looks: readonly ColumnLook[]): boolean {
  return looks.some(({ head }) => head.split(' ').includes('whole'));
}

/** With the room between columns. */
function widthClass(width: number): string {
  return `w-${Math.min(WIDEST, 2 * Math.ceil((width + GAP) / 2))}`;
}

/** Fewer rows say the same by chance. */
const MANY_ROWS = 3;

/** The columns but the first that say the same in each row, or nothing, by what they say; takes rows without their head. */
export function sameColumns(rows: readonly (readonly string[])[]): Map<number, string> {
  const [first = []] = rows;
  const same = [...first.entries()].filter(
    ([column, text]) =>
      column > 0 &&
      (text === '' || rows.length >= MANY_ROWS) &&
      rows.every((row) => (row[column] ?? '') === text),
  );
  return new Map(same);
}

/** The attributes of a cell. */
export type CellLook = Readonly<Record<string, string | undefined>>;

/** The caption of a table, with a line below it of what each of its rows says. */
export function captionNodes(
  caption: string | undefined,
  same: readonly { name: string; nodes: readonly Nodes[] }[],
  t: Translate,
): Nodes[] {
  if (caption === undefined && same.length === 0) return [];
  const texts = same.flatMap(({ name, nodes }, index) => [
    text(`${index > 0 ? ', ' : ''}${name} `),
    h('b', {}, ...nodes),
  ]);
  const line =
    same.length === 0
      ? []
      : [h('span', { class: 'each-row' }, ...textNodes(t, english.inEachRow, { texts }))];
  return [h('caption', {}, caption ?? '', ...line)];
}

function join(...classes: readonly string[]): string {
  return classes.filter(Boolean).join(' ');
}
