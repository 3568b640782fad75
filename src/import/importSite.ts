import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load as loadYaml } from 'js-yaml';
import { isFile, isFolder } from '../engine/content/disk.ts';
import { asError, FieldguideError } from '../shared/errors.ts';
import { isRecord } from '../shared/text.ts';
import { isExternal, normalizeRoute } from '../shared/url.ts';
import { Addresses } from './addresses.ts';
import { bundleCode } from './bundler.ts';
import { categoryFiles } from './categories.ts';
import { DEFAULT_EXCLUDE, filesBelow, type SourcePage, scanPages } from './docs.ts';
import { type IsolationOptions, renderAll, shown } from './isolated.ts';
import { type Located, locate } from './locate.ts';
import { compilePartial, type Leaves, type PageOptions, type ParsedPage, parsePage } from './mdxPage.ts';
import type { RenderedPage } from './protocol.ts';
import { type Data, readModule, readSiteFacts, type SiteFacts } from './readConfig.ts';
import { convertSettings, settingsFile } from './settings.ts';
import { convertSidebars } from './sidebars.ts';
import { htmlToMarkdown } from './toMarkdown.ts';
import { applyEdits, type Edit, Losses } from './types.ts';
import { chooseVersion } from './versions.ts';

export interface ImportOptions {
  /** The repository, its website folder or a docs folder; absolute. */
  from: string;
  /** The folder of the new site; absolute. */
  out: string;
  force: boolean;
  version?: string;
  /** The bundled `runtime/runtimeProcess.ts`. */
  runtime: string;
  /** Milliseconds that one page, or the configuration, may take. */
  patience: number;
  progress(text: string): void;
}

export interface Imported {
  name: string;
  /** The pages, by their paths in the repository. */
  pages: string[];
  /** Pages of the new site by their paths in it, with where they come from. */
  sources: ReadonlyMap<string, string>;
  losses: Losses;
  /** The address that the site has, with its base; where pages lead that did not come over. */
  liveUrl?: string;
}

const MADE = ['docs', 'blog', 'pages', 'static', 'site.config.ts', 'redirects.tsv', 'import-report.md'];

/**
 * Reads a Docusaurus repository and writes a site folder of ours. Nothing of the repository is changed, and nothing is
 * written outside of the new folder.
 * @throws FieldguideError where there is nothing to import, or the new folder must not be written to.
 */
export async function importSite(options: ImportOptions): Promise<Imported> {
  const located = locate(options.from);
  prepareFolder(options, located);
  const work = path.join(options.out, '.import');
  try {
    return await new Import(options, located, work).run();
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function prepareFolder({ out, from, force }: ImportOptions, { root }: Located): void {
  for (const folder of new Set([from, root])) {
    const relative = path.relative(folder, out);
    if (relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative)))
      throw new FieldguideError(
        `--out "${out}" is inside of what is imported. Choose a folder outside of ${folder}.`,
      );
  }
  if (isFile(out)) throw new FieldguideError(`--out "${out}" is a file. Choose a folder.`);
  if (existsSync(out)) {
    if (!force)
      throw new FieldguideError(
        `The folder "${out}" exists. Choose another one, or replace its site with --force.`,
      );
    for (const name of MADE) rmSync(path.join(out, name), { recursive: true, force: true });
  }
  mkdirSync(out, { recursive: true });
}

class Import {
  private readonly losses = new Losses();
  private readonly leaves: Leaves = new Map();
  private readonly isolation: IsolationOptions;

  constructor(
    private readonly options: ImportOptions,
    private readonly located: Located,
    private readonly work: string,
  ) {
    const { runtime, patience } = options;
    this.isolation = { runtime, patience, cwd: located.siteDir };
  }

  async run(): Promise<Imported> {
    const { located, losses, options, work, isolation } = this;
    const { siteDir, root } = located;
    const reading = { located, work, isolation, losses };
    options.progress('Reading the settings');
    let facts = await readSiteFacts(reading);
    const version = chooseVersion(facts, { siteDir, root, wanted: options.version, losses });
    if (!isFolder(version.docsDir))
      throw new FieldguideError(
        `The docs folder "${version.docsDir}" does not exist. Name the folder with the pages.`,
      );
    const pages = this.scan(facts, version.docsDir);
    const published = pages.filter(({ draft }) => !draft);
    if (facts.redirects && 'createRedirects' in facts.redirects)
      facts = await readSiteFacts(
        reading,
        published.map(({ route }) => route.replace(/(.)\/$/, '$1')),
      );
    const byFile = new Map(pages.map((page) => [page.file, page]));
    const addresses = new Addresses({
      root,
      siteDir,
      staticDirs: facts.staticDirs,
      baseUrl: facts.baseUrl,
      sources: this.sources(facts, version.docsDir),
      pages: byFile,
      losses,
    });
    await this.writePages(pages, facts, addresses);
    const sidebarValue = await this.readSidebars(facts, version.sidebars, reading);
    const links = this.linkReader(published, facts);
    const configFile = shown(located.config ?? located.docsDir, root);
    const folders = new Set(
      published.filter(({ kind }) => kind === 'docs').flatMap(({ out }) => foldersOf(out, facts.routeBase)),
    );
    const sidebars =
      sidebarValue === undefined
        ? undefined
        : convertSidebars(sidebarValue, {
            pages,
            base: facts.routeBase,
            file: configFile,
            losses,
            folders,
            href: links,
          });
    for (const [file, text] of categoryFiles({
      dir: version.docsDir,
      base: facts.routeBase,
      pages,
      root,
      losses,
    }))
      this.write(file, text);
    this.copyFiles(facts, addresses);
    const settings = convertSettings({
      facts,
      name: this.name(),
      pages: published,
      sidebars,
      configFile,
      hasBlog: pages.some(({ kind }) => kind === 'blog'),
      version: version.name,
      losses,
      href: links,
      isStatic: (file) => facts.staticDirs.some((dir) => isFile(path.join(dir, file))),
    });
    this.write('site.config.ts', settingsFile({ ...settings, ...this.origins() }));
    this.write('redirects.tsv', redirectRows(facts, published));
    this.tellRest(facts);
    const url =
      typeof facts.config.url === 'string' && URL.canParse(facts.config.url)
        ? new URL(facts.config.url).origin
        : undefined;
    for (const loss of losses.all) if (path.isAbsolute(loss.file)) loss.file = shown(loss.file, root);
    return {
      name: settings.title,
      pages: pages.map(({ file }) => shown(file, root)),
      sources: new Map(pages.map(({ out, file }) => [out, shown(file, root)])),
      losses,
      liveUrl: url && url + facts.baseUrl,
    };
  }

  private name(): string {
    const base = path.basename(this.located.docsDir);
    const name = /^docs?$/i.test(base) ? path.basename(path.dirname(this.located.docsDir)) : base;
    return name.replace(/[-_]+/g, ' ').replace(/^./, (first) => first.toUpperCase()) || 'Documentation';
  }

  private sources({ blog, pages, routeBase }: SiteFacts, docsDir: string) {
    const { siteDir } = this.located;
    const folder = (options: Data | undefined, usual: string) =>
      path.resolve(siteDir, typeof options?.path === 'string' ? options.path : usual);
    return [
      { kind: 'docs' as const, dir: docsDir, base: routeBase },
      ...(blog ? [{ kind: 'blog' as const, dir: folder(blog, 'blog'), base: '' }] : []),
      ...(pages ? [{ kind: 'pages' as const, dir: folder(pages, 'src/pages'), base: '' }] : []),
    ].filter(({ dir }) => isFolder(dir));
  }

  private scan(facts: SiteFacts, docsDir: string): SourcePage[] {
    const { root } = this.located;
    const own = (kind: SourcePage['kind']) =>
      (kind === 'docs' ? facts.docs : kind === 'blog' ? facts.blog : facts.pages) ?? {};
    return this.sources(facts, docsDir).flatMap(({ kind, dir, base }) => {
      const options = own(kind);
      const exclude = Array.isArray(options.exclude) ? options.exclude.map(String) : [];
      return scanPages({
        kind,
        dir,
        root,
        base,
        exclude: [...DEFAULT_EXCLUDE, ...exclude],
        include: Array.isArray(options.include) ? options.include.map(String) : ['**/*.{md,mdx}'],
        numberPrefixes: options.numberPrefixParser !== false,
        authors: kind === 'blog' ? readAuthors(dir) : new Map(),
        losses: this.losses,
      });
    });
  }

  private pageOptions(
    page: Pick<SourcePage, 'file' | 'source' | 'bodyStart' | 'written'>,
    facts: SiteFacts,
    addresses: Addresses,
  ): PageOptions {
    const { format } = facts;
    const asked = page.written.format;
    const isMdx =
      asked === 'mdx' ||
      (asked !== 'md' && (format === 'mdx' || (format === 'detect' && page.file.endsWith('.mdx'))));
    return {
      file: page.file,
      source: page.source,
      bodyStart: page.bodyStart,
      frontMatter: page.written,
      isMdx,
      math: facts.math,
      admonitions: facts.admonitions,
      absolute: (url) => addresses.absolute(url, page.file),
    };
  }

  private async writePages(
    pages: readonly SourcePage[],
    facts: SiteFacts,
    addresses: Addresses,
  ): Promise<void> {
    const parsed = new Map<SourcePage, ParsedPage>();
    for (const [index, page] of pages.entries()) {
      if (index % 20 === 0) this.options.progress(`Reading page ${index + 1} of ${pages.length}`);
      parsed.set(page, await this.parse(page, facts, addresses));
    }
    const rendered = await this.render(parsed, facts, addresses);
    for (const [page, reading] of parsed) {
      const edits = [...reading.edits, ...this.urlEdits(page, reading, addresses)];
      const result = rendered.get(page.file);
      if (result) this.tellNotes(page, reading, result);
      for (const block of reading.blocks) {
        const html = result?.blocks[block.number];
        const text = html === undefined ? this.unrendered(page) : this.markdown(html, page, facts, addresses);
        edits.push({ start: block.start, end: block.end, text });
      }
      const body = applyEdits(page.source, edits).slice(page.bodyStart);
      this.write(page.out, page.frontMatter + (page.frontMatter === '' ? body.replace(/^\n+/, '') : body));
    }
  }

  private async parse(page: SourcePage, facts: SiteFacts, addresses: Addresses): Promise<ParsedPage> {
    const options = this.pageOptions(page, facts, addresses);
    try {
      return await parsePage(options, this.leaves);
    } catch (error) {
      const { message, line } = faultOf(error);
      this.losses.add({ kind: 'invalid', what: message, file: page.file, line });
      const reading = await parsePage({ ...options, isMdx: false }, this.leaves);
      return { ...reading, edits: [...reading.edits, ...moduleLines(page)] };
    }
  }

  private urlEdits(page: SourcePage, { urls }: ParsedPage, addresses: Addresses): Edit[] {
    return urls.flatMap(({ start, end, url }) => {
      const text = addresses.final(url, page);
      return text === url ? [] : [{ start, end, text }];
    });
  }

  private async render(
    parsed: ReadonlyMap<SourcePage, ParsedPage>,
    facts: SiteFacts,
    addresses: Addresses,
  ): Promise<Map<string, RenderedPage>> {
    const { located, losses, work } = this;
    const coded = [...parsed].flatMap(([page, { code, components }]) =>
      code === undefined ? [] : [{ page, code, components }],
    );
    if (coded.length === 0) return new Map();
    this.options.progress('Bundling the code of the pages');
    const theme = ['js', 'jsx', 'ts', 'tsx']
      .flatMap((extension) => [`MDXComponents.${extension}`, `MDXComponents/index.${extension}`])
      .map((name) => path.join(located.siteDir, 'src/theme', name))
      .find(isFile);
    const codes = new Map(coded.map(({ page, code }) => [page.file, code]));
    const entries = new Map(coded.map(({ page }) => [page.file, codes.get(page.file) ?? '']));
    if (theme !== undefined) entries.set('theme', theme);
    const bundled = await bundleCode({
      entries,
      out: path.join(work, 'pages'),
      siteDir: located.siteDir,
      docsDir: facts.docsDir,
      root: located.root,
      markdown: (file) => this.partial(file, facts, addresses),
      lost: ({ kind, what, importer }) => losses.add({ kind, what, file: importer, line: undefined }),
    }).catch((error: unknown) => {
      losses.add({
        kind: 'failed',
        what: asError(error).message.split('\n').slice(0, 3).join(' '),
        file: located.siteDir,
      });
      return new Map<string, string>();
    });
    let count = 0;
    const job = {
      kind: 'render' as const,
      siteConfig: facts.config,
      theme: bundled.get('theme'),
      pages: coded.flatMap(({ page, components }) => {
        const file = bundled.get(page.file);
        return file === undefined
          ? []
          : [{ key: page.file, file, components: components.map(({ name }) => name) }];
      }),
    };
    return renderAll(job, this.isolation, () => {
      count += 1;
      if (count % 20 === 1) this.options.progress(`Rendering page ${count} of ${coded.length}`);
    });
  }

  private partial(file: string, facts: SiteFacts, addresses: Addresses): Promise<string> {
    const source = readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n');
    const [block = ''] = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(source) ?? [];
    const value = safeYaml(block.replace(/^---.*\n/, '').replace(/---[ \t]*\n?$/, ''));
    const page = { file, source, bodyStart: block.length, written: isRecord(value) ? value : {} };
    return compilePartial({ ...this.pageOptions(page, facts, addresses), isMdx: true }, this.leaves);
  }

  private markdown(html: string, page: SourcePage, facts: SiteFacts, addresses: Addresses): string {
    return htmlToMarkdown(html, {
      leaves: this.leaves,
      math: facts.math,
      address: (url) => addresses.final(url, page),
      lost: (kind, what) => this.losses.add({ kind, what, file: page.file }),
    });
  }

  private unrendered(page: SourcePage): string {
    this.losses.add({ kind: 'failed', what: 'a part of the page', file: page.file });
    return ':::warning\n\nA part of this page is not part of this copy.\n\n:::';
  }

  private tellNotes(
    page: SourcePage,
    { components, blocks }: ParsedPage,
    { notes, fault }: RenderedPage,
  ): void {
    const lineOf = (name: string) =>
      components.find((component) => name.includes(component.name))?.line ?? blocks[0]?.line;
    if (fault !== undefined)
      this.losses.add({ kind: 'failed', what: fault, file: page.file, line: blocks[0]?.line });
    for (const { kind, name } of notes)
      this.losses.add({ kind, what: name, file: page.file, line: lineOf(name) });
  }

  private async readSidebars(
    facts: SiteFacts,
    versioned: string | undefined,
    reading: Parameters<typeof readModule>[1],
  ): Promise<unknown> {
    if (versioned !== undefined)
      return isFile(versioned) ? JSON.parse(readFileSync(versioned, 'utf8')) : undefined;
    const given = facts.docs?.sidebarPath;
    if (typeof given !== 'string') return undefined;
    const file = path.resolve(this.located.siteDir, given);
    return readModule(file, reading);
  }

  /** What links of settings and sidebars are in the new site. */
  private linkReader(pages: readonly SourcePage[], { baseUrl, config, staticDirs }: SiteFacts) {
    // Where posts are is told by the settings of the blog.
    const routes = new Set(pages.flatMap(({ kind, route }) => (kind === 'blog' ? [] : [route])));
    const hasBlog = pages.some(({ kind }) => kind === 'blog');
    return (given: string): string | undefined => {
      const url = given.replace(/^pathname:\/\//, '');
      if (isExternal(url) || url.startsWith('#')) return url;
      const inside = baseUrl !== '/' && url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
      const [target = ''] = inside.split(/[?#]/);
      const route = normalizeRoute(target);
      if (routes.has(route) || route === '/' || (hasBlog && route.startsWith('/blog/'))) return inside;
      if (staticDirs.some((dir) => isFile(path.join(dir, target)))) return inside;
      const file = shown(this.located.config ?? this.located.docsDir, this.located.root);
      const base =
        typeof config.url === 'string' && URL.canParse(config.url)
          ? new URL(config.url).origin + baseUrl
          : undefined;
      this.losses.add({ kind: base === undefined ? 'dead-link' : 'link', what: url, file });
      return base === undefined ? undefined : new URL(inside.replace(/^\//, ''), base).href;
    };
  }

  private copyFiles({ staticDirs }: SiteFacts, addresses: Addresses): void {
    const { root } = this.located;
    for (const dir of [...staticDirs].reverse())
      for (const file of filesBelow(dir, { root, losses: this.losses }))
        this.copy(path.join(dir, file), `static/${file}`);
    for (const [out, file] of addresses.copies) this.copy(file, out);
  }

  private copy(file: string, out: string): void {
    const target = path.join(this.options.out, out);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(file, target, { dereference: true });
  }

  private write(file: string, text: string): void {
    const target = path.join(this.options.out, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  /** Hosts that pages show pictures and frames of. */
  private origins(): { externalOrigins?: string[] } {
    const found = new Set<string>();
    for (const kind of ['docs', 'blog', 'pages']) {
      const folder = path.join(this.options.out, kind);
      if (!isFolder(folder)) continue;
      for (const name of filesBelow(folder, { root: this.options.out, losses: this.losses })) {
        if (!name.endsWith('.md')) continue;
        const text = readFileSync(path.join(folder, name), 'utf8');
        for (const [, url = ''] of text.matchAll(
          /(?:!\[(?:[^\]]|\](?!\())*\]\(\s*<?|\s(?:src|poster|light|dark)=["'])(https?:\/\/[^\s)"'>]+)/g,
        ))
          if (URL.canParse(url)) found.add(new URL(url).origin);
        for (const [, url = ''] of text.matchAll(
          /^\s*\[[^\]]+\]:\s*<?(https?:\/\/\S+\.(?:png|svg|jpe?g|gif|webp))/gm,
        ))
          if (URL.canParse(url)) found.add(new URL(url).origin);
      }
    }
    return found.size === 0 ? {} : { externalOrigins: [...found].sort() };
  }

  /** What is listed, and not imported. */
  private tellRest({ instances, config, pages }: SiteFacts): void {
    const { siteDir, root, others, config: configFile } = this.located;
    const file = shown(configFile ?? siteDir, root);
    for (const id of instances) this.losses.add({ kind: 'instance', what: id, file });
    for (const folder of others)
      this.losses.add({ kind: 'instance', what: `the website ${shown(folder, root)}`, file });
    const i18n = isRecord(config.i18n) ? config.i18n : {};
    for (const locale of Array.isArray(i18n.locales) ? i18n.locales.map(String) : [])
      if (locale !== (i18n.defaultLocale ?? 'en')) this.losses.add({ kind: 'locale', what: locale, file });
    const folder = path.resolve(siteDir, typeof pages?.path === 'string' ? pages.path : 'src/pages');
    if (!pages || !isFolder(folder)) return;
    for (const name of filesBelow(folder, { root, losses: this.losses }))
      if (/\.[jt]sx?$/.test(name) && !/(?:^|\/)_|\.test\./.test(name))
        this.losses.add({
          kind: 'page',
          what: `/${name.replace(/(?:^|\/)index\.\w+$|\.\w+$/, '')}`,
          file: shown(path.join(folder, name), root),
        });
  }
}

function foldersOf(out: string, base: string): string[] {
  const below = out.slice(`docs/${base === '' ? '' : `${base}/`}`.length);
  const parts = below.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function redirectRows({ redirects, baseUrl }: SiteFacts, pages: readonly SourcePage[]): string {
  const routes = new Set(pages.map(({ route }) => route));
  const rows = new Map<string, string>();
  const list = [
    ...(Array.isArray(redirects?.redirects) ? redirects.redirects : []),
    ...(Array.isArray(redirects?.createRedirects) ? redirects.createRedirects : []),
  ];
  const plain = (url: string) =>
    baseUrl !== '/' && url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
  for (const entry of list.filter(isRecord))
    for (const from of Array.isArray(entry.from) ? entry.from : [entry.from]) {
      const [route, hash = ''] = plain(String(entry.to)).split(/(?=[?#])/);
      const target = normalizeRoute(route ?? '/');
      const source = normalizeRoute(plain(String(from)));
      if (/[?#\s]/.test(String(from)) || routes.has(source) || !routes.has(target)) continue;
      rows.set(source, target + hash);
    }
  return `from\tto\n${[...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, to]) => `${from}\t${to}\n`)
    .join('')}`;
}

function readAuthors(dir: string): ReadonlyMap<string, string> {
  const file = ['authors.yml', 'authors.yaml', 'authors.json']
    .map((name) => path.join(dir, name))
    .find(isFile);
  const value = file === undefined ? {} : safeYaml(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, author]) =>
      isRecord(author) && typeof author.name === 'string' ? [[key, author.name]] : [],
    ),
  );
}

function safeYaml(text: string): unknown {
  try {
    return loadYaml(text);
  } catch {
    return undefined;
  }
}

function faultOf(error: unknown): { message: string; line?: number } {
  const place: unknown = error instanceof Error ? Reflect.get(error, 'line') : undefined;
  const reason: unknown = error instanceof Error ? Reflect.get(error, 'reason') : undefined;
  return {
    message: typeof reason === 'string' ? reason.replace(/\s*\(note:.*$/, '') : asError(error).message,
    line: typeof place === 'number' ? place : undefined,
  };
}

/** Lines of code in a page that is read as Markdown. */
function moduleLines({ source, bodyStart }: SourcePage): Edit[] {
  return [
    ...source.matchAll(
      /^(?:import\s[^\n]*(?:from\s+)?['"][^'"\n]+['"];?[ \t]*|import\s*\{[^}]*\}\s*from\s*['"][^'"\n]+['"];?)\n/gm,
    ),
  ]
    .filter(({ index }) => index >= bodyStart)
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length, text: '' }));
}
