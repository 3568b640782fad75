import {
  asError,
  type Diagnostic,
  FieldguideError,
  forgiving,
  formatDiagnostic,
  invariant,
  isError,
} from '../../shared/errors.ts';
import { REVISION_META } from '../../shared/shellIds.ts';
import { fileHref } from '../../shared/url.ts';
import type { DevMessage } from '../../theme/browser/dev/liveReload.ts';
import { type Client, clientAssets } from '../output/clientFiles.ts';
import { type CompiledSite, compileSite } from '../output/compileSite.ts';
import { withKit } from '../output/kitFiles.ts';
import { markdownCopies } from '../output/markdownCopy.ts';
import { type OutputParts, siteOutputs } from '../output/outputs.ts';
import { type PageContent, pageContent } from '../output/pageContent.tsx';
import { prepareTools } from '../output/prepareTools.ts';
import { openProject } from '../output/project.ts';
import type { Output, Project, ProjectOptions, Tools } from '../output/projectTypes.ts';
import { notFoundPage, type PageFrame, pageFrame, renderPage } from '../output/renderPage.tsx';
import type { SearchIndexer } from '../output/searchIndexer.ts';
import { siteFacts } from '../output/siteFacts.ts';
import type { SitePage } from '../site/siteTypes.ts';
import { changedRoutes, savedPages } from './changedRoutes.ts';
import { DEV_INDEX, DevSearch } from './devSearch.ts';
import { faultMessage } from './faultMessage.ts';
import { allIn, note, type Said, summaryOf } from './saidFaults.ts';

interface DevSiteServices {
  client: Client;
  tools: Tools;
  buildId: string;
  warn: (line: string) => void;
  /** Prints faults as a check does. */
  report: (found: readonly Diagnostic[]) => void;
  /** Sends a message to all open pages. */
  send: (message: DevMessage) => void;
  /** Begins a search index. */
  startIndexer: () => SearchIndexer;
}

// These files keep their names when they change, because open pages still request them.
const FILES = { tree: 'assets/tree-dev.json', terms: 'assets/terms-dev.json' };
const SEARCH_FILES = 'assets/search';

/** One reading of the site. */
interface State {
  /** In its default locale. */
  project: Project;
  /** How often the site has been read. It shows whether an open page is older than the last message. */
  revision: number;
  locales: readonly LocaleState[];
  /** Everything but what lies beside pages, by path. */
  outputs: ReadonlyMap<string, Output>;
  /** What has been said of each file. */
  said: Said;
}

/** The site in one of its languages. */
interface LocaleState {
  project: Project;
  frame: PageFrame;
  rendered: Map<string, string>;
}

/** The site as the dev server sees it: read at once, compiled page by page when asked. */
export class DevSite {
  /** The last reading that went well. */
  state: State | undefined;
  /** The last fault, for pages that connect later. */
  fault: DevMessage | undefined;
  /** The same as it is printed: open pages show it by itself. */
  private shown: string | undefined;
  /** What the last reading found, with what is known of pages that it did not look at. */
  private found: readonly Diagnostic[] = [];
  /** By the prefix of the locale's files. */
  private readonly search = new Map<string, DevSearch>();
  /** True when the last reading failed: what it was for is still to be shown. */
  private missed = false;

  constructor(
    private readonly options: ProjectOptions,
    private readonly services: DevSiteServices,
  ) {}

  get revision(): number {
    return this.state?.revision ?? 0;
  }

  /** All warnings so far: those of the site, and of each page that has been saved or asked for. */
  warnings(): DevMessage {
    const said = allIn(this.state?.said).map(formatDiagnostic);
    return { type: 'warnings', warnings: said.filter((line) => line !== this.shown) };
  }

  /** The last line of a check: editors wait for it, and drop the faults that were not printed before it. */
  summary(): string {
    return summaryOf(this.found);
  }

  /** The file that has this path in the output folder, made when it is asked for; undefined where there is none. */
  async output(file: string): Promise<Output | undefined> {
    for (const { project } of this.state?.locales ?? []) {
      const source = project.assets.files.get(file);
      if (source !== undefined) return { file, source };
    }
    const found = await this.searchFile(file);
    return found ? { file, make: () => found } : this.state?.outputs.get(file);
  }

  private async searchFile(file: string): Promise<Uint8Array | undefined> {
    for (const [prefix, search] of this.search)
      if (file.startsWith(prefix + SEARCH_FILES)) return search.read(file.slice(prefix.length));
    return undefined;
  }

  /**
   * Reads everything again; returns the messages for open pages. `pagesOnly`: only pages were saved, so
   * those with the same text are the same.
   */
  async refresh({ pagesOnly = false } = {}): Promise<DevMessage[]> {
    const { options, services, state: before } = this;
    try {
      const project = await openProject(options, services.tools);
      const next = this.stateOf(project, this.revision + 1);
      const onlyPages = pagesOnly && !this.missed;
      const routes = onlyPages ? changedRoutes(before?.project, project) : 'all';
      this.state = next;
      this.missed = false;
      this.searchAnew(project, onlyPages);
      if (before && routes !== 'all') keepUnchanged(before, next, routes);
      const errors = await this.checkSaved(before, next);
      this.print(allIn(next.said));
      this.fault = errors[0] && faultMessage(errors[0], options.cwd);
      this.shown = errors[0] && formatDiagnostic(errors[0]);
      const { revision } = next;
      return [this.fault ?? { type: 'ok' }, this.warnings(), { type: 'changed', routes, revision }];
    } catch (error) {
      this.missed = true;
      const faults = error instanceof FieldguideError ? error.diagnostics : [];
      const [first] = faults;
      const { message } = asError(error);
      const file = options.siteDir ?? options.docsDir;
      this.fault = first ? faultMessage(first, options.cwd) : { type: 'error', message, place: file };
      this.print([...allIn(before?.said), ...faults]);
      if (!first) {
        services.warn(message);
        this.found = [...this.found, { code: 'site', file, message }];
      }
      return [this.fault];
    }
  }

  private print(found: readonly Diagnostic[]): void {
    this.found = found;
    this.services.report(found);
  }

  private searchAnew({ locales }: Project, onlyPages: boolean): void {
    for (const project of locales) {
      const search = this.search.get(project.prefix) ?? new DevSearch(this.services.startIndexer);
      this.search.set(project.prefix, search);
      search.changed(project, onlyPages);
    }
  }

  /**
   * Compiles the pages that were saved since the last reading, those that link to them, and those that had faults, and notes
   * what a build says of them and of the site itself.
   * @returns the errors.
   */
  private async checkSaved(before: State | undefined, state: State): Promise<Diagnostic[]> {
    const saves = new Map(
      state.project.locales.map((project, at) => [project, savedPages(before?.project.locales[at], project)]),
    );
    const hadFaults = (page: SitePage) => before?.said.has(fileOf(page)) ?? false;
    const { locales, diagnostics } = await this.compile(state, state.project.locales, (project) => {
      const { saved = [], naming = [] } = saves.get(project) ?? {};
      const faulty = [...project.site.table.pages.values()].filter(hadFaults);
      return [...new Set([...saved, ...naming, ...faulty])];
    });
    const checked = new Set<string>();
    const others = new Set<string>();
    for (const { project, contents } of locales)
      for (const content of contents) {
        const isChecked = hadFaults(content.page) || (saves.get(project)?.concerns(content) ?? false);
        (isChecked ? checked : others).add(fileOf(content.page));
      }
    for (const file of checked) state.said.delete(file);
    const found = forgiving(diagnostics).filter(({ file }) => !others.has(file));
    note(found, state.said);
    return found.filter(isError);
  }

  private compile(
    { outputs }: State,
    projects: readonly Project[],
    pages: (project: Project) => readonly SitePage[],
  ): Promise<CompiledSite> {
    return compileSite(projects, { tools: this.services.tools, pages, outputs: () => [...outputs.values()] });
  }

  private async content(page: SitePage, { project, frame }: LocaleState): Promise<PageContent> {
    await prepareTools([page], project, this.services.tools);
    return pageContent(page, project, frame);
  }

  /** Compiled now unless it is unchanged. The site may be read again meanwhile: what is made of the old state stays with it. */
  private async document(page: SitePage, of: LocaleState, state: () => State): Promise<string> {
    const { project, rendered, frame } = of;
    const { revision } = state();
    const kept = rendered.get(page.route);
    if (kept !== undefined) return withRevision(kept, revision);
    const { locales, diagnostics } = await this.compile(state(), [project], () => [page]);
    const made = locales[0]?.contents[0];
    invariant(made, 'A page that is asked for is compiled.');
    const html = renderPage(made, frame);
    rendered.set(page.route, html);
    const known = new Set(allIn(state().said).map(formatDiagnostic));
    const found = note(forgiving(diagnostics), state().said);
    const fresh = found.filter((fault) => !known.has(formatDiagnostic(fault)));
    this.services.report(fresh);
    if (fresh.length > 0 && state() === this.state) this.services.send(this.warnings());
    return withRevision(html, revision);
  }

  /** A state of the site, and the files that it is made of. */
  private stateOf(project: Project, revision: number): State {
    const state = (): State => next;
    const client = withKit(this.services.client, project.kitFiles, project.site.urls);
    const made = project.locales.map((one) => this.localeOf(one, client, state));
    const [first, ...others] = made.map(({ parts }) => parts);
    const outputs = first ? siteOutputs(first, others) : [];
    const byFile = new Map(outputs.map((output) => [output.file, output]));
    const locales = made.map(({ locale }) => locale);
    const next = { project, revision, locales, outputs: byFile, said: new Map() };
    return next;
  }

  private localeOf(
    project: Project,
    client: Client,
    state: () => State,
  ): { locale: LocaleState; parts: OutputParts } {
    const { urls } = project.site;
    const facts = siteFacts(project, {
      treeHref: fileHref(FILES.tree, urls),
      termsHref: fileHref(FILES.terms, urls),
      indexFile: DEV_INDEX,
      buildId: this.services.buildId,
      dev: true,
    });
    const frame = pageFrame(project, facts, clientAssets(client, urls, true));
    const locale: LocaleState = { project, frame, rendered: new Map() };
    const copy = markdownCopies(project);
    const parts: OutputParts = {
      project,
      client,
      files: FILES,
      document: (page) => this.document(page, locale, state),
      markdown: async (page, place) => copy(page, (await this.content(page, locale)).compiled, place),
      notFound: () => withRevision(notFoundPage(project, frame), state().revision),
    };
    return { locale, parts };
  }
}

/** The revision of the site that a document was made from, for the development client. */
export function revisionTag(revision: number): string {
  return `<meta name="${REVISION_META}" content="${revision}">`;
}

/** A document with its revision in the head. */
function withRevision(html: string, revision: number): string {
  return html.replace('</head>', () => `${revisionTag(revision)}</head>`);
}

function keepUnchanged(before: State, after: State, changed: readonly string[]): void {
  for (const [at, { project, rendered }] of after.locales.entries()) {
    const old = before.locales[at];
    // The files beside the pages that are kept: they are found by compiling, which these are spared.
    for (const [file, source] of old?.project.assets.files ?? [])
      if (!project.assets.files.has(file)) project.assets.files.set(file, source);
    for (const [route, html] of old?.rendered ?? []) if (!changed.includes(route)) rendered.set(route, html);
    for (const page of project.site.table.pages.values()) {
      const lines = before.said.get(fileOf(page));
      if (lines && !changed.includes(page.route)) after.said.set(fileOf(page), lines);
    }
  }
}

function fileOf({ source, file, route }: SitePage): string {
  return source?.file ?? file ?? route;
}
