import {
  asError,
  FieldguideError,
  forgiving,
  formatDiagnostic,
  isError,
  isWarning,
} from '../../shared/errors.ts';
import { REVISION_META } from '../../shared/shellIds.ts';
import { fileHref } from '../../shared/url.ts';
import type { DevMessage } from '../../theme/browser/dev/liveReload.ts';
import { type Client, clientAssets } from '../output/clientFiles.ts';
import { generatedLinks } from '../output/generatedLinks.ts';
import { withKit } from '../output/kitFiles.ts';
import { markdownCopies } from '../output/markdownCopy.ts';
import { type OutputParts, siteOutputs } from '../output/outputs.ts';
import { ownFaults } from '../output/ownFaults.ts';
import { prepareTools } from '../output/prepareTools.ts';
import { openProject } from '../output/project.ts';
import type { Output, Project, ProjectOptions, Tools } from '../output/projectTypes.ts';
import {
  notFoundPage,
  type PageContent,
  type PageFrame,
  pageContent,
  pageFrame,
  renderPage,
} from '../output/renderPage.tsx';
import type { SearchIndexer } from '../output/searchIndexer.ts';
import { siteFacts } from '../output/siteFacts.ts';
import { checkCompiled } from '../site/linkCheck.ts';
import type { SitePage } from '../site/siteTypes.ts';
import { changedRoutes } from './changedRoutes.ts';
import { DEV_INDEX, DevSearch } from './devSearch.ts';
import { faultMessage } from './faultMessage.ts';

export interface DevSiteServices {
  client: Client;
  tools: Tools;
  buildId: string;
  warn: (line: string) => void;
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
}

/** The site in one of its languages. */
interface LocaleState {
  project: Project;
  frame: PageFrame;
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

  /** All warnings so far: those of the site, and of each page that has been asked for. */
  warnings(): DevMessage {
    const locales = this.state?.locales ?? [];
    const ofSite = locales.flatMap(({ project }) => forgiving(project.diagnostics).filter(isWarning));
    const ofPages = locales.flatMap(({ warnings }) => [...warnings.values()].flat());
    const all = [...ofSite.map(formatDiagnostic), ...ofPages];
    // Each page has the faults of all front matter, so duplicates are removed.
    return { type: 'warnings', warnings: [...new Set(all)] };
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
      const faults = project.locales.flatMap(({ diagnostics }) => diagnostics);
      const next = this.stateOf(project, this.revision + 1);
      const onlyPages = pagesOnly && !this.missed;
      const routes = onlyPages ? changedRoutes(before?.project, project) : 'all';
      this.state = next;
      this.missed = false;
      this.searchAnew(project, onlyPages);
      for (const route of routes === 'all' ? [] : routes) {
        for (const locale of next.locales) {
          const page = locale.project.site.table.pages.get(route);
          if (!page) continue;
          const { compiled } = await this.content(page, locale);
          faults.push(...ownFaults(compiled.diagnostics, locale.project));
        }
      }
      if (routes !== 'all')
        for (const [at, locale] of next.locales.entries()) keepUnchanged(before?.locales[at], locale, routes);
      const errors = forgiving(faults).filter(isError);
      this.fault = errors[0] && faultMessage(errors[0], options.cwd);
      for (const error of errors) services.warn(formatDiagnostic(error));
      const { revision } = next;
      return [this.fault ?? { type: 'ok' }, this.warnings(), { type: 'changed', routes, revision }];
    } catch (error) {
      this.missed = true;
      const first = error instanceof FieldguideError ? error.diagnostics[0] : undefined;
      const { message } = asError(error);
      const file = options.siteDir ?? options.docsDir;
      this.fault = first ? faultMessage(first, options.cwd) : { type: 'error', message, place: file };
      services.warn(first ? formatDiagnostic(first) : message);
      return [this.fault];
    }
  }

  private searchAnew({ locales }: Project, onlyPages: boolean): void {
    for (const project of locales) {
      const search = this.search.get(project.prefix) ?? new DevSearch(this.services.startIndexer);
      this.search.set(project.prefix, search);
      search.changed(project, onlyPages);
    }
  }

  private async content(page: SitePage, { project, frame }: LocaleState): Promise<PageContent> {
    await prepareTools([page], project, this.services.tools);
    return pageContent(page, project, frame.site);
  }

  /** Compiled now unless it is unchanged. The site may be read again meanwhile: what is made of the old state stays with it. */
  private async document(page: SitePage, of: LocaleState, state: () => State): Promise<string> {
    const { project, rendered, frame } = of;
    const { revision, outputs } = state();
    const known = rendered.get(page.route);
    if (known !== undefined) return withRevision(known, revision);
    const made = await this.content(page, of);
    const html = renderPage(made, frame);
    const generated = generatedLinks([made], project, (name) => outputs.has(name));
    const { diagnostics } = checkCompiled(project.site, [made], generated);
    const faults = ownFaults([...made.compiled.diagnostics, ...diagnostics], project);
    const lines = forgiving(faults).map(formatDiagnostic);
    for (const line of lines) this.services.warn(line);
    rendered.set(page.route, html);
    of.warnings.set(page.route, lines);
    if (lines.length > 0 && state() === this.state) this.services.send(this.warnings());
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
    const next = { project, revision, locales: made.map(({ locale }) => locale), outputs: byFile };
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
    const locale: LocaleState = { project, frame, rendered: new Map(), warnings: new Map() };
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

function keepUnchanged(
  before: LocaleState | undefined,
  after: LocaleState,
  changed: readonly string[],
): void {
  // The files beside the pages that are kept: they are found by compiling, which these are spared.
  for (const [file, source] of before?.project.assets.files ?? [])
    if (!after.project.assets.files.has(file)) after.project.assets.files.set(file, source);
  for (const [route, html] of before?.rendered ?? [])
    if (!changed.includes(route)) {
      after.rendered.set(route, html);
      after.warnings.set(route, before?.warnings.get(route) ?? []);
    }
}
