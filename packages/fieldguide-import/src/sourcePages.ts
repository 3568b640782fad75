import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from 'fieldguide';
import { describePage, isFile, normalizeRoute, readFrontMatter } from 'fieldguide/sites';
import { load as loadYaml } from 'js-yaml';
import picomatch from 'picomatch';
import { shown } from './isolated.ts';
import { type MagicComments, withUsualComments } from './magicComments.ts';
import { type FrontMatterJob, newFrontMatter, type PageKind } from './newFrontMatter.ts';
import { postOf } from './posts.ts';
import { filesBelow } from './sourceFiles.ts';

/** A Markdown file with its front matter. */
export interface PageSource {
  /** Absolute path. */
  file: string;
  source: string;
  /** Where the front matter ends. */
  bodyStart: number;
  /** Front matter as its author wrote it. */
  written: Readonly<Record<string, unknown>>;
}

/** One page of the repository. */
export interface SourcePage extends PageSource {
  /** Path in the new site: `docs/guide/install.md`. */
  out: string;
  /** The new front matter with its `---` lines; empty if the page has none. */
  frontMatter: string;
  kind: PageKind;
  /** The set of documentation that it is part of. */
  set?: string;
  /** The file of the usual folder in whose place this one is. */
  instead?: string;
  /** Identifier in the new site. */
  id: string;
  /** Identifier as sidebars of Docusaurus name it. */
  sourceId: string;
  route: string;
  /** The address that it had, where it is another one. */
  former?: string;
  /** Whether it is the page of its folder. */
  isIndex: boolean;
  /** Left out of the new site. */
  draft: boolean;
}

export interface ScanJob extends FrontMatterJob {
  dir: string;
  /** The folder whose files are in the place of those of `dir`. */
  over?: string;
  root: string;
  set?: string;
  /** Paths of all pages so far, in small letters, with their files. */
  taken: Map<string, string>;
  /** The pages of the default language by their paths in the new site, where these are translations. */
  originals?: ReadonlyMap<string, SourcePage>;
  exclude: readonly string[];
  include: readonly string[];
  numberPrefixes: boolean;
  /** Comments that mark lines of code by other names. */
  comments: MagicComments;
  /** The base path of posts. */
  blogBase: string;
  /** Where a file is edited, if not where the settings of the new site say of its path there. */
  editUrl(file: string, relative: string): string | undefined;
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
  const { taken } = job;
  for (const relative of filesBelow(job.dir, job)) {
    if (!/\.mdx?$/.test(relative) || excluded(relative) || !included(relative)) continue;
    const page = readPage(relative, job);
    if (page === undefined) continue;
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

/** Pages by their files, and by those in whose place they are. */
export function pagesByFile(pages: readonly SourcePage[]): Map<string, SourcePage> {
  return new Map(pages.flatMap((page) => [page.file, page.instead ?? page.file].map((file) => [file, page])));
}

const BLOCK = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** The first line of front matter that has no end. */
const OPENING = /^---[ \t]*\n(?=[\w-]+:)/;

/** Front matter that ends with more than three dashes. */
const LONG_END = /^(---[ \t]*\n(?:(?!---).*\n)*---)-+(?=[ \t]*(?:\n|$))/;

/** Reads a page; line breaks are those of Unix, and comments that mark code have their usual names. */
export function readSource(file: string, comments: MagicComments): PageSource {
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(LONG_END, '$1');
  const source = withUsualComments(text, comments);
  const [block = ''] = BLOCK.exec(source) ?? OPENING.exec(source) ?? [];
  const written = parseYaml(block.replace(/^---.*\n/, '').replace(/---[ \t]*\n?$/, ''));
  return { file, source, bodyStart: block.length, written: isRecord(written) ? written : {} };
}

/** Undefined for a translation of a page that does not exist. */
function readPage(relative: string, job: ScanJob): SourcePage | undefined {
  const usual = path.join(job.dir, relative);
  const over = job.over === undefined ? '' : path.join(job.over, relative);
  const isOver = isFile(over);
  const read = readSource(isOver ? over : usual, job.comments);
  const { file, source, bodyStart, written } = read;
  const block = source.slice(0, bodyStart);
  const numbered = job.numberPrefixes && job.kind === 'docs' && written.parse_number_prefixes !== false;
  const parts = relative.replace(/\.mdx?$/, '').split('/');
  const names = numbered ? parts.map(stripNumber) : parts.map((name) => ({ name }));
  const plainPath = names.map(({ name }) => name).join('/');
  const position = (names.at(-1) as { position?: number }).position;
  const below = [job.base, plainPath].filter(Boolean).join('/');
  const out = `${job.kind}/${below}.md`;
  const original = job.originals?.get(out);
  if (job.originals && !original) {
    const name = shown(file, job.root);
    job.losses.add({ kind: 'no-original', what: out, file: name });
    return undefined;
  }
  const post = job.kind === 'blog' ? postOf(relative, written) : undefined;
  const editUrl = job.kind === 'docs' ? job.editUrl(file, `${below}.md`) : undefined;
  const frontMatter = newFrontMatter(
    {
      block,
      written,
      position,
      relative: shown(file, job.root),
      post,
      editUrl,
      isTranslation: original !== undefined,
    },
    job,
  );
  const { data } = readFrontMatter(`${frontMatter}\n`, file);
  const described = describePage({
    root: job.dir,
    relative: `${below}.md`,
    file,
    frontMatter: original ? { ...data, ...addressOf(written, job.base) } : data,
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
  const route = post ? normalizeRoute(`${job.blogBase}/${post.slug}`) : described.route;
  return {
    ...read,
    out,
    frontMatter,
    instead: isOver ? usual : undefined,
    kind: job.kind,
    set: job.set,
    id: original?.id ?? described.id,
    sourceId: own.id,
    route: original?.route ?? route,
    former: original && original.route !== route ? route : undefined,
    isIndex: described.isIndex,
    draft: written.draft === true,
  };
}

/** What front matter says of the address of a page. */
function addressOf({ slug, id }: Readonly<Record<string, unknown>>, base: string) {
  const text = slug === undefined || slug === null ? undefined : String(slug);
  return {
    slug: text?.startsWith('/') && base !== '' ? `/${base}${text}` : text,
    id: idOf({ id }),
  };
}

function idOf({ id }: Readonly<Record<string, unknown>>): string | undefined {
  return id === undefined || id === null ? undefined : String(id);
}

/** A text read as YAML; undefined if it is not valid. */
export function parseYaml(text: string): unknown {
  try {
    return loadYaml(text);
  } catch {
    return undefined;
  }
}
