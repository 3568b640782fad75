import type { BadgeKeys, BeforeKeys, DataRow, DataSet, NameBook } from 'fieldguide';

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
  // Of each name, the ports by the two ends of the connection.
  const ports = new Map<string, Map<string, Set<string>>>();
  const add = (name: string, { source = '', destination = '', ...port }: DataRow['cells']) => {
    const ends = `${source} to ${destination}`;
    const known = ports.get(name) ?? new Map<string, Set<string>>();
    ports.set(name, known.set(ends, (known.get(ends) ?? new Set()).add(portText(port))));
  };
  for (const { cells } of set.rows) add(cells.feature ?? '', cells);
  const features = new Set(ports.keys());
  for (const { id, cells } of set.rows) if (!features.has(id)) add(id, cells);
  return {
    names: () => ports.keys(),
    describe: (feature) => {
      const known = ports.get(feature);
      return known && [...known].map(([ends, texts]) => `${ends}: ${[...texts].join(', ')}`).join('; ');
    },
  };
}

function portText({ port = '', protocol = '', service = '' }: DataRow['cells']): string {
  const text = [port && `\`${port}\``, protocol].filter(Boolean).join(' ');
  return service && service !== protocol ? `${text} (${service})` : text;
}
