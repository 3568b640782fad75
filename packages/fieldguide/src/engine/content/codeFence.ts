import type { CodeBlockParts } from '../../components/CodeBlock/index.ts';
import { FenceReader } from './fenceLines.ts';

/** Splits the language from line marks right after it (```` ```js{1,3} ````); undefined parts are empty. */
export function splitFence(
  language: string | null | undefined,
  meta: string | null | undefined,
): { language: string; meta: string } {
  const [, name = '', marks = ''] = /^([^{]*)(\{.*)?$/s.exec(language ?? '') ?? [];
  return { language: name, meta: `${marks} ${meta ?? ''}`.trim() };
}

/** What follows a fence's language: title, marked lines, line numbers. */
interface FenceMeta extends Pick<CodeBlockParts, 'title' | 'lineNumbers' | 'download' | 'output'> {
  /** Marked lines, from 1. */
  marked: Set<number>;
}

/** Reads `title="a b" {1,4-6} showLineNumbers=3 download="a.sh" output`; a bare `download` is named by the title. */
export function readFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const title = attribute(text, 'title');
  const rest = text.replace(/\b(?:title|download)=(?:"[^"]*"|'[^']*'|\S+)/g, '');
  const bare = /(?:^|\s)download(?=\s|$)/.test(rest) ? (title ?? 'code.txt') : undefined;
  const download = attribute(text, 'download') ?? bare;
  const numbers = /\bshowLineNumbers(?:=\{?(\d+)\}?)?(?![\w-])/.exec(rest);
  const ranges = rest.replace(/\bshowLineNumbers=\{\d+\}/, '');
  return {
    title,
    // A name, never a path.
    download: download?.replace(/^.*[\\/]/, '') || undefined,
    output: /(?:^|\s)output(?=\s|$)/.test(rest) || undefined,
    marked: readRanges(/\{([\d,\s-]+)\}/.exec(ranges)?.[1] ?? ''),
    lineNumbers: numbers ? Number(numbers[1] ?? 1) : false,
  };
}

/** Whether a fence is one that the site draws, by its language and its mark. */
export function isFenceOf(
  { language, mark }: { language: string; mark?: string },
  fence: { language: string; meta: string },
): boolean {
  return language === fence.language && (mark === undefined || ` ${fence.meta} `.includes(` ${mark} `));
}

/** A fence of a page. */
export interface FoundFence {
  language: string;
  meta: string;
  text: string;
}

/** The fences of a page, found without parsing it: what they need can be made ready before. */
export function findFences(source: string): FoundFence[] {
  const found: FoundFence[] = [];
  const fences = new FenceReader();
  let open: { fence: FoundFence; lines: string[]; indent: RegExp } | undefined;
  const end = () => {
    if (open) found.push({ ...open.fence, text: open.lines.join('\n') });
    open = undefined;
  };
  for (const text of source.split('\n')) {
    const line = fences.read(text);
    if (line.kind === 'code') {
      open?.lines.push(text.replace(open.indent, ''));
      continue;
    }
    end();
    if (line.kind !== 'start') continue;
    const [, name, rest] = /^(\S*)\s*(.*)$/.exec(line.info) ?? [];
    const { language, meta } = splitFence(name, rest);
    const indent = new RegExp(`^[\\s>]{0,${line.lead.length}}`);
    open = { fence: { language: language.toLowerCase(), meta, text: '' }, lines: [], indent };
  }
  // An unclosed fence runs to the end of the page.
  end();
  return found;
}

function attribute(text: string, name: string): string | undefined {
  const [, double, single, bare] = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(text) ?? [];
  return double ?? single ?? bare;
}

function readRanges(list: string): Set<number> {
  const lines = new Set<number>();
  for (const part of list.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to && line - from < 10_000; line++) if (line > 0) lines.add(line);
  }
  return lines;
}
