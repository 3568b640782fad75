import { z } from 'zod';

/** What a value of the sample data center may be. */
export const words = z.string();
export const number = z.number();
export const flag = z.boolean();

/** Entries of one file, by name. */
export function named<T extends z.ZodType>(entry: T) {
  return z.record(words, entry);
}

export const device = z.strictObject({
  key: number.optional(),
  type: words,
  subtype: words.optional(),
  hardware: words.optional(),
  rack: words.optional(),
  u: number.optional(),
  size: number.optional(),
  face: words.optional(),
  chassis: words.optional(),
  slot: number.optional(),
  host: words.optional(),
  vm_manager: words.optional(),
  virtual_host: flag.optional(),
  blade_chassis: flag.optional(),
  network: flag.optional(),
  members: z.array(words).optional(),
  building: words.optional(),
  role: words.optional(),
  storage_room: words.optional(),
  alias: words.optional(),
  serial: words.optional(),
  asset_number: words.optional(),
  service_level: words.optional(),
  in_service: flag.optional(),
  customer: words.optional(),
  object_category: words.optional(),
  os: z.array(words).optional(),
  cpu: z.strictObject({ sockets: number, cores: number, threads: number }).optional(),
  ram_gb: number.optional(),
  disk_gb: z.strictObject({ local: number, remote: number.optional() }).optional(),
  interfaces: z.array(words).optional(),
  mac: z
    .strictObject({
      interface: words,
      address: words,
      vlan: number,
      switch_port: z.tuple([words, words]),
    })
    .optional(),
  cloud: z.strictObject({ account: words, service: words }).optional(),
  first_added: words.optional(),
  last_discovered: words.optional(),
  tags: z.array(words).optional(),
  custom_fields: named(words).optional(),
});

export const hardwareModel = z.strictObject({
  vendor: words,
  type: words,
  size: number.optional(),
  depth: words.optional(),
  blade_size: words.optional(),
  watts: number.optional(),
  power_supplies: number.optional(),
  part_slots: z.strictObject({ front: named(words).optional(), back: named(words).optional() }).optional(),
  blade_slots: z.strictObject({ rows: number, columns: number, blade_size: words }).optional(),
  ports: z.array(z.strictObject({ prefix: words, count: number, type: words })).optional(),
  end_of_life: words.optional(),
  end_of_support: words.optional(),
});

export const powerUnit = z.strictObject({
  kind: words,
  model: words.optional(),
  rack: words.optional(),
  room: words.optional(),
  feed: words.optional(),
  where: words.optional(),
  orientation: words.optional(),
  u: number.optional(),
  size: number.optional(),
  serial: words.optional(),
  sensors: z
    .strictObject({
      bottom_celsius: number,
      top_celsius: number,
      humidity_percent: number,
    })
    .optional(),
  fed_by: z.array(z.union([words, z.tuple([words, number])])).optional(),
  outlets: named(z.union([words, z.strictObject({ unit: words, watts: number })])).optional(),
  stated: number.optional(),
  measured: z
    .strictObject({
      watts: number,
      amps: number.optional(),
      power_factor: number.optional(),
    })
    .optional(),
});

export const cableEnd = z.union([
  z.tuple([words, z.union([words, number])]),
  z.tuple([words, words, number]),
]);

export const cable = z.strictObject({
  count: number.optional(),
  kind: words.optional(),
  type: words.optional(),
  speed: words.optional(),
  from: cableEnd,
  to: z.array(cableEnd),
  connector: words.optional(),
  length_m: number.optional(),
  color: words.optional(),
});

export const subnet = z.strictObject({
  vrf: words,
  name: words.optional(),
  parent: words.optional(),
  vlans: z.array(number).optional(),
  gateway: words.optional(),
});

export const address = z.strictObject({
  key: number.optional(),
  device: words.optional(),
  power_unit: words.optional(),
  label: words.optional(),
  discovered: flag.optional(),
  interface: words.optional(),
});

export const communication = z.strictObject({
  listener: words,
  component: words.optional(),
  port: number,
  client: words.optional(),
  ip: words,
  process: words.optional(),
  seen: words,
  /** Of the samples by `netstat`: those with the listener, those with this communication, and client ports in all. */
  netstat: z.tuple([number, number, number]).optional(),
});

export const businessService = z.strictObject({
  key: number,
  type: words.optional(),
  owner: words.optional(),
  technical_owner: words.optional(),
  customer: words.optional(),
  service_level: words.optional(),
  criticality: words.optional(),
  contains_pii: flag.optional(),
  internet_accessible: flag.optional(),
  recovery: z.strictObject({ point: words, time: words }).optional(),
  tags: z.array(words).optional(),
  children: z.array(words).optional(),
  devices: z.array(words).optional(),
  components: z.array(words).optional(),
  lines: z.array(z.strictObject({ from: words, to: words, label: words })).optional(),
});

export const view = z.strictObject({
  block: words,
  purpose: words,
  key: words.optional(),
  partial: flag.optional(),
  columns: named(
    z.strictObject({
      type: words,
      text: words.optional(),
      to: words.optional(),
      unused: flag.optional(),
    }),
  ),
});

export const compositionRow = z.strictObject({
  service: words,
  object: words,
  component_type: words.optional(),
  port: words.optional(),
  device: words,
  reason: words,
  relation: words,
  trends: flag.optional(),
});

export const securityRow = z.strictObject({
  device: words.optional(),
  ip: words,
  pii: words.optional(),
  ports: words.optional(),
  clients: words.optional(),
  listeners: words.optional(),
  client_ips: words.optional(),
  listener_ips: words.optional(),
  missing_os: words.optional(),
  missing_software: words.optional(),
  subnet: words.optional(),
  zone: words.optional(),
  record: words.optional(),
});
