import { isRecord } from 'fieldguide';
import { readFrontMatter } from 'fieldguide/sites';
import type { Post } from './posts.ts';
import type { Losses } from './types.ts';

export type PageKind = 'docs' | 'blog' | 'pages';

export interface FrontMatterJob {
  kind: PageKind;
  /** Folder of the new site below `docs`, `blog` or `pages`. */
  base: string;
  /** The name that a sidebar has in the new site. */
  sidebarName(name: string): string;
  /** Names of authors by their keys. */
  authors: ReadonlyMap<string, string>;
  losses: Losses;
}

/** Keys that only matter to Docusaurus and are dropped without a report. */
const SILENT_KEYS = new Set(
  'format mdx parse_number_prefixes sidebar_key hide_reading_time hide_last_update author author_title author_url author_image_url author_email authors image_alt'.split(
    ' ',
  ),
);

/** Keys that make the address of a page. */
const ADDRESS = new Set(['slug', 'id']);

interface WrittenBlock {
  block: string;
  written: Readonly<Record<string, unknown>>;
  position: number | undefined;
  relative: string;
  post: Post | undefined;
  editUrl: string | undefined;
  /** Its address and its identifier are those of the original. */
  isTranslation: boolean;
}

/** Front matter with what our pages may have: a line is changed only where it must be. */
export function newFrontMatter(
  { block, written, position, relative, post, editUrl, isTranslation }: WrittenBlock,
  job: FrontMatterJob,
): string {
  const lines = block === '' ? [] : block.trimEnd().split('\n').slice(1, -1);
  const { diagnostics, keyLines } = readFrontMatter(block === '' ? '' : `${block.trimEnd()}\n`, relative);
  const hasEnd = block === '' || block.trimEnd().includes('\n');
  const broken = !hasEnd || diagnostics.some(({ code }) => code === 'yaml');
  const bad = new Map(diagnostics.map((fault) => [fault.line, fault.message]));
  const drop = new Set<string>();
  for (const [key, line] of Object.entries(keyLines)) {
    if (key.includes('.')) continue;
    const end = nextKeyLine(keyLines, line, lines.length + 2);
    const faults = [...bad].filter(([at]) => at !== undefined && at >= line && at < end);
    if (faults.length === 0 && key !== 'parse_number_prefixes' && !(isTranslation && ADDRESS.has(key)))
      continue;
    drop.add(key);
    if (isTranslation && ADDRESS.has(key)) continue;
    if (key === 'date' && dayOf(written.date) !== undefined) continue;
    if (!SILENT_KEYS.has(key)) job.losses.add({ kind: 'front-matter', what: key, file: relative, line });
  }
  const put = new Map<string, string>();
  const { slug } = written;
  if (
    !isTranslation &&
    job.kind !== 'blog' &&
    job.base !== '' &&
    typeof slug === 'string' &&
    slug.startsWith('/')
  )
    put.set('slug', yamlText(`/${job.base}${slug}`));
  for (const key of ['pagination_next', 'pagination_prev'])
    if (job.base !== '' && typeof written[key] === 'string')
      put.set(key, yamlText(`${job.base}/${written[key]}`));
  const displayed = written.displayed_sidebar;
  if (typeof displayed === 'string' && job.sidebarName(displayed) !== displayed)
    put.set('displayed_sidebar', yamlText(job.sidebarName(displayed)));
  if (job.kind === 'blog') {
    const authors = authorsOf(written, job.authors);
    if (authors.length > 0) put.set('authors', JSON.stringify(authors));
    if (post && !isTranslation && typeof slug !== 'string' && typeof slug !== 'number')
      put.set('slug', JSON.stringify(post.slug));
    const day = drop.has('date') ? dayOf(written.date) : written.date === undefined ? post?.date : undefined;
    if (day !== undefined) put.set('date', day);
  }
  if (position !== undefined && written.sidebar_position === undefined)
    put.set('sidebar_position', String(position));
  if (editUrl !== undefined && written.custom_edit_url === undefined)
    put.set('custom_edit_url', JSON.stringify(editUrl));
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

/** A value as YAML: in quotes where it would have another meaning. */
function yamlText(value: string): string {
  return /^[\w./-]+$/.test(value) ? value : JSON.stringify(value);
}

/** The day of a date, in our form: months and days of one digit are valid YAML too. */
function dayOf(date: unknown): string | undefined {
  const text = date instanceof Date ? date.toISOString() : String(date);
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(text) ?? [];
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
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
