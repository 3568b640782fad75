import { rmSync } from 'node:fs';
import path from 'node:path';
import { isFile, isFolder } from 'fieldguide/sites';
import GithubSlugger from 'github-slugger';
import { Addresses } from './addresses.ts';
import { readAuthors } from './blogAuthors.ts';
import { categoryFiles } from './categories.ts';
import { editLinks, editSetting, ownEditLink } from './editLinks.ts';
import { lossRows } from './importReport.ts';
import { type IsolationOptions, shown } from './isolated.ts';
import type { Located } from './locate.ts';
import { reportNoDocs, reportNotImported } from './notImported.ts';
import { PageWriter } from './pageWriter.ts';
import { blogBaseOf } from './posts.ts';
import { type Data, readModule, readSiteFacts, type SiteFacts } from './readConfig.ts';
import { redirectRows } from './redirectRows.ts';
import { linkReader } from './settingLinks.ts';
import { convertSettings } from './settings.ts';
import { settingsFile } from './settingsFile.ts';
import { shownHosts } from './shownHosts.ts';
import { convertSidebars } from './sidebars.ts';
import { SiteFolder } from './siteFolder.ts';
import { filesBelow } from './sourceFiles.ts';
import { DEFAULT_EXCLUDE, type ScanJob, type SourcePage, scanPages } from './sourcePages.ts';
import { Losses } from './types.ts';
import { chooseVersion } from './versions.ts';

export interface ImportOptions {
  located: Located;
  /** The folder that the new site is written to; absolute. */
  out: string;
  version?: string;
  /** The bundled `runtime/runtimeProcess.ts`. */
  runtime: string;
  /** Milliseconds that one page, or the configuration, may take. */
  patience: number;
  progress(text: string): void;
  /** Called with all folders and files that pages are read from, before anything is written. */
  reads(inputs: readonly string[]): void;
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

/**
 * Reads a Docusaurus repository and writes a site folder of ours. Nothing of the repository is changed, and nothing is
 * written outside of the new folder.
 * @throws FieldguideError where there is nothing to import.
 */
export async function importSite(options: ImportOptions): Promise<Imported> {
  const work = path.join(options.out, '.import');
  try {
    return await new Import(options, options.located, work).run();
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

class Import {
  private readonly losses = new Losses();
  private readonly folder: SiteFolder;
  private readonly isolation: IsolationOptions;

  constructor(
    private readonly options: ImportOptions,
    private readonly located: Located,
    private readonly work: string,
  ) {
    const { runtime, patience } = options;
    this.folder = new SiteFolder(options.out);
    this.isolation = { runtime, patience, cwd: located.siteDir, reads: [located.root, work] };
  }

  async run(): Promise<Imported> {
    const { located, losses, options, work, isolation } = this;
    const { siteDir, root } = located;
    const reading = { located, work, isolation, losses };
    options.progress('Reading the settings');
    let facts = await readSiteFacts(reading);
    const version = chooseVersion(facts, { siteDir, root, wanted: options.version, losses });
    facts = { ...facts, routeBase: [facts.routeBase, version.path].filter(Boolean).join('/') };
    const sources = this.sources(facts, version.docsDir);
    if (facts.docsOff || !isFolder(version.docsDir))
      reportNoDocs(version.docsDir, { facts, located, losses, sources });
    options.reads([...sources.map(({ dir }) => dir), ...facts.staticDirs]);
    const edit = editLinks(facts, siteDir, version.docsDir);
    const editUrl = editSetting(edit, version.docsDir, facts.routeBase);
    const pages = this.scan(facts, sources, ownEditLink(edit, editUrl));
    const published = pages.filter(({ draft }) => !draft);
    if (facts.redirects && 'createRedirects' in facts.redirects)
      facts = {
        ...(await readSiteFacts(
          reading,
          published.map(({ route }) => route.replace(/(.)\/$/, '$1')),
        )),
        routeBase: facts.routeBase,
      };
    const byFile = new Map(pages.map((page) => [page.file, page]));
    const addresses = new Addresses({
      root,
      siteDir,
      staticDirs: facts.staticDirs,
      baseUrl: facts.baseUrl,
      sources,
      pages: byFile,
      losses,
    });
    const { folder } = this;
    const { progress } = options;
    await new PageWriter({ facts, addresses, located, losses, isolation, work, folder, progress }).write(
      pages,
    );
    const sidebarFile = version.sidebars ?? sidebarFileOf(facts, siteDir);
    const sidebarValue = sidebarFile === undefined ? undefined : await readModule(sidebarFile, reading);
    const links = linkReader({ pages: published, facts, located, losses });
    const configFile = shown(located.config ?? located.docsDir, root);
    const folders = new Set(
      published.filter(({ kind }) => kind === 'docs').flatMap(({ out }) => foldersOf(out, facts.routeBase)),
    );
    const { docs = {} } = facts;
    const categories = {
      collapsible: docs.sidebarCollapsible !== false,
      collapsed: docs.sidebarCollapsed !== false,
    };
    const slugger = new GithubSlugger();
    const sidebars =
      sidebarValue === undefined
        ? undefined
        : convertSidebars(sidebarValue, {
            pages,
            base: facts.routeBase,
            file: shown(sidebarFile ?? configFile, root),
            losses,
            folders,
            categories,
            slugger,
            href: links,
          });
    for (const [file, text] of categoryFiles({
      dir: version.docsDir,
      base: facts.routeBase,
      pages,
      root,
      losses,
      categories,
      slugger,
    }))
      folder.write(file, text);
    // A site has the folder, and Git keeps no empty ones.
    if (!pages.some(({ kind }) => kind === 'docs')) folder.write('docs/.gitkeep', '');
    this.copyFiles(facts, addresses);
    const settings = convertSettings({
      facts,
      name: this.name(),
      pages: published,
      sidebars,
      configFile,
      editUrl,
      hasBlog: pages.some(({ kind }) => kind === 'blog'),
      version: version.name,
      losses,
      href: links,
      isStatic: (file) => facts.staticDirs.some((dir) => isFile(path.join(dir, file))),
    });
    folder.write('site.config.ts', settingsFile({ ...settings, ...shownHosts(options.out, losses) }));
    folder.write('redirects.tsv', redirectRows(facts, published));
    reportNotImported(facts, located, losses);
    const url =
      typeof facts.config.url === 'string' && URL.canParse(facts.config.url)
        ? new URL(facts.config.url).origin
        : undefined;
    for (const loss of [...losses.all, ...losses.words])
      if (path.isAbsolute(loss.file)) loss.file = shown(loss.file, root);
    folder.write('import-losses.tsv', lossRows(losses.words));
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

  private sources({ blog, pages, routeBase, docsOff }: SiteFacts, docsDir: string) {
    const { siteDir } = this.located;
    const folder = (options: Data | undefined, usual: string) =>
      path.resolve(siteDir, typeof options?.path === 'string' ? options.path : usual);
    return [
      ...(docsOff ? [] : [{ kind: 'docs' as const, dir: docsDir, base: routeBase }]),
      ...(blog ? [{ kind: 'blog' as const, dir: folder(blog, 'blog'), base: '' }] : []),
      ...(pages ? [{ kind: 'pages' as const, dir: folder(pages, 'src/pages'), base: '' }] : []),
    ].filter(({ dir }) => isFolder(dir));
  }

  private scan(
    facts: SiteFacts,
    sources: ReturnType<Import['sources']>,
    editUrl: ScanJob['editUrl'],
  ): SourcePage[] {
    const { root } = this.located;
    const own = (kind: SourcePage['kind']) =>
      (kind === 'docs' ? facts.docs : kind === 'blog' ? facts.blog : facts.pages) ?? {};
    return sources.flatMap(({ kind, dir, base }) => {
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
        blogBase: blogBaseOf(facts),
        editUrl,
        authors: kind === 'blog' ? readAuthors(dir, options.authorsMapPath) : new Map(),
        losses: this.losses,
      });
    });
  }

  private copyFiles({ staticDirs }: SiteFacts, addresses: Addresses): void {
    const { root } = this.located;
    for (const dir of [...staticDirs].reverse())
      for (const file of filesBelow(dir, { root, losses: this.losses }))
        this.folder.copy(path.join(dir, file), `static/${file}`);
    for (const [out, file] of addresses.copies) this.folder.copy(file, out);
  }
}

function foldersOf(out: string, base: string): string[] {
  const below = out.slice(`docs/${base === '' ? '' : `${base}/`}`.length);
  const parts = below.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function sidebarFileOf({ docs }: SiteFacts, siteDir: string): string | undefined {
  return typeof docs?.sidebarPath === 'string' ? path.resolve(siteDir, docs.sidebarPath) : undefined;
}
