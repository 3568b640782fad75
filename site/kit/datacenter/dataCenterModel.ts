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
  text,
  view,
} from './entrySchemas.ts';
import { circuits, jobs, licenses, parts, purchases, software } from './ownedSchemas.ts';

/** The files of `site/data/datacenter/`, each under its name. */
export const dataCenterSchema = z.strictObject({
  about: z.strictObject({ today: text, clock: text, domain: text, mail: text, voltage: number }),
  alerts: named(
    z.strictObject({
      rule: text,
      trigger: text,
      priority: text.optional(),
      resend_seconds: number.optional(),
      above: number.optional(),
      apply_to: text.optional(),
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
      category: text.optional(),
      depends_on: z.array(text).optional(),
      customer: text.optional(),
    }),
  ),
  'application-groups': named(
    z.strictObject({
      rule: z.strictObject({
        starting_points: z.array(text),
        outcome: text,
        template: text,
        days: number,
        depth: number,
        end_at: text,
        exclude: z.strictObject({ ports: z.array(number), devices: z.array(text) }),
      }),
      members: z.array(text),
    }),
  ),
  'asset-models': named(
    z.strictObject({
      vendor: text.optional(),
      kind: text,
      size: number.optional(),
      ports: number,
      port_type: text.optional(),
      layout: text.optional(),
    }),
  ),
  assets: named(
    z.strictObject({
      id: number.optional(),
      kind: text,
      model: text.optional(),
      rack: text.optional(),
      u: number.optional(),
      room: text.optional(),
      face: text.optional(),
      asset_number: text.optional(),
      free_ports: number.optional(),
    }),
  ),
  buildings: named(z.strictObject({ key: number, role: text, address: text.optional() })),
  'business-services': named(businessService),
  cables: named(cable),
  certificates: named(
    z.strictObject({
      key: number.optional(),
      valid_to: text.optional(),
      instances: z.array(text).optional(),
    }),
  ),
  circuits,
  'cloud-accounts': named(z.strictObject({ vendor: text, region: text.optional() })),
  communications: z.array(communication),
  'custom-fields': named(z.strictObject({ object: text, type: text, related_to: text.optional() })),
  customers: named(
    z.strictObject({
      key: number,
      customer: flag.optional(),
      department: flag.optional(),
      mail: text.optional(),
    }),
  ),
  devices: named(device),
  dns: named(
    z.strictObject({
      nameserver: text.optional(),
      vrf: text,
      subnet: text.optional(),
      records: z.array(z.strictObject({ name: text, type: text, content: text, address: text.optional() })),
    }),
  ),
  'end-users': named(
    z.strictObject({ key: number, email: text, contact: text, location: text, account: text }),
  ),
  'hardware-models': named(hardwareModel),
  jobs,
  licenses,
  'mount-points': z.array(
    z.strictObject({
      key: number,
      device: text,
      mount: text,
      filesystem: text,
      type: text,
      capacity: number,
      free: number,
    }),
  ),
  nat: named(
    z.strictObject({
      source: text,
      source_end: text.optional(),
      target: text,
      target_end: text.optional(),
      two_way: flag.optional(),
      source_port: number.optional(),
      target_port: number.optional(),
      protocol: text.optional(),
    }),
  ),
  'operating-systems': named(
    named(z.strictObject({ end_of_life: text.optional(), end_of_support: text.optional() })),
  ),
  parts,
  'power-models': named(
    z.strictObject({
      vendor: text,
      kind: text,
      depth: text.optional(),
      mount: text.optional(),
      size: number,
      outlets: named(text),
      infeed: z.strictObject({ count: number, volts: number, amps: number }),
      rated_watts: number,
    }),
  ),
  'power-units': named(powerUnit),
  profiles: named(
    z.strictObject({
      kind: text,
      prefix: text.optional(),
      length: number.optional(),
      start: number.optional(),
      base_url: text.optional(),
      dpi: number.optional(),
      text: z.array(text).optional(),
    }),
  ),
  purchases,
  racks: named(
    z.strictObject({
      key: number,
      room: text,
      units: number,
      use: text.optional(),
      start_row: number.optional(),
      start_col: number.optional(),
      tiles: z.tuple([number, number]).optional(),
    }),
  ),
  rooms: named(
    z.strictObject({
      key: number,
      building: text,
      grid: z.strictObject({ columns: number, rows: number, tile_mm: number }).optional(),
      raised_floor: flag.optional(),
    }),
  ),
  rows: z.strictObject({
    view_dbb_adm_businessapp_composition_v2: z.array(compositionRow),
    view_dbb_security_v2: z.array(securityRow),
    view_netport_v1: z.array(
      z.strictObject({ netport_pk: number, port: text, device: text, remote_netport_fk: number.optional() }),
    ),
  }),
  services: named(
    z.strictObject({
      key: number.optional(),
      instances: named(
        z.strictObject({
          key: number.optional(),
          user: text.optional(),
          topology: text.optional(),
          port: number.optional(),
          software: text.optional(),
          start_mode: text.optional(),
          state: text.optional(),
        }),
      ),
    }),
  ),
  software,
  subnets: named(subnet),
  'switch-ports': named(
    z.strictObject({
      up: named(text),
      ports: named(
        z.strictObject({
          vlan: number.optional(),
          device: text.optional(),
          second_layer: z.array(text).optional(),
        }),
      ),
    }),
  ),
  vendors: named(z.strictObject({ makes: text })),
  views: named(view),
  vlans: named(z.strictObject({ name: text.optional(), switches: z.array(text).optional() })),
  'vrf-groups': named(z.strictObject({ default: flag.optional() }).nullable()),
});

export type DataCenter = z.infer<typeof dataCenterSchema>;
export type Device = z.infer<typeof device>;
export type PowerUnit = z.infer<typeof powerUnit>;
export type CableEnd = z.infer<typeof cableEnd>;
export type View = z.infer<typeof view>;
