import type { BadgeKeys } from '../../src/components/AppliesTo/badges.ts';
import type { BeforeKeys, NameBook } from '../../src/components/Before/before.ts';
import type { DataRow, DataSet } from '../../src/shared/dataSet.ts';

/** What a reader sees of each key of "Before you start", in the order of the box. */
export const before: BeforeKeys = {
  role: { label: 'Role or permission' },
  license: { label: 'License' },
  ports: { label: 'Ports', book: (data) => portBook(data.get('ports')) },
  credentials: { label: 'Credentials' },
  impact: { label: 'Impact' },
  time: { label: 'Time' },
};

/** What a page, section or row may be limited to, in the order of its badges. */
export const appliesTo: BadgeKeys = {
  release: { text: (value) => (/^\d/.test(value) ? `Release ${value}` : value) },
  component: {},
  deployment: {},
};

/** The ports of features, or of single rows by their ids, from the site's reference data; undefined for a site without. */
export function portBook(set: Pick<DataSet, 'rows'> | undefined): NameBook | undefined {
  if (!set) return undefined;
  const ports = new Map<string, Set<string>>();
  const add = (name: string, { port = '', protocol = '', service = '' }: DataRow['cells']) => {
    const known = ports.get(name) ?? new Set<string>();
    ports.set(name, known);
    const text = [port && `\`${port}\``, protocol].filter(Boolean).join(' ');
    if (text) known.add(service && service !== protocol ? `${text} (${service})` : text);
  };
  for (const { cells } of set.rows) add(cells.feature ?? '', cells);
  const features = new Set(ports.keys());
  for (const { id, cells } of set.rows) if (!features.has(id)) add(id, cells);
  return {
    names: () => ports.keys(),
    describe: (feature) => {
      const known = ports.get(feature);
      return known && [...known].join(', ');
    },
  };
}
