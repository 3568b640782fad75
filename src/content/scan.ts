import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, FieldguideError } from '../shared/errors.ts';
import { joinPath, normalizeRoute } from '../shared/url.ts';
import type { Before } from './beforeSchema.ts';
import { type CategoryFile, readCategoryFile } from './categoryFile.ts';
import { contentTitle, excerpt } from './excerpt.ts';
import { isIndexName, stripNumberPrefix, stripPathPrefixes } from './fileName.ts';
import { type FrontMatter, readFrontMatter } from './frontMatter.ts';
import { type Product, replaceProduct, replaceProductInLine } from './product.ts';

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

export interface ScanResult {
  pages: PageSource[];
  /** Category files by folder (without number prefixes). */
  categories: Map<string, CategoryFile>;
  /** Positions that folders carry as number prefixes, by folder without prefixes. */
  folderPositions: Map<string, number>;
  diagnostics: Diagnostic[];
}

export interface ScanOptions {
  /** Absolute path of the docs folder. */
  root: string;
  /** Folder that paths in messages are relative to. */
  cwd: string;
  product?: Product;
}

const CATEGORY_FILE = /^_category_\.(?:json|ya?ml)$/;

/**
 * Reads every page and category file below a folder. Files and folders whose names start with `_` or `.`
 * are left out. Faults of single files come back as diagnostics.
 * @throws FieldguideError when the folder does not exist.
 */
export function scanDocs(options: ScanOptions): ScanResult {
  const result: ScanResult = {
    pages: [],
    categories: new Map(),
    folderPositions: new Map(),
    diagnostics: [],
  };
  if (!statSync(options.root, { throwIfNoEntry: false })?.isDirectory()) {
    const file = path.relative(options.cwd, options.root) || options.root;
    const hint =
      'Name a folder of Markdown files with --docs, or a site folder that holds "docs" with --site.';
    throw new FieldguideError(`The docs folder "${file}" does not exist. ${hint}`);
  }
  walk('', options, result);
  return result;
}

function walk(folder: string, options: ScanOptions, result: ScanResult): void {
  const entries = readdirSync(path.join(options.root, folder), { withFileTypes: true });
  // Sorted, so that the same input gives the same output on every file system.
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const relative = folder ? `${folder}/${entry.name}` : entry.name;
    let isFolder = entry.isDirectory();
    if (entry.isSymbolicLink()) {
      const target = linkTarget(relative, options, result);
      if (target === undefined) continue;
      isFolder = target === 'folder';
    }
    if (CATEGORY_FILE.test(entry.name)) {
      const text = readText(relative, options, result);
      if (text === undefined) continue;
      const { category, diagnostics } = readCategoryFile({
        text,
        file: displayPath(relative, options),
        json: entry.name.endsWith('.json'),
        product: options.product,
      });
      result.diagnostics.push(...diagnostics);
      if (category) result.categories.set(stripPathPrefixes(folder), category);
    } else if (entry.name.startsWith('_') || entry.name.startsWith('.')) {
    } else if (isFolder) {
      const position = stripNumberPrefix(entry.name).position;
      if (position !== undefined) result.folderPositions.set(stripPathPrefixes(relative), position);
      walk(relative, options, result);
    } else if (/\.mdx?$/.test(entry.name)) {
      const page = readPage(relative, options, result);
      if (page) result.pages.push(page);
    }
  }
}

/** What a symbolic link leads to; one that leaves the docs folder is an error. */
function linkTarget(
  relative: string,
  options: ScanOptions,
  result: ScanResult,
): 'file' | 'folder' | undefined {
  const absolute = path.join(options.root, relative);
  const fault = (message: string, hint: string) => {
    result.diagnostics.push({
      severity: 'error',
      code: 'symlink',
      file: displayPath(relative, options),
      message,
      hint,
    });
    return undefined;
  };
  let target: string;
  try {
    target = realpathSync(absolute);
  } catch {
    return fault('the symbolic link leads nowhere.', 'Remove it, or create its target.');
  }
  const root = realpathSync(options.root);
  if (target !== root && !target.startsWith(root + path.sep)) {
    return fault(
      `the symbolic link leads out of the docs folder, to ${target}.`,
      'Copy the file into the docs folder.',
    );
  }
  // Where the link itself really lies: the docs folder may be reached through a link too.
  const itself = path.join(realpathSync(path.dirname(absolute)), path.basename(absolute));
  if (itself.startsWith(target + path.sep) || target === root)
    return fault('the symbolic link leads to a folder that holds it.', 'Remove it.');
  return statSync(target).isDirectory() ? 'folder' : 'file';
}

function displayPath(relative: string, { root, cwd }: ScanOptions): string {
  return path.relative(cwd, path.join(root, relative)) || relative;
}

/** The text of a file without BOM and with `\n` line ends, or undefined with a diagnostic. */
function readText(relative: string, options: ScanOptions, result: ScanResult): string | undefined {
  const bytes = readFileSync(path.join(options.root, relative));
  if (!isUtf8(bytes)) {
    const valid = bytes.toString('utf8').split('\uFFFD')[0] ?? '';
    result.diagnostics.push({
      severity: 'error',
      code: 'encoding',
      file: displayPath(relative, options),
      line: valid.split('\n').length,
      column: (valid.split('\n').at(-1)?.length ?? 0) + 1,
      message: 'the file is not UTF-8.',
      hint: 'Save it as UTF-8 in your editor.',
    });
    return undefined;
  }
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

function readPage(relative: string, options: ScanOptions, result: ScanResult): PageSource | undefined {
  const text = readText(relative, options, result);
  if (text === undefined) return undefined;
  const file = displayPath(relative, options);
  const { data, body, keyLines, diagnostics } = readFrontMatter(text, file);
  result.diagnostics.push(...diagnostics);
  if (body.trim() === '' && Object.keys(data).length === 0 && diagnostics.length === 0) {
    result.diagnostics.push({
      severity: 'warning',
      code: 'empty-file',
      file,
      line: 1,
      column: 1,
      message: 'the page is empty.',
      hint: 'Write it, or remove the file.',
    });
  }
  const frontMatter = options.product ? productInFrontMatter(data, options.product) : data;
  const page = describePage(
    { root: options.root, relative, file, frontMatter, keyLines, body },
    options.product,
  );
  if (page.route.split('/').includes('..')) {
    result.diagnostics.push({
      severity: 'error',
      code: 'route-escape',
      file,
      line: keyLines.slug ?? keyLines.id ?? 1,
      column: 1,
      message: `the route ${page.route} leads out of the site.`,
      hint: 'Remove the ".." parts from its slug or id.',
    });
    return undefined;
  }
  return page;
}

/** Names, route and texts of a page, from its path and front matter. */
export function describePage(
  given: Pick<PageSource, 'root' | 'relative' | 'file' | 'frontMatter' | 'keyLines' | 'body'>,
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
  const readable = product && body.includes('{product') ? replaceProduct(body, product) : body;
  const found = contentTitle(readable);
  return {
    ...given,
    format: relative.endsWith('.mdx') ? 'mdx' : 'md',
    folder,
    id: [folder, frontMatter.id ?? name].filter(Boolean).join('/'),
    route: routeOf(folder, frontMatter.slug, isIndex ? '' : (frontMatter.id ?? name)),
    isIndex,
    title:
      frontMatter.title ??
      (found === undefined
        ? isIndex && name.toLowerCase() !== 'readme'
          ? folder.split('/').at(-1) || name
          : name
        : found),
    description: frontMatter.description ?? excerpt(readable),
    position: frontMatter.sidebar_position ?? position,
  };
}

function routeOf(folder: string, slug: string | undefined, name: string): string {
  if (slug?.startsWith('/')) return normalizeRoute(slug);
  if (slug !== undefined) return normalizeRoute(joinPath(folder, slug) ?? `../${slug}`);
  return normalizeRoute(`${folder}/${name}`);
}

/** The product in every text of the front matter; in slugs and links its slug. */
function productInFrontMatter(data: FrontMatter, product: Product): FrontMatter {
  const targets = new Set(['slug', 'image', 'custom_edit_url', 'pagination_prev', 'pagination_next', 'id']);
  const replace = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return replaceProduct(value, product, targets.has(key) ? 'target' : 'text');
    return Array.isArray(value) ? value.map((entry) => replace(entry, key)) : value;
  };
  const texts = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, replace(value, key)]));
  return data.before ? { ...texts, before: productInBefore(data.before, product) } : texts;
}

/** Light Markdown: the name, and in the targets of links the slug. */
function productInBefore(before: Before, product: Product): Before {
  const inLine = (text: string) => replaceProductInLine(text, product).line;
  return Object.fromEntries(Object.entries(before).map(([key, texts]) => [key, texts.map(inLine)]));
}
