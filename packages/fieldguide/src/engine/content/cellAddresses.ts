import type { Nodes, Root } from 'mdast';
import type { Line } from './place.ts';

/** A bare address up to the bar that ends its cell. Bars behind a backslash are text. */
const ADDRESS = /(?:https?:\/\/|www\.)(?:[^ \t<|\\]|\\(?:[\\|]|(?![\\|])))*(?=\|)/gi;

/**
 * Ends bare addresses where their cells end. The parser reads an address up to the next blank, over the bars of its row,
 * while GFM splits a row before it reads what is in it. A blank in front of a bar is no part of its cell, so each address
 * that meets a bar gets one. Only the parser knows which lines are rows (it has quotes, lists and code around them), so
 * it is asked, without the blanks and with them; lines that are no rows stay as they are.
 * @throws where `parse` does.
 */
export function endCellAddresses(lines: readonly Line[], parse: (text: string) => Root): readonly Line[] {
  const ended = lines.map((line) => (line.code ? line : endAddresses(line)));
  if (ended.every((line, index) => line === lines[index])) return lines;
  const rows = new Set(
    [lines, ended].flatMap((each) => linesOfTables(parse(each.map(({ text }) => text).join('\n')))),
  );
  return lines.map((line, index) => (rows.has(index + 1) ? (ended[index] ?? line) : line));
}

function endAddresses(line: Line): Line {
  let added = 0;
  let { shifts } = line;
  const text = line.text.replace(ADDRESS, (address, at: number) => {
    const column = at + address.length + added + 1;
    shifts = [
      ...shifts.map((each) => (each.column >= column ? { ...each, column: each.column + 1 } : each)),
      { column: column + 1, shift: -1 },
    ];
    added += 1;
    return `${address} `;
  });
  return added === 0 ? line : { ...line, text, shifts };
}

function linesOfTables(node: Nodes): number[] {
  if (node.type !== 'table') return 'children' in node ? node.children.flatMap(linesOfTables) : [];
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 0 } };
  return Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index);
}
