import { YAMLException } from 'js-yaml';
import type { DataColumn, DataSet } from '../../shared/dataSet.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import type { DataSchema } from '../config/kit.ts';
import { replaceProduct } from '../content/product.ts';
import type { SiteDataFile } from '../content/siteData.ts';
import { didYouMean, entryOf, inLine, type Report, readRows } from './readRows.ts';
import { syntaxFault, yamlDiagnostic } from './readYaml.ts';
import { parseYamlTree, TreeFault, type YamlMap, type YamlNode } from './yamlTree.ts';

interface DataSource extends SiteDataFile {
  /** Name of the set: the file's name without its ending. */
  name: string;
  /** Columns and values of the set, where the site has set them. */
  schema?: DataSchema;
}

/**
 * Reads one data file. A set with a schema has its columns; any other names its own under
 * `columns:`. A row with a fault is reported with file and line, and left out.
 */
export function readDataSet(source: DataSource): { set?: DataSet; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (place, message, hint) =>
    diagnostics.push({ code: 'data', file: source.file, ...place, message, hint });
  const root = parse(source, report, diagnostics);
  if (!root) return { diagnostics };
  if (root.kind !== 'map') {
    report(root.place, 'the data file is not a list of "key: value" lines.', 'Begin with "rows:".');
    return { diagnostics };
  }
  const { schema } = source;
  const keys = schema ? ['title', 'rows'] : ['title', 'columns', 'rows'];
  for (const { key, place } of root.entries) {
    if (keys.includes(key)) continue;
    const known =
      schema && key === 'columns' ? `The columns of "${source.name}" are set.` : didYouMean(key, keys);
    report(place, `unknown key "${key}" in a data file.`, known);
  }
  const columns = schema?.columns ?? readColumns(root, report);
  const rows = readRows(root, { columns, schema, report, product: source.product });
  const title = entryOf(root, 'title');
  const name = title?.kind === 'text' ? title.text : source.name;
  return {
    set: {
      name: source.name,
      title: replaceProduct(name, source.product),
      file: source.file,
      columns: columns.map((column) => ({ ...column, label: inLine(column.label, source.product) })),
      rows,
    },
    diagnostics,
  };
}

function parse({ text, file }: DataSource, report: Report, diagnostics: Diagnostic[]): YamlNode | undefined {
  try {
    return parseYamlTree(text);
  } catch (error) {
    if (error instanceof TreeFault) report(error.place, `${error.message}.`);
    else if (error instanceof YAMLException) diagnostics.push(yamlDiagnostic(syntaxFault(error, text), file));
    else throw error;
    return undefined;
  }
}

/** The columns a set names itself: `key: Label` lines. */
function readColumns(root: YamlMap, report: Report): DataColumn[] {
  const node = entryOf(root, 'columns');
  if (node?.kind !== 'map' || node.entries.length === 0) {
    report(
      node?.place ?? root.place,
      'the data file names no columns.',
      'Add "columns:" with a line "key: Label" for each.',
    );
    return [];
  }
  return node.entries.map(({ key, value }) => ({
    key,
    label: value.kind === 'text' && value.text ? value.text : key,
  }));
}
