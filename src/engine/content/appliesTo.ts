import { z } from 'zod';
import { APPLIES_KEYS, type AppliesKey, type Badge } from '../../shared/badge.ts';
import { nearest } from '../../shared/text.ts';
import type { ComponentProps } from './slots.ts';

/** One value a key may have several of: `"19.05"`, never 19.05, since YAML would read 19.10 as 19.1. */
const value = z.string('expected text; quote a number ("19.10")').min(1, 'must not be empty');
const entry = z.strictObject({ release: value, component: value, deployment: value }).partial();

/** `applies_to` of the front matter: one map, or a list of them. */
export const appliesToSchema = z.preprocess(
  (given) => (Array.isArray(given) ? given : [given]),
  z.array(entry),
);

/** The values each key may have, from `site/data/applies-to.yaml`; a key that is not there takes any. */
export type AppliesValues = Readonly<Partial<Record<AppliesKey, readonly string[]>>>;

export interface AppliesFault {
  message: string;
  hint: string;
}

/**
 * The badges of a page, heading or tag, and the faults in them: unknown keys, and values that the site does not
 * know. A badge with a fault is shown all the same.
 */
export function readBadges(
  given: Readonly<Record<string, unknown>> | ComponentProps,
  known: AppliesValues = {},
): { badges: Badge[]; faults: AppliesFault[] } {
  const faults: AppliesFault[] = [];
  const badges: Badge[] = [];
  for (const name of Object.keys(given))
    if (!isAppliesKey(name))
      faults.push({ message: `unknown key "${name}" of "applies to".`, hint: hintFor(name, APPLIES_KEYS) });
  for (const key of APPLIES_KEYS) {
    const value = given[key];
    if (value === undefined) continue;
    const values = known[key];
    if (typeof value !== 'string' || value === '')
      faults.push({ message: `the ${key} of "applies to" has no value.`, hint: `Write ${key}="...".` });
    else {
      badges.push({ key, value });
      if (values && !values.includes(value))
        faults.push({ message: `unknown ${key} "${value}".`, hint: hintFor(value, values) });
    }
  }
  return { badges, faults };
}

function isAppliesKey(name: string): name is AppliesKey {
  return APPLIES_KEYS.some((key) => key === name);
}

function hintFor(word: string, known: readonly string[]): string {
  const guess = nearest(word, known);
  return guess === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${guess}"?`;
}
