import { type Address, readField } from './address.ts';

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
  /** Ids of rows that this one is of no use without, parted by commas. */
  needs: string;
}

/** A row of a firewall request: a row of the data with the reader's networks. Empty lists: not entered. */
export interface FirewallRule extends PortRow {
  from: readonly Address[];
  to: readonly Address[];
}

export interface PlanChoice {
  features: readonly string[];
  /** Parts of the product; none: all of them. */
  components: readonly string[];
}

/** What a choice leads to. Every row of a chosen feature is in `rows` or in `left`. */
export interface FirewallPlan {
  /** In the order of the data. Ends that may be several parts are the chosen ones: Collector becomes RC. */
  rows: readonly PortRow[];
  /** Who asks whom, for rows that bring others with them. */
  ways: readonly Way[];
  /** Rows of chosen features that no chosen part has to do with. */
  left: readonly Left[];
}

export interface Way {
  features: readonly string[];
  /** From the part that begins to the one that reaches the target: MA, RC, WDS. */
  parts: readonly string[];
  /** The first part sends, and each hands on what it gets: exporter, RC, MA. */
  sends: boolean;
  /** The rows that come with them. */
  brought: readonly PortRow[];
}

export interface Left {
  feature: string;
  rows: readonly PortRow[];
  /** True where the feature has no rule left at all. */
  all: boolean;
  /** The parts to choose as well, to see these rows. */
  components: readonly string[];
}

/** The parts of the product that open or take connections, and how the data names them. */
export const COMPONENTS: Readonly<Record<string, { label: string; parties: readonly string[] }>> = {
  ma: { label: 'Main Appliance (MA)', parties: ['MA'] },
  rc: { label: 'Remote Collector (RC)', parties: ['RC'] },
  wds: { label: 'Windows Discovery Service (WDS)', parties: ['WDS'] },
  agent: { label: 'Agents', parties: ['Agent'] },
  other: {
    label: 'Other senders',
    parties: ['Standalone collector', 'Capture host', 'External .NET client'],
  },
};

/** Ends of the data that are one part or another. */
const EITHER: Readonly<Record<string, readonly string[]>> = {
  Collector: ['MA', 'RC'],
  'MA or RC': ['MA', 'RC'],
  'RC, or MA without RC': ['RC', 'MA'],
  'RC or standalone collector': ['RC', 'Standalone collector'],
};

/** The features of the data in their order, each once. */
export function featuresOf(rows: readonly PortRow[]): string[] {
  return [...new Set(rows.map(({ feature }) => feature))];
}

/**
 * The rows that a choice asks for: those of its features that begin or end at a chosen part, directly or over rows
 * that they need, and the rows that they need. Pure.
 */
export function planOf(rows: readonly PortRow[], { features, components }: PlanChoice): FirewallPlan {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const needed = (row: PortRow) => idsOf(row).flatMap((id) => byId.get(id) ?? []);
  const chosen = components.flatMap((name) => COMPONENTS[name]?.parties ?? []);
  const touches = (row: PortRow): boolean =>
    chosen.length === 0 ||
    partsOf(row).some((part) => chosen.includes(part)) ||
    needed(row).some((need) => touches(need));

  const asked = rows.filter(({ feature }) => features.includes(feature));
  const found = new Map(asked.filter(touches).map((row) => [row.id, narrow(row, chosen)]));
  const ways = new Map<
    string,
    { features: Set<string>; parts: string[]; sends: boolean; brought: Set<PortRow> }
  >();
  for (const row of [...found.values()]) {
    let brought: PortRow[] = [];
    let up = [row.source];
    const down: string[] = [];
    const bring = (from: PortRow) => {
      for (const each of needed(from)) {
        const need = narrow(each, chosen);
        if (need.source === up[0]) up = [need.destination, ...up];
        else if (need.source === from.destination) down.push(need.source, need.destination);
        else continue;
        brought = [...brought, need];
        bring(need);
      }
    };
    bring(row);
    for (const need of brought) found.set(need.id, need);
    const extra = brought.filter(({ feature }) => !features.includes(feature));
    if (extra.length === 0) continue;
    const sends = down.length > 0;
    const parts = sends ? [row.source, ...new Set(down)] : up;
    const key = `${sends} ${parts.join('|')}`;
    const way = ways.get(key) ?? { features: new Set(), parts, sends, brought: new Set() };
    way.features.add(row.feature);
    for (const need of extra) way.brought.add(need);
    ways.set(key, way);
  }
  return {
    rows: rows.flatMap(({ id }) => found.get(id) ?? []),
    ways: [...ways.values()].map((way) => ({
      features: [...way.features],
      parts: way.parts,
      sends: way.sends,
      brought: [...new Map([...way.brought].map((row) => [row.id, row])).values()],
    })),
    left: features.flatMap((feature) => {
      const own = asked.filter((row) => row.feature === feature);
      const missing = own.filter(({ id }) => !found.has(id));
      if (missing.length === 0) return [];
      return { feature, rows: missing, all: missing.length === own.length, components: startsAt(missing) };
    }),
  };
}

function idsOf({ needs }: PortRow): string[] {
  return needs.split(/,\s*/).filter(Boolean);
}

function partsOf({ source, destination }: PortRow): string[] {
  return [source, destination].flatMap((party) => EITHER[party] ?? [party]);
}

/** The row with the chosen parts in the place of ends that may be several. */
function narrow(row: PortRow, chosen: readonly string[]): PortRow {
  const end = (party: string) => (EITHER[party] ?? []).filter((part) => chosen.includes(part));
  const [source, destination] = [end(row.source), end(row.destination)];
  return {
    ...row,
    source: source.length === 1 && source[0] ? source[0] : row.source,
    destination: destination.length === 1 && destination[0] ? destination[0] : row.destination,
  };
}

/** The parts where these rows begin; where none does, those where they end. */
function startsAt(rows: readonly PortRow[]): string[] {
  const of = (parties: readonly string[]) => {
    const parts = parties.flatMap((party) => EITHER[party] ?? [party]);
    return Object.keys(COMPONENTS).filter((name) =>
      COMPONENTS[name]?.parties.some((party) => parts.includes(party)),
    );
  };
  return [
    ...new Set(
      rows.flatMap(({ source, destination }) => {
        const sources = of([source]);
        return sources.length > 0 ? sources : of([destination]);
      }),
    ),
  ];
}

/** Everyone who opens a connection in these rows, and everyone who only takes one, in their order. */
export function partiesOf(rows: readonly PortRow[]): { sources: string[]; targets: string[] } {
  const sources = [...new Set(rows.map(({ source }) => source))];
  const targets = [...new Set(rows.map(({ destination }) => destination))];
  return { sources, targets: targets.filter((party) => !sources.includes(party)) };
}

/** The rules of a request; `networks` holds what the reader entered for each party. */
export function makeRules(
  rows: readonly PortRow[],
  networks: Readonly<Record<string, string>>,
): FirewallRule[] {
  return rows.map((row) => ({
    ...row,
    from: readField(networks[row.source] ?? '').addresses,
    to: readField(networks[row.destination] ?? '').addresses,
  }));
}

/**
 * The parties whose field must be filled or put right before anything is written: a source that is not known would
 * be a rule for everyone, and an entry that was not understood would be missing from it.
 */
export function heldBy(rows: readonly PortRow[], networks: Readonly<Record<string, string>>): string[] {
  const { sources, targets } = partiesOf(rows);
  return [...sources, ...targets].filter((party) => {
    const { addresses, faults } = readField(networks[party] ?? '');
    return faults.length > 0 || (addresses.length === 0 && sources.includes(party));
  });
}

/** Reads `?features=a,b&components=c`; unknown names are passed over. */
export function readChoice(search: string, rows: readonly PortRow[]): PlanChoice {
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
export function writeChoice(href: string, { features, components }: PlanChoice): string {
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
