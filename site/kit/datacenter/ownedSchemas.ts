import { z } from 'zod';
import { named, number, words } from './entrySchemas.ts';

/** Files of the sample data center about what is bought, installed and discovered. */

export const circuits = named(
  z.strictObject({
    key: number,
    vendor: words,
    customer: words,
    type: words,
    bandwidth: words,
    monthly_cost: number,
    ordered: words.optional(),
    provisioned: words.optional(),
    turned_on: words.optional(),
    from: z.strictObject({ building: words, device: words, port: words.optional() }),
    to: z.strictObject({ building: words, device: words }).optional(),
    contract: z.strictObject({ start: words, end: words, months: number }),
    custom_fields: named(words).optional(),
  }),
);

export const licenses = named(
  z.strictObject({
    model: words,
    bought: number.optional(),
    in_use: number,
    percent: number.optional(),
    installed: number.optional(),
    not_counted: number.optional(),
    alert_above: number.optional(),
    members: z.array(words).optional(),
    workstations: number.optional(),
    order: words.optional(),
    start: words.optional(),
    end: words.optional(),
    customer: words.optional(),
    device: words.optional(),
    sockets: number.optional(),
    cores_per_socket: number.optional(),
    core_factor: number.optional(),
  }),
);

export const purchases = named(
  z.strictObject({
    vendor: words,
    customer: words,
    cost_center: words,
    lines: z.array(
      z.strictObject({
        line: number,
        type: words,
        hardware: words.optional(),
        item: words.optional(),
        per: words.optional(),
        devices: z.array(words).optional(),
        quantity: number,
        unit_cost: number,
        contract: words.optional(),
        start: words.optional(),
        end: words.optional(),
        months: number.optional(),
        yearly: number.optional(),
        total: number,
      }),
    ),
    total_non_recurring: number,
  }),
);

export const software = named(
  z.strictObject({
    key: number.optional(),
    type: words,
    license: words.optional(),
    versions: named(
      z.strictObject({
        end_of_life: words.optional(),
        end_of_service: words.optional(),
        source: words.optional(),
      }),
    ).optional(),
    installed: named(
      z.strictObject({ key: number.optional(), version: words.optional(), date: words.optional() }),
    ),
  }),
);

export const parts = z.strictObject({
  models: named(
    z.strictObject({
      type: words,
      vendor: words.optional(),
      watts: number.optional(),
      ports: named(number).optional(),
    }),
  ),
  stock: z.array(
    z.strictObject({ model: words, room: words, count: number, alert_below: number.optional() }),
  ),
  installed: named(named(words)),
});

export const jobs = named(
  z.strictObject({
    collector: words,
    windows_service: words.optional(),
    targets: z.array(words),
    units: number.optional(),
    adm_sampling: words.optional(),
    discover: z.array(words).optional(),
    protocol: words.optional(),
    polling_minutes: number.optional(),
    load_percent: number.optional(),
  }),
);
