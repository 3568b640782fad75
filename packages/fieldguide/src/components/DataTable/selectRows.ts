import type { DataColumn, DataRow, DataSet, DataSets } from '../../shared/dataSet.ts';
import type { Fault } from '../../shared/errors.ts';
import { lightText } from '../../shared/lightMarkdown.ts';
import { hintFor } from '../../shared/text.ts';
import { textOf } from '../component.ts';

export interface Selected {
  set: DataSet;
  columns: DataColumn[];
  /** How many of the columns are shown from the start. */
  shown: number;
  /** Indexes of the columns whose values the reader picks from. */
  filters: number[];
  rows: DataRow[];
  /** No row is left out. */
  whole: boolean;
}

/**
 * The rows and columns that the attributes of a tag ask for, or what is wrong with it. Pure.
 * - `data`: name of the set.
 * - `where`: `feature=snmp|ipmi,encrypted!=no`, conditions that must all hold.
 * - `columns`: `port,protocol`, which columns, in which order; all where it is left out.
 * - `more`: further columns, which the reader can show. Without scripts and on paper they are always shown.
 * - `filters`: columns whose values the reader picks from.
 */
export function selectRows(
  sets: DataSets,
  props: Readonly<Record<string, string | true | undefined>>,
): Selected | { fault: Fault } {
  const text = (key: string) => textOf(props, key) ?? '';
  const name = text('data');
  const set = sets.get(name);
  if (!set) {
    const known = [...sets.keys()];
    const message = name ? `there is no data set "${name}".` : 'the table does not name a data set.';
    const near = sets.unread?.filter((file) => name !== '' && file.includes(name)) ?? [];
    const seen = near.length > 0 ? `${near.join(', ')} is neither YAML nor CSV. ` : '';
    const hint = known.length > 0 ? suggest(name, known) : 'Add a YAML or CSV file to the folder "data".';
    return { fault: { message, hint: seen + hint } };
  }
  const named = ['columns', 'more', 'filters'].map((key) => keysOf(text(key)));
  const unknown = named.flat().find((key) => !set.columns.some((column) => column.key === key));
  if (unknown !== undefined) return { fault: unknownColumn(set, unknown) };
  const [asked = [], more = [], filters = []] = named;
  const first =
    asked.length > 0 ? asked : set.columns.map(({ key }) => key).filter((key) => !more.includes(key));
  const keys = [...first, ...more];
  const absent = filters.find((key) => !keys.includes(key));
  if (absent !== undefined) {
    const message = `the table has no column "${absent}" to pick from.`;
    return { fault: { message, hint: 'List the column under "columns" or "more" as well.' } };
  }
  const rows = filterRows(set, text('where'));
  if ('fault' in rows) return rows;
  return {
    set,
    columns: keys.flatMap((key) => set.columns.find((column) => column.key === key) ?? []),
    shown: first.length,
    filters: filters.map((key) => keys.indexOf(key)),
    rows: rows.rows,
    whole: rows.rows.length === set.rows.length,
  };
}

function keysOf(list: string): string[] {
  return list
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
}

const CONDITION = /^\s*([^=!]*?)\s*(!?=)(.*)$/;

function filterRows(set: DataSet, where: string): { rows: DataRow[] } | { fault: Fault } {
  let rows = [...set.rows];
  for (const condition of where.split(',').filter((part) => part.trim() !== '')) {
    const match = CONDITION.exec(condition);
    if (!match) {
      const message = `"${condition.trim()}" is not a condition.`;
      return { fault: { message, hint: 'Write column=value, column!=value or column=one|other.' } };
    }
    const [, key = '', operator, list = ''] = match;
    if (key !== 'id' && !set.columns.some((column) => column.key === key))
      return { fault: unknownColumn(set, key) };
    const wanted = new Set(list.split('|').map((value) => value.trim()));
    const cellOf = (row: DataRow) => (key === 'id' ? row.id : lightText(row.cells[key] ?? ''));
    const known = new Set(set.rows.map(cellOf));
    for (const value of wanted)
      if (!known.has(value)) {
        const message = `no row of "${set.name}" has the ${key} "${value}".`;
        return { fault: { message, hint: suggest(value, [...known].filter(Boolean)) } };
      }
    rows = rows.filter((row) => wanted.has(cellOf(row)) === (operator === '='));
  }
  if (rows.length > 0) return { rows };
  if (set.rows.length === 0) {
    return { fault: { message: `"${set.name}" has no rows yet.`, hint: 'Add a row, or remove the table.' } };
  }
  const message = `no row of "${set.name}" matches "${where}".`;
  return { fault: { message, hint: 'Change the conditions, or remove the table.' } };
}

function unknownColumn(set: DataSet, key: string): Fault {
  const keys = set.columns.map((column) => column.key);
  return { message: `"${set.name}" has no column "${key}".`, hint: suggest(key, keys) };
}

const SHOWN = 12;

function suggest(word: string, known: readonly string[]): string {
  const more = known.length > SHOWN ? ', ...' : '';
  return hintFor(word, known, `Known: ${known.slice(0, SHOWN).join(', ')}${more}.`);
}
