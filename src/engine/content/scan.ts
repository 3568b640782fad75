import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, FieldguideError, isError, placeIn } from '../../shared/errors.ts';
import { type CategoryFile, readCategoryFile } from './categoryFile.ts';
import { readFrontMatter } from './frontMatter.ts';
import { describePage, type PageSource, stripNumberPrefix, stripPathPrefixes } from './pageSource.ts';
import { type Product, productInFrontMatter } from './product.ts';

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
  const entries =
    readable(folder, options, result, (file) => readdirSync(file, { withFileTypes: true })) ?? [];
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
    } else if (/\.mdx?$/.test(entry.name) && (entry.isFile() || entry.isSymbolicLink())) {
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

/** Reads a file or folder, which may be gone by now or forbidden: a fault of its own. */
function readable<T>(
  relative: string,
  options: ScanOptions,
  result: ScanResult,
  read: (file: string) => T,
): T | undefined {
  try {
    return read(path.join(options.root, relative));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    result.diagnostics.push({
      code: 'unreadable',
      file: displayPath(relative, options),
      message: `it cannot be read${code}.`,
      hint: 'Look whether it is still there, and whether this user may read it.',
    });
    return undefined;
  }
}

/** The text of a file without BOM and with `\n` line ends, or undefined with a diagnostic. */
function readText(relative: string, options: ScanOptions, result: ScanResult): string | undefined {
  const bytes = readable(relative, options, result, (file) => readFileSync(file));
  if (bytes === undefined) return undefined;
  if (!isUtf8(bytes)) {
    const text = bytes.toString('utf8');
    result.diagnostics.push({
      code: 'encoding',
      file: displayPath(relative, options),
      ...placeIn(text, text.indexOf('\uFFFD')),
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
  const unread = diagnostics.filter(isError).map(({ message }) => message);
  const frontMatter = options.product ? productInFrontMatter(data, options.product) : data;
  const page = describePage(
    { root: options.root, relative, file, frontMatter, keyLines, body, unread },
    options.product,
  );
  if (page.route.split('/').includes('..')) {
    result.diagnostics.push({
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
