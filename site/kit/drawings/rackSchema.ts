import { z } from 'zod';

/** Tallest rack that is drawn; real ones have up to 58 units. */
const MOST_UNITS = 60;

const label = z.union([z.string(), z.number().transform(String)], 'expected text');
const TOO_TALL = `a rack has at most ${MOST_UNITS} units`;
const unit = z.int('expected a whole number').min(1, 'the lowest unit is 1').max(MOST_UNITS, TOO_TALL);

const RACK_KINDS = ['server', 'network', 'storage', 'patch', 'blank', 'other'] as const;

/** A rack elevation, as written in a `rack` fence. */
export const rackSchema = z
  .strictObject({
    name: label,
    description: label.optional(),
    units: z.int('expected a whole number').min(1, 'a rack has at least 1 unit').max(MOST_UNITS, TOO_TALL),
    devices: z
      .array(
        z.strictObject({
          /** The lowest number of the units it takes. */
          u: unit,
          height: unit.default(1),
          label,
          kind: z.enum(RACK_KINDS).default('other'),
          /** Where it is seen. */
          side: z.enum(['front', 'rear']).default('front'),
        }),
      )
      .default([]),
  })
  .superRefine(({ units, devices }, context) => {
    for (const [index, device] of devices.entries()) {
      const fault = (message: string) =>
        context.addIssue({ code: 'custom', message, path: ['devices', index, 'u'] });
      const top = device.u + device.height - 1;
      if (top > units) fault(`unit ${top} is above the top of a rack with ${units} units`);
      const other = devices.slice(0, index).find((before) => meets(before, device));
      if (other) fault(`"${device.label}" overlaps with "${other.label}", which takes ${unitsOf(other)}`);
    }
  });

export type Rack = z.output<typeof rackSchema>;
export type RackDevice = Rack['devices'][number];

/** `unit 4`, `units 4 to 6`. */
export function unitsOf({ u, height }: Pick<RackDevice, 'u' | 'height'>): string {
  return height === 1 ? `unit ${u}` : `units ${u} to ${u + height - 1}`;
}

function meets(one: RackDevice, other: RackDevice): boolean {
  return one.side === other.side && one.u < other.u + other.height && other.u < one.u + one.height;
}
