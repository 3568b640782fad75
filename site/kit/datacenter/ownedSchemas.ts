import { z } from 'zod';
import { named, number, text } from './entrySchemas.ts';

/** Files of the sample data center about what is bought, installed and discovered. */

export const circuits = named(
  z.strictObject({
    key: number,
    vendor: text,
    customer: text,
    type: text,
    bandwidth: text,
    monthly_cost: number,
    ordered: text.optional(),
    provisioned: text.optional(),
    turned_on: text.optional(),
    from: z.strictObject({ building: text, device: text, port: text.optional() }),
    to: z.strictObject({ building: text, device: text }).optional(),
    contract: z.strictObject({ start: text, end: text, months: number }),
    custom_fields: named(text).optional(),
  }),
);

export const licenses = named(
  z.strictObject({
    model: text,
    bought: number.optional(),
    in_use: number,
    percent: number.optional(),
    installed: number.optional(),
    not_counted: number.optional(),
    alert_above: number.optional(),
    members: z.array(text).optional(),
    workstations: number.optional(),
    order: text.optional(),
    start: text.optional(),
    end: text.optional(),
    customer: text.optional(),
    device: text.optional(),
    sockets: number.optional(),
    cores_per_socket: number.optional(),
    core_factor: number.optional(),
  }),
);

export const purchases = named(
  z.strictObject({
    vendor: text,
    customer: text,
    cost_center: text,
    lines: z.array(
      z.strictObject({
        line: number,
        type: text,
        hardware: text.optional(),
        item: text.optional(),
        per: text.optional(),
        devices: z.array(text).optional(),
        quantity: number,
        unit_cost: number,
        contract: text.optional(),
        start: text.optional(),
        end: text.optional(),
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
    type: text,
    license: text.optional(),
    versions: named(
      z.strictObject({
        end_of_life: text.optional(),
        end_of_service: text.optional(),
        source: text.optional(),
      }),
    ).optional(),
    installed: named(
      z.strictObject({ key: number.optional(), version: text.optional(), date: text.optional() }),
    ),
  }),
);

export const parts = z.strictObject({
  models: named(
    z.strictObject({
      type: text,
      vendor: text.optional(),
      watts: number.optional(),
      ports: named(number).optional(),
    }),
  ),
  stock: z.array(z.strictObject({ model: text, room: text, count: number, alert_below: number.optional() })),
  installed: named(named(text)),
});

export const jobs = named(
  z.strictObject({
    collector: text,
    windows_service: text.optional(),
    targets: z.array(text),
    units: number.optional(),
    adm_sampling: text.optional(),
    discover: z.array(text).optional(),
    protocol: text.optional(),
    polling_minutes: number.optional(),
    load_percent: number.optional(),
  }),
);
