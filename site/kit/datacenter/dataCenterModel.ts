import { z } from 'zod';
import {
  address,
  businessService,
  cable,
  type cableEnd,
  communication,
  compositionRow,
  device,
  flag,
  hardwareModel,
  named,
  number,
  powerUnit,
  securityRow,
  subnet,
  view,
  words,
} from './entrySchemas.ts';
import { circuits, jobs, licenses, parts, purchases, software } from './ownedSchemas.ts';

/** The files of `site/data/datacenter/`, each under its name. */
export const dataCenterSchema = z.strictObject({
  about: z.strictObject({ today: words, clock: words, domain: words, mail: words, voltage: number }),
  alerts: named(
    z.strictObject({
      rule: words,
      trigger: words,
      priority: words.optional(),
      resend_seconds: number.optional(),
      above: number.optional(),
      apply_to: words.optional(),
      interval_factor: number.optional(),
    }),
  ),
  addresses: named(named(address)),
  'application-components': named(
    z.strictObject({
      /** The devices that it runs on, each with its number there. */
      devices: named(number).optional(),
      /** The number of one that runs on no device. */
      key: number.optional(),
      category: words.optional(),
      depends_on: z.array(words).optional(),
      customer: words.optional(),
    }),
  ),
  'application-groups': named(
    z.strictObject({
      rule: z.strictObject({
        starting_points: z.array(words),
        outcome: words,
        template: words,
        days: number,
        depth: number,
        end_at: words,
        exclude: z.strictObject({ ports: z.array(number), devices: z.array(words) }),
      }),
      members: z.array(words),
    }),
  ),
  'asset-models': named(
    z.strictObject({
      vendor: words.optional(),
      kind: words,
      size: number.optional(),
      ports: number,
      port_type: words.optional(),
      layout: words.optional(),
    }),
  ),
  assets: named(
    z.strictObject({
      id: number.optional(),
      kind: words,
      model: words.optional(),
      rack: words.optional(),
      u: number.optional(),
      room: words.optional(),
      face: words.optional(),
      asset_number: words.optional(),
      free_ports: number.optional(),
    }),
  ),
  buildings: named(z.strictObject({ key: number, role: words, address: words.optional() })),
  'business-services': named(businessService),
  cables: named(cable),
  certificates: named(
    z.strictObject({
      key: number.optional(),
      valid_to: words.optional(),
      instances: z.array(words).optional(),
    }),
  ),
  circuits,
  'cloud-accounts': named(z.strictObject({ vendor: words, region: words.optional() })),
  communications: z.array(communication),
  'custom-fields': named(z.strictObject({ object: words, type: words, related_to: words.optional() })),
  customers: named(
    z.strictObject({
      key: number,
      customer: flag.optional(),
      department: flag.optional(),
      mail: words.optional(),
    }),
  ),
  devices: named(device),
  dns: named(
    z.strictObject({
      nameserver: words.optional(),
      vrf: words,
      subnet: words.optional(),
      records: z.array(
        z.strictObject({ name: words, type: words, content: words, address: words.optional() }),
      ),
    }),
  ),
  'end-users': named(
    z.strictObject({ key: number, email: words, contact: words, location: words, account: words }),
  ),
  'hardware-models': named(hardwareModel),
  jobs,
  licenses,
  'mount-points': z.array(
    z.strictObject({
      key: number,
      device: words,
      mount: words,
      filesystem: words,
      type: words,
      capacity: number,
      free: number,
    }),
  ),
  nat: named(
    z.strictObject({
      source: words,
      source_end: words.optional(),
      target: words,
      target_end: words.optional(),
      two_way: flag.optional(),
      source_port: number.optional(),
      target_port: number.optional(),
      protocol: words.optional(),
    }),
  ),
  'operating-systems': named(
    named(z.strictObject({ end_of_life: words.optional(), end_of_support: words.optional() })),
  ),
  parts,
  'power-models': named(
    z.strictObject({
      vendor: words,
      kind: words,
      depth: words.optional(),
      mount: words.optional(),
      size: number,
      outlets: named(words),
      infeed: z.strictObject({ count: number, volts: number, amps: number }),
      rated_watts: number,
    }),
  ),
  'power-units': named(powerUnit),
  profiles: named(
    z.strictObject({
      kind: words,
      prefix: words.optional(),
      length: number.optional(),
      start: number.optional(),
      base_url: words.optional(),
      dpi: number.optional(),
      text: z.array(words).optional(),
    }),
  ),
  purchases,
  racks: named(
    z.strictObject({
      key: number,
      room: words,
      units: number,
      use: words.optional(),
      start_row: number.optional(),
      start_col: number.optional(),
      tiles: z.tuple([number, number]).optional(),
    }),
  ),
  rooms: named(
    z.strictObject({
      key: number,
      building: words,
      grid: z.strictObject({ columns: number, rows: number, tile_mm: number }).optional(),
      raised_floor: flag.optional(),
    }),
  ),
  rows: z.strictObject({
    view_dbb_adm_businessapp_composition_v2: z.array(compositionRow),
    view_dbb_security_v2: z.array(securityRow),
    view_netport_v1: z.array(
      z.strictObject({
        netport_pk: number,
        port: words,
        device: words,
        remote_netport_fk: number.optional(),
      }),
    ),
  }),
  services: named(
    z.strictObject({
      key: number.optional(),
      instances: named(
        z.strictObject({
          key: number.optional(),
          user: words.optional(),
          topology: words.optional(),
          port: number.optional(),
          software: words.optional(),
          start_mode: words.optional(),
          state: words.optional(),
        }),
      ),
    }),
  ),
  software,
  subnets: named(subnet),
  'switch-ports': named(
    z.strictObject({
      up: named(words),
      ports: named(
        z.strictObject({
          vlan: number.optional(),
          device: words.optional(),
          second_layer: z.array(words).optional(),
        }),
      ),
    }),
  ),
  vendors: named(z.strictObject({ makes: words })),
  views: named(view),
  vlans: named(z.strictObject({ name: words.optional(), switches: z.array(words).optional() })),
  'vrf-groups': named(z.strictObject({ default: flag.optional() }).nullable()),
});

export type DataCenter = z.infer<typeof dataCenterSchema>;
export type Device = z.infer<typeof device>;
export type PowerUnit = z.infer<typeof powerUnit>;
export type CableEnd = z.infer<typeof cableEnd>;
export type ViewName = z.infer<typeof view>;
