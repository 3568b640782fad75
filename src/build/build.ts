import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { colorModeScript } from '../app/inline/colorMode.ts';
import { type Diagnostic, FieldguideError } from '../shared/errors.ts';
import type { NavTree, SiteFacts } from '../shared/types.ts';
import { fileHref, routeFile, routeHref } from '../shared/url.ts';
import { checkCompiled } from '../site/checkSite.ts';
import { toNavNodes } from '../site/treeViews.ts';
import { type Client, clientAssets } from './client.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { readGitDates } from './gitDates.ts';
import { openOutput } from './outputFolder.ts';
import { openProject, type Project, type ProjectOptions, prepareTools, type Tools } from './project.ts';
import { REDIRECT_SCRIPT, redirectPage, redirectsFile } from './redirectPages.ts';
import { notFoundContent, type PageContent, pageContent, renderPage, renderShell } from './renderPage.tsx';
import { siteFacts } from './siteFacts.ts';
import { robotsTxt, type SitemapEntry, sitemapXml } from './sitemap.ts';
import type { StageClock } from './stageClock.ts';
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

/**
 * Builds the whole site into `out`. Everything is compiled and checked before the first byte is written, and
 * the last good output stays in place until the new one is complete.
 * @throws FieldguideError with all faults at once; nothing is changed then.
 */
export async function buildSite(
  options: BuildOptions,
  services: { client: Client; tools: Tools; clock: StageClock },
): Promise<BuildResult> {
  const { client, tools, clock } = services;
  const dates = readGitDates(options.docsDir);
  const project = await clock.time('read', () => openProject(options, tools));
  const output = openOutput(options.out, project.inputs);
  try {
    const pages = [...project.site.table.pages.values()];
    await clock.time('load', () => prepareTools(pages, tools));
    const { dates: lastUpdated, hint } = await dates;
    const draft = siteFacts(project, { treeHref: '', buildId: '' });
    const contents = await clock.time('compile', () =>
      pages.map((page) =>
        pageContent(page, project, draft, page.source && lastUpdated.get(page.source.relative)),
      ),
    );
    const checked = checkCompiled(project.site, contents, options.lenient);
    const faults = [...project.diagnostics, ...checked.diagnostics];
    failOnErrors([...faults, ...contents.flatMap((content) => content.compiled.diagnostics)]);
    // The shells do not wait for what the other thread still draws.
    const shells = await clock.time('render', () =>
      contents.map((content) => ({ ...content, shellHtml: renderShell(content, draft) })),
    );
    await clock.time('draw', () => tools.settled());
    const articles = shells.map((content) => {
      const html = content.articleHtml();
      return { ...content, articleHtml: () => html };
    });
    // Reading the articles may have found diagrams that cannot be drawn.
    const diagnostics = [...faults, ...contents.flatMap((content) => content.compiled.diagnostics)];
    const writer = createWriter(output.staging);
    const written = await clock.time('write', () => {
      writePages({ project, contents: articles, client, writer });
      writeSiteFiles({ project, contents, client, writer });
      return writer.finish();
    });
    output.commit();
    return {
      pages: contents.length,
      ...written,
      warnings: diagnostics.filter((diagnostic) => diagnostic.severity === 'warning'),
      waiting: { ...checked.waiting, redirects: project.site.waitingRedirects },
      hints: hint && project.config.editUrl ? [hint] : [],
    };
  } catch (error) {
    output.discard();
    throw error;
  }
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

function writePages({ project, contents, client, writer }: Job): void {
  const { site } = project;
  const assets = clientAssets(client, site.urls);
  const tree = JSON.stringify(navTree(project));
  const treeFile = `assets/tree-${shortHash(tree)}.json`;
  writer.write(treeFile, tree);
  const buildId = hashOf([
    client.id,
    tree,
    ...contents.flatMap((content) => [JSON.stringify(content.facts), content.articleHtml()]),
  ]);
  const facts: SiteFacts = siteFacts(project, { treeHref: fileHref(treeFile, site.urls), buildId });
  for (const content of contents)
    writer.write(routeFile(content.page.route, site.urls), renderPage(content, facts, assets));
  writer.write('404.html', renderPage(notFoundContent(project, facts), facts, assets));
}

/** The whole tree of every sidebar, as the browser loads it on first use. */
export function navTree({ site }: Project): NavTree {
  const href = (route: string) => routeHref(route, site.urls);
  return Object.fromEntries(
    Object.entries(site.sidebars).map(([id, nodes]) => [id, toNavNodes(nodes, href)]),
  );
}

function writeSiteFiles({ project, contents, client, writer }: Job): void {
  const { site, config } = project;
  writer.write('csp.txt', `${contentSecurityPolicy(colorModeScript())}\n`);
  for (const file of client.files) writer.copy(file.source, file.output);
  for (const [file, source] of project.assets.files) writer.copy(source, file);
  if (project.staticDir) copyFolder(project.staticDir, writer);
  if (!project.staticDir || !statSync(path.join(project.staticDir, 'favicon.svg'), { throwIfNoEntry: false }))
    writer.write('favicon.svg', client.favicon);
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
    writer.write('sitemap.xml', sitemapXml(entries));
  }
  writer.write(
    'robots.txt',
    robotsTxt(config.url ? new URL(fileHref('sitemap.xml', site.urls), config.url).href : undefined),
  );
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
  writer.write('_redirects', redirectsFile(site.redirects, site.urls));
}

function copyFolder(folder: string, writer: Writer, below = ''): void {
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const file = path.join(below, entry.name);
    if (entry.isDirectory()) copyFolder(folder, writer, file);
    else if (entry.isFile()) writer.copy(path.join(folder, file), file);
  }
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

function shortHash(text: string): string {
  return hashOf([text]).slice(0, 8);
}
