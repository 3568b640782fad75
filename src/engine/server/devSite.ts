import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, FieldguideError, formatDiagnostic } from '../../shared/errors.ts';
import type { SiteFacts } from '../../shared/types.ts';
import { fileHref, normalizeRoute } from '../../shared/url.ts';
import { type Client, clientAssets } from '../build/client.ts';
import { pageMarkdown } from '../build/pageMarkdown.ts';
import {
  openProject,
  type Project,
  type ProjectOptions,
  prepareTools,
  type Tools,
} from '../build/project.ts';
import {
  notFoundContent,
  type PageContent,
  pageContent,
  pageFrame,
  renderPage,
} from '../build/renderPage.tsx';
import type { SearchIndexer } from '../build/searchIndexer.ts';
import { siteFacts } from '../build/siteFacts.ts';
import { navTree } from '../build/writeSite.ts';
import { pageCards, termCards } from '../site/cards.ts';
import { checkCompiled } from '../site/checkSite.ts';
import { createDevSearch, DEV_INDEX } from './devSearch.ts';
import type { DevMessage } from './events.ts';
import { withRevision } from './revision.ts';

export interface DevSite {
  /** Reads everything again; returns what open pages must be told. */
  refresh(): Promise<DevMessage[]>;
  /** The last fault, for pages that connect later. */
  fault(): DevMessage | undefined;
  project(): Project | undefined;
  /** How often the site has been read: tells a page that is older than what was said last. */
  revision(): number;
  /** The document of a route, compiled now unless it is unchanged; undefined where there is no such page. */
  document(route: string): Promise<string | undefined>;
  /** The Markdown twin that has this path in the output folder, compiled now; undefined where there is none. */
  markdown(file: string): Promise<string | undefined>;
  notFound(): string;
  tree(): string;
  /** What tips on terms and cards on links show. */
  cards(kind: 'terms' | 'pages'): string;
  /** The index of search or one of its shards, by its path in the output folder. */
  searchFile(file: string): Promise<Uint8Array | undefined>;
}

export interface DevSiteServices {
  client: Client;
  tools: Tools;
  buildId: string;
  warn: (line: string) => void;
  /** Begins a search index. */
  startIndexer: () => SearchIndexer;
}

const NOT_COMPILED = { headings: [], links: [] };

interface State {
  project: Project;
  revision: number;
  rendered: Map<string, string>;
}

/** The site as the dev server sees it: read at once, compiled page by page when asked. */
export function createDevSite(options: ProjectOptions, services: DevSiteServices): DevSite {
  const { client, tools, buildId, warn, startIndexer } = services;
  const search = createDevSearch(startIndexer);
  let state: State | undefined;
  let fault: DevMessage | undefined;

  const facts = (project: Project): SiteFacts =>
    siteFacts(project, {
      treeHref: fileHref('assets/tree-dev.json', project.site.urls),
      cardsHref: fileHref('assets/cards/*-dev.json', project.site.urls),
      indexFile: DEV_INDEX,
      buildId,
      dev: true,
    });

  async function content(route: string, { project }: State): Promise<PageContent | undefined> {
    const page = project.site.table.pages.get(route);
    if (!page) return undefined;
    await prepareTools([page], tools);
    return pageContent(page, project, facts(project));
  }

  return {
    fault: () => fault,
    project: () => state?.project,
    revision: () => state?.revision ?? 0,
    tree: () => (state ? JSON.stringify(navTree(state.project)) : '{}'),
    cards(kind) {
      if (!state) return '{}';
      const { site, glossary } = state.project;
      if (kind === 'terms') return JSON.stringify(termCards(glossary));
      // Headings are known of compiled pages alone; here, pages are compiled when they are asked for.
      const pages = [...site.table.pages.values()].map((page) => ({ page, compiled: NOT_COMPILED }));
      return JSON.stringify(pageCards(pages));
    },
    searchFile: (file) => search.read(file),
    notFound() {
      if (!state) return '';
      const site = facts(state.project);
      const html = renderPage(
        notFoundContent(state.project, site),
        pageFrame(state.project, site),
        clientAssets(client, state.project.site.urls, true),
      );
      return withRevision(html, state.revision);
    },
    async document(route) {
      // The site may be read again while a page is compiled: what is made of the old state stays with it.
      const current = state;
      if (!current) return undefined;
      const { project, revision, rendered } = current;
      const known = rendered.get(route);
      if (known !== undefined) return withRevision(known, revision);
      const page = await content(route, current);
      if (!page) return undefined;
      const frame = pageFrame(project, facts(project));
      const html = renderPage(page, frame, clientAssets(client, project.site.urls, true));
      for (const diagnostic of [
        ...page.compiled.diagnostics,
        ...checkCompiled(project.site, [page], true).diagnostics,
      ])
        warn(formatDiagnostic(diagnostic));
      rendered.set(route, html);
      return withRevision(html, revision);
    },
    async markdown(file) {
      // `index` is no part of a route.
      const page = state && (await content(normalizeRoute(file.replace(/\.md$/, '')), state));
      if (!state || !page || page.twin !== file) return undefined;
      return pageMarkdown(page.page, page.compiled, state.project);
    },
    async refresh() {
      const before = state;
      try {
        const project = await openProject(options, tools);
        const errors = project.diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
        const revision = (before?.revision ?? 0) + 1;
        const next: State = { project, revision, rendered: new Map() };
        const routes = changedRoutes(before?.project, project);
        state = next;
        search.changed(project);
        for (const route of routes === 'all' ? [] : routes) {
          const page = await content(route, next);
          errors.push(
            ...(page?.compiled.diagnostics.filter((diagnostic) => diagnostic.severity === 'error') ?? []),
          );
        }
        if (routes !== 'all') keepUnchanged(before, next, routes);
        fault = errors[0] && toMessage(errors[0], options.cwd);
        for (const error of errors) warn(formatDiagnostic(error));
        return [...(fault ? [fault] : [{ type: 'ok' } as const]), { type: 'changed', routes, revision }];
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
  if (!before || JSON.stringify(before.config) !== JSON.stringify(after.config)) return 'all';
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
    if (!changed.includes(route)) after.rendered.set(route, html);
}

function toMessage(diagnostic: Diagnostic, cwd: string): DevMessage {
  const { message, hint, file, line, column } = diagnostic;
  return {
    type: 'error',
    message: hint ? `${message} ${hint}` : message,
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
