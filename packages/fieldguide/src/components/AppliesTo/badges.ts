import type { Fault } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';

/** What a page, section or row may be limited to, in the order of its badges; `text`: a value as readers see it. */
export type BadgeKeys = Readonly<Record<string, { text?(value: string): string }>>;

/** The values each key may have; a key that is not there takes any. */
export type BadgeValues = Readonly<Record<string, readonly string[] | undefined>>;

export interface Badge {
  key: string;
  value: string;
  text: string;
}

/**
 * The badges of a page, heading or tag, and the faults in them: unknown keys, and values that the site does not
 * know. A badge with such a value is shown all the same.
 */
export function readBadges(
  given: Readonly<Record<string, unknown>>,
  { keys, values: allowed }: { keys: BadgeKeys; values: BadgeValues },
): { badges: Badge[]; faults: Fault[] } {
  const names = Object.keys(keys);
  const faults: Fault[] = [];
  const badges: Badge[] = [];
  const hint = (word: string, known: readonly string[]) =>
    hintFor(word, known, `Known: ${known.join(', ') || 'none'}.`);
  for (const name of Object.keys(given))
    if (!names.includes(name))
      faults.push({ message: `unknown key "${name}" in "applies to".`, hint: hint(name, names) });
  for (const [key, { text }] of Object.entries(keys)) {
    const value = given[key];
    if (value === undefined) continue;
    const values = allowed[key];
    if (typeof value !== 'string' || value === '')
      faults.push({ message: `the ${key} of "applies to" has no value.`, hint: `Write ${key}="...".` });
    else {
      badges.push({ key, value, text: text?.(value) ?? value });
      if (values && !values.includes(value))
        faults.push({ message: `unknown ${key} "${value}".`, hint: hint(value, values) });
    }
  }
  return { badges, faults };
}

/** Badges in words: `Release 19.05, Remote Collector`. */
export function badgesText(badges: readonly Badge[]): string {
  return badges.map(({ text }) => text).join(', ');
}
