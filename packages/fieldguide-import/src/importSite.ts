import { rmSync } from 'node:fs';
import path from 'node:path';
import { isFile, isFolder } from 'fieldguide/sites';
import { dump } from 'js-yaml';
import { Addresses } from './addresses.ts';
import { convertNavigation, readSidebars } from './docsNavigation.ts';
import { allSources, mainEditUrl, type Source, scanSources } from './docsSources.ts';
import { lossRows } from './importReport.ts';
import { type IsolationOptions, shown } from './isolated.ts';
import { writeLanguage } from './languagePages.ts';
import { chooseLanguages } from './languages.ts';
import type { Located } from './locate.ts';
import { chooseSets, reportNoDocs, reportNotImported } from './notImported.ts';
import { PageWriter } from './pageWriter.ts';
import { type Reading, readSiteFacts, type SiteFacts } from './readConfig.ts';
import { redirectRows } from './redirectRows.ts';
import { linkReader } from './settingLinks.ts';
import { convertSettings } from './settings.ts';
import { settingsFile } from './settingsFile.ts';
import { shownHosts } from './shownHosts.ts';
import { SiteFolder } from './siteFolder.ts';
import { filesBelow } from './sourceFiles.ts';
import { pagesByFile, type SourcePage } from './sourcePages.ts';
import { codeMessages } from './translatedTexts.ts';
import { Losses } from './types.ts';
import { chooseVersions } from './versions.ts';

export interface ImportOptions {
  located: Located;
  /** The folder that the new site is written to; absolute. */
  out: string;
  version?: string;
  /** The ids of the sets of documentation that come over; undefined for all. */
  sets?: readonly string[];
  /** The codes of the languages that come over besides the default one; undefined for all that have pages. */
  locales?: readonly string[];
  /** The command that imports another version, for the report. */
  command?(version: string, set: string | undefined): string;
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
    const { located, losses, options, work, isolation, folder } = this;
    const { siteDir, root } = located;
    const { progress, command = (version) => version } = options;
    const reading = { located, work, isolation, losses };
    progress('Reading the settings');
    const read = await readSiteFacts(reading);
    const chosen = chooseSets(read.sets, { wanted: options.sets, located, losses });
    const sets = chooseVersions(chosen, { siteDir, root, wanted: options.version, losses, command });
    const every = allSources(read, sets, siteDir);
    const sources = every.filter(({ dir }) => isFolder(dir));
    reportNoDocs({ facts: read, located, losses, every });
    const languages = chooseLanguages({ facts: read, located, losses, wanted: options.locales, sources });
    const translations = languages.others.flatMap(({ sources: own }) => own);
    const { over } = languages;
    options.reads([...[...over, ...sources, ...translations].map(({ dir }) => dir), ...read.staticDirs]);
    const named = await readSidebars(sets, reading);
    const editUrl = mainEditUrl(sets, siteDir);
    const scan = { facts: read, located, losses, editUrl, sidebarName: named.name, over };
    const pages = scanSources(sources, scan);
    const published = pages.filter(({ draft }) => !draft);
    const facts = await this.withRedirects(read, reading, published);
    const addresses = this.addresses(facts, [...over, ...sources], pages);
    const writer = { facts, sets, located, losses, isolation, work, progress };
    const messages = codeMessages(languages.usual);
    const language = languages.usual.locale.code;
    await new PageWriter({ ...writer, addresses, folder, messages, language }).write(pages);
    const href = linkReader({ pages: published, facts, located, losses });
    const { sidebars, categories } = convertNavigation({ sidebars: named, pages, reading, href });
    for (const [file, category] of categories) folder.write(file, dump(category));
    // A site has the folder, and Git keeps no empty ones.
    if (!pages.some(({ kind }) => kind === 'docs')) folder.write('docs/.gitkeep', '');
    const settings = convertSettings({
      facts,
      sets,
      name: this.name(),
      pages: published,
      sidebars,
      sidebarName: named.name,
      configFile: shown(located.config ?? located.docsDir, root),
      editUrl,
      hasBlog: pages.some(({ kind }) => kind === 'blog'),
      hasMath: sets.some(({ math }) => math !== false),
      version: sets[0]?.version,
      locales: [languages.usual, ...languages.others.map((other) => other.language)].map(
        ({ locale }) => locale,
      ),
      losses,
      href,
      isStatic: (file) => facts.staticDirs.some((dir) => isFile(path.join(dir, file))),
    });
    const all = [{ prefix: '', pages, addresses }];
    for (const other of languages.others) {
      const job = {
        ...other,
        usual: sources,
        sets,
        pages,
        categories,
        settings,
        scan,
        out: options.out,
        writer,
      };
      all.push({ prefix: `i18n/${other.language.locale.code}/`, ...(await writeLanguage(job)) });
    }
    for (const own of all) for (const [out, file] of own.addresses.copies) folder.copy(file, out);
    this.copyStatic(facts);
    folder.write('site.config.ts', settingsFile({ ...settings, ...shownHosts(options.out, losses) }));
    folder.write(
      'redirects.tsv',
      redirectRows(
        facts,
        published,
        all.flatMap((own) => own.pages),
      ),
    );
    reportNotImported(facts, located, losses);
    return this.outcome(facts, settings.title, all);
  }

  private outcome(
    { config, baseUrl }: SiteFacts,
    name: string,
    all: readonly { prefix: string; pages: readonly SourcePage[] }[],
  ): Imported {
    const { losses, located, folder } = this;
    const { root } = located;
    for (const loss of [...losses.all, ...losses.words])
      if (path.isAbsolute(loss.file)) loss.file = shown(loss.file, root);
    folder.write('import-losses.tsv', lossRows(losses.words));
    const url =
      typeof config.url === 'string' && URL.canParse(config.url) ? new URL(config.url).origin : undefined;
    return {
      name,
      pages: all.flatMap(({ pages }) => pages.map(({ file }) => shown(file, root))),
      sources: new Map(
        all.flatMap(({ prefix, pages }) =>
          pages.map(({ out, file }) => [prefix + out, shown(file, root)] as const),
        ),
      ),
      losses,
      liveUrl: url && url + baseUrl,
    };
  }

  /** The settings again, where they compute redirects from the addresses of all pages. */
  private async withRedirects(facts: SiteFacts, reading: Reading, published: readonly SourcePage[]) {
    if (!facts.redirects || !('createRedirects' in facts.redirects)) return facts;
    const routes = published.map(({ route }) => route.replace(/(.)\/$/, '$1'));
    return readSiteFacts(reading, routes);
  }

  private addresses(facts: SiteFacts, sources: readonly Source[], pages: readonly SourcePage[]): Addresses {
    const { root, siteDir } = this.located;
    const { staticDirs, baseUrl } = facts;
    const byFile = pagesByFile(pages);
    return new Addresses({ root, siteDir, staticDirs, baseUrl, sources, pages: byFile, losses: this.losses });
  }

  private name(): string {
    const base = path.basename(this.located.docsDir);
    const name = /^docs?$/i.test(base) ? path.basename(path.dirname(this.located.docsDir)) : base;
    return name.replace(/[-_]+/g, ' ').replace(/^./, (first) => first.toUpperCase()) || 'Documentation';
  }

  private copyStatic({ staticDirs }: SiteFacts): void {
    const { root } = this.located;
    for (const dir of [...staticDirs].reverse())
      for (const file of filesBelow(dir, { root, losses: this.losses }))
        this.folder.copy(path.join(dir, file), `static/${file}`);
  }
}
