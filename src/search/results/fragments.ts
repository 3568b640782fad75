import type { Fragment } from '../types.ts';
import type { TextMatch } from './matcher.ts';

/** A text in stretches, with what was looked for marked. Matches come in order of their start. */
export function markText(text: string, matches: readonly Pick<TextMatch, 'start' | 'end'>[]): Fragment[] {
  const fragments: Fragment[] = [];
  const push = (part: string, marked: boolean) => {
    if (part) fragments.push({ text: part, marked });
  };
  let at = 0;
  for (const { start, end } of merged(matches)) {
    push(text.slice(at, start), false);
    push(text.slice(start, end), true);
    at = end;
  }
  push(text.slice(at), false);
  return fragments;
}

function merged(matches: readonly Pick<TextMatch, 'start' | 'end'>[]): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  for (const { start, end } of [...matches].sort((a, b) => a.start - b.start)) {
    const last = stretches.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else stretches.push({ start, end });
  }
  return stretches;
}
