import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { load as loadYaml } from 'js-yaml';
import picomatch from 'picomatch';
import { type FrontMatter, readFrontMatter } from '../engine/content/frontMatter.ts';
import { describePage } from '../engine/content/pageSource.ts';
import { isRecord } from '../shared/text.ts';
import { shown } from './isolated.ts';
import type { Losses } from './types.ts';

/** One page of the repository. */
export interface SourcePage {
  /** Absolute path. */
  file: string;
  /** Path in the new site: `docs/guide/install.md`. */
  out: string;
  source: string;
  /** Where the front matter ends. */
  bodyStart: number;
  /** Front matter as its author wrote it. */
  written: Readonly<Record<string, unknown>>;
  /** The new front matter, with its marks; empty where there is none. */
  frontMatter: string;
  kind: 'docs' | 'blog' | 'pages';
  /** Identifier in the new site. */
  id: string;
  /** Identifier as sidebars of Docusaurus name it. */
  sourceId: string;
  route: string;
  /** Left out of the new site. */
  draft: boolean;
}

export interface ScanJob {
  kind: SourcePage['kind'];
  dir: string;
  root: string;
  /** Folder of the new site below `docs`, `blog` or `pages`. */
  base: string;
  exclude: readonly string[];
  include: readonly string[];
  numberPrefixes: boolean;
  authors: ReadonlyMap<string, string>;
  losses: Losses;
}

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
const NOT_A_PREFIX = /^\d+[-_.]\d/;

/** A name without its number, and the number. Dates and versions are names. */
export function stripNumber(name: string): { name: string; position?: number } {
  const match = NOT_A_PREFIX.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match?.[2] ? { name: match[2], position: Number(match[1]) } : { name };
}

export const DEFAULT_EXCLUDE = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

/** All pages of a folder, in the order of their paths. */
export function scanPages(job: ScanJob): SourcePage[] {
  const excluded = picomatch([...job.exclude], { dot: true });
  const included = picomatch([...job.include], { dot: true });
  const pages: SourcePage[] = [];
  const taken = new Map<string, string>();
  for (const relative of filesBelow(job.dir, job)) {
    if (!/\.mdx?$/.test(relative) || excluded(relative) || !included(relative)) continue;
    const page = readPage(relative, job);
    const other = taken.get(page.out.toLowerCase());
    if (other !== undefined) {
      job.losses.add({
        kind: 'name-clash',
        what: `${shown(page.file, job.root)} and ${other}`,
        file: shown(page.file, job.root),
      });
      continue;
    }
    taken.set(page.out.toLowerCase(), shown(page.file, job.root));
    pages.push(page);
  }
  return pages;
}

/** Files below a folder by their paths in it, sorted. Links that leave the repository are told and left out. */
export function filesBelow(dir: string, { root, losses }: Pick<ScanJob, 'root' | 'losses'>): string[] {
  const found: string[] = [];
  const walk = (relative: string, above: readonly string[]) => {
    const folder = path.join(dir, relative);
    const real = realpathSync(folder);
    if (above.includes(real)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (/^(?:\.|node_modules$)/.test(entry.name)) continue;
      const inside = relative === '' ? entry.name : `${relative}/${entry.name}`;
      const absolute = path.join(dir, inside);
      let isFolder = entry.isDirectory();
      if (entry.isSymbolicLink()) {
        const target = linkTarget(absolute, root);
        if (target === undefined) {
          losses.add({ kind: 'outside', what: shown(absolute, root), file: shown(absolute, root) });
          continue;
        }
        isFolder = target;
      }
      if (isFolder) walk(inside, [...above, real]);
      else found.push(inside);
    }
  };
  walk('', []);
  return found;
}

/** Whether a link leads to a folder; undefined for one that leads nowhere or out of the repository. */
function linkTarget(file: string, root: string): boolean | undefined {
  try {
    const real = realpathSync(file);
    return path.relative(realpathSync(root), real).startsWith('..')
      ? undefined
      : statSync(real).isDirectory();
  } catch {
    return undefined;
  }
}

const BLOCK = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

function readPage(relative: string, job: ScanJob): SourcePage {
  const file = path.join(job.dir, relative);
  const source = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const [block = ''] = BLOCK.exec(source) ?? [];
  const written = yamlOf(block);
  const numbered = job.numberPrefixes && job.kind === 'docs' && written.parse_number_prefixes !== false;
  const parts = relative.replace(/\.mdx?$/, '').split('/');
  const names = numbered ? parts.map(stripNumber) : parts.map((name) => ({ name }));
  const plainPath = names.map(({ name }) => name).join('/');
  const position = (names.at(-1) as { position?: number }).position;
  const below = [job.base, plainPath].filter(Boolean).join('/');
  const frontMatter = newFrontMatter({ block, written, position, relative: shown(file, job.root) }, job);
  const read = readFrontMatter(`${frontMatter}\n`, file);
  const described = describePage({
    root: job.dir,
    relative: `${below}.md`,
    file,
    frontMatter: read.data,
    keyLines: {},
    body: '',
  });
  const own = describePage({
    root: job.dir,
    relative: `${plainPath}.md`,
    file,
    frontMatter: { id: idOf(written) },
    keyLines: {},
    body: '',
  });
  return {
    file,
    out: `${job.kind}/${below}.md`,
    source,
    bodyStart: block.length,
    written,
    frontMatter,
    kind: job.kind,
    id: described.id,
    sourceId: own.id,
    route: described.route,
    draft: written.draft === true,
  };
}

function idOf({ id }: Readonly<Record<string, unknown>>): string | undefined {
  return id === undefined || id === null ? undefined : String(id);
}

function yamlOf(block: string): Readonly<Record<string, unknown>> {
  try {
    const value = loadYaml(block.replace(/^---.*\n/, '').replace(/---[ \t]*\n?$/, ''));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Keys that only matter to Docusaurus, and whose loss nobody misses. */
const SILENT_KEYS = new Set(
  'format mdx parse_number_prefixes sidebar_key hide_reading_time hide_last_update author author_title author_url author_image_url author_email authors image_alt'.split(
    ' ',
  ),
);

interface WrittenBlock {
  block: string;
  written: Readonly<Record<string, unknown>>;
  position: number | undefined;
  relative: string;
}

/** Front matter with what our pages may have: a line is changed only where it must be. */
function newFrontMatter({ block, written, position, relative }: WrittenBlock, job: ScanJob): string {
  const lines = block === '' ? [] : block.trimEnd().split('\n').slice(1, -1);
  const { diagnostics, keyLines } = readFrontMatter(block === '' ? '' : `${block.trimEnd()}\n`, relative);
  const broken = diagnostics.some(({ code }) => code === 'yaml');
  const bad = new Map(diagnostics.map((fault) => [fault.line, fault.message]));
  const drop = new Set<string>();
  for (const [key, line] of Object.entries(keyLines)) {
    if (key.includes('.')) continue;
    const end = nextKeyLine(keyLines, line, lines.length + 2);
    const faults = [...bad].filter(([at]) => at !== undefined && at >= line && at < end);
    if (faults.length === 0 && key !== 'parse_number_prefixes') continue;
    drop.add(key);
    if (!SILENT_KEYS.has(key)) job.losses.add({ kind: 'front-matter', what: key, file: relative, line });
  }
  const put = new Map<string, string>();
  const { slug } = written;
  if (job.kind !== 'blog' && job.base !== '' && typeof slug === 'string' && slug.startsWith('/'))
    put.set('slug', `/${job.base}${slug}`);
  for (const key of ['pagination_next', 'pagination_prev'])
    if (job.base !== '' && typeof written[key] === 'string') put.set(key, `${job.base}/${written[key]}`);
  if (job.kind === 'blog') {
    const authors = authorsOf(written, job.authors);
    if (authors.length > 0) put.set('authors', JSON.stringify(authors));
  }
  if (position !== undefined && written.sidebar_position === undefined)
    put.set('sidebar_position', String(position));
  if (broken) {
    job.losses.add({ kind: 'front-matter', what: 'YAML that cannot be read', file: relative, line: 1 });
    return '';
  }
  const kept: string[] = [];
  let skips = false;
  for (const [index, line] of lines.entries()) {
    const key = Object.entries(keyLines).find(([name, at]) => at === index + 2 && !name.includes('.'))?.[0];
    if (key !== undefined) {
      skips = drop.has(key) || put.has(key);
      const value = put.get(key);
      if (value !== undefined) {
        kept.push(`${key}: ${value}`);
        put.delete(key);
      }
    }
    if (!skips) kept.push(line);
  }
  for (const [key, value] of put) kept.push(`${key}: ${value}`);
  return kept.length === 0 ? '' : `---\n${kept.join('\n')}\n---\n`;
}

function nextKeyLine(keyLines: Readonly<Record<string, number>>, line: number, last: number): number {
  const later = Object.entries(keyLines).flatMap(([key, at]) =>
    at > line && !key.includes('.') ? [at] : [],
  );
  return Math.min(last, ...later);
}

function authorsOf(written: Readonly<Record<string, unknown>>, known: ReadonlyMap<string, string>): string[] {
  const list = Array.isArray(written.authors)
    ? written.authors
    : written.authors === undefined
      ? [written.author]
      : [written.authors];
  return list.flatMap((author: unknown) => {
    if (typeof author === 'string') return [known.get(author) ?? author];
    return isRecord(author) && typeof author.name === 'string'
      ? [author.name]
      : isRecord(author) && typeof author.key === 'string'
        ? [known.get(author.key) ?? author.key]
        : [];
  });
}

export type { FrontMatter };
