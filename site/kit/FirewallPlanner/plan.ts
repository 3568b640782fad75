import { type Address, readAddresses } from './address.ts';

/** One row of the port data, as plain text. */
export interface PortRow {
  id: string;
  feature: string;
  source: string;
  destination: string;
  /** `443`, `49152-65535`, or nothing. */
  port: string;
  protocol: string;
  service: string;
  encrypted: string;
  purpose: string;
}

/** A row of a firewall request: a row of the data with the reader's networks. Empty lists: not entered. */
export interface Rule extends PortRow {
  from: readonly Address[];
  to: readonly Address[];
}

export interface Choice {
  features: readonly string[];
  /** Parts of the product; none: all of them. */
  components: readonly string[];
}

/** The parts of the product that open or take connections, and how the data names them. */
export const COMPONENTS: Readonly<Record<string, { label: string; pattern: RegExp }>> = {
  ma: { label: 'Main Appliance (MA)', pattern: /\bMA\b|^Collector$/ },
  rc: { label: 'Remote Collector (RC)', pattern: /\bRC\b|^Collector$/ },
  wds: { label: 'Windows Discovery Service (WDS)', pattern: /\bWDS\b/ },
  agent: { label: 'Agents', pattern: /^Agent$/ },
  other: { label: 'Other senders', pattern: /^(?:Stand-alone collector|Capture host|SCCM client)$/ },
};

/** The features of the data in their order, each once. */
export function featuresOf(rows: readonly PortRow[]): string[] {
  return [...new Set(rows.map(({ feature }) => feature))];
}

/** The rows a choice asks for: of these features, with one of these components at either end. */
export function chosenRows(rows: readonly PortRow[], { features, components }: Choice): PortRow[] {
  return rows.filter(
    (row) =>
      features.includes(row.feature) &&
      (components.length === 0 ||
        components.some((name) => {
          const pattern = COMPONENTS[name]?.pattern;
          return pattern !== undefined && (pattern.test(row.source) || pattern.test(row.destination));
        })),
  );
}

/** Everyone who opens or takes a connection in these rows, in their order. */
export function partiesOf(rows: readonly PortRow[]): string[] {
  return [...new Set(rows.flatMap(({ source, destination }) => [source, destination]))];
}

/** The rules of a request; `networks` holds what the reader entered for each party. */
export function makeRules(rows: readonly PortRow[], networks: Readonly<Record<string, string>>): Rule[] {
  return rows.map((row) => ({
    ...row,
    from: readAddresses(networks[row.source] ?? ''),
    to: readAddresses(networks[row.destination] ?? ''),
  }));
}

/** Reads `?features=a,b&components=c`; unknown names are passed over. */
export function readChoice(search: string, rows: readonly PortRow[]): Choice {
  const parameters = new URLSearchParams(search);
  const list = (name: string, known: readonly string[]) => {
    const asked = (parameters.get(name) ?? '').split(',');
    return known.filter((value) => asked.includes(value));
  };
  return {
    features: list('features', featuresOf(rows)),
    components: list('components', Object.keys(COMPONENTS)),
  };
}

/** The address of a page with a choice in it; what else it holds stays. */
export function writeChoice(href: string, { features, components }: Choice): string {
  const url = new URL(href);
  for (const [name, values] of [
    ['features', features],
    ['components', components],
  ] as const) {
    url.searchParams.delete(name);
    if (values.length > 0) url.searchParams.set(name, values.join(','));
  }
  // Names are of letters and hyphens: a comma between them need not be encoded.
  url.search = url.search.replaceAll('%2C', ',');
  return url.href;
}
