import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asWarnings, type Diagnostic, FieldguideError, isError, isWarning } from '../../shared/errors.ts';
import { plural } from '../../shared/text.ts';
import type { SiteConfig } from '../config/schema.ts';
import { checkCompiled } from '../site/linkCheck.ts';
import { searchPage } from '../site/searchPage.ts';
import type { Client } from './clientFiles.ts';
import { compressFiles } from './compress.ts';
import { archiveToOffer, missingDownloads, withoutLargeDownloads } from './downloads.ts';
import { type CompiledLocale, finishedOutputs } from './finishedOutputs.ts';
import { generatedLinks } from './generatedLinks.ts';
import { readGitDates } from './gitDates.ts';
import { withKit } from './kitFiles.ts';
import { outputClashes } from './outputClashes.ts';
import { openOutput, writeOutputs } from './outputFolder.ts';
import { inFolder, madeOutputs } from './outputs.ts';
import { ownFaults } from './ownFaults.ts';
import type { Pictures } from './pictures.ts';
import { portableOutputs } from './portableOutputs.ts';
import { prepareTools } from './prepareTools.ts';
import { drawIcons, drawPreviews, hasPreviews } from './previewPictures.ts';
import { inputFolders, openProject } from './project.ts';
import type { Output, Project, ProjectOptions, Tools } from './projectTypes.ts';
import { type PageContent, pageContent } from './renderPage.tsx';
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
  const indexers: SearchIndexer[] = [];
  const closeIndexers = () => Promise.all(indexers.map((indexer) => indexer.close()));
  try {
    const usualDates = readGitDates(options.docsDir);
    const opened = await clock.time('read', () => openProject(options, tools));
    const client = withKit(services.client, opened.kitFiles, opened.site.urls);
    const projects = options.portable
      ? opened.locales.map((one) => withoutLargeDownloads(withoutServices(one)))
      : opened.locales;
    const pictures = options.portable ? undefined : services.pictures;
    const mark = markOf(opened, client);
    const hasIcons = pictures !== undefined && opened.config.logo === undefined;
    const icons = hasIcons ? await drawIcons(mark, pictures) : [];
    // The generator's font has only the letters of English, so sites in other languages name their own pictures.
    const drawing = pictures && hasPreviews(opened.config) ? drawPreviews(opened, mark, pictures) : undefined;
    const own = projects.map(({ translations }) =>
      translations === undefined ? usualDates : readGitDates(path.join(translations, 'docs')),
    );
    const pages = projects.flatMap(({ site }) => [...site.table.pages.values()]);
    await clock.time('load', () => prepareTools(pages, opened, tools));
    const dates = await Promise.all(own);
    const { hint, commit } = await usualDates;
    const compiledLocales = await clock.time('compile', () =>
      projects.map((project, at): CompiledLocale => {
        const indexer = hasIndex(project.config) ? startIndexer() : undefined;
        if (indexer) indexers.push(indexer);
        const lastUpdated = new Map([
          [options.docsDir, dates[0]?.dates],
          ...(at === 0 ? [] : [[path.join(project.translations ?? '', 'docs'), dates[at]?.dates] as const]),
        ]);
        return compileLocale(project, { client, indexer, lastUpdated });
      }),
    );
    const contents = compiledLocales.flatMap((one) => one.contents);
    const compiled = () =>
      compiledLocales.flatMap((one) =>
        ownFaults(
          one.contents.flatMap((content) => content.compiled.diagnostics),
          one.project,
        ),
      );
    for (const one of compiledLocales) {
      const archive = await archiveToOffer(one.project, one.contents);
      one.archive = archive;
      for (const content of one.contents)
        if (content.page.kind === 'downloads') {
          const downloads = one.project.downloads.map((offer) => ({ bytes: archive?.length, ...offer }));
          const project = { ...one.project, downloads };
          content.articleHtml = pageContent(content.page, project, siteFacts(project)).articleHtml;
        }
    }
    const { outputs, ...made } = madeOutputs(
      finishedOutputs(compiledLocales, { client, icons, commit }),
      opened,
    );
    const files = new Set(outputs.map(({ file }) => file));
    const checks = compiledLocales.map(({ project, contents: pages }) => {
      const generated = generatedLinks(pages, project, (file) => files.has(file));
      const { diagnostics, waiting } = checkCompiled(project.site, pages, generated);
      return { diagnostics: ownFaults(diagnostics, project), waiting };
    });
    const faults = [
      ...projects.flatMap(({ diagnostics }) => diagnostics),
      ...checks.flatMap(({ diagnostics }) => diagnostics),
      ...made.diagnostics,
      ...outputClashes(outputs, opened),
    ];
    // Faults of a file that many pages use are reported once.
    const all = () => [...new Set([...faults, ...compiled()])];
    if (!options.tolerant) failOnErrors(all());
    await clock.time('draw', () => tools.settled());
    const previews = drawing && (await clock.time('pictures', () => drawing));
    for (const content of contents) content.image ??= previews?.of(content.page);
    // Nothing is drawn from here on, and the drawing thread holds as much memory as a thousand pages.
    await tools.close();
    const place = (files: readonly Output[]) =>
      options.portable ? portableOutputs(files, opened.site.urls) : files;
    const written = await clock.time('write', () =>
      writeOutputs(place([...outputs, ...(previews?.outputs ?? [])]), output.staging),
    );
    const index = await clock.time('index', async () => {
      const made: Output[] = [];
      for (const { project, indexing, indexFile } of compiledLocales)
        if (indexing) made.push(...inFolder(project, indexOutputs(await indexing, indexFile)));
      return writeOutputs(place(made), output.staging);
    });
    await closeIndexers();
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
      waiting: {
        ...(checks[0]?.waiting ?? { links: 0, pages: 0 }),
        redirects: opened.site.waitingRedirects,
      },
      hints: [hint ?? undatedHint(contents), options.portable ? undefined : missingDownloads(opened)].filter(
        (text) => text !== undefined,
      ),
    };
  } catch (error) {
    await closeIndexers();
    output.discard();
    throw error;
  }
}

interface CompileParts {
  client: Client;
  indexer: SearchIndexer | undefined;
  /** Dates of last changes by path, of each folder of documents. */
  lastUpdated: ReadonlyMap<string, ReadonlyMap<string, string> | undefined>;
}

function compileLocale(project: Project, { client, indexer, lastUpdated }: CompileParts): CompiledLocale {
  const draft = siteFacts(project);
  // The index is named by all that it is made from, and the code that reads it: pages are written before it is made.
  const indexHash = createHash('sha256').update(client.id);
  const contents = [...project.site.table.pages.values()].map((page) => {
    const { kind, source } = page;
    const changed = kind === 'doc' && source ? lastUpdated.get(source.root)?.get(source.relative) : undefined;
    const content = pageContent(page, project, draft, changed);
    const found = searchPage(page, content.compiled.records, project.site);
    if (found && indexer) {
      indexer.add(found);
      indexHash.update(JSON.stringify(found));
    }
    // The index has them, and nobody else asks.
    content.compiled.records = [];
    return content;
  });
  // The index is made by another thread while this one waits for drawings and writes pages.
  const indexing = indexer?.finish();
  // Awaited later, so that earlier faults are reported first.
  indexing?.catch(() => undefined);
  const indexId = indexHash.digest('hex').slice(0, 8);
  return { project, contents, indexing, indexFile: indexer ? `assets/search-${indexId}.txt` : '' };
}

/** The site's mark: its own file, or ours. Empty for a site with its own logo or without one. */
function markOf({ staticDir, staticFiles, config }: Project, client: Client): string {
  const own = staticDir !== undefined && staticFiles.includes('favicon.svg');
  if (own) return readFileSync(path.join(staticDir, 'favicon.svg'), 'utf8');
  return config.logo === undefined
    ? client.favicon
    : '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
}

function indexOutputs({ index, shards }: SearchBytes, indexFile: string): Output[] {
  return [
    { file: indexFile, make: () => index },
    ...shards.map(({ id, content }) => ({ file: shardFile(id), make: () => content })),
  ];
}

/** Where there is no server, there is no service either: search is an index of the site's own, feedback a form elsewhere. */
function withoutServices(project: Project): Project {
  const { search, feedback } = project.config;
  const config: SiteConfig = {
    ...project.config,
    head: [],
    search: search && { provider: 'embedded' },
    feedback: feedback?.provider === 'endpoint' ? { provider: 'issue', url: feedback.url } : feedback,
  };
  return { ...project, config };
}

/** Files unknown to git have no date. A missing date is better than a wrong one, but is reported. */
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
