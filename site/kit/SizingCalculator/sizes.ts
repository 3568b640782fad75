import { invariant } from 'fieldguide';

/** A row of the sizing data, as plain text. */
export interface SizeRow {
  part: string;
  component: string;
  vcpu: string;
  ram: string;
  disk: string;
  rule: string;
  /** The most devices the row serves, or nothing. */
  devices: string;
  /** Workloads that one machine serves, or nothing. */
  workloads: string;
}

/** What people know about a site: counts, `undefined` where nothing was entered. */
export interface SiteNeed {
  name: string;
  /** Physical machines and network gear that are scanned. */
  devices?: number;
  virtual?: number;
  /** Windows servers, among the machines above. */
  windows?: number;
  /** Addresses in use, for those who know no counts. */
  addresses?: number;
  /** Every collector of the site scans Windows. */
  allScanWindows: boolean;
}

export interface Need {
  /** Dependency mapping, Resource Utilization or storage discovery is in use. */
  heavy: boolean;
  evaluation: boolean;
  /** Months that audit logs and history are kept. */
  retention?: number;
  sites: readonly SiteNeed[];
}

interface Machine {
  row: SizeRow;
  count: number;
  /** Why so many: the numbers behind the rule. */
  reason: string;
  /** What was taken for granted, a sentence each. */
  assumptions: readonly string[];
}

interface Sizing {
  machines: readonly Machine[];
  /** Of all machines together. */
  total: { machines: number; vcpu: number; ram: number; disk: number };
}

/** The machines of a deployment, each with the rule of the data that leads to it. Pure. */
export function sizeOf(rows: readonly SizeRow[], need: Need): Sizing {
  const row = (part: string) => {
    const found = rows.find((each) => each.part === part);
    invariant(found, `The sizing data has no row for the part "${part}".`);
    return found;
  };
  const collector = row('collector');
  const service = row('windows-service');
  const workloads = need.sites.map(workloadsOf);
  const all = sum(workloads);
  const collectors = workloads.map((count) => machinesFor(count, collector));
  const services = need.sites.map(({ windows = 0, allScanWindows }, index) =>
    windows === 0 ? 0 : allScanWindows ? (collectors[index] ?? 0) : machinesFor(windows, service),
  );
  const perSite = (counts: readonly number[]) =>
    counts
      .map((count, index) => `${need.sites[index]?.name ?? ''}: ${count.toLocaleString('en-US')}`)
      .join(', ');
  const machines = [
    { ...appliance(row, all, need), count: 1, assumptions: assumptionsOf(need, all) },
    {
      row: collector,
      count: sum(collectors),
      reason: perSite(collectors),
      assumptions: ['At least one RC at each site.'],
    },
    {
      row: service,
      count: sum(services),
      reason: perSite(services),
      assumptions: ['Windows servers are scanned by WMI, and each site that has any gets its own WDS.'],
    },
  ].filter(({ count }) => count > 0);
  const total = (key: 'vcpu' | 'ram' | 'disk') =>
    sum(machines.map((machine) => machine.count * numberOf(machine.row[key])));
  return {
    machines,
    total: {
      machines: sum(machines.map(({ count }) => count)),
      vcpu: total('vcpu'),
      ram: total('ram'),
      disk: total('disk'),
    },
  };
}

/** Scanned targets of a site: its machines; where none are known, one for each address. */
export function workloadsOf({ devices = 0, virtual = 0, windows = 0, addresses = 0 }: SiteNeed): number {
  // More Windows servers than machines: they are counted as machines of their own.
  return Math.max(devices + virtual, windows) || addresses;
}

/** What the size of the appliance takes for granted. */
function assumptionsOf({ sites, retention, heavy, evaluation }: Need, all: number): string[] {
  const byAddress = sites.filter((site) => workloadsOf({ ...site, addresses: 0 }) === 0 && site.addresses);
  const given = sites.filter((site) => workloadsOf({ ...site, addresses: 0 }) > 0 && site.addresses);
  const said: [boolean, string][] = [
    [
      true,
      `Each device and each virtual machine counts as one inventory device and one workload: ${counted(all)}.`,
    ],
    [
      byAddress.length > 0,
      `One device for each IP address at ${namesOf(byAddress)}, because no machines were entered. The real number is probably lower, because machines often have several addresses.`,
    ],
    [given.length > 0, `The IP addresses at ${namesOf(given)} are ignored because machines were entered.`],
    [
      retention !== undefined,
      `${counted(retention ?? 0)} months of logs and history are stored on the disk of the MA. There is no figure per month, so the disk size stays that of the row. Monitor the free space.`,
    ],
    [evaluation, 'The evaluation size is not for production, regardless of the counts.'],
    [!heavy && !evaluation, 'No application dependency mapping, Resource Utilization or storage discovery.'],
  ];
  return said.flatMap(([holds, text]) => (holds ? [text] : []));
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}

function namesOf(sites: readonly SiteNeed[]): string {
  return sites.map(({ name }) => name).join(', ');
}

function appliance(
  row: (part: string) => SizeRow,
  devices: number,
  need: Need,
): Pick<Machine, 'row' | 'reason'> {
  if (need.evaluation) return { row: row('appliance-evaluation'), reason: 'evaluation' };
  const small = row('appliance');
  const limit = Number(small.devices);
  const count = devices.toLocaleString('en-US');
  const most = limit.toLocaleString('en-US');
  if (need.heavy)
    return { row: row('appliance-large'), reason: 'an option that increases the database load is in use' };
  if (devices > limit)
    return { row: row('appliance-large'), reason: `${count} devices are more than ${most}` };
  return { row: small, reason: `${count} of at most ${most} devices` };
}

/** At least one machine in a site that has workloads for it. */
function machinesFor(workloads: number, { workloads: each }: SizeRow): number {
  return Math.max(1, Math.ceil(workloads / (Number(each) || Number.POSITIVE_INFINITY)));
}

/** `16 GB` is 16. */
function numberOf(cell: string): number {
  return Number(/\d+/.exec(cell)?.[0] ?? 0);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The most that a field takes: more than any network has. */
const MOST = 100_000_000;

/** A count typed by a reader: a whole number from 0, with marks between thousands; empty is nothing known. */
export function readCount(text: string): { count?: number; fault?: string } {
  const plain = text.trim();
  if (plain === '') return {};
  const digits = plain.replace(/(?<=\d)[\s,.'’_](?=\d{3}(?!\d))/g, '');
  if (!/^\d+$/.test(digits)) return { fault: `${plain} is not a whole number of 0 or more.` };
  if (Number(digits) > MOST)
    return { fault: `${plain} is more than the maximum of ${MOST.toLocaleString('en-US')}.` };
  return { count: Number(digits) };
}
