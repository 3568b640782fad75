import type { SourcePlace } from '../../shared/errors.ts';
import { joinPath, normalizeRoute } from '../../shared/url.ts';
import { type Product, replaceProduct } from '../data/product.ts';
import { FenceReader } from './fenceLines.ts';
import type { FrontMatter } from './frontMatter.ts';
import { HTML_ELEMENTS, isCapital } from './htmlVocabulary.ts';
import { decodeText } from './tagAttributes.ts';

/** One page as its file says it, before compiling. */
export interface PageSource {
  /** Absolute path of the folder it was found in: docs, pages or blog. */
  root: string;
  /** For messages: the path as the user would type it. */
  file: string;
  /** Path inside the docs folder, with slashes: `getstarted/01-deploy.md`. */
  relative: string;
  format: 'md' | 'mdx';
  frontMatter: FrontMatter;
  /** Line of each front matter key. */
  keyLines: Record<string, number>;
  /** What of the front matter cannot be read, in words. */
  unread?: readonly string[];
  /** Text with the front matter's lines emptied. */
  body: string;
  /** Folder without number prefixes, '' at the top. */
  folder: string;
  /** Docusaurus document id: `getstarted/deploy`. */
  id: string;
  route: string;
  isIndex: boolean;
  title: string;
  description: string;
  /** From front matter, else from the number prefix. */
  position?: number;
}

/** Where the first of these keys stands in the front matter of a page; the start of the page where none does. */
export function keyPlace(
  { file, keyLines }: Pick<PageSource, 'file' | 'keyLines'>,
  ...keys: readonly string[]
): Required<SourcePlace> {
  const line = keys.map((key) => keyLines[key]).find((line) => line !== undefined) ?? 1;
  return { file, line, column: 1 };
}

/** Names, route and texts of a page, from its path and front matter. */
export function describePage(
  given: Pick<PageSource, 'root' | 'relative' | 'file' | 'frontMatter' | 'keyLines' | 'unread' | 'body'>,
  product?: Product,
): PageSource {
  const { relative, frontMatter, body } = given;
  const at = relative.lastIndexOf('/');
  const rawFolder = at < 0 ? '' : relative.slice(0, at);
  const base = relative.slice(at + 1).replace(/\.mdx?$/, '');
  const keep = frontMatter.parse_number_prefixes === false;
  const { name, position } = keep ? { name: base, position: undefined } : stripNumberPrefix(base);
  const folder = keep ? rawFolder : stripPathPrefixes(rawFolder);
  const isIndex = isIndexName(name, rawFolder);
  // The product first: in what is left of the Markdown, a literal `\{product}` could not be told apart.
  const readable = body.includes('{product') ? replaceProduct(body, product) : body;
  const named = isIndex && name.toLowerCase() !== 'readme' ? folder.split('/').at(-1) || name : name;
  return {
    ...given,
    format: relative.endsWith('.mdx') ? 'mdx' : 'md',
    folder,
    id: [folder, frontMatter.id ?? name].filter(Boolean).join('/'),
    route: routeOf(folder, frontMatter.slug, isIndex ? '' : (frontMatter.id ?? name)),
    isIndex,
    title: frontMatter.title ?? (contentTitle(readable) || named),
    description: frontMatter.description ?? excerpt(readable),
    position: frontMatter.sidebar_position ?? position,
  };
}

function routeOf(folder: string, slug: string | undefined, name: string): string {
  if (slug?.startsWith('/')) return normalizeRoute(slug);
  if (slug !== undefined) return normalizeRoute(joinPath(folder, slug) ?? `../${slug}`);
  return normalizeRoute(`${folder}/${name}`);
}

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
/** Dates and versions look like number prefixes and are none: `2021-11-05-note`, `7.0-changes`, `1-2-upgrade`. */
const NOT_A_PREFIX = /^\d+[-_.]\d/;

/** `02-install` -> name `install`, position 2. Names that are dates or versions stay whole. */
export function stripNumberPrefix(name: string): { name: string; position?: number } {
  const match = NOT_A_PREFIX.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match?.[2] ? { name: match[2], position: Number(match[1]) } : { name };
}

/** The same for each folder of a path. */
export function stripPathPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => stripNumberPrefix(part).name)
    .join('/');
}

/** Index pages: `index`, `README`, or the folder's own name. */
export function isIndexName(name: string, folder: string): boolean {
  const lower = name.toLowerCase();
  const own = stripNumberPrefix(folder.split('/').at(-1) ?? '').name.toLowerCase();
  return lower === 'index' || lower === 'readme' || (own !== '' && lower === own);
}

/** Empty lines, comments, imports and exports; one of these goes on up to an empty line or a heading. */
const BEFORE_TITLE =
  /^(?:\s*\n|(?:import|export)\s.*(?:\n(?!#).+)*\n|<!--[\s\S]*?-->\s*\n|\{\/\*[\s\S]*?\*\/\}\s*\n)*/;

const LENGTH = 160;
/** More than this is never shown, and an endless heading or paragraph would cost time. */
const READ = 2_000;

/** Badges in a heading, and the id at its end. */
const HEADING_MARKS = /\s*\{(?:applies\s[^{}]*\}|#[^{}]+\}\s*$)/g;

/**
 * The text of the first-level heading a page starts with, as plain text; undefined where it does not
 * start with one. Import lines, comments and empty lines may stand before it.
 */
export function contentTitle(body: string): string | undefined {
  const rest = body.replace(BEFORE_TITLE, '');
  const atx = /^ {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*(?:\n|$)/.exec(rest);
  const setext = atx ? null : /^([^\s#>\-*+`|<:][^\n]*)\n=+[ \t]*(?:\n|$)/.exec(rest);
  const heading = atx?.[1] ?? setext?.[1];
  return heading === undefined ? undefined : plainMarkdown(heading.slice(0, READ).replace(HEADING_MARKS, ''));
}

const PROSE = /^(?!\s|[#>|<!]|:::|[-*+][-\s]|\d+[.)]\s|\[[^\]]+\]:|(?:import|export)\s)./;
/** Text may follow these without an empty line. */
const OWN_LINE = /^(?:\s*$|#|:::|<.*>\s*$|\[[^\]]+\]:)/;
/** Makes a heading of the text above it. */
const HEADING_LINE = /^(?:=+|-+)[ \t]*$/;

/** The first sentence or so of a page's first paragraph, for pages without a description. */
export function excerpt(body: string): string {
  const fences = new FenceReader();
  const paragraph: string[] = [];
  /** Set up to the next empty line: it is all one list, quote, table or picture. */
  let skips = false;
  /** What ends the comment that is open. */
  let comment: string | undefined;
  for (const line of body.replace(BEFORE_TITLE, '').split('\n')) {
    const isText = fences.read(line).kind === 'text';
    const [start] = /^\s*(?:<!--|\{\/\*)/.exec(line) ?? [];
    if (comment === undefined && start !== undefined && isText) comment = start.endsWith('*') ? '*/}' : '-->';
    if (comment !== undefined) {
      if (line.includes(comment)) comment = undefined;
      continue;
    }
    if (isText && HEADING_LINE.test(line)) paragraph.length = 0;
    else if (isText && !skips && PROSE.test(line)) paragraph.push(line.replace(/\\$/, ''));
    else if (paragraph.length > 0) break;
    else skips = isText && !OWN_LINE.test(line);
  }
  const text = plainMarkdown(paragraph.join(' ').slice(0, READ));
  if (text.length <= LENGTH) return text;
  const end = text.lastIndexOf(' ', LENGTH - 1);
  return `${text.slice(0, end > 0 ? end : LENGTH - 1).replace(/[\s,;:.]+$/, '')}…`;
}

/**
 * Markdown's inline marks, tags and comments taken off a short text. Code and placeholders such as `<host>` are kept as
 * they are.
 */
function plainMarkdown(text: string): string {
  const kept: string[] = [];
  const keep = (piece: string) => `\uE000${kept.push(piece) - 1}\uE001`;
  const isComponent = (tag: string, name: string) =>
    isCapital(name) && (tag.endsWith('/>') || text.includes(`</${name}>`));
  const plain = text
    .replace(/(`+)(.+?)\1(?!`)/g, (_, _ticks, code: string) => keep(code.replace(/^ (.*\S.*) $/, '$1')))
    .replace(/<!--.*?-->|\{\/\*.*?\*\/\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/!?\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/<https?:\/\/([^>]+)>/g, (_, address: string) => keep(address))
    .replace(/<\/?([A-Za-z][\w-]*)(?:\s[^>]*)?\/?>/g, (tag, name: string) =>
      HTML_ELEMENTS.has(name) || isComponent(tag, name) ? '' : keep(tag),
    )
    .replace(/\\([!-/:-@[-`{-~])/g, (_, character: string) => keep(character))
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\w\\])[*_](\S(?:.*?\S)?)[*_](?!\w)/g, '$1');
  return decodeText(plain)
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
