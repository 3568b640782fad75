import { z } from 'zod';
import type { DataSchema } from '../../src/engine/config/kit.ts';
import { FEATURE_LABELS } from './FirewallPlanner/features.ts';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens, such as "snmp-devices"');
const filled = z.string().min(1, 'must not be empty');
const text = z.string();
const word = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected one word in small letters');
const route = z.string().regex(/^(?:\/\S*\/|)$/, 'expected the route of a page, such as "/auto-discovery/"');
const count = z.string().regex(/^\d*$/, 'expected a whole number, or nothing');

/** Every connection of the product: one row is one firewall rule. */
const ports: DataSchema = {
  columns: [
    { key: 'feature', label: 'Feature', words: FEATURE_LABELS },
    { key: 'source', label: 'Source', lead: '·' },
    { key: 'destination', label: 'Destination', lead: 'to' },
    { key: 'port', label: 'Port', format: 'code', lead: '' },
    { key: 'protocol', label: 'Protocol', lead: '' },
    { key: 'service', label: 'Service' },
    { key: 'direction', label: 'Direction' },
    { key: 'encrypted', label: 'Encrypted' },
    { key: 'purpose', label: 'Purpose' },
    { key: 'page', label: 'Page', format: 'route' },
    { key: 'needs', label: 'Needs', optional: true },
  ],
  row: z.strictObject({
    id,
    feature: word,
    source: filled,
    destination: filled,
    port: z.string().refine(isPort, 'expected a port such as "443", a range such as "1025-5000", or nothing'),
    protocol: z.enum(['TCP', 'UDP', 'ICMP']),
    service: text,
    /** Seen from the product: into it, between its parts, out of it. */
    direction: z.enum(['in', 'between', 'out']),
    encrypted: z.enum(['yes', 'no', '']),
    purpose: filled,
    page: route,
    /** Ids of rows that this one is of no use without. */
    needs: z
      .string()
      .regex(
        /^(?:[a-z0-9-]+(?:, [a-z0-9-]+)*)?$/,
        'expected ids of rows, such as "wds-collector", or nothing',
      ),
  }),
};

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
const support: DataSchema = {
  columns: [
    { key: 'kind', label: 'Kind', words: KINDS },
    { key: 'name', label: 'Name', lead: '' },
    { key: 'vendor', label: 'Vendor' },
    { key: 'method', label: 'Method', lead: '·' },
    { key: 'depth', label: 'Depth of discovery' },
    { key: 'versions', label: 'Versions' },
    { key: 'notes', label: 'Notes' },
    { key: 'page', label: 'Page', format: 'route' },
  ],
  row: z.strictObject({
    id,
    kind: z.enum(Object.keys(KINDS)),
    name: filled,
    vendor: text,
    method: text,
    depth: text,
    versions: text,
    notes: text,
    page: route,
  }),
};

/** Sizes of machines. The columns from `part` on are what the calculator reads. */
const sizing: DataSchema = {
  columns: [
    { key: 'component', label: 'Component', lead: '' },
    { key: 'environment', label: 'Environment', lead: '·' },
    { key: 'vcpu', label: 'vCPU' },
    { key: 'ram', label: 'RAM' },
    { key: 'disk', label: 'Disk' },
    { key: 'note', label: 'Note' },
    { key: 'rule', label: 'Rule' },
    { key: 'part', label: 'Part' },
    { key: 'devices', label: 'Devices' },
    { key: 'workloads', label: 'Workloads' },
  ],
  row: z.strictObject({
    id,
    component: filled,
    environment: filled,
    vcpu: text,
    ram: text,
    disk: text,
    note: text,
    /** The sentence that leads to this row. */
    rule: text,
    part: z.enum([
      'appliance',
      'appliance-large',
      'appliance-evaluation',
      'collector',
      'windows-service',
      'netflow',
    ]),
    /** The most devices this row serves. */
    devices: count,
    /** Workloads that one machine serves. */
    workloads: count,
  }),
};

/** The console menu. The linter takes the letters of tasks from here. */
const console: DataSchema = {
  columns: [
    { key: 'option', label: 'Option' },
    { key: 'key', label: 'Key', format: 'code' },
    { key: 'older', label: 'Older number' },
    { key: 'use', label: 'Use' },
  ],
  row: z.strictObject({
    id,
    option: filled,
    /** Empty where today's menu does not have the option. */
    key: z.string().regex(/^[a-z]?$/, 'expected one small letter, or nothing'),
    /** Numbers of releases whose menu had no letters. */
    older: z.string().regex(/^(?:\d{1,2}(?:, \d{1,2})*)?$/, 'expected numbers such as "1, 15", or nothing'),
    use: filled,
  }),
};

/** Samples of pages that were tried: the id is the hash of the sample's text, which `fieldguide check` names. */
const checkedSamples: DataSchema = {
  columns: [
    { key: 'page', label: 'Page', format: 'route' },
    { key: 'date', label: 'Date' },
    { key: 'how', label: 'How' },
    { key: 'system', label: 'System' },
    { key: 'output', label: 'Output' },
  ],
  row: z.strictObject({
    id,
    page: route,
    date: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'expected a date such as "2025-06-30"'),
    how: z.enum(['run', 'parsed', 'read']),
    system: filled,
    output: filled,
  }),
};

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
