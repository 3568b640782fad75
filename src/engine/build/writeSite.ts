import { createHash } from 'node:crypto';
import path from 'node:path';
import type { NavTree, SiteFacts } from '../../shared/types.ts';
import { fileHref, routeFile, routeHref } from '../../shared/url.ts';
import { colorModeScript } from '../../theme/browser/inline/colorMode.ts';
import { pageCards, termCards } from '../site/cards.ts';
import { docsMetadata } from '../site/docsMetadata.ts';
import { toNavNodes } from '../site/treeViews.ts';
import { type Client, clientAssets } from './client.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { dataFiles } from './dataSets.ts';
import { connectedOrigins } from './hostedSearch.ts';
import type { Project } from './project.ts';
import { REDIRECT_SCRIPT, redirectPage, redirectsFile } from './redirectPages.ts';
import { notFoundContent, type PageContent, pageFrame, renderPage } from './renderPage.tsx';
import { createShells, type PageFrame, type ShellHtml } from './shells.tsx';
import { siteFacts } from './siteFacts.ts';
import { robotsTxt, type SitemapEntry, sitemapXml } from './sitemap.ts';
import type { Writer } from './writer.ts';

/** The Markdown twin of a page: its output path, and its text. */
export interface Twin {
  file: string;
  markdown: string;
}

interface Job {
  project: Project;
  contents: readonly PageContent[];
  client: Client;
  writer: Writer;
}

/** Writes every page, and the files for sidebar, tips and cards. `shells`: those that are rendered already, by page. */
export function writePages(
  { project, contents, client, indexFile, writer }: Job & { indexFile: string },
  shells: readonly ShellHtml[],
): void {
  const { site } = project;
  const assets = clientAssets(client, site.urls);
  const tree = JSON.stringify(navTree(project));
  const treeFile = `assets/tree-${shortHash(tree)}.json`;
  writer.write(treeFile, tree);
  const files = {
    treeHref: fileHref(treeFile, site.urls),
    cardsHref: fileHref(writeCards({ project, contents, writer }), site.urls),
    indexFile,
  };
  const draft = pageFrame(project, siteFacts(project, { ...files, buildId: '' }));
  const buildId = buildIdOf({ client, tree, frame: draft, contents });
  const facts: SiteFacts = { ...draft.site, buildId };
  const frame = { ...draft, site: facts };
  const renderShell = createShells(frame);
  for (const [index, content] of contents.entries()) {
    const shell = shells[index] ?? renderShell(content.facts);
    writer.write(routeFile(content.page.route, site.urls), renderPage({ ...content, shell }, frame, assets));
  }
  writer.write('404.html', renderPage(notFoundContent(project, facts), frame, assets));
}

/** Writes the Markdown twins of pages. */
export function writeTwins(twins: readonly Twin[], writer: Writer): void {
  for (const { file, markdown } of twins) writer.write(file, markdown);
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
  frame: PageFrame;
  contents: readonly PageContent[];
}

/** Changes with anything that a page shows or loads; the sidebar's branches are parts of the tree. */
function buildIdOf({ client, tree, frame, contents }: BuildParts): string {
  const hash = createHash('sha256').update(client.id).update(tree).update(JSON.stringify(frame));
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

/** Writes what is no page: code, assets, static files, policy, data, sitemap, redirects. */
export function writeSiteFiles({ project, contents, client, writer }: Job): void {
  const { site, config, staticDir, staticFiles } = project;
  const own = new Set(staticFiles);
  // A file of the site's own wins over the one we would make.
  const write = (file: string, content: string) => {
    if (!own.has(file)) writer.write(file, content);
  };
  for (const file of client.files) writer.copy(file.source, file.output);
  for (const [file, source] of project.assets.files) writer.copy(source, file);
  for (const file of staticFiles) writer.copy(path.join(staticDir ?? '', file), file);
  const policy = contentSecurityPolicy({
    script: colorModeScript(),
    styles: [client.styles, ...Object.values(client.styleParts)],
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
