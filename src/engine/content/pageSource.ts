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
  /** Folders of other locales in which the same page may be: links and pictures are looked for there too. */
  alsoIn?: readonly string[];
  /** It has the text of the default locale, as its own has none. */
  untranslated?: true;
  /** For messages: the path as the user would type it. */
  file: string;
  /** Path inside the docs folder, with slashes: `getstarted/deploy.md`. */
  relative: string;
  frontMatter: FrontMatter;
  /** Line of each front matter key. */
  keyLines: Record<string, number>;
  /** What of the front matter cannot be read, in words. */
  unread?: readonly string[];
  /** Text with the front matter's lines emptied. */
  body: string;
  /** Its folder, '' at the top. */
  folder: string;
  /** Docusaurus document id: `getstarted/deploy`. */
  id: string;
  route: string;
  isIndex: boolean;
  title: string;
  description: string;
  position?: number;
}

/** Where the first of these keys is in the front matter of a page; the start of the page where none does. */
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
  const folder = at < 0 ? '' : relative.slice(0, at);
  const name = relative.slice(at + 1).replace(/\.md$/, '');
  const isIndex = isIndexName(name, folder);
  // The product first: in what is left of the Markdown, a literal `\{product}` could not be told apart.
  const readable = body.includes('{product') ? replaceProduct(body, product) : body;
  const named = isIndex && name.toLowerCase() !== 'readme' ? folder.split('/').at(-1) || name : name;
  return {
    ...given,
    folder,
    id: [folder, frontMatter.id ?? name].filter(Boolean).join('/'),
    route: routeOf(folder, frontMatter.slug, isIndex ? '' : (frontMatter.id ?? name)),
    isIndex,
    title: frontMatter.title ?? (contentTitle(readable) || named),
    description: frontMatter.description ?? excerpt(readable),
    position: frontMatter.sidebar_position,
  };
}

function routeOf(folder: string, slug: string | undefined, name: string): string {
  if (slug?.startsWith('/')) return normalizeRoute(slug);
  if (slug !== undefined) return normalizeRoute(joinPath(folder, slug) ?? `../${slug}`);
  return normalizeRoute(`${folder}/${name}`);
}

/** Index pages: `index`, `README`, or the folder's own name. */
export function isIndexName(name: string, folder: string): boolean {
  const lower = name.toLowerCase();
  const own = (folder.split('/').at(-1) ?? '').toLowerCase();
  return lower === 'index' || lower === 'readme' || (own !== '' && lower === own);
}

/** Empty lines and comments. */
const BEFORE_TITLE = /^(?:\s*\n|<!--[\s\S]*?-->\s*\n)*/;

const LENGTH = 160;
/** More than this is never shown, and an endless heading or paragraph would cost time. */
const READ = 2_000;

/** Badges in a heading, and the id at its end. */
const HEADING_MARKS = /\s*\{(?:applies\s[^{}]*\}|#[^{}]+\}\s*$)/g;

/**
 * The text of the first-level heading a page starts with, as plain text; undefined where it does not
 * start with one. Comments and empty lines may stand before it.
 */
export function contentTitle(body: string): string | undefined {
  const rest = body.replace(BEFORE_TITLE, '');
  const atx = /^ {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*(?:\n|$)/.exec(rest);
  const setext = atx ? null : /^([^\s#>\-*+`|<:][^\n]*)\n=+[ \t]*(?:\n|$)/.exec(rest);
  const heading = atx?.[1] ?? setext?.[1];
  return heading === undefined ? undefined : plainMarkdown(heading.slice(0, READ).replace(HEADING_MARKS, ''));
}

const PROSE = /^(?!\s|[#>|<!]|:::|[-*+][-\s]|\d+[.)]\s|\[[^\]]+\]:)./;
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
  let isComment = false;
  for (const line of body.replace(BEFORE_TITLE, '').split('\n')) {
    const isText = fences.read(line).kind === 'text';
    if (isText && /^\s*<!--/.test(line)) isComment = true;
    if (isComment) {
      isComment = !line.includes('-->');
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
    .replace(/<!--.*?-->/g, '')
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
