import { type SearchPage, type SearchRecord, SearchUnavailable } from '../searchTypes.ts';
import { checksum } from './format.ts';

/** A section as it is indexed. */
export type Section = Pick<
  SearchRecord,
  'heading' | 'level' | 'anchor' | 'text' | 'code' | 'labels' | 'questions' | 'rows' | 'kind'
>;

/** The sections of a page; the first is always the page itself, with the text before its first heading. */
export function sectionsOf({ records }: SearchPage): readonly Section[] {
  return records[0]?.anchor === ''
    ? records
    : [{ heading: '', level: 1, anchor: '', text: '', code: '' }, ...records];
}

/** The id that a heading gets by itself; ids that differ are stored. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** The longest id of a row, in words: enough to make ids unique and addresses readable. */
const ROW_WORDS = 8;

/** The id that a row of a table gets by its first cell; empty where that has no words. Ids that differ are stored. */
export function rowAnchorOf(cell: string): string {
  const words = cell.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, ROW_WORDS).join('-').toLowerCase();
}

/**
 * The names of a row: what its anchor is made of, and each part of a first cell that lists several (`OS, OS Version`). An
 * anchor that says something else (`console-apply-update`) gives way to the first cell.
 */
export function namesOfRow(line: string, anchor: string): string[] {
  const parts = line.split(/[,:(]/).map(rowAnchorOf);
  const [cell = ''] = parts;
  const whole = anchor.replace(/-\d+$/, '') === cell || !anchor.startsWith(cell) ? cell : anchor;
  let rest = whole;
  // The parts of the line that the name consists of, one after the other.
  const named = parts.filter((part) => {
    if (!part || !rest.startsWith(part)) return false;
    rest = rest.slice(part.length + 1);
    return true;
  });
  return [...new Set([whole, ...named])];
}

/** The names of the rows of a section. One word is no name: it is in many texts. */
export function cellsOf({ text, rows = {} }: Section): string[] {
  const lines = text.split('\n');
  return Object.entries(rows)
    .flatMap(([line, anchor]) => namesOfRow(lines[Number(line)] ?? '', anchor))
    .filter((name) => name.includes('-'));
}

/** Text of one section: body, code, and the anchors of the rows among the lines of the body. */
export type SectionText = [text: string, code: string, rows?: Readonly<Record<number, string>>];

/** True for a row of a table, which is a section without being a part of the page that is named. */
export const isRow = ({ level }: Pick<Section, 'level'>): boolean => level > 6;

/** A file with the text of neighbouring sections, for snippets and phrases; or with the rest of the index. */
export interface Shard {
  id: string;
  content: string;
}

/** Characters of a shard, about two pages: few requests, and a page of many thousand words is not loaded as a whole. */
const FULL = 7_000;

/** Puts the text of sections, in order, into files; returns how many sections each has. */
export function makeShards(pages: readonly (readonly Section[])[]): { shards: Shard[]; counts: number[] } {
  const shards: Shard[] = [];
  const counts: number[] = [];
  let open: SectionText[] = [];
  let size = 0;
  const close = () => {
    if (!open.length) return;
    const content = JSON.stringify(open);
    shards.push(namedByContent(shards.length.toString(36), content));
    counts.push(open.length);
    open = [];
    size = 0;
  };
  for (const sections of pages) {
    // A page that fits stays in one file.
    const length = sections.reduce((sum, section) => sum + lengthOf(section), 0);
    if (size && size + length > FULL * 1.5) close();
    for (const section of sections) {
      if (size && size + lengthOf(section) > FULL * 1.5) close();
      const { text, code, rows } = section;
      open.push(rows ? [text, code, rows] : [text, code]);
      size += lengthOf(section);
    }
    if (size >= FULL) close();
  }
  close();
  return { shards, counts };
}

const lengthOf = ({ text, code }: Section) => text.length + code.length;

/** A file of the index that is named by what it holds. */
export function namedByContent(name: string, content: string): Shard {
  return { id: `${name}-${checksum(content)}`, content };
}

/** Reads a shard. @throws SearchUnavailable where it is not the one that was written with the index. */
export function readShard<Content = SectionText[]>(id: string, content: string | Uint8Array): Content {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  if (!id.endsWith(`-${checksum(text)}`)) {
    throw new SearchUnavailable(`The search text ${id} is damaged or belongs to another build. Try again.`);
  }
  return JSON.parse(text) as Content;
}
