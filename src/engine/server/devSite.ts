import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  asError,
  type Diagnostic,
  FieldguideError,
  forgiving,
  formatDiagnostic,
  formatFault,
  formatPlace,
  isError,
  isWarning,
} from '../../shared/errors.ts';
import { REVISION_META } from '../../shared/shellIds.ts';
import { fileHref } from '../../shared/url.ts';
import type { DevMessage } from '../../theme/browser/dev/liveReload.ts';
import { isFile } from '../content/disk.ts';
import { type Client, clientAssets } from '../output/clientFiles.ts';
import { generatedLinks } from '../output/generatedLinks.ts';
import { withKit } from '../output/kitFiles.ts';
import { siteOutputs, treeJson } from '../output/outputs.ts';
import { openProject, prepareTools } from '../output/project.ts';
import type { Output, Project, ProjectOptions, Tools } from '../output/projectTypes.ts';
import {
  notFoundContent,
  type PageContent,
  type PageFrame,
  pageContent,
  pageFrame,
  pageMarkdown,
  renderPage,
} from '../output/renderPage.tsx';
import type { SearchIndexer } from '../output/searchIndexer.ts';
import { siteFacts } from '../output/siteFacts.ts';
import { checkCompiled } from '../site/linkCheck.ts';
import type { SitePage } from '../site/siteTypes.ts';
import { DEV_INDEX, DevSearch } from './devSearch.ts';

export interface DevSiteServices {
  client: Client;
  tools: Tools;
  buildId: string;
  warn: (line: string) => void;
  /** Tells all open pages. */
  send: (message: DevMessage) => void;
  /** Begins a search index. */
  startIndexer: () => SearchIndexer;
}

// These keep their names while they change: pages that are open go on asking for them.
const FILES = { tree: 'assets/tree-dev.json', terms: 'assets/terms-dev.json' };
const SEARCH_FILES = 'assets/search';

/** One reading of the site. */
interface State {
  project: Project;
  /** How often the site has been read: tells a page that is older than what was said last. */
  revision: number;
  frame: PageFrame;
  /** Everything but what lies beside pages, by path. */
  outputs: ReadonlyMap<string, Output>;
  rendered: Map<string, string>;
  /** What each page among them is warned of, by route. */
  warnings: Map<string, string[]>;
}

/** The site as the dev server sees it: read at once, compiled page by page when asked. */
export class DevSite {
  /** The last reading that went well. */
  state: State | undefined;
  /** The last fault, for pages that connect later. */
  fault: DevMessage | undefined;
  private readonly search: DevSearch;
  /** True when the last reading failed: what it was for is still to be shown. */
  private missed = false;

  constructor(
    private readonly options: ProjectOptions,
    private readonly services: DevSiteServices,
  ) {
    this.search = new DevSearch(services.startIndexer);
  }

  get revision(): number {
    return this.state?.revision ?? 0;
  }

  /** All warnings so far: those of the site, and of each page that has been asked for. */
  warnings(): DevMessage {
    const { project, warnings } = this.state ?? {};
    const ofSite = forgiving(project?.diagnostics ?? []).filter(isWarning);
    const all = [...ofSite.map(formatDiagnostic), ...[...(warnings?.values() ?? [])].flat()];
    // Each page tells the faults of all front matter.
    return { type: 'warnings', warnings: [...new Set(all)] };
  }

  /** The file that has this path in the output folder, made when it is asked for; undefined where there is none. */
  async output(file: string): Promise<Output | undefined> {
    const source = this.state?.project.assets.files.get(file);
    if (source !== undefined) return { file, source };
    const found = file.startsWith(SEARCH_FILES) ? await this.search.read(file) : undefined;
    return found ? { file, make: () => found } : this.state?.outputs.get(file);
  }

  /**
   * Reads everything again; returns what open pages must be told. `pagesOnly`: nothing else than pages was saved, so
   * those with the same text are the same.
   */
  async refresh({ pagesOnly = false } = {}): Promise<DevMessage[]> {
    const { options, services, state: before } = this;
    try {
      const project = await openProject(options, services.tools);
      const faults = [...project.diagnostics];
      const next = this.stateOf(project, this.revision + 1);
      const onlyPages = pagesOnly && !this.missed;
      const routes = onlyPages ? changedRoutes(before?.project, project) : 'all';
      this.state = next;
      this.missed = false;
      this.search.changed(project, onlyPages);
      for (const route of routes === 'all' ? [] : routes) {
        const page = project.site.table.pages.get(route);
        if (page) faults.push(...(await this.content(page, next)).compiled.diagnostics);
      }
      if (routes !== 'all') keepUnchanged(before, next, routes);
      const errors = forgiving(faults).filter(isError);
      this.fault = errors[0] && toMessage(errors[0], options.cwd);
      for (const error of errors) services.warn(formatDiagnostic(error));
      const { revision } = next;
      return [this.fault ?? { type: 'ok' }, this.warnings(), { type: 'changed', routes, revision }];
    } catch (error) {
      this.missed = true;
      const first = error instanceof FieldguideError ? error.diagnostics[0] : undefined;
      const { message } = asError(error);
      const file = options.siteDir ?? options.docsDir;
      this.fault = first ? toMessage(first, options.cwd) : { type: 'error', message, place: file };
      services.warn(first ? formatDiagnostic(first) : message);
      return [this.fault];
    }
  }

  private async content(page: SitePage, { project, frame }: State): Promise<PageContent> {
    await prepareTools([page], project, this.services.tools);
    return pageContent(page, project, frame.site);
  }

  /** Compiled now unless it is unchanged. The site may be read again meanwhile: what is made of the old state stays with it. */
  private async document(page: SitePage, of: State): Promise<string> {
    const { project, revision, rendered, frame } = of;
    const known = rendered.get(page.route);
    if (known !== undefined) return withRevision(known, revision);
    const made = await this.content(page, of);
    const html = renderPage(made, frame);
    const generated = generatedLinks([made], project, (name) => of.outputs.has(name));
    const { diagnostics } = checkCompiled(project.site, [made], generated);
    const lines = forgiving([...made.compiled.diagnostics, ...diagnostics]).map(formatDiagnostic);
    for (const line of lines) this.services.warn(line);
    rendered.set(page.route, html);
    of.warnings.set(page.route, lines);
    if (lines.length > 0 && of === this.state) this.services.send(this.warnings());
    return withRevision(html, revision);
  }

  /** A state of the site, and the files that it is made of. */
  private stateOf(project: Project, revision: number): State {
    const { urls } = project.site;
    const client = withKit(this.services.client, project.kitFiles);
    const facts = siteFacts(project, {
      treeHref: fileHref(FILES.tree, urls),
      termsHref: fileHref(FILES.terms, urls),
      indexFile: DEV_INDEX,
      buildId: this.services.buildId,
      dev: true,
    });
    const frame = pageFrame(project, facts, clientAssets(client, urls, true));
    const outputs = siteOutputs({
      project,
      client,
      files: FILES,
      document: (page) => this.document(page, next),
      markdown: async (page) => pageMarkdown(page, (await this.content(page, next)).compiled, project),
      notFound: () => withRevision(renderPage(notFoundContent(project, facts), frame), revision),
    });
    const byFile = new Map(outputs.map((output) => [output.file, output]));
    const next = { project, revision, frame, outputs: byFile, rendered: new Map(), warnings: new Map() };
    return next;
  }
}

/** Tells the development client which state of the site a document was made of. */
export function revisionTag(revision: number): string {
  return `<meta name="${REVISION_META}" content="${revision}">`;
}

/** A document with its revision in the head. */
function withRevision(html: string, revision: number): string {
  return html.replace('</head>', () => `${revisionTag(revision)}</head>`);
}

/** Pages whose own text changed, or `all` when something changed that every page shows. */
function changedRoutes(before: Project | undefined, after: Project): string[] | 'all' {
  const settings = ({ config: { kit, ...rest } }: Project) => JSON.stringify(rest);
  if (!before || before.config.kit !== after.config.kit || settings(before) !== settings(after)) return 'all';
  if (treeJson(before) !== treeJson(after)) return 'all';
  const routes: string[] = [];
  for (const [route, page] of after.site.table.pages) {
    const old = before.site.table.pages.get(route);
    if (!old || old.title !== page.title || old.description !== page.description) return 'all';
    if (!page.source || !old.source) continue;
    // Tags, dates and labels stand on other pages too.
    if (JSON.stringify(old.source.frontMatter) !== JSON.stringify(page.source.frontMatter)) return 'all';
    if (old.source.body !== page.source.body) routes.push(route);
  }
  return before.site.table.pages.size === after.site.table.pages.size ? routes : 'all';
}

function keepUnchanged(before: State | undefined, after: State, changed: readonly string[]): void {
  // The files beside the pages that are kept: they are found by compiling, which these are spared.
  for (const [file, source] of before?.project.assets.files ?? [])
    if (!after.project.assets.files.has(file)) after.project.assets.files.set(file, source);
  for (const [route, html] of before?.rendered ?? [])
    if (!changed.includes(route)) {
      after.rendered.set(route, html);
      after.warnings.set(route, before?.warnings.get(route) ?? []);
    }
}

function toMessage(diagnostic: Diagnostic, cwd: string): DevMessage {
  const { file, line, column } = diagnostic;
  return {
    type: 'error',
    message: formatFault(diagnostic),
    place: formatPlace(diagnostic),
    frame: frameOf(path.resolve(cwd, file), line, column),
  };
}

/** A few lines of the source around a fault, with a mark below its column. */
function frameOf(file: string, line: number | undefined, column = 1): string | undefined {
  if (line === undefined || !isFile(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = Math.max(0, line - 3);
  const width = String(line + 2).length;
  return lines
    .slice(start, line + 2)
    .flatMap((text, index) => {
      const number = start + index + 1;
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`;
      return number === line
        ? [row, `${' '.repeat(width + 3)}| ${' '.repeat(Math.max(0, column - 1))}^`]
        : [row];
    })
    .join('\n');
}
