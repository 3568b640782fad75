import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asWarnings, type Diagnostic, FieldguideError, isError, isWarning } from '../../shared/errors.ts';
import { plural } from '../../shared/text.ts';
import { fileHref } from '../../shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import { checkCompiled } from '../site/linkCheck.ts';
import { searchPage } from '../site/searchPage.ts';
import type { SitePage } from '../site/siteTypes.ts';
import { shortHash } from './assets.ts';
import { type Client, clientAssets } from './clientFiles.ts';
import { compressFiles } from './compress.ts';
import { archiveToOffer, missingDownloads, withoutLargeDownloads } from './downloads.ts';
import { generatedLinks } from './generatedLinks.ts';
import { readGitDates } from './gitDates.ts';
import { withKit } from './kitFiles.ts';
import { openOutput, writeOutputs } from './outputFolder.ts';
import { madeOutputs, outputClashes, siteOutputs, termsJson, treeJson } from './outputs.ts';
import type { Pictures } from './pictures.ts';
import { portableOutputs } from './portableOutputs.ts';
import { drawIcons, drawPreviews, hasPreviews, ICON_SIZES, iconFile } from './previewPictures.ts';
import { inputFolders, openProject, prepareTools } from './project.ts';
import type { Output, Project, ProjectOptions, Tools } from './projectTypes.ts';
import {
  notFoundContent,
  type PageContent,
  type PageFrame,
  pageContent,
  pageFrame,
  pageMarkdown,
  renderPage,
} from './renderPage.tsx';
import type { SearchBytes, SearchIndexer } from './searchIndexer.ts';
import { hasIndex, shardFile, siteFacts } from './siteFacts.ts';
import type { StageClock } from './stageClock.ts';

export interface BuildOptions extends ProjectOptions {
  out: string;
  /** The site opens from a folder, without a server; the client must be the portable one. */
  portable?: boolean;
  /** Each text is also written compressed. */
  compress?: boolean;
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
  /** Begins a search index; called only for a site that has one. */
  startIndexer: () => SearchIndexer;
  /** Draws what other sites and home screens show; left out, there are no such pictures. */
  pictures?: Pictures;
}

/**
 * Builds the whole site into `out`. Everything is compiled and checked before the first byte is written, and
 * the last good output stays in place until the new one is complete.
 * @throws FieldguideError with all faults at once; nothing is changed then.
 */
export async function buildSite(options: BuildOptions, services: BuildServices): Promise<BuildResult> {
  const { tools, clock, startIndexer } = services;
  // First of all: it puts back an output that a killed run left half exchanged.
  const output = openOutput(options.out, inputFolders(options));
  let indexer: SearchIndexer | undefined;
  try {
    const dates = readGitDates(options.docsDir);
    const opened = await clock.time('read', () => openProject(options, tools));
    const project = options.portable ? withoutLargeDownloads(withoutServices(opened)) : opened;
    const client = withKit(services.client, project.kitFiles);
    const pictures = options.portable ? undefined : services.pictures;
    const mark = markOf(project, client);
    const hasIcons = pictures !== undefined && project.config.logo === undefined;
    const icons = hasIcons ? await drawIcons(mark, pictures) : [];
    const drawing =
      pictures && hasPreviews(project.config) ? drawPreviews(project, mark, pictures) : undefined;
    const pages = [...project.site.table.pages.values()];
    if (hasIndex(project.config)) indexer = startIndexer();
    // The index is named by all that it is made from, and the code that reads it: pages are written before it is made.
    const indexHash = createHash('sha256').update(client.id);
    await clock.time('load', () => prepareTools(pages, project, tools));
    const { dates: lastUpdated, hint } = await dates;
    const draft = siteFacts(project);
    const contents = await clock.time('compile', () =>
      pages.map((page) => {
        const changed =
          page.kind === 'doc' && page.source ? lastUpdated.get(page.source.relative) : undefined;
        const content = pageContent(page, project, draft, changed);
        const found = searchPage(page, content.compiled.records, project.site);
        if (found && indexer) {
          indexer.add(found);
          indexHash.update(JSON.stringify(found));
        }
        // The index has them, and nobody else asks.
        content.compiled.records = [];
        return content;
      }),
    );
    // The index is made by another thread while this one waits for drawings and writes pages.
    const indexing = indexer?.finish(project.synonyms);
    // Waited for below; a fault before that is told first.
    indexing?.catch(() => undefined);
    const indexId = indexHash.update(JSON.stringify(project.synonyms)).digest('hex').slice(0, 8);
    const indexFile = indexer ? `assets/search-${indexId}.txt` : '';
    const compiled = () => contents.flatMap((content) => content.compiled.diagnostics);
    const archive = await archiveToOffer(project, contents);
    for (const content of contents)
      if (content.page.kind === 'downloads') {
        const downloads = project.downloads.map((offer) => ({ bytes: archive?.length, ...offer }));
        content.articleHtml = pageContent(content.page, { ...project, downloads }, draft).articleHtml;
      }
    const { outputs, ...made } = madeOutputs(
      finishedOutputs({ project, client, contents, indexFile, icons, archive }),
      project,
    );
    const files = new Set(outputs.map(({ file }) => file));
    const generated = generatedLinks(contents, project, (file) => files.has(file));
    const checked = checkCompiled(project.site, contents, generated);
    const clashes = outputClashes(outputs, project);
    const faults = [...project.diagnostics, ...checked.diagnostics, ...made.diagnostics, ...clashes];
    // A faulty file that many pages show parts of is told once.
    const all = () => [...new Set([...faults, ...compiled()])];
    if (!options.tolerant) failOnErrors(all());
    await clock.time('draw', () => tools.settled());
    const previews = drawing && (await clock.time('pictures', () => drawing));
    for (const content of contents) content.image ??= previews?.addressOf(content.page);
    // Nothing is drawn from here on, and the drawing thread holds as much memory as a thousand pages.
    await tools.close();
    const place = (files: readonly Output[]) =>
      options.portable ? portableOutputs(files, project.site.urls) : files;
    const written = await clock.time('write', () =>
      writeOutputs(place([...outputs, ...(previews?.outputs ?? [])]), output.staging),
    );
    const index = await clock.time('index', async () => {
      const made = indexing ? indexOutputs(await indexing, indexFile) : [];
      return writeOutputs(place(made), output.staging);
    });
    await indexer?.close();
    const packed = options.compress
      ? await clock.time('compress', () => compressFiles(output.staging))
      : { files: 0, bytes: 0 };
    output.commit();
    // Reading the articles may have found diagrams that cannot be drawn.
    const diagnostics = [...all(), ...(previews?.diagnostics ?? [])];
    return {
      pages: contents.length,
      files: written.files + index.files + packed.files,
      bytes: written.bytes + index.bytes + packed.bytes,
      warnings: options.tolerant ? asWarnings(diagnostics) : diagnostics.filter(isWarning),
      waiting: { ...checked.waiting, redirects: project.site.waitingRedirects },
      hints: [hint ?? undatedHint(contents), options.portable ? undefined : missingDownloads(project)].filter(
        (text) => text !== undefined,
      ),
    };
  } catch (error) {
    await indexer?.close();
    output.discard();
    throw error;
  }
}

interface FinishedParts {
  project: Project;
  client: Client;
  contents: readonly PageContent[];
  indexFile: string;
  icons: readonly Output[];
  archive?: Uint8Array;
}

/** The files of a site whose pages are compiled and drawn; names of shared files change with their content. */
function finishedOutputs({ project, client, contents, indexFile, icons, archive }: FinishedParts): Output[] {
  const { urls } = project.site;
  const tree = treeJson(project);
  const files = {
    tree: `assets/tree-${shortHash(tree)}.json`,
    terms: `assets/terms-${shortHash(termsJson(project))}.json`,
  };
  const hrefs = { treeHref: fileHref(files.tree, urls), termsHref: fileHref(files.terms, urls), indexFile };
  const byPage = new Map(contents.map((content) => [content.page, content]));
  const contentOf = (page: SitePage) => byPage.get(page) ?? pageContent(page, project, frame().site);
  // Made when the first page is: the build's id needs all diagrams.
  let made: PageFrame | undefined;
  const frame = () => {
    if (made) return made;
    const draft = pageFrame(
      project,
      siteFacts(project, { ...hrefs, buildId: '' }),
      clientAssets(client, urls),
    );
    const buildId = buildIdOf({ client, tree, frame: draft, contents });
    made = { ...draft, site: { ...draft.site, buildId }, touchIcon: touchIconOf(project, icons) };
    return made;
  };
  return siteOutputs({
    project,
    client,
    files,
    document: (page) => renderPage(contentOf(page), frame()),
    markdown: (page) => pageMarkdown(page, contentOf(page).compiled, project),
    notFound: () => renderPage(notFoundContent(project, frame().site), frame()),
    lastModified: (page) => contentOf(page).facts.lastUpdated?.date,
    icons,
    archive,
  });
}

/** The site's mark: a file of its own, or ours. A site with a logo of its own, or with none, has an empty one. */
function markOf({ staticDir, staticFiles, config }: Project, client: Client): string {
  const own = staticDir !== undefined && staticFiles.includes('favicon.svg');
  if (own) return readFileSync(path.join(staticDir, 'favicon.svg'), 'utf8');
  return config.logo === undefined
    ? client.favicon
    : '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
}

function touchIconOf({ staticFiles, site }: Project, icons: readonly Output[]): string | undefined {
  const file = iconFile(ICON_SIZES.touch);
  const exists = staticFiles.includes(file) || icons.some((icon) => icon.file === file);
  return exists ? fileHref(file, site.urls) : undefined;
}

function indexOutputs({ index, shards }: SearchBytes, indexFile: string): Output[] {
  return [
    { file: indexFile, make: () => index },
    ...shards.map(({ id, content }) => ({ file: shardFile(id), make: () => content })),
  ];
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

/** Where there is no server, there is no service either: search is an index of the site's own, feedback a form elsewhere. */
function withoutServices(project: Project): Project {
  const { search, feedback } = project.config;
  const config: SiteConfig = {
    ...project.config,
    search: search && { provider: 'embedded' },
    feedback: feedback?.provider === 'endpoint' ? { provider: 'issue', url: feedback.url } : feedback,
  };
  return { ...project, config };
}

/** Files that git does not know have no date; a missing date is better than a wrong one, but should be told. */
function undatedHint(contents: readonly PageContent[]): string | undefined {
  const undated = contents.filter(({ page, facts }) => page.kind === 'doc' && !facts.lastUpdated?.date);
  const first = undated[0]?.page.source?.file;
  if (first === undefined) return undefined;
  return `no last-updated date for ${plural(undated.length, 'page')} that git does not know yet, such as ${first}. Commit them.`;
}

/** Throws once, with every fault. */
function failOnErrors(diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(isError);
  if (errors.length > 0) throw new FieldguideError('The site cannot be built.', diagnostics);
}
