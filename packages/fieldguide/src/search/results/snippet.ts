import type { Fragment } from '../searchTypes.ts';
import type { TextMatch } from './matcher.ts';

/** Characters of a snippet, about. */
const LENGTH = 160;
/** How far before the first match a snippet may begin, to begin with a sentence. */
const LEAD = 60;

/**
 * The stretch of a text that has most of the query together, marked. The beginning of the text where nothing
 * of it does. `importance` is that of each concept.
 */
export function snippetOf(
  text: string,
  matches: readonly TextMatch[],
  importance: readonly number[],
): Fragment[] {
  const plain = text.replace(/\s/g, ' ');
  const start = matches.length ? startOf(text, densest(matches, importance)) : 0;
  const end = endOf(plain, start + LENGTH);
  const inside = matches
    .filter((match) => match.start >= start && match.end <= end)
    .map(({ isSynonym, ...match }) => ({ start: match.start - start, end: match.end - start, isSynonym }));
  const fragments = markText(plain.slice(start, end), inside);
  if (end < plain.trimEnd().length) fragments.push({ text: ' …', marked: false });
  return start > 0 && !/[\n.!?]\s*$/.test(text.slice(0, start))
    ? [{ text: '… ', marked: false }, ...fragments]
    : fragments;
}

/** The match where the best window begins: most of the query is near it. */
export function densest(matches: readonly TextMatch[], importance: readonly number[]): number {
  let best = -1;
  let from = 0;
  matches.forEach((first, index) => {
    const seen = new Map<number, number>();
    let repeated = 0;
    for (let at = index; at < matches.length; at++) {
      const match = matches[at];
      if (!match || match.end - first.start > LENGTH - LEAD / 2) break;
      for (const concept of match.concepts) seen.set(concept, Math.max(seen.get(concept) ?? 0, match.weight));
      repeated++;
    }
    const worth = [...seen].reduce(
      (sum, [concept, weight]) => sum + (importance[concept] ?? 0) * weight,
      repeated * 0.01,
    );
    if (worth > best + 1e-9) [best, from] = [worth, first.start];
  });
  return from;
}

/** Begins with the line or sentence of the match where that is near, else with a word. */
function startOf(text: string, at: number): number {
  const offset = Math.max(0, at - LEAD);
  const before = text.slice(offset, at);
  const sentence = Math.max(before.lastIndexOf('\n'), /.*[.!?]\s/s.exec(before)?.[0].length ?? -1);
  if (offset === 0 && sentence < 0) return 0;
  if (sentence >= 0) return offset + sentence + (before[sentence] === '\n' ? 1 : 0);
  const near = text.slice(Math.max(0, at - LEAD / 2), at);
  const word = near.search(/\s/);
  return word < 0 ? at : Math.max(0, at - LEAD / 2) + word + 1;
}

function endOf(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  const space = text.lastIndexOf(' ', limit);
  return space > limit - 40 ? space : limit;
}

type Stretch = Pick<TextMatch, 'start' | 'end' | 'isSynonym'>;

/** A text in stretches, with what was looked for marked. */
export function markText(text: string, matches: readonly Stretch[]): Fragment[] {
  const fragments: Fragment[] = [];
  let at = 0;
  for (const { start, end, isSynonym } of merged(matches)) {
    if (start > at) fragments.push({ text: text.slice(at, start), marked: false });
    fragments.push({ text: text.slice(start, end), marked: true, ...(isSynonym ? { isSynonym } : {}) });
    at = end;
  }
  if (at < text.length) fragments.push({ text: text.slice(at), marked: false });
  return fragments;
}

function merged(matches: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { start, end, isSynonym } of [...matches].sort((a, b) => a.start - b.start)) {
    const last = stretches.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.isSynonym &&= isSynonym;
    } else stretches.push({ start, end, isSynonym });
  }
  return stretches;
}
