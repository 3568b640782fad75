import type { SourcePlace } from '../../shared/errors.ts';
import { joinPath, normalizeRoute } from '../../shared/url.ts';
import { contentTitle, excerpt } from './excerpt.ts';
import type { FrontMatter } from './frontMatterSchema.ts';
import { type PageSyntax, parsePage } from './parsePage.ts';

/** One page as read from its file, before compiling. */
export interface PageSource {
  /** Absolute path of the folder it was found in: docs, pages or blog. */
  root: string;
  /** Folders of other locales in which the same page may be: links and pictures are looked for there too. */
  alsoIn?: readonly string[];
  /** It has the text of the default locale, because its own locale has none. */
  untranslated?: true;
  /** For messages: the path as the user would type it. */
  file: string;
  /** Path inside the docs folder, with slashes: `getstarted/deploy.md`. */
  relative: string;
  frontMatter: FrontMatter;
  /** Line of each front matter key. */
  keyLines: Record<string, number>;
  /** The part of the front matter that cannot be read, as text for the reader. */
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

/** Names, route and texts of a page, from its path and front matter; texts that this lacks are taken from its body. */
export function describePage(
  given: Pick<PageSource, 'root' | 'relative' | 'file' | 'frontMatter' | 'keyLines' | 'unread' | 'body'>,
  syntax: PageSyntax = {},
): PageSource {
  const { relative, frontMatter, body } = given;
  const at = relative.lastIndexOf('/');
  const folder = at < 0 ? '' : relative.slice(0, at);
  const name = relative.slice(at + 1).replace(/\.md$/, '');
  const isIndex = isIndexName(name, folder);
  const named = isIndex && name.toLowerCase() !== 'readme' ? folder.split('/').at(-1) || name : name;
  const { title, description } = frontMatter;
  // The navigation needs them before any page is compiled.
  const texts = title === undefined || description === undefined ? readTexts(body, syntax) : undefined;
  return {
    ...given,
    folder,
    id: [folder, frontMatter.id ?? name].filter(Boolean).join('/'),
    route: routeOf(folder, frontMatter.slug, isIndex ? '' : (frontMatter.id ?? name)),
    isIndex,
    title: title ?? (texts?.title || named),
    description: description ?? texts?.description ?? '',
    position: frontMatter.sidebar_position,
  };
}

/** Undefined for a page that the parser refuses, or whose parts are too deep in each other: its compile reports the fault. */
function readTexts(body: string, syntax: PageSyntax): { title?: string; description: string } | undefined {
  try {
    const parsed = parsePage(body, syntax);
    return { title: contentTitle(parsed), description: excerpt(parsed) };
  } catch {
    return undefined;
  }
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
