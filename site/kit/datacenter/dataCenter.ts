import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseYaml, yamlDiagnostic } from '../../../src/engine/data/readYaml.ts';
import { FieldguideError } from '../../../src/shared/errors.ts';

type Named<T> = Record<string, T>;

export interface Device {
  key?: number;
  type: string;
  subtype?: string;
  hardware?: string;
  rack?: string;
  u?: number;
  size?: number;
  face?: string;
  chassis?: string;
  slot?: number;
  host?: string;
  vm_manager?: string;
  virtual_host?: boolean;
  blade_chassis?: boolean;
  network?: boolean;
  members?: string[];
  building?: string;
  role?: string;
  storage_room?: string;
  serial?: string;
  asset_number?: string;
  service_level?: string;
  in_service?: boolean;
  customer?: string;
  object_category?: string;
  os?: string[];
  cpu?: { sockets: number; cores: number; threads: number };
  ram_gb?: number;
  disk_gb?: { local: number; remote?: number };
  interfaces?: string[];
  mac?: { interface: string; address: string; vlan: number; switch_port: [string, string] };
  cloud?: { account: string; service: string };
  first_added?: string;
  last_discovered?: string;
  tags?: string[];
  custom_fields?: Named<string>;
}
export interface HardwareModel {
  vendor: string;
  type: string;
  size?: number;
  depth?: string;
  watts?: number;
  power_supplies?: number;
  blade_slots?: { rows: number; columns: number };
  ports?: { prefix: string; count: number; type: string }[];
  end_of_life?: string;
  end_of_support?: string;
}
export interface PowerUnit {
  kind: string;
  model?: string;
  rack?: string;
  room?: string;
  feed?: string;
  where?: string;
  u?: number;
  fed_by?: (string | [string, number])[];
  outlets?: Record<string, string | { unit: string; watts: number }>;
  stated?: number;
  measured?: { watts: number; amps?: number; power_factor?: number };
}
export type CableEnd = [string, string | number] | [string, string, number];
export interface Cable {
  count?: number;
  from: CableEnd;
  to: CableEnd[];
}
export interface Subnet {
  vrf: string;
  name?: string;
  parent?: string;
  vlans?: number[];
  gateway?: string;
}
export interface Address {
  key?: number;
  device?: string;
  power_unit?: string;
  label?: string;
  discovered?: boolean;
}
export interface Communication {
  listener: string;
  component?: string;
  port: number;
  client?: string;
  ip: string;
  process?: string;
  seen: string;
}
export interface BusinessService {
  key: number;
  type?: string;
  owner?: string;
  technical_owner?: string;
  customer?: string;
  service_level?: string;
  criticality?: string;
  contains_pii?: boolean;
  internet_accessible?: boolean;
  children?: string[];
  devices?: string[];
  components?: string[];
  lines?: { from: string; to: string; label: string }[];
}
export interface View {
  block: string;
  purpose: string;
  key?: string;
  partial?: boolean;
  columns: Named<{ type: string; text?: string; to?: string; unused?: boolean }>;
}
export interface CompositionRow {
  service: string;
  object: string;
  component_type?: string;
  port?: string;
  device: string;
  reason: string;
  relation: string;
  trends?: boolean;
}
export interface SecurityRow {
  device?: string;
  ip: string;
  pii?: string;
  ports?: string;
  clients?: string;
  listeners?: string;
  client_ips?: string;
  listener_ips?: string;
  missing_os?: string;
  missing_software?: string;
  subnet?: string;
  zone?: string;
  record?: string;
}

/** The files of `site/data/datacenter/`, each under its name. */
export interface DataCenter {
  about: { today: string; clock: string; domain: string; mail: string; voltage: number };
  addresses: Named<Named<Address>>;
  'application-components': Named<{
    key?: number;
    device?: string;
    category?: string;
    depends_on?: string[];
    customer?: string;
  }>;
  'application-groups': Named<{ rule: { starting_points: string[] }; members: string[] }>;
  'asset-models': Named<{ vendor?: string; kind: string; size?: number; ports: number }>;
  assets: Named<{
    id?: number;
    kind: string;
    model?: string;
    rack?: string;
    u?: number;
    room?: string;
    face?: string;
  }>;
  buildings: Named<{ key: number; address?: string }>;
  'business-services': Named<BusinessService>;
  cables: Named<Cable>;
  certificates: Named<{ key?: number; valid_to?: string; instances?: string[] }>;
  circuits: Named<{
    key: number;
    vendor: string;
    customer: string;
    from: { building: string; device: string; port: string };
    to: { building: string; rack: string };
    custom_fields: Named<string>;
  }>;
  'cloud-accounts': Named<{ vendor: string; region?: string }>;
  communications: Communication[];
  'custom-fields': Named<{ object: string; type: string }>;
  customers: Named<{ key: number }>;
  devices: Named<Device>;
  dns: Named<{
    nameserver?: string;
    vrf: string;
    subnet?: string;
    records: { name: string; type: string; content: string; address?: string }[];
  }>;
  'end-users': Named<{ key: number; email: string; contact: string; location: string; account: string }>;
  'hardware-models': Named<HardwareModel>;
  jobs: Named<{ collector: string; windows_service?: string; targets: string[]; units?: number }>;
  licenses: Named<{
    model: string;
    bought?: number;
    in_use: number;
    percent?: number;
    device?: string;
    sockets?: number;
    cores_per_socket?: number;
    core_factor?: number;
  }>;
  'mount-points': {
    key: number;
    device: string;
    mount: string;
    filesystem: string;
    type: string;
    capacity: number;
    free: number;
  }[];
  nat: Named<{ source: string; source_end?: string; target: string; target_end?: string }>;
  'operating-systems': Named<Named<{ end_of_life?: string; end_of_support?: string }>>;
  parts: {
    models: Named<{ type: string }>;
    stock: { model: string; room: string; count: number }[];
    installed: Named<Record<string, string>>;
  };
  'power-models': Named<{
    vendor: string;
    mount?: string;
    size: number;
    outlets: Named<string>;
    infeed: { count: number; volts: number; amps: number };
    rated_watts: number;
  }>;
  'power-units': Named<PowerUnit>;
  purchases: Named<{
    vendor: string;
    customer: string;
    lines: {
      line: number;
      devices?: string[];
      quantity: number;
      unit_cost: number;
      contract?: string;
      months?: number;
      yearly?: number;
      total: number;
    }[];
    total_non_recurring: number;
  }>;
  racks: Named<{
    key: number;
    room: string;
    units: number;
    use?: string;
    start_row?: number;
    start_col?: number;
    tiles?: [number, number];
  }>;
  rooms: Named<{
    key: number;
    building: string;
    grid?: { columns: number; rows: number; tile_mm: number };
  }>;
  rows: {
    view_dbb_adm_businessapp_composition_v2: CompositionRow[];
    view_dbb_security_v2: SecurityRow[];
    view_netport_v1: { netport_pk: number; port: string; device: string; remote_netport_fk?: number }[];
  };
  services: Named<{
    key?: number;
    instances: Named<{ key?: number; user?: string; topology?: string; port?: number; software?: string }>;
  }>;
  software: Named<{
    key?: number;
    type: string;
    installed: Named<{ key?: number; version?: string; date?: string }>;
  }>;
  subnets: Named<Subnet>;
  'switch-ports': Named<{ up: Named<string>; ports: Named<{ vlan?: number; device?: string }> }>;
  vendors: Named<object>;
  views: Named<View>;
  vlans: Record<string, { name?: string; switches?: string[] }>;
  'vrf-groups': Named<object | null>;
}

/** Files without which nothing can be drawn; what they hold is checked by the rules of the tests. */
const FILES = [
  'about',
  'addresses',
  'cables',
  'devices',
  'power-units',
  'racks',
  'rooms',
  'subnets',
  'views',
];
const dataCenterSchema = z.custom<DataCenter>(
  (value) => isRecord(value) && FILES.every((name) => isRecord(value[name])),
  `the sample data center needs the files ${FILES.map((name) => `${name}.yaml`).join(', ')}`,
);

/**
 * Reads the files of a folder anew.
 * @throws FieldguideError with file and line where a file is no YAML.
 */
export function readDataCenter(dir: string): DataCenter {
  const entries = yamlFiles(dir).map((file) => {
    const { parsed, fault } = parseYaml(readFileSync(file, 'utf8'));
    if (parsed) return [path.basename(file, '.yaml'), parsed.value];
    throw new FieldguideError(fault.message, [yamlDiagnostic(fault, path.relative(process.cwd(), file))]);
  });
  return dataCenterSchema.parse(Object.fromEntries(entries));
}

/** The sample data center in a folder: read when it is first asked for, and again after one of its files has changed. */
export function openDataCenter(dir: string): () => DataCenter {
  let known: { stamp: string; data: DataCenter } | undefined;
  return () => {
    const stamp = yamlFiles(dir)
      .map((file) => `${file} ${statSync(file).mtimeMs}`)
      .join('\n');
    if (known?.stamp !== stamp) known = { stamp, data: readDataCenter(dir) };
    return known.data;
  };
}

function yamlFiles(dir: string): string[] {
  const names = readdirSync(dir).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => path.join(dir, name));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** An IPv4 address as a number; nothing for any other text. */
export function ipNumber(text: string): number | undefined {
  const parts = text.split('.').map(Number);
  if (parts.length !== 4 || parts.some((part) => !Number.isInteger(part) || part < 0 || part > 255)) return;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

export function ipText(number: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');
}

/** First and last address of a subnet such as `10.10.40.0/24`, as numbers. */
export function rangeOf(subnet: string): { first: number; last: number; bits: number } | undefined {
  const [network = '', bits] = subnet.split('/');
  const first = ipNumber(network);
  if (first === undefined || !bits) return;
  return { first, last: first + 2 ** (32 - Number(bits)) - 1, bits: Number(bits) };
}

/** `1-20` or `7` as first and last number. */
export function span(text: string): [number, number] {
  const [first, last] = String(text).split('-').map(Number);
  return [first ?? Number.NaN, last ?? first ?? Number.NaN];
}

/** Height in rack units of a device, asset or power unit that stands in a rack. */
export function heightOf(dc: DataCenter, name: string): number | undefined {
  const device = dc.devices[name];
  if (device) return device.hardware ? dc['hardware-models'][device.hardware]?.size : device.size;
  const asset = dc.assets[name];
  if (asset?.model) return dc['asset-models'][asset.model]?.size;
  const unit = dc['power-units'][name];
  return unit?.model ? dc['power-models'][unit.model]?.size : undefined;
}

/** Text with the number at its end counted on: `gig0/1` and 2 is `gig0/3`. */
export function countedOn(text: string, by: number): string {
  return text.replace(/\d+$/, (digits) => String(Number(digits) + by).padStart(digits.length, '0'));
}

/** Every single cable: one with a count is as many, each with its own label and ends. */
export function singleCables(dc: DataCenter): { label: string; from: CableEnd; to: CableEnd[] }[] {
  const moved = (end: CableEnd, by: number): CableEnd =>
    end.length === 3
      ? [end[0], end[1], end[2] + by]
      : [end[0], typeof end[1] === 'number' ? end[1] + by : countedOn(end[1], by)];
  return Object.entries(dc.cables).flatMap(([label, cable]) =>
    Array.from({ length: cable.count ?? 1 }, (_, by) => ({
      label: countedOn(label, by),
      from: moved(cable.from, by),
      to: cable.to.map((end) => moved(end, by)),
    })),
  );
}

/** The ports that a device or asset has: of its model, or its own interfaces. */
export function portsOf(dc: DataCenter, name: string): string[] {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const device = dc.devices[name];
  if (device) {
    const model = device.hardware ? dc['hardware-models'][device.hardware] : undefined;
    const ports = model?.ports?.flatMap(({ prefix, count }) => numbers(count).map((n) => `${prefix}${n}`));
    return [...(ports ?? []), ...(device.interfaces ?? [])];
  }
  const asset = dc.assets[name];
  const model = asset?.model ? dc['asset-models'][asset.model] : undefined;
  const count = numbers(model?.ports ?? 0);
  return asset?.kind === 'unmanaged switch'
    ? count.map(String)
    : count.flatMap((n) => [`front ${n}`, `back ${n}`]);
}
