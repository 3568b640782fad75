import type { Fragment } from '../types.ts';

/** What the service puts around the words that it found. Text with them in it is never shown as HTML. */
export const MARK = { begin: '__fieldguide-mark__', end: '__/fieldguide-mark__' } as const;

const PARTS = new RegExp(`(${MARK.begin}|${MARK.end})`);

/** Text with marks to fragments; a mark without its partner does no harm. */
export function readMarks(text: string): Fragment[] {
  const fragments: Fragment[] = [];
  let marked = false;
  for (const part of text.split(PARTS)) {
    if (part === MARK.begin) marked = true;
    else if (part === MARK.end) marked = false;
    else if (part !== '') fragments.push({ text: part, marked });
  }
  return fragments;
}
