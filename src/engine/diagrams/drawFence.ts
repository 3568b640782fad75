import type { z } from 'zod';
import { readYaml, type YamlFault } from '../data/readYaml.ts';
import { drawRack, rackLines } from './drawRack.ts';
import { drawScreen, screenLines } from './drawScreen.ts';
import { rackSchema } from './rackSchema.ts';
import { screenSchema } from './screenSchema.ts';

/** A drawing made of a few lines of YAML. */
export interface DrawnFence {
  svg: string;
  width: number;
  /** Texts of its numbered marks. */
  notes: readonly string[];
  /** What can be read in it, one line each: for search. */
  lines: readonly string[];
}

export type FenceResult = { drawn: DrawnFence } | { faults: readonly YamlFault[] };

/** The fences that are drawn, by their language. */
export const DRAWN_FENCES = {
  rack: fence(rackSchema, (rack, idPrefix) => ({
    ...drawRack(rack, idPrefix),
    notes: [],
    lines: rackLines(rack),
  })),
  screen: fence(screenSchema, (screen, idPrefix) => ({
    ...drawScreen(screen, idPrefix),
    lines: screenLines(screen),
  })),
};

/** True for the language of a fence that is drawn. */
export function isDrawnFence(language: string): language is keyof typeof DRAWN_FENCES {
  return Object.hasOwn(DRAWN_FENCES, language);
}

/** One reader for each kind of fence: YAML in, a drawing or its faults out. */
function fence<T>(schema: z.ZodType<T>, draw: (value: T, idPrefix: string) => DrawnFence) {
  return (source: string, idPrefix: string): FenceResult => {
    const result = readYaml(source, schema);
    return result.value === undefined ? { faults: result.faults } : { drawn: draw(result.value, idPrefix) };
  };
}
