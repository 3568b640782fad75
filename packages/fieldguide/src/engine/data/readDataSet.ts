import type { z } from 'zod';
import type { DataColumn, DataRow, DataSet } from '../../shared/dataSet.ts';
import type { Diagnostic, Place } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';
import { type Product, replaceProduct, replaceProductInLine } from './product.ts';
import { parseCsv, parseTree, yamlDiagnostic } from './readYaml.ts';
import type { SiteDataFile } from './siteDataFile.ts';
import { partOf, type YamlMap, type YamlNode } from './yamlTree.ts';

/** A data set whose columns are known: their order, and what each cell may hold. */
export interface DataSchema {
  columns: readonly DataColumn[];
  row: z.ZodObject;
  /** Its file below the site's `data`, where that is not `<name>.yaml`: `product/ports.yaml`. */
  file?: string;
}

interface DataSource extends SiteDataFile {
  /** Name of the set: the file's name without its ending. */
  name: string;
  /** Columns and values of the set, where the site has set them. */
  schema?: DataSchema;
}

type Report = (place: Place, message: string, hint?: string) => void;

/**
 * Reads one data file. A set with a schema has its columns; any other names its own under
 * `columns:`. A row with a fault is reported with file and line, and left out.
 */
export function readDataSet(source: DataSource): { set?: DataSet; diagnostics: Diagnostic[] } {
  const { file, product, schema } = source;
  const diagnostics: Diagnostic[] = [];
  const report: Report = (place, message, hint) =>
    diagnostics.push({ code: 'data', file, ...place, message, hint });
  const { tree: root, fault } = file.endsWith('.csv')
    ? parseCsv(
        source.text,
        schema?.columns.map(({ key }) => key),
      )
    : parseTree(source.text);
  if (!root) return { diagnostics: [yamlDiagnostic(fault, file)] };
  if (root.kind !== 'map') {
    report(root.place, 'the data file is not a list of "key: value" lines.', 'Begin with "rows:".');
    return { diagnostics };
  }
  const keys = schema ? ['title', 'rows'] : ['title', 'columns', 'rows'];
  for (const { key, place } of root.entries) {
    if (keys.includes(key)) continue;
    const known =
      schema && key === 'columns' ? `The columns of "${source.name}" are fixed.` : didYouMean(key, keys);
    report(place, `unknown key "${key}" in a data file.`, known);
  }
  const columns = schema?.columns ?? readColumns(root, report);
  const rows = readRows(root, { columns, schema, report, product });
  const title = partOf(root, 'title')?.value;
  const name = title?.kind === 'text' ? title.text : source.name;
  return {
    set: {
      name: source.name,
      title: replaceProduct(name, product),
      file,
      columns: columns.map((column) => ({ ...column, label: inLine(column.label, product) })),
      rows,
    },
    diagnostics,
  };
}

/** The columns a set names itself: `key: Label` lines. */
function readColumns(root: YamlMap, report: Report): DataColumn[] {
  const node = partOf(root, 'columns')?.value;
  if (node?.kind !== 'map' || node.entries.length === 0) {
    const hint = 'Add "columns:" with a line "key: Label" for each.';
    report(node?.place ?? root.place, 'the data file has no columns.', hint);
    return [];
  }
  return node.entries.map(({ key, value }) => ({
    key,
    label: value.kind === 'text' && value.text ? value.text : key,
  }));
}

interface RowOptions {
  columns: readonly DataColumn[];
  schema?: DataSchema;
  report: Report;
  product?: Product;
}

/** The rows of a data file. A row with a fault is reported, and left out. */
function readRows(root: YamlMap, options: RowOptions): DataRow[] {
  const { report } = options;
  const node = partOf(root, 'rows')?.value;
  if (node?.kind !== 'list') {
    const hint = 'Add "rows:", and a "- id: ..." for each row.';
    report(node?.place ?? root.place, 'the data file has no list of rows.', hint);
    return [];
  }
  const rows = new Map<string, DataRow>();
  for (const item of node.items) {
    const row = readRow(item, options);
    const first = row && rows.get(row.id);
    if (first) {
      const message = `the id "${row.id}" is used twice, first in line ${first.line}.`;
      report(item.place, message, 'Give each row its own id.');
    } else if (row) rows.set(row.id, row);
  }
  return [...rows.values()];
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
    else if (value.kind !== 'text') fault(value.place, `the cell "${key}" is not text.`, 'Put it in quotes.');
    else values[key] = value.text.trim().replace(/\s+/g, ' ');
    places.set(key, place);
  }
  const optional = columns.filter((column) => column.optional).map(({ key }) => key);
  for (const key of optional) values[key] ??= '';
  for (const key of keys) {
    if (places.has(key) || optional.includes(key)) continue;
    const hint = `Add "${key}:", and leave it empty if nothing is known.`;
    fault(item.place, `the row has no column "${key}".`, hint);
  }
  if (!schema && values.id === '') fault(item.place, 'the row has an empty id.');
  const checked = faults === 0 ? schema?.row.safeParse(values) : undefined;
  for (const issue of checked?.error?.issues ?? []) {
    const key = String(issue.path[0] ?? '');
    const { message, hint } = explain(issue, key, values[key] ?? '');
    fault(places.get(key) ?? item.place, message, hint);
  }
  if (faults > 0) return undefined;
  const cells = columns.map(({ key, format }) => {
    const value = values[key] ?? '';
    return [key, format === 'route' ? replaceProduct(value, product, 'target') : inLine(value, product)];
  });
  return { id: values.id ?? '', cells: Object.fromEntries(cells), line: item.place.line };
}

function explain(issue: z.core.$ZodIssue, key: string, value: string): { message: string; hint?: string } {
  if (issue.code !== 'invalid_value') return { message: `the cell "${key}" is wrong: ${issue.message}.` };
  const known = issue.values.map(String).filter(Boolean);
  return { message: `"${value}" is not a value of the column "${key}".`, hint: didYouMean(value, known) };
}

/** The nearest of the known words, or all of them. */
function didYouMean(word: string, known: readonly string[]): string {
  return hintFor(word, known, `Known: ${known.join(', ')}.`);
}

/** The product put into a text that may hold links. */
function inLine(value: string, product: Product | undefined): string {
  return product ? replaceProductInLine(value, product).line : value;
}
