import { type Diagnostic, FieldguideError } from '../../shared/errors.ts';
import { plural } from '../../shared/text.ts';
import { checkCompiled } from '../site/checkSite.ts';
import { searchPage } from '../site/searchPage.ts';
import type { Client } from './client.ts';
import { readGitDates } from './gitDates.ts';
import { outputClashes } from './outputClashes.ts';
import { openOutput } from './outputFolder.ts';
import { pageMarkdown } from './pageMarkdown.ts';
import { openWriter } from './portable/portableWriter.ts';
import { openProject, type Project, type ProjectOptions, prepareTools, type Tools } from './project.ts';
import { type PageContent, pageContent, pageFrame } from './renderPage.tsx';
import { createIndexName } from './searchFiles.ts';
import type { SearchIndexer } from './searchIndexer.ts';
import { createShells, type RenderShell, type ShellHtml } from './shells.tsx';
import { hasIndex, siteFacts } from './siteFacts.ts';
import type { StageClock } from './stageClock.ts';
import { type Twin, writePages, writeSiteFiles, writeTwins } from './writeSite.ts';

export interface BuildOptions extends ProjectOptions {
  out: string;
  /** The site opens from a folder, without a server; the client must be the portable one. */
  portable?: boolean;
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
  /** Begins a search index, for a large site with less memory; called only for a site that has one. */
  startIndexer: (isLarge: boolean) => SearchIndexer;
}

/** Pages of a site whose index and pages are not made at the same time. */
const LARGE = 1000;

/** Characters of shells that are rendered while other threads draw and index: those of a site of 500 pages. */
const EARLY_SHELLS = 10_000_000;

/**
 * Builds the whole site into `out`. Everything is compiled and checked before the first byte is written, and
 * the last good output stays in place until the new one is complete.
 * @throws FieldguideError with all faults at once; nothing is changed then.
 */
export async function buildSite(options: BuildOptions, services: BuildServices): Promise<BuildResult> {
  const { client, tools, clock, startIndexer } = services;
  // First of all: it puts back an output that a killed run left half exchanged.
  const output = openOutput(options.out, inputFolders(options));
  let indexer: SearchIndexer | undefined;
  try {
    const dates = readGitDates(options.docsDir);
    const opened = await clock.time('read', () => openProject(options, tools));
    const project = options.portable ? withOwnSearch(opened) : opened;
    const pages = [...project.site.table.pages.values()];
    const isLarge = pages.length > LARGE;
    if (hasIndex(project.config)) indexer = startIndexer(isLarge);
    const indexName = createIndexName(client.id);
    await clock.time('load', () => prepareTools(pages, tools));
    const { dates: lastUpdated, hint } = await dates;
    const draft = siteFacts(project, { treeHref: '', cardsHref: '', indexFile: '', buildId: '' });
    const twins: Twin[] = [];
    const contents = await clock.time('compile', () =>
      pages.map((page) => {
        const changed =
          page.kind === 'doc' && page.source ? lastUpdated.get(page.source.relative) : undefined;
        const content = pageContent(page, project, draft, changed);
        // Taken even where nobody wants it, so that it is not kept.
        const found = searchPage(page, content.compiled.takeRecords(), project.site);
        if (found && indexer) {
          indexer.add(found);
          indexName.add(found);
        }
        // Made now: what it is made of is let go, which holds more than the text.
        if (content.twin !== undefined)
          twins.push({ file: content.twin, markdown: pageMarkdown(page, content.compiled, project) });
        return content;
      }),
    );
    const checked = checkCompiled(project.site, contents, options.lenient);
    const faults = [...project.diagnostics, ...checked.diagnostics, ...outputClashes(project, options.cwd)];
    failOnErrors([...faults, ...contents.flatMap((content) => content.compiled.diagnostics)]);
    const indexFile = indexer ? indexName.file(project.synonyms) : '';
    const place = { root: output.staging, portable: options.portable ? project.site.urls : undefined };
    const indexing = indexer?.write(project.synonyms, { ...place, indexFile });
    // Waited for below; a fault before that is told first.
    indexing?.catch(() => undefined);
    // Shells do not wait for what the other thread still draws; how many are kept until then is bounded.
    const shells = await clock.time('render', () =>
      renderEarly(contents, createShells(pageFrame(project, draft))),
    );
    const writer = openWriter(place);
    await clock.time('write', () => writeTwins(twins.splice(0), writer));
    await clock.time('draw', () => tools.settled());
    // Each thread goes as soon as its work is done: on a large site, what they hold is most of the memory.
    const closing = [tools.close()];
    const indexed = async () => {
      await indexing;
      if (indexer) closing.push(indexer.close());
    };
    // Pages do not wait for the index; but on a large site the memory of both would be too much.
    if (isLarge) await clock.time('index', indexed);
    await clock.time('write', () => {
      writePages({ project, contents, client, indexFile, writer }, shells);
      writeSiteFiles({ project, contents, client, writer });
    });
    if (!isLarge) await clock.time('index', indexed);
    await Promise.all(closing);
    const search = (await indexing) ?? { files: 0, bytes: 0 };
    // Reading the articles may have found diagrams that cannot be drawn.
    const diagnostics = [...faults, ...contents.flatMap((content) => content.compiled.diagnostics)];
    output.commit();
    return {
      pages: contents.length,
      files: writer.total.files + search.files,
      bytes: writer.total.bytes + search.bytes,
      warnings: diagnostics.filter((diagnostic) => diagnostic.severity === 'warning'),
      waiting: { ...checked.waiting, redirects: project.site.waitingRedirects },
      hints: [hint ?? undatedHint(contents)].filter((text) => text !== undefined),
    };
  } catch (error) {
    // First of all: it may still be writing.
    await indexer?.close();
    output.discard();
    throw error;
  }
}

/** Where there is no server, there is no service either: the site is searched by an index of its own. */
function withOwnSearch(project: Project): Project {
  const { config } = project;
  return config.search ? { ...project, config: { ...config, search: { provider: 'embedded' } } } : project;
}

/** Folders that hold input: the output must lie outside of them. */
function inputFolders({ docsDir, siteDir }: ProjectOptions): string[] {
  return siteDir === undefined ? [docsDir] : [docsDir, siteDir];
}

/** Files that git does not know have no date; a missing date is better than a wrong one, but should be told. */
function undatedHint(contents: readonly PageContent[]): string | undefined {
  const undated = contents.filter(({ page, facts }) => page.kind === 'doc' && !facts.lastUpdated?.date);
  const first = undated[0]?.page.source?.file;
  if (first === undefined) return undefined;
  return `no last-updated date for ${plural(undated.length, 'page')} that git does not know yet, such as ${first}. Commit them.`;
}

/** Shells of the first pages, as many as may be kept. */
function renderEarly(contents: readonly PageContent[], renderShell: RenderShell): ShellHtml[] {
  const shells: ShellHtml[] = [];
  let size = 0;
  for (const content of contents) {
    if (size > EARLY_SHELLS) break;
    const shell = renderShell(content.facts);
    size += shell.before.length + shell.after.length;
    shells.push(shell);
  }
  return shells;
}

/** Throws once, with every fault. */
export function failOnErrors(diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  if (errors.length > 0) throw new FieldguideError('The site cannot be built.', diagnostics);
}
