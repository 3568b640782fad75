import { z } from 'zod';

/** What a value of the sample data center may be. */
export const text = z.string();
export const number = z.number();
export const flag = z.boolean();

/** Entries of one file, by name. */
export function named<T extends z.ZodType>(entry: T) {
  return z.record(text, entry);
}

export const device = z.strictObject({
  key: number.optional(),
  type: text,
  subtype: text.optional(),
  hardware: text.optional(),
  rack: text.optional(),
  u: number.optional(),
  size: number.optional(),
  face: text.optional(),
  chassis: text.optional(),
  slot: number.optional(),
  host: text.optional(),
  vm_manager: text.optional(),
  virtual_host: flag.optional(),
  blade_chassis: flag.optional(),
  network: flag.optional(),
  members: z.array(text).optional(),
  building: text.optional(),
  role: text.optional(),
  storage_room: text.optional(),
  alias: text.optional(),
  serial: text.optional(),
  asset_number: text.optional(),
  service_level: text.optional(),
  in_service: flag.optional(),
  customer: text.optional(),
  object_category: text.optional(),
  os: z.array(text).optional(),
  cpu: z.strictObject({ sockets: number, cores: number, threads: number }).optional(),
  ram_gb: number.optional(),
  disk_gb: z.strictObject({ local: number, remote: number.optional() }).optional(),
  interfaces: z.array(text).optional(),
  mac: z
    .strictObject({
      interface: text,
      address: text,
      vlan: number,
      switch_port: z.tuple([text, text]),
    })
    .optional(),
  cloud: z.strictObject({ account: text, service: text }).optional(),
  first_added: text.optional(),
  last_discovered: text.optional(),
  tags: z.array(text).optional(),
  custom_fields: named(text).optional(),
});

export const hardwareModel = z.strictObject({
  vendor: text,
  type: text,
  size: number.optional(),
  depth: text.optional(),
  blade_size: text.optional(),
  watts: number.optional(),
  power_supplies: number.optional(),
  part_slots: z.strictObject({ front: named(text).optional(), back: named(text).optional() }).optional(),
  blade_slots: z.strictObject({ rows: number, columns: number, blade_size: text }).optional(),
  ports: z.array(z.strictObject({ prefix: text, count: number, type: text })).optional(),
  end_of_life: text.optional(),
  end_of_support: text.optional(),
});

export const powerUnit = z.strictObject({
  kind: text,
  model: text.optional(),
  rack: text.optional(),
  room: text.optional(),
  feed: text.optional(),
  where: text.optional(),
  orientation: text.optional(),
  u: number.optional(),
  size: number.optional(),
  serial: text.optional(),
  sensors: z
    .strictObject({
      bottom_celsius: number,
      top_celsius: number,
      humidity_percent: number,
    })
    .optional(),
  fed_by: z.array(z.union([text, z.tuple([text, number])])).optional(),
  outlets: named(z.union([text, z.strictObject({ unit: text, watts: number })])).optional(),
  stated: number.optional(),
  measured: z
    .strictObject({
      watts: number,
      amps: number.optional(),
      power_factor: number.optional(),
    })
    .optional(),
});

export const cableEnd = z.union([z.tuple([text, z.union([text, number])]), z.tuple([text, text, number])]);

export const cable = z.strictObject({
  count: number.optional(),
  kind: text.optional(),
  type: text.optional(),
  speed: text.optional(),
  from: cableEnd,
  to: z.array(cableEnd),
  connector: text.optional(),
  length_m: number.optional(),
  color: text.optional(),
});

export const subnet = z.strictObject({
  vrf: text,
  name: text.optional(),
  parent: text.optional(),
  vlans: z.array(number).optional(),
  gateway: text.optional(),
});

export const address = z.strictObject({
  key: number.optional(),
  device: text.optional(),
  power_unit: text.optional(),
  label: text.optional(),
  discovered: flag.optional(),
  interface: text.optional(),
});

export const communication = z.strictObject({
  listener: text,
  component: text.optional(),
  port: number,
  client: text.optional(),
  ip: text,
  process: text.optional(),
  seen: text,
  /** Of the samples by `netstat`: those with the listener, those with this communication, and client ports in all. */
  netstat: z.tuple([number, number, number]).optional(),
});

export const businessService = z.strictObject({
  key: number,
  type: text.optional(),
  owner: text.optional(),
  technical_owner: text.optional(),
  customer: text.optional(),
  service_level: text.optional(),
  criticality: text.optional(),
  contains_pii: flag.optional(),
  internet_accessible: flag.optional(),
  recovery: z.strictObject({ point: text, time: text }).optional(),
  tags: z.array(text).optional(),
  children: z.array(text).optional(),
  devices: z.array(text).optional(),
  components: z.array(text).optional(),
  lines: z.array(z.strictObject({ from: text, to: text, label: text })).optional(),
});

export const view = z.strictObject({
  block: text,
  purpose: text,
  key: text.optional(),
  partial: flag.optional(),
  columns: named(
    z.strictObject({
      type: text,
      text: text.optional(),
      to: text.optional(),
      unused: flag.optional(),
    }),
  ),
});

export const compositionRow = z.strictObject({
  service: text,
  object: text,
  component_type: text.optional(),
  port: text.optional(),
  device: text,
  reason: text,
  relation: text,
  trends: flag.optional(),
});

export const securityRow = z.strictObject({
  device: text.optional(),
  ip: text,
  pii: text.optional(),
  ports: text.optional(),
  clients: text.optional(),
  listeners: text.optional(),
  client_ips: text.optional(),
  listener_ips: text.optional(),
  missing_os: text.optional(),
  missing_software: text.optional(),
  subnet: text.optional(),
  zone: text.optional(),
  record: text.optional(),
});
