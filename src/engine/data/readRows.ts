import type { z } from 'zod';
import type { DataColumn, DataRow } from '../../shared/dataSet.ts';
import type { Place } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';
import type { DataSchema } from '../config/kit.ts';
import { type Product, replaceProduct, replaceProductInLine } from '../content/product.ts';
import type { YamlMap, YamlNode } from './yamlTree.ts';

export type Report = (place: Place, message: string, hint?: string) => void;

export interface RowOptions {
  columns: readonly DataColumn[];
  schema?: DataSchema;
  report: Report;
  product?: Product;
}

/** The rows of a data file. A row with a fault is reported, and left out. */
export function readRows(root: YamlMap, options: RowOptions): DataRow[] {
  const node = entryOf(root, 'rows');
  if (node?.kind !== 'list') {
    options.report(
      node?.place ?? root.place,
      'the data file has no list of rows.',
      'Add "rows:", and a "- id: ..." for each row.',
    );
    return [];
  }
  const lines = new Map<string, number>();
  const rows: DataRow[] = [];
  for (const item of node.items) {
    const row = readRow(item, options);
    if (!row) continue;
    const first = lines.get(row.id);
    if (first === undefined) rows.push(row);
    else
      options.report(
        item.place,
        `the id "${row.id}" stands twice; it is the row of line ${first} already.`,
        'Give each row an id of its own.',
      );
    lines.set(row.id, first ?? row.line);
  }
  return rows;
}

function readRow(item: YamlNode, { columns, schema, report, product }: RowOptions): DataRow | undefined {
  if (item.kind !== 'map') {
    report(item.place, 'a row is not a list of "key: value" lines.');
    return undefined;
  }
  const keys = ['id', ...columns.map((column) => column.key)];
  const values: Record<string, string> = {};
  const places = new Map<string, Place>();
  let faults = 0;
  const fault: Report = (place, message, hint) => {
    faults += 1;
    report(place, message, hint);
  };
  for (const { key, place, value } of item.entries) {
    if (!keys.includes(key)) fault(place, `unknown column "${key}".`, didYouMean(key, keys));
    else if (places.has(key)) fault(place, `the column "${key}" stands twice in this row.`);
    else if (value.kind !== 'text') fault(value.place, `the cell "${key}" is not text.`, 'Put it in quotes.');
    else values[key] = value.text.trim().replace(/\s+/g, ' ');
    places.set(key, place);
  }
  const optional = columns.filter((column) => column.optional).map(({ key }) => key);
  for (const key of optional) values[key] ??= '';
  for (const key of keys)
    if (!places.has(key) && !optional.includes(key))
      fault(
        item.place,
        `the row misses the column "${key}".`,
        `Add "${key}:"; leave it empty where nothing is known.`,
      );
  if (!schema && values.id === '') fault(item.place, 'the row has an empty id.');
  if (schema && faults === 0) {
    const result = schema.row.safeParse(values);
    for (const issue of result.error?.issues ?? []) {
      const key = String(issue.path[0] ?? '');
      const { message, hint } = explain(issue, key, values[key] ?? '');
      fault(places.get(key) ?? item.place, message, hint);
    }
  }
  if (faults > 0) return undefined;
  const cells = columns.map(({ key, format }) => {
    const value = values[key] ?? '';
    return [key, format === 'route' ? replaceProduct(value, product, 'target') : inLine(value, product)];
  });
  return { id: values.id ?? '', cells: Object.fromEntries(cells), line: item.place.line };
}

function explain(issue: z.core.$ZodIssue, key: string, value: string): { message: string; hint?: string } {
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String).filter(Boolean);
    const message = `"${value}" is no value of the column "${key}".`;
    return { message, hint: didYouMean(value, known) };
  }
  return { message: `the cell "${key}" is wrong: ${issue.message}.` };
}

/** The nearest of the known words, or all of them. */
export function didYouMean(word: string, known: readonly string[]): string {
  return hintFor(word, known, `Known: ${known.join(', ')}.`);
}

/** The product put into a text that may hold links. */
export function inLine(value: string, product: Product | undefined): string {
  return product ? replaceProductInLine(value, product).line : value;
}

/** The value of a key. */
export function entryOf(map: YamlMap, key: string): YamlNode | undefined {
  return map.entries.find((entry) => entry.key === key)?.value;
}
