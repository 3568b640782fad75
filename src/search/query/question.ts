import type { Unit } from './units.ts';

const ASKING: ReadonlySet<string> = new Set(
  'how what why when where which who whose can could do does did is are should must may will i my we'.split(
    ' ',
  ),
);
/** As many telling words are a sentence too. */
const MANY = 5;

/**
 * True for a question or another sentence: it describes a matter, which one section answers, where a few words name
 * the subject of a page.
 */
export function isSentence(units: readonly Unit[]): boolean {
  const telling = units.filter(({ stop }) => !stop).length;
  return telling >= MANY || (telling > 1 && units.some(({ key }) => ASKING.has(key)));
}
