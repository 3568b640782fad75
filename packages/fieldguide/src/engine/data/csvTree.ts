import { type Place, placeIn } from '../../shared/errors.ts';
import { plural } from '../../shared/text.ts';
import { TreeFault, type YamlList, type YamlMap, type YamlNode, type YamlText } from './yamlTree.ts';

interface Cell {
  text: string;
  place: Place;
}

/**
 * CSV as the tree of a data file: the first line names the columns, each further one is a row. Without a column `id`, the
 * ids of rows are made of their first cells. `keys`: those of columns that are set already.
 * @throws TreeFault with what no table can be made of.
 */
export function parseCsvTree(source: string, keys?: readonly string[]): YamlMap {
  const [head, ...lines] = readLines(source.replace(/^\uFEFF/, ''));
  if (!head) throw new TreeFault('the file is empty', { line: 1, column: 1 });
  const columns = head.map(({ text, place }) => ({
    key: keys?.includes(text) ? text : idOf(text),
    label: textNode(text, place),
  }));
  for (const [index, { key, label }] of columns.entries()) {
    if (key === '') throw new TreeFault('a column has no name', label.place);
    if (columns.findIndex((one) => one.key === key) < index)
      throw new TreeFault(`the column "${label.text}" is there twice`, label.place);
  }
  const taken = new Map<string, number>();
  const rows = lines.map((cells) => {
    const [first] = cells;
    const place = first?.place ?? head[0]?.place ?? { line: 1, column: 1 };
    if (cells.length !== columns.length) {
      const counts = `${plural(cells.length, 'cell')}, and the first line has ${columns.length}`;
      throw new TreeFault(`this row has ${counts}. Put cells with commas in quotes`, place);
    }
    const entries = columns.map(({ key }, index) => {
      const cell = cells[index] ?? { text: '', place };
      return { key, place: cell.place, value: textNode(cell.text, cell.place) };
    });
    if (columns.some(({ key }) => key === 'id')) return mapNode(entries, place);
    const id = freeId(idOf(first?.text ?? '') || 'row', taken);
    return mapNode([{ key: 'id', place, value: textNode(id, place) }, ...entries], place);
  });
  const start = { line: 1, column: 1 };
  const named = columns
    .filter(({ key }) => key !== 'id')
    .map(({ key, label }) => ({ key, place: label.place, value: label }));
  const list: YamlList = { kind: 'list', place: start, items: rows };
  return mapNode(
    [
      ...(keys ? [] : [{ key: 'columns', place: start, value: mapNode(named, start) }]),
      { key: 'rows', place: start, value: list },
    ],
    start,
  );
}

/** Cells of all lines that are not empty, by RFC 4180; spreadsheets of some countries write `;` or tabs for the comma. */
function readLines(source: string): Cell[][] {
  const head = /^[^\r\n]*/.exec(source)?.[0] ?? '';
  const separator = [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ',';
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}][^\\r\\n${separator}]*)?)(${separator}|\\r?\\n|\\r|$)`,
    'y',
  );
  const lines: Cell[][] = [];
  let line: Cell[] = [];
  let place: Place = { line: 1, column: 1 };
  while (cell.lastIndex < source.length || line.length > 0) {
    const found = cell.exec(source);
    if (!found)
      throw new TreeFault('a quote in this cell has no partner. Write a quote in a cell as two', place);
    const [whole, quoted, plain = '', end] = found;
    line.push({ text: quoted?.replaceAll('""', '"') ?? plain.trim(), place });
    place = placeIn(whole, whole.length, place);
    if (end === separator) continue;
    if (line.some(({ text }) => text !== '')) lines.push(line);
    line = [];
    if (end === '') break;
  }
  return lines;
}

function idOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** An id that no row above has. `taken`: the ids so far, each with the last number behind it. */
function freeId(id: string, taken: Map<string, number>): string {
  let free = id;
  for (let count = taken.get(id) ?? 1; taken.has(free); taken.set(id, count)) {
    count += 1;
    free = `${id}-${count}`;
  }
  taken.set(free, 1);
  return free;
}

const textNode = (text: string, place: Place): YamlText => ({ kind: 'text', place, text });

function mapNode(entries: { key: string; place: Place; value: YamlNode }[], place: Place): YamlMap {
  return { kind: 'map', place, entries, byKey: new Map(entries.map((entry) => [entry.key, entry])) };
}
