import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, FieldguideError, isError, placeIn } from '../../shared/errors.ts';
import { type CategoryFile, readCategoryFile } from './categoryFile.ts';
import { isFolder, oneForm } from './disk.ts';
import { productInFrontMatter, readFrontMatter } from './frontMatter.ts';
import { describePage, keyPlace, type PageSource } from './pageSource.ts';
import type { PageSyntax } from './parsePage.ts';

export interface ScanResult {
  pages: PageSource[];
  /** Category files by folder. */
  categories: Map<string, CategoryFile>;
  diagnostics: Diagnostic[];
}

export interface ScanOptions {
  /** Absolute path of the docs folder. */
  root: string;
  /** Folder that paths in messages are relative to. */
  cwd: string;
  syntax?: PageSyntax;
}

/** What an underscore or a dot hides, and packages of a project whose folder holds pages. */
const LEFT_OUT = /^(?:[_.]|node_modules$)/;
const CATEGORY_FILE = /^_category_\.(?:json|ya?ml)$/;

/**
 * Reads every page and category file below a folder. Files and folders whose names start with `_` or `.`
 * are left out, and `node_modules`. Faults of single files come back as diagnostics.
 * @throws FieldguideError when the folder does not exist.
 */
export function scanDocs(options: ScanOptions): ScanResult {
  if (!isFolder(options.root)) {
    const file = path.relative(options.cwd, options.root) || options.root;
    const hint =
      'Name a folder of Markdown files with --docs, or a site folder that contains "docs" with --site.';
    throw new FieldguideError(`The docs folder "${file}" does not exist. ${hint}`);
  }
  const scan = new Scan(options);
  scan.folder('');
  return scan;
}

/** One walk through a folder; paths are relative to it. */
class Scan implements ScanResult {
  readonly pages: PageSource[] = [];
  readonly categories = new Map<string, CategoryFile>();
  readonly diagnostics: Diagnostic[] = [];

  constructor(private readonly options: ScanOptions) {}

  folder(folder: string): void {
    const entries = this.readable(folder, (file) => readdirSync(file, { withFileTypes: true })) ?? [];
    // Sorted, so that the same input gives the same output on every file system.
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const isCategory = CATEGORY_FILE.test(entry.name);
      // Before links are looked at: editors mark an open file by one that leads nowhere (`.#page.md`).
      if (LEFT_OUT.test(entry.name) && !isCategory) continue;
      const relative = folder ? `${folder}/${entry.name}` : entry.name;
      let isFolder = entry.isDirectory();
      if (entry.isSymbolicLink()) {
        const target = this.linkTarget(relative);
        if (target === undefined) continue;
        isFolder = target === 'folder';
      }
      if (isCategory) this.category(folder, relative);
      else if (isFolder) this.folder(relative);
      else if (!entry.isFile() && !entry.isSymbolicLink()) continue;
      else if (entry.name.endsWith('.md')) this.page(relative);
      else if (entry.name.endsWith('.mdx')) this.mdxPage(relative);
    }
  }

  /** What a symbolic link leads to; one that leaves the docs folder is an error. */
  private linkTarget(relative: string): 'file' | 'folder' | undefined {
    const absolute = path.join(this.options.root, relative);
    const fault = (message: string, hint: string) => this.fault(relative, { code: 'symlink', message, hint });
    let target: string;
    try {
      target = realpathSync(absolute);
    } catch {
      return fault('the symbolic link is broken.', 'Remove it, or create its target.');
    }
    const root = realpathSync(this.options.root);
    if (target !== root && !target.startsWith(root + path.sep)) {
      const message = `the symbolic link points outside the docs folder, to ${target}.`;
      return fault(message, 'Copy the file into the docs folder.');
    }
    // Where the link itself really lies: the docs folder may be reached through a link too.
    const itself = path.join(realpathSync(path.dirname(absolute)), path.basename(absolute));
    if (itself.startsWith(target + path.sep) || target === root)
      return fault('the symbolic link points to a folder that contains it.', 'Remove it.');
    return statSync(target).isDirectory() ? 'folder' : 'file';
  }

  /** Reads a file or folder, which may be gone by now or forbidden: a fault of its own. */
  private readable<T>(relative: string, read: (file: string) => T): T | undefined {
    try {
      return read(path.join(this.options.root, relative));
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
      const hint = 'Check that it still exists and that this user can read it.';
      return this.fault(relative, { code: 'unreadable', message: `it cannot be read${reason}.`, hint });
    }
  }

  /** The text of a file, or undefined with a diagnostic. What is no UTF-8 is read as far as it can be. */
  private text(relative: string): string | undefined {
    const bytes = this.readable(relative, (file) => readFileSync(file));
    if (bytes === undefined) return undefined;
    let written = bytes.toString('utf8');
    if (!isUtf8(bytes)) {
      const place = placeIn(written, written.indexOf('\uFFFD'));
      const hint = 'Save it as UTF-8 in your editor.';
      const fault = { code: 'encoding', ...place, message: 'the file is not UTF-8.', hint };
      const wide = wideText(bytes);
      // What holds such signs is no text at all.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
      if (wide === undefined && /[\0-\x08\x0e-\x1f]/.test(written)) return this.fault(relative, fault);
      this.fault(relative, { severity: 'forgivable', ...fault });
      written = wide ?? written;
    }
    // To Markdown the separators of Unicode, which come along when text is pasted, are blanks; `.` stops at them.
    return oneForm(written).replace(/[\u2028\u2029]/g, ' ');
  }

  private category(folder: string, relative: string): void {
    const text = this.text(relative);
    if (text === undefined) return;
    const { product } = this.options.syntax ?? {};
    const source = { text, file: this.shown(relative), json: relative.endsWith('.json'), product };
    const { category, diagnostics } = readCategoryFile(source);
    this.diagnostics.push(...diagnostics);
    if (category) this.categories.set(folder, category);
  }

  private page(relative: string): void {
    const text = this.text(relative);
    if (text === undefined) return;
    const { root, syntax = {} } = this.options;
    const file = this.shown(relative);
    const { data, body, keyLines, diagnostics } = readFrontMatter(text, file);
    this.diagnostics.push(...diagnostics);
    if (body.trim() === '' && Object.keys(data).length === 0 && diagnostics.length === 0) {
      const fault = {
        code: 'empty-file',
        message: 'the page is empty.',
        hint: 'Write it, or remove the file.',
      };
      this.fault(relative, { severity: 'warning', line: 1, column: 1, ...fault });
    }
    const unread = diagnostics.filter(isError).map(({ message }) => message);
    const frontMatter = productInFrontMatter(data, syntax.product);
    const page = describePage({ root, relative, file, frontMatter, keyLines, body, unread }, syntax);
    if (!page.route.split('/').includes('..')) this.pages.push(page);
    else {
      const message = `the route ${page.route} is outside the site.`;
      const hint = 'Remove the ".." parts from its slug or id.';
      this.diagnostics.push({ code: 'route-escape', ...keyPlace(page, 'slug', 'id'), message, hint });
    }
  }

  private mdxPage(relative: string): void {
    const message = 'pages of MDX are not read here.';
    const hint =
      'Make Markdown of all pages with "fieldguide import", or rename this one to .md if it has no code.';
    this.fault(relative, { code: 'mdx', severity: 'forgivable', message, hint });
  }

  private fault(relative: string, fault: Omit<Diagnostic, 'file'>): undefined {
    this.diagnostics.push({ file: this.shown(relative), ...fault });
  }

  /** A path as it is in messages. */
  private shown(relative: string): string {
    const { root, cwd } = this.options;
    return path.relative(cwd, path.join(root, relative)) || relative;
  }
}

/** The text of a file that says that it is UTF-16. */
function wideText(bytes: Buffer): string | undefined {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark !== '\xff\xfe' && mark !== '\xfe\xff') return undefined;
  return new TextDecoder(mark === '\xff\xfe' ? 'utf-16le' : 'utf-16be').decode(bytes);
}
