import { createHash } from 'node:crypto';
import path from 'node:path';
import { colorModeScript } from '../app/inline/colorMode.ts';
import { type Diagnostic, FieldguideError } from '../shared/errors.ts';
import { plural } from '../shared/text.ts';
import type { NavTree, SiteFacts } from '../shared/types.ts';
import { fileHref, routeFile, routeHref } from '../shared/url.ts';
import { pageCards, termCards } from '../site/cards.ts';
import { checkCompiled } from '../site/checkSite.ts';
import { docsMetadata } from '../site/docsMetadata.ts';
import { searchPage } from '../site/searchPage.ts';
import { toNavNodes } from '../site/treeViews.ts';
import { type Client, clientAssets } from './client.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { dataFiles } from './dataSets.ts';
import { readGitDates } from './gitDates.ts';
import { connectedOrigins } from './hostedSearch.ts';
import { openOutput } from './outputFolder.ts';
import { openProject, type Project, type ProjectOptions, prepareTools, type Tools } from './project.ts';
import { REDIRECT_SCRIPT, redirectPage, redirectsFile } from './redirectPages.ts';
import { notFoundContent, type PageContent, pageContent, renderPage, renderShell } from './renderPage.tsx';
import { indexFile, shardFile } from './searchFiles.ts';
import { createSearchIndexer, type SearchBytes, type SearchIndexer } from './searchIndexer.ts';
import { hasIndex, siteFacts } from './siteFacts.ts';
import { robotsTxt, type SitemapEntry, sitemapXml } from './sitemap.ts';
import type { StageClock } from './stageClock.ts';
import { listStaticFiles, staticClashes } from './staticFiles.ts';
import { createWriter, type Writer } from './writer.ts';

export interface BuildOptions extends ProjectOptions {
  out: string;
}

export interface BuildResult {
  pages: number;
  files: number;
  bytes: number;
  warnings: readonly Diagnostic[];
  waiting: { links: number; pages: number; redirects: number };
  hints: readonly string[];
}

export interface BuildServices {
  client: Client;
  tools: Tools;
  clock: StageClock;
  /** Begins a search index; called only for a site that has one. Default: in this thread. */
  startIndexer?: () => SearchIndexer;
}

/** Characters of shells that are rendered while other threads draw and index: those of a site of 400 pages. */
const EARLY_SHELLS = 20_000_000;

/**
 * Builds the whole site into `out`. Everything is compiled and checked before the first byte is written, and
 * the last good output stays in place until the new one is complete.
 * @throws FieldguideError with all faults at once; nothing is changed then.
 */
export async function buildSite(options: BuildOptions, services: BuildServices): Promise<BuildResult> {
  const { client, tools, clock, startIndexer = createSearchIndexer } = services;
  // First of all: it puts back an output that a killed run left half exchanged.
  const output = openOutput(options.out, inputFolders(options));
  let writer: Writer | undefined;
  let indexer: SearchIndexer | undefined;
  try {
    const dates = readGitDates(options.docsDir);
    const project = await clock.time('read', () => openProject(options, tools));
    if (hasIndex(project.config)) indexer = startIndexer();
    const pages = [...project.site.table.pages.values()];
    await clock.time('load', () => prepareTools(pages, tools));
    const { dates: lastUpdated, hint } = await dates;
    const draft = siteFacts(project, { treeHref: '', cardsHref: '', indexFile: '', buildId: '' });
    const contents = await clock.time('compile', () =>
      pages.map((page) => {
        const changed =
          page.kind === 'doc' && page.source ? lastUpdated.get(page.source.relative) : undefined;
        const content = pageContent(page, project, draft, changed);
        // Taken even where nobody wants it, so that it is not kept.
        const found = searchPage(page, content.compiled.takeRecords(), project.site);
        if (found) indexer?.add(found);
        return content;
      }),
    );
    const checked = checkCompiled(project.site, contents, options.lenient);
    const statics = listStaticFiles(project.staticDir);
    const shownStatic = path.relative(options.cwd, project.staticDir ?? '');
    const clashes = staticClashes(statics, pageFiles(project), shownStatic);
    const hidden = notFoundClash(project);
    const faults = [...project.diagnostics, ...checked.diagnostics, ...clashes, ...hidden];
    failOnErrors([...faults, ...contents.flatMap((content) => content.compiled.diagnostics)]);
    const indexing = indexer?.finish(project.synonyms);
    // Waited for below; a fault before that is told first.
    indexing?.catch(() => undefined);
    // Shells do not wait for what the other thread still draws; how many are kept until then is bounded.
    const shells = await clock.time('render', () => renderEarly(contents, draft));
    await clock.time('draw', () => tools.settled());
    // Each thread goes as soon as its work is done: on a large site, what they hold is most of the memory.
    const closing = [tools.close()];
    const search = await clock.time('index', async () => indexing);
    if (indexer) closing.push(indexer.close());
    const target = createWriter(output.staging);
    writer = target;
    const written = await clock.time('write', async () => {
      await writePages({ project, contents, client, search, writer: target }, shells);
      writeSiteFiles({ project, contents, client, writer: target }, statics);
      return target.finish();
    });
    await Promise.all(closing);
    // Reading the articles may have found diagrams that cannot be drawn.
    const diagnostics = [...faults, ...contents.flatMap((content) => content.compiled.diagnostics)];
    output.commit();
    return {
      pages: contents.length,
      ...written,
      warnings: diagnostics.filter((diagnostic) => diagnostic.severity === 'warning'),
      waiting: { ...checked.waiting, redirects: project.site.waitingRedirects },
      hints: [hint ?? undatedHint(contents)].filter((text) => text !== undefined),
    };
  } catch (error) {
    // Files still on their way would come to be after the folder is gone.
    await writer?.finish().catch(() => undefined);
    output.discard();
    throw error;
  } finally {
    await indexer?.close();
  }
}

/** Folders that hold input: the output must lie outside of them. */
function inputFolders({ docsDir, siteDir }: ProjectOptions): string[] {
  return siteDir === undefined ? [docsDir] : [docsDir, siteDir];
}

/** What each output file of a page or redirect is called in messages. */
function pageFiles({ site }: Project): Map<string, string> {
  const routes = [...site.table.pages.keys()].map((route): [string, string] => [route, `the page ${route}`]);
  const redirects = site.redirects.map(({ from }): [string, string] => [from, `the redirect from ${from}`]);
  const files = [...redirects, ...routes].map(([route, name]): [string, string] => [
    routeFile(route, site.urls),
    name,
  ]);
  return new Map([...files, ['404.html', 'the not-found page']]);
}

/** Without trailing slashes, a page called "404" has the file that hosts answer unknown addresses with. */
function notFoundClash({ site }: Project): Diagnostic[] {
  const page = [...site.table.pages.values()].find(({ route }) => routeFile(route, site.urls) === '404.html');
  if (!page) return [];
  const file = page.source?.file ?? page.file ?? page.route;
  const message = `the page ${page.route} would stand in the place of the not-found page.`;
  return [
    {
      severity: 'error',
      code: 'not-found-clash',
      file,
      line: 1,
      column: 1,
      message,
      hint: 'Give it another slug.',
    },
  ];
}

/** Files that git does not know have no date; a missing date is better than a wrong one, but should be told. */
function undatedHint(contents: readonly PageContent[]): string | undefined {
  const undated = contents.filter(({ page, facts }) => page.kind === 'doc' && !facts.lastUpdated?.date);
  const first = undated[0]?.page.source?.file;
  if (first === undefined) return undefined;
  return `no last-updated date for ${plural(undated.length, 'page')} that git does not know yet, such as ${first}. Commit them.`;
}

/** Shells of the first pages, as many as may be kept. */
function renderEarly(contents: readonly PageContent[], site: SiteFacts): string[] {
  const shells: string[] = [];
  let size = 0;
  for (const content of contents) {
    if (size > EARLY_SHELLS) break;
    const shell = renderShell(content, site);
    size += shell.length;
    shells.push(shell);
  }
  return shells;
}

/** Throws once, with every fault. */
export function failOnErrors(diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  if (errors.length > 0) throw new FieldguideError('The site cannot be built.', diagnostics);
}

interface Job {
  project: Project;
  contents: readonly PageContent[];
  client: Client;
  writer: Writer;
}

async function writePages(
  { project, contents, client, search, writer }: Job & { search?: SearchBytes },
  shells: readonly string[],
): Promise<void> {
  const { site } = project;
  const assets = clientAssets(client, site.urls);
  const tree = JSON.stringify(navTree(project));
  const treeFile = `assets/tree-${shortHash(tree)}.json`;
  writer.write(treeFile, tree);
  const files = {
    treeHref: fileHref(treeFile, site.urls),
    cardsHref: fileHref(writeCards({ project, contents, writer }), site.urls),
    indexFile: search ? indexFile(search) : '',
  };
  const settings = siteFacts(project, { ...files, buildId: '' });
  if (search) {
    writer.write(files.indexFile, search.index);
    for (const { id, content } of search.shards) {
      writer.write(shardFile(id), content);
      await writer.ready();
    }
  }
  const facts: SiteFacts = { ...settings, buildId: buildIdOf({ client, tree, settings, contents }) };
  for (const [index, content] of contents.entries()) {
    const shellHtml = shells[index];
    writer.write(
      routeFile(content.page.route, site.urls),
      renderPage({ ...content, shellHtml }, facts, assets),
    );
    // Pages wait for the disk here, not in memory.
    await writer.ready();
  }
  writer.write('404.html', renderPage(notFoundContent(project, facts), facts, assets));
}

/** Writes what tips and cards show; both files are loaded when a reader asks. Returns their names, `*` for the kind. */
function writeCards({ project, contents, writer }: Pick<Job, 'project' | 'contents' | 'writer'>): string {
  const terms = JSON.stringify(termCards(project.glossary));
  const pages = JSON.stringify(pageCards(contents));
  const name = `assets/cards/*-${hashOf([terms, pages]).slice(0, 8)}.json`;
  writer.write(name.replace('*', 'terms'), terms);
  writer.write(name.replace('*', 'pages'), pages);
  return name;
}

interface BuildParts {
  client: Client;
  tree: string;
  settings: SiteFacts;
  contents: readonly PageContent[];
}

/** Changes with anything that a page shows or loads; the sidebar's branches are parts of the tree. */
function buildIdOf({ client, tree, settings, contents }: BuildParts): string {
  const hash = createHash('sha256').update(client.id).update(tree).update(JSON.stringify(settings));
  for (const { facts, articleHtml } of contents) {
    hash.update(JSON.stringify({ ...facts, sidebar: facts.sidebar?.id })).update(articleHtml());
  }
  return hash.digest('hex').slice(0, 12);
}

/** The whole tree of every sidebar, as the browser loads it on first use. */
export function navTree({ site }: Project): NavTree {
  const href = (route: string) => routeHref(route, site.urls);
  return Object.fromEntries(
    Object.entries(site.sidebars).map(([id, nodes]) => [id, toNavNodes(nodes, href)]),
  );
}

function writeSiteFiles({ project, contents, client, writer }: Job, statics: readonly string[]): void {
  const { site, config, staticDir } = project;
  const own = new Set(statics);
  // A file of the site's own wins over the one we would make.
  const write = (file: string, content: string) => {
    if (!own.has(file)) writer.write(file, content);
  };
  for (const file of client.files) writer.copy(file.source, file.output);
  for (const [file, source] of project.assets.files) writer.copy(source, file);
  for (const file of statics) writer.copy(path.join(staticDir ?? '', file), file);
  const policy = contentSecurityPolicy({
    script: colorModeScript(),
    styles: client.styles,
    origins: connectedOrigins(config),
    videoHosts: config.video.hosts,
  });
  write('csp.txt', `${policy}\n`);
  write('favicon.svg', client.favicon);
  for (const [file, content] of dataFiles(project.data)) write(file, content);
  write('docs-metadata.json', JSON.stringify(docsMetadata(site)));
  const absolute = (route: string) => new URL(routeHref(route, site.urls), config.url).href;
  if (config.url) {
    const entries = contents
      .filter(({ facts }) => !facts.unlisted && facts.kind !== 'search')
      .map(
        ({ page, facts }): SitemapEntry => ({
          url: absolute(page.route),
          lastModified: facts.lastUpdated?.date,
        }),
      );
    write('sitemap.xml', sitemapXml(entries));
  }
  const sitemap = config.url && new URL(fileHref('sitemap.xml', site.urls), config.url).href;
  write('robots.txt', robotsTxt(sitemap));
  if (site.redirects.length === 0) return;
  const script = `assets/redirect-${shortHash(REDIRECT_SCRIPT)}.js`;
  writer.write(script, REDIRECT_SCRIPT);
  for (const redirect of site.redirects) {
    const html = redirectPage(redirect, {
      urls: site.urls,
      script: fileHref(script, site.urls),
      siteUrl: config.url,
      lang: 'en',
    });
    writer.write(routeFile(redirect.from, site.urls), html);
  }
  write('_redirects', redirectsFile(site.redirects, site.urls));
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

function shortHash(text: string): string {
  return hashOf([text]).slice(0, 8);
}
