/** One column of a data set. */
export interface DataColumn {
  key: string;
  label: string;
  /** `code`: shown in code font; `route`: the route of a page, shown as a link with its title. */
  format?: 'code' | 'route';
  /** Words for readers, by what the cell holds: `operating-system` is `Operating system`. */
  words?: Readonly<Record<string, string>>;
  /** Rows may leave it out. */
  optional?: true;
  /**
   * Where there is no room for columns, a row is two lines of text. Columns with `lead` make the first: what is
   * before the cell there, such as `to`. Without any, the first column of the table is the first line.
   */
  lead?: string;
}

export interface DataRow {
  /** Unique in its set; row anchors are made from it. */
  id: string;
  /** Each column's cell in light Markdown; an empty text where nothing is known. */
  cells: Readonly<Record<string, string>>;
  /** Line of the file, from 1. */
  line: number;
}

/** A table of reference data, read from `site/data/<name>.yaml` or `.csv`. */
export interface DataSet {
  name: string;
  title: string;
  file: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
}

/** All sets by name. `unread`: files beside them that are none, for messages. */
export type DataSets = ReadonlyMap<string, DataSet> & { unread?: readonly string[] };

/** The path of a set in the output folder, as one of the files that readers may take along. */
export function dataFile(name: string, format: 'json' | 'csv'): string {
  return `data/${name}.${format}`;
}

/** A cell that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as CSV by RFC 4180: lines end in CRLF; cells with commas, quotes or line breaks are quoted. A cell
 * that a spreadsheet would run as a formula gets an apostrophe in front, which spreadsheets do not show.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
