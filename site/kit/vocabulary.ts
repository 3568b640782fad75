import type { BadgeKeys } from '../../src/components/AppliesTo/badges.ts';
import type { BeforeKeys, NameBook } from '../../src/components/Before/before.ts';
import type { DataSet } from '../../src/shared/dataSet.ts';

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

/** The ports of each feature, from the site's reference data; undefined for a site without. */
export function portBook(set: Pick<DataSet, 'rows'> | undefined): NameBook | undefined {
  if (!set) return undefined;
  const ports = new Map<string, Set<string>>();
  for (const { cells } of set.rows) {
    const { feature = '', port = '', protocol = '', service = '' } = cells;
    const known = ports.get(feature) ?? new Set<string>();
    ports.set(feature, known);
    const name = [port && `\`${port}\``, protocol].filter(Boolean).join(' ');
    if (name) known.add(service && service !== protocol ? `${name} (${service})` : name);
  }
  return {
    names: () => ports.keys(),
    describe: (feature) => {
      const known = ports.get(feature);
      return known && [...known].join(', ');
    },
  };
}
