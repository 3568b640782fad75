import type { Drawing, DrawnFence } from 'fieldguide';
import type { z } from 'zod';
import { drawRack, rackLines } from './drawRack.ts';
import { drawScreen, screenLines } from './drawScreen.ts';
import { rackSchema } from './rackSchema.ts';
import { screenSchema } from './screenSchema.ts';

/** A rack elevation. */
export const rack = fence('rack', rackSchema, (value) => ({
  title: value.name,
  ...drawRack(value),
  notes: [],
  lines: rackLines(value),
}));

/** A screen whose labels the fence itself says, for sites without a product model. */
export const screen = fence('screen', screenSchema, (value) => ({
  ...drawScreen(value),
  lines: screenLines(value),
}));

/** YAML in, a drawing or its faults out. */
function fence<T>(language: string, schema: z.ZodType<T>, draw: (value: T) => Drawing): DrawnFence {
  return {
    language,
    draw({ text: yaml }, readYaml) {
      const { value, faults } = readYaml(yaml, schema);
      return value === undefined ? { faults } : { drawing: draw(value) };
    },
  };
}
