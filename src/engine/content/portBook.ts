import type { PortBook } from './before.ts';

/** The rows of `site/data/ports.yaml`, as far as the box is concerned. */
export interface PortRows {
  rows: readonly { cells: Readonly<Record<string, string>> }[];
}

/** The ports of each feature, from the site's reference data; undefined for a site without. */
export function portBook(set: PortRows | undefined): PortBook | undefined {
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
    features: () => ports.keys(),
    describe: (feature) => {
      const known = ports.get(feature);
      return known && [...known].join(', ');
    },
  };
}
