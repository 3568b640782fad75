import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Diagnostic,
  FieldguideError,
  forgiving,
  formatDiagnostic,
  formatFault,
  isError,
  isWarning,
} from '../../shared/errors.ts';
import type { SiteFacts } from '../../shared/types.ts';
import { fileHref } from '../../shared/url.ts';
import type { DevMessage } from '../../theme/browser/dev/liveReload.ts';
import { type Client, clientAssets } from '../build/client.ts';
import { withKit } from '../build/kitFiles.ts';
import { navTree, siteOutputs } from '../build/outputs.ts';
import { openProject, prepareTools } from '../build/project.ts';
import {
  notFoundContent,
  type PageContent,
  pageContent,
  pageFrame,
  pageMarkdown,
  renderPage,
} from '../build/renderPage.tsx';
import type { SearchIndexer } from '../build/searchIndexer.ts';
import { siteFacts } from '../build/siteFacts.ts';
import type { Output, Project, ProjectOptions, Tools } from '../build/types.ts';
import { termTips } from '../content/glossary.ts';
import { checkCompiled } from '../site/linkCheck.ts';
import type { SitePage } from '../site/types.ts';
import { createDevSearch, DEV_INDEX } from './devSearch.ts';
import { withRevision } from './events.ts';

export interface DevSite {
  /** Reads everything again; returns what open pages must be told. */
  refresh(): Promise<DevMessage[]>;
  /** The last fault, for pages that connect later. */
  fault(): DevMessage | undefined;
  /** All warnings so far: those of the site, and of each page that has been asked for. */
  warnings(): DevMessage;
  project(): Project | undefined;
  /** How often the site has been read: tells a page that is older than what was said last. */
  revision(): number;
  /** The file that has this path in the output folder, made when it is asked for; undefined where there is none. */
  output(file: string): Promise<Output | undefined>;
}

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
const DEV_TREE = 'assets/tree-dev.json';
const DEV_TERMS = 'assets/terms-dev.json';
const SEARCH_FILES = 'assets/search';

interface State {
  project: Project;
  revision: number;
  /** Everything but what lies beside pages, by path. */
  outputs: ReadonlyMap<string, Output>;
  rendered: Map<string, string>;
  /** What each page among them is warned of, by route. */
  warnings: Map<string, string[]>;
}

/** The site as the dev server sees it: read at once, compiled page by page when asked. */
export function createDevSite(options: ProjectOptions, services: DevSiteServices): DevSite {
  const { client, tools, buildId, warn, send, startIndexer } = services;
  const search = createDevSearch(startIndexer);
  let state: State | undefined;
  let fault: DevMessage | undefined;

  const facts = (project: Project): SiteFacts =>
    siteFacts(project, {
      treeHref: fileHref(DEV_TREE, project.site.urls),
      termsHref: fileHref(DEV_TERMS, project.site.urls),
      indexFile: DEV_INDEX,
      buildId,
      dev: true,
    });

  const frameOf = (project: Project) =>
    pageFrame(
      project,
      facts(project),
      clientAssets(withKit(client, project.kitFiles), project.site.urls, true),
    );

  async function content(page: SitePage, project: Project): Promise<PageContent> {
    await prepareTools([page], project, tools);
    return pageContent(page, project, facts(project));
  }

  /** Compiled now unless it is unchanged. The site may be read again meanwhile: what is made of the old state stays with it. */
  async function document(page: SitePage, of: State): Promise<string> {
    const { project, revision, rendered } = of;
    const known = rendered.get(page.route);
    if (known !== undefined) return withRevision(known, revision);
    const made = await content(page, project);
    const html = renderPage(made, frameOf(project));
    const { diagnostics } = checkCompiled(project.site, [made]);
    const lines = forgiving([...made.compiled.diagnostics, ...diagnostics]).map(formatDiagnostic);
    for (const line of lines) warn(line);
    rendered.set(page.route, html);
    of.warnings.set(page.route, lines);
    if (lines.length > 0 && of === state) send(warnings());
    return withRevision(html, revision);
  }

  function warnings(): DevMessage {
    const ofSite = forgiving(state?.project.diagnostics ?? [])
      .filter(isWarning)
      .map(formatDiagnostic);
    const all = [...ofSite, ...(state?.warnings.values() ?? [])].flat();
    // Each page tells the faults of all front matter.
    return { type: 'warnings', warnings: [...new Set(all)] };
  }

  /** A state of the site, and the files that it is made of. */
  function stateOf(project: Project, revision: number): State {
    const next: State = {
      project,
      revision,
      rendered: new Map(),
      warnings: new Map(),
      outputs: new Map(
        siteOutputs({
          project,
          client: withKit(client, project.kitFiles),
          shared: [
            { file: DEV_TREE, make: () => JSON.stringify(navTree(project)) },
            { file: DEV_TERMS, make: () => JSON.stringify(termTips(project.glossary)) },
          ],
          document: (page) => document(page, next),
          markdown: async (page) => pageMarkdown(page, (await content(page, project)).compiled, project),
          notFound: () =>
            withRevision(renderPage(notFoundContent(project, facts(project)), frameOf(project)), revision),
        }).map((output) => [output.file, output]),
      ),
    };
    return next;
  }

  return {
    fault: () => fault,
    warnings,
    project: () => state?.project,
    revision: () => state?.revision ?? 0,
    async output(file) {
      const source = state?.project.assets.files.get(file);
      if (source !== undefined) return { file, source };
      const found = file.startsWith(SEARCH_FILES) ? await search.read(file) : undefined;
      return found ? { file, make: () => found } : state?.outputs.get(file);
    },
    async refresh() {
      const before = state;
      try {
        const project = await openProject(options, tools);
        const errors = forgiving(project.diagnostics).filter(isError);
        const next = stateOf(project, (before?.revision ?? 0) + 1);
        const routes = changedRoutes(before?.project, project);
        state = next;
        search.changed(project);
        for (const route of routes === 'all' ? [] : routes) {
          const page = project.site.table.pages.get(route);
          const { diagnostics } = page ? (await content(page, project)).compiled : { diagnostics: [] };
          errors.push(...forgiving(diagnostics).filter(isError));
        }
        if (routes !== 'all') keepUnchanged(before, next, routes);
        fault = errors[0] && toMessage(errors[0], options.cwd);
        for (const error of errors) warn(formatDiagnostic(error));
        return [
          ...(fault ? [fault] : [{ type: 'ok' } as const]),
          warnings(),
          { type: 'changed', routes, revision: next.revision },
        ];
      } catch (error) {
        const first = error instanceof FieldguideError ? error.diagnostics[0] : undefined;
        const message = error instanceof Error ? error.message : String(error);
        fault = first
          ? toMessage(first, options.cwd)
          : { type: 'error', message, file: options.siteDir ?? options.docsDir };
        warn(first ? formatDiagnostic(first) : message);
        return [fault];
      }
    },
  };
}

/** Pages whose own text changed, or `all` when something changed that every page shows. */
function changedRoutes(before: Project | undefined, after: Project): string[] | 'all' {
  const settings = ({ config: { kit, ...rest } }: Project) => JSON.stringify(rest);
  if (!before || before.config.kit !== after.config.kit || settings(before) !== settings(after)) return 'all';
  if (JSON.stringify(navTree(before)) !== JSON.stringify(navTree(after))) return 'all';
  const routes: string[] = [];
  for (const [route, page] of after.site.table.pages) {
    const old = before.site.table.pages.get(route);
    if (!old || old.title !== page.title || old.description !== page.description) return 'all';
    if (!page.source || !old.source) continue;
    if (
      old.source.body !== page.source.body ||
      JSON.stringify(old.source.frontMatter) !== JSON.stringify(page.source.frontMatter)
    )
      routes.push(route);
  }
  const sameRoutes = before.site.table.pages.size === after.site.table.pages.size;
  // Nothing in the pages changed: then it was an image, data or a static file, and any page may show it.
  return sameRoutes && routes.length > 0 ? routes : 'all';
}

function keepUnchanged(before: State | undefined, after: State, changed: readonly string[]): void {
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
    file,
    line,
    column,
    frame: frameOf(path.resolve(cwd, file), line, column),
  };
}

/** A few lines of the source around a fault, with a mark below its column. */
function frameOf(file: string, line: number | undefined, column = 1): string | undefined {
  if (line === undefined || !existsSync(file)) return undefined;
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
