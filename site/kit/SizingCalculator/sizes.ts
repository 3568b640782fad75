import { invariant } from '../../../src/shared/invariant.ts';

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

export interface Segment {
  /** Scanned targets of all kinds, and how many of them run Windows. */
  workloads: number;
  windows: number;
  /** Every collector of the segment scans Windows. */
  allScanWindows: boolean;
}

export interface Need {
  devices: number;
  /** Dependency mapping, Resource Utilization or storage discovery is in use. */
  heavy: boolean;
  evaluation: boolean;
  segments: readonly Segment[];
}

export interface Machine {
  row: SizeRow;
  count: number;
  /** Why so many: the numbers behind the rule. */
  reason: string;
}

/** The machines of a deployment, each with the rule of the data that leads to it. Pure. */
export function sizeOf(rows: readonly SizeRow[], need: Need): Machine[] {
  const row = (part: string) => {
    const found = rows.find((each) => each.part === part);
    invariant(found, `The sizing data has no row for the part "${part}".`);
    return found;
  };
  const collector = row('collector');
  const service = row('windows-service');
  const collectors = need.segments.map((segment) => machines(segment.workloads, collector));
  const services = need.segments.map(({ windows, allScanWindows }, index) =>
    windows === 0 ? 0 : allScanWindows ? (collectors[index] ?? 0) : machines(windows, service),
  );
  const result: Machine[] = [
    { ...appliance(row, need), count: 1 },
    { row: collector, count: sum(collectors), reason: perSegment(collectors) },
    { row: service, count: sum(services), reason: perSegment(services) },
  ];
  return result.filter(({ count }) => count > 0);
}

function appliance(row: (part: string) => SizeRow, need: Need): Omit<Machine, 'count'> {
  if (need.evaluation) return { row: row('appliance-evaluation'), reason: 'evaluation' };
  const small = row('appliance');
  const limit = Number(small.devices);
  const count = need.devices.toLocaleString('en-US');
  const most = limit.toLocaleString('en-US');
  if (need.heavy)
    return { row: row('appliance-large'), reason: 'an option that loads the database is in use' };
  if (need.devices > limit)
    return { row: row('appliance-large'), reason: `${count} devices are more than ${most}` };
  return { row: small, reason: `${count} of at most ${most} devices` };
}

/** At least one machine in a segment that has workloads for it. */
function machines(workloads: number, { workloads: each }: SizeRow): number {
  return Math.max(1, Math.ceil(workloads / (Number(each) || Number.POSITIVE_INFINITY)));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function perSegment(counts: readonly number[]): string {
  return counts.map((count, index) => `segment ${index + 1}: ${count}`).join(', ');
}

/** A count typed by a reader: a whole number from 0; anything else counts as nothing. */
export function readCount(text: string): number {
  const plain = text.replace(/[\s,.'’]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : 0;
}
