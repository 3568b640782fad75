import type { DataColumn, DataSchema } from 'fieldguide';
import { z } from 'zod';
import { FEATURE_LABELS } from './FirewallPlanner/features.ts';

const id = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'expected lowercase letters, digits and hyphens, such as "snmp-devices"',
  );
const filled = z.string().min(1, 'must not be empty');
const text = z.string();
const word = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected one lowercase word');
const route = z.string().regex(/^(?:\/\S*\/|)$/, 'expected the route of a page, such as "/auto-discovery/"');
const count = z.string().regex(/^\d*$/, 'expected a whole number, or nothing');

/** One column: what it is called, how it is shown, and what its cells may hold. */
interface Column extends Omit<DataColumn, 'key'> {
  /** Left out: any text, or none. */
  value?: z.ZodType<string>;
}

/** The schema of a set, of its columns in their order. Each row has an id besides. */
function setOf(columns: Readonly<Record<string, Column>>, file?: string): DataSchema {
  const named = Object.entries(columns);
  return {
    file,
    columns: named.map(([key, { value: _, ...column }]) => ({ key, ...column })),
    row: z.strictObject({ id, ...Object.fromEntries(named.map(([key, { value }]) => [key, value ?? text])) }),
  };
}

/** Every connection of the product: one row is one firewall rule. */
const ports = setOf(
  {
    feature: { label: 'Feature', words: FEATURE_LABELS, value: word },
    source: { label: 'Source', lead: '·', value: filled },
    destination: { label: 'Destination', lead: 'to', value: filled },
    port: {
      label: 'Port',
      format: 'code',
      lead: '',
      value: text.refine(isPort, 'expected a port such as "443", a range such as "1025-5000", or nothing'),
    },
    protocol: { label: 'Protocol', lead: '', value: z.enum(['TCP', 'UDP', 'ICMP']) },
    service: { label: 'Service' },
    // Seen from the product: into it, between its parts, out of it.
    direction: { label: 'Direction', value: z.enum(['in', 'between', 'out']) },
    encrypted: { label: 'Encrypted', value: z.enum(['yes', 'no', '']) },
    purpose: { label: 'Purpose', value: filled },
    page: { label: 'Page', format: 'route', value: route },
    // Ids of rows that this one is of no use without.
    needs: {
      label: 'Needs',
      optional: true,
      value: text.regex(
        /^(?:[a-z0-9-]+(?:, [a-z0-9-]+)*)?$/,
        'expected ids of rows, such as "wds-collector", or nothing',
      ),
    },
  },
  'product/ports.yaml',
);

/** Kinds of systems, with words for readers. */
const KINDS = {
  'operating-system': 'Operating system',
  hypervisor: 'Hypervisor',
  cloud: 'Cloud',
  database: 'Database',
  storage: 'Storage',
  network: 'Network',
  pdu: 'Power unit',
  application: 'Application',
};

/** What discovery supports. */
const support = setOf(
  {
    kind: { label: 'Kind', words: KINDS, value: z.enum(Object.keys(KINDS)) },
    name: { label: 'Name', lead: '', value: filled },
    vendor: { label: 'Vendor' },
    method: { label: 'Method', lead: '·' },
    depth: { label: 'Depth of discovery' },
    versions: { label: 'Versions' },
    notes: { label: 'Notes' },
    page: { label: 'Page', format: 'route', value: route },
  },
  'product/support.yaml',
);

/** The parts of a site that the calculator plans. */
const PARTS = [
  'appliance',
  'appliance-large',
  'appliance-evaluation',
  'collector',
  'windows-service',
  'netflow',
];

/** Sizes of machines. The columns from `part` on are what the calculator reads. */
const sizing = setOf(
  {
    component: { label: 'Component', lead: '', value: filled },
    environment: { label: 'Environment', lead: '·', value: filled },
    vcpu: { label: 'vCPU' },
    ram: { label: 'RAM' },
    disk: { label: 'Disk' },
    note: { label: 'Note' },
    // The sentence that leads to this row.
    rule: { label: 'Rule' },
    part: { label: 'Part', value: z.enum(PARTS) },
    // The most devices this row serves.
    devices: { label: 'Devices', value: count },
    // Workloads that one machine serves.
    workloads: { label: 'Workloads', value: count },
  },
  'product/sizing.yaml',
);

/** The console menu. The linter takes the letters of tasks from here. */
const console = setOf(
  {
    option: { label: 'Option', value: filled },
    // Empty where today's menu does not have the option.
    key: {
      label: 'Key',
      format: 'code',
      value: text.regex(/^[a-z]?$/, 'expected one lowercase letter, or nothing'),
    },
    // Numbers of releases whose menu had no letters.
    older: {
      label: 'Older number',
      value: text.regex(/^(?:\d{1,2}(?:, \d{1,2})*)?$/, 'expected numbers such as "1, 15", or nothing'),
    },
    use: { label: 'Use', value: filled },
  },
  'product/console.yaml',
);

/** Samples of pages that were tried: the id is the hash of the sample's text, which `fieldguide check` names. */
const checkedSamples = setOf({
  page: { label: 'Page', format: 'route', value: route },
  date: {
    label: 'Date',
    value: text.regex(/^\d{4}-\d\d-\d\d$/, 'expected a date such as "2025-06-30"'),
  },
  how: { label: 'How', value: z.enum(['run', 'parsed', 'read']) },
  system: { label: 'System', value: filled },
  output: { label: 'Output', value: filled },
});

export const dataSets: Readonly<Record<string, DataSchema>> = {
  ports,
  support,
  sizing,
  console,
  'checked-samples': checkedSamples,
};

function isPort(value: string): boolean {
  const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(value);
  if (!match) return value === '';
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
  return from >= 1 && to <= 65_535 && from <= to;
}
