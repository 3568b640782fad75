import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asWarnings, type Diagnostic, FieldguideError, isError, isWarning } from '../../shared/errors.ts';
import { plural } from '../../shared/text.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Client } from './clientFiles.ts';
import { compileSite, type LastUpdated } from './compileSite.ts';
import { compressFiles } from './compress.ts';
import { missingDownloads, withArchive, withoutLargeDownloads } from './downloads.ts';
import { finishedOutputs } from './finishedOutputs.ts';
import { type GitDates, readGitDates } from './gitDates.ts';
import { withKit } from './kitFiles.ts';
import { openOutput, writeOutputs } from './outputFolder.ts';
import { inFolder } from './outputs.ts';
import type { PageContent } from './pageContent.tsx';
import type { Pictures } from './pictures.ts';
import { portableOutputs } from './portableOutputs.ts';
import { drawIcons, drawPreviews, hasPreviews, type PreviewPictures } from './previewPictures.ts';
import { inputFolders, openProject } from './project.ts';
import type { Output, Project, ProjectOptions, Tools } from './projectTypes.ts';
import type { SearchBytes, SearchIndexer } from './searchIndexer.ts';
import { hasIndex, shardFile } from './siteFacts.ts';
import type { StageClock } from './stageClock.ts';

interface BuildOptions extends ProjectOptions {
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

interface BuildServices {
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
    let previews: PreviewPictures | undefined;
    const { locales, outputs, ...found } = await clock.time('compile', () =>
      compileSite(projects, {
        tools,
        lastUpdated: lastUpdates(projects, usualDates),
        indexer: (project) => {
          if (!hasIndex(project.config)) return undefined;
          const indexer = startIndexer();
          indexers.push(indexer);
          return { indexer, code: client.id };
        },
        outputs: async (compiled) =>
          finishedOutputs(await Promise.all(compiled.map(withArchive)), {
            client,
            icons,
            commit: (await usualDates).commit,
            imageOf: (page) => previews?.of(page),
          }),
      }),
    );
    if (!options.tolerant) failOnErrors(found.diagnostics);
    const contents = locales.flatMap((one) => one.contents);
    previews = drawing && (await clock.time('pictures', () => drawing));
    // Nothing is drawn from here on, and the drawing thread holds as much memory as a thousand pages.
    await tools.close();
    const place = (files: readonly Output[]) =>
      options.portable ? portableOutputs(files, opened.site.urls) : files;
    const written = await clock.time('write', () =>
      writeOutputs(place([...outputs, ...(previews?.outputs ?? [])]), output.staging),
    );
    const index = await clock.time('index', async () => {
      const made: Output[] = [];
      for (const { project, indexing, indexFile } of locales)
        if (indexing) made.push(...inFolder(project, indexOutputs(await indexing, indexFile)));
      return writeOutputs(place(made), output.staging);
    });
    await closeIndexers();
    const packed = options.compress
      ? await clock.time('compress', () => compressFiles(output.staging))
      : { files: 0, bytes: 0 };
    output.commit();
    const diagnostics = [...found.diagnostics, ...(previews?.diagnostics ?? [])];
    return {
      pages: contents.length,
      files: written.files + index.files + packed.files,
      bytes: written.bytes + index.bytes + packed.bytes,
      warnings: options.tolerant ? asWarnings(diagnostics) : diagnostics.filter(isWarning),
      waiting: {
        ...found.waiting,
        redirects: opened.site.waitingRedirects,
      },
      hints: [
        (await usualDates).hint ?? undatedHint(contents),
        options.portable ? undefined : missingDownloads(opened),
      ].filter((text) => text !== undefined),
    };
  } catch (error) {
    await closeIndexers();
    output.discard();
    throw error;
  }
}

/** Finds the date of the last change of each page, by the folder of documents that it is in. */
async function lastUpdates(projects: readonly Project[], usual: Promise<GitDates>): Promise<LastUpdated> {
  const folders = projects.map(({ translations, options }) =>
    translations === undefined ? options.docsDir : path.join(translations, 'docs'),
  );
  const read = folders.map((folder, at) => (at === 0 ? usual : readGitDates(folder)));
  const dates = new Map((await Promise.all(read)).map((found, at) => [folders[at], found.dates]));
  return ({ kind, source }) =>
    kind === 'doc' && source ? dates.get(source.root)?.get(source.relative) : undefined;
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
