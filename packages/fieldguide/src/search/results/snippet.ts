import { isStopWord } from '../analysis/stopWords.ts';
import type { Fragment } from '../searchTypes.ts';
import { type TextMatch, wordsIn } from './matcher.ts';

/** Characters of a snippet, about. */
const LENGTH = 190;
/** What lies further behind the beginning of its sentence is shown without it. */
const LATE = 110;
/** Words that only mean the same, against typed ones; and a first cell that is what was typed. */
const OF_MEANING = 0.5;
const OF_CELL = 0.5;

/** Where a text answers best: the beginning of a sentence or row, and its line. */
export interface SnippetPlace {
  start: number;
  line: number;
}

interface Asked {
  matches: readonly TextMatch[];
  /** Of each concept. */
  importance: readonly number[];
  /** The lines that are rows of tables. */
  rows?: Readonly<Record<number, string>>;
}

/** The sentence or row from which on a text has most of the query, in a window of `LENGTH`. */
export function bestPlace(text: string, { matches, importance, rows = {} }: Asked): SnippetPlace {
  const worth = (from: number, to: number) => {
    const found = new Map<number, number>();
    for (const { start, end, concepts, weight, isSynonym } of matches) {
      if (start < from || end > to) continue;
      const value = isSynonym ? OF_MEANING * weight : weight;
      for (const concept of concepts) found.set(concept, Math.max(found.get(concept) ?? 0, value));
    }
    return [...found].reduce((sum, [concept, value]) => sum + (importance[concept] ?? 0) * value, 0);
  };
  let best: SnippetPlace = { start: 0, line: 0 };
  let most = 0;
  let offset = 0;
  for (const [line, content] of text.split('\n').entries()) {
    const parts = line in rows ? [content] : sentencesOf(content);
    let start = offset;
    for (const part of parts) {
      const end = start + part.length;
      const own = worth(start, end);
      const near = line in rows ? own : worth(start, start + LENGTH);
      const value = own && 0.6 * own + 0.4 * near + (line in rows ? cellWorth(part, start, matches) : 0);
      if (value > most + 1e-9) [best, most] = [{ start, line }, value];
      start = end;
    }
    offset += content.length + 1;
  }
  return best;

  /** Share of the first cell of a row that was typed. */
  function cellWorth(row: string, start: number, all: readonly TextMatch[]): number {
    const cell = row.split(/[,:]/, 1)[0] ?? '';
    const typed = all.filter((one) => !one.isSynonym && one.start >= start && one.end <= start + cell.length);
    const words = cell.split(/\s+/).filter((word) => word && !isStopWord(word.toLowerCase())).length || 1;
    return (OF_CELL * worth(start, start + cell.length) * Math.min(words, wordsIn(typed))) / words;
  }
}

const sentencesOf = (line: string): string[] => line.match(/.+?(?:[.!?]\s+|$)/g) ?? [line];

/** A text from its best place on, marked; its beginning where nothing of the query is in it. */
export function snippetOf(text: string, asked: Asked): Fragment[] {
  const { matches } = asked;
  const plain = text.replace(/\s/g, ' ');
  const place = matches.length ? bestPlace(text, asked).start : 0;
  const first = matches.find(({ start }) => start >= place)?.start ?? place;
  const isLate = first - place > LATE;
  const start = isLate ? wordBefore(plain, first) : place;
  const end = endOf(plain, start + LENGTH);
  const inside = matches
    .filter((match) => match.start >= start && match.end <= end)
    .map(({ isSynonym, ...match }) => ({ start: match.start - start, end: match.end - start, isSynonym }));
  const fragments = markText(plain.slice(start, end), inside);
  if (end < plain.trimEnd().length) fragments.push({ text: ' …', marked: false });
  return isLate ? [{ text: '… ', marked: false }, ...fragments] : fragments;
}

/** The beginning of a word a little before. */
function wordBefore(text: string, at: number): number {
  const from = Math.max(0, at - 30);
  return from + text.slice(from, at).indexOf(' ') + 1;
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
  for (const { start, end: last, isSynonym } of merged(matches)) {
    // `Device(s)` is one word: its bracket is not left over.
    const end = text.slice(start, last).includes('(') && text[last] === ')' ? last + 1 : last;
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
