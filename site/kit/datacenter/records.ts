import type { ShownTable } from 'fieldguide/components';
import type { DataCenter } from './dataCenterModel.ts';

interface Wanted {
  of: keyof DataCenter;
  caption: string;
  /** Heads, each with the field below it. */
  columns: Readonly<Record<string, string>>;
  where?: Readonly<Record<string, string | undefined>>;
}

/** The entries of a file with all fields as text; their names are a field as well. */
function entriesOf(dc: DataCenter, file: keyof DataCenter): Map<string, string>[] {
  return Object.entries(dc[file]).map(([name, entry]) => {
    const fields = Object.entries({ name, ...entry }).map(([field, value]): [string, string] => [
      field,
      Array.isArray(value) ? value.join(', ') : String(value),
    ]);
    return new Map(fields);
  });
}

/** The fields of a file, each with the values that it has. */
export function fieldsOf(dc: DataCenter, file: keyof DataCenter): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const entry of entriesOf(dc, file))
    for (const [field, value] of entry) fields.set(field, (fields.get(field) ?? new Set()).add(value));
  return fields;
}

/** The entries of a file for which `where` holds, a field in each column. */
export function recordTable(dc: DataCenter, { of, caption, columns, where = {} }: Wanted): ShownTable {
  const wanted = entriesOf(dc, of).filter((entry) =>
    Object.entries(where).every(([field, value]) => entry.get(field) === value),
  );
  const rows = wanted.map((entry) => Object.values(columns).map((field) => entry.get(field) ?? ''));
  return { label: caption, head: Object.keys(columns), rows };
}
