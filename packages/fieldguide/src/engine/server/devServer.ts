import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { watch } from 'chokidar';
import { asError, type Diagnostic } from '../../shared/errors.ts';
import { escapeHtml } from '../../shared/text.ts';
import { decodePath, normalizeRoute, routeFile, routeHref } from '../../shared/url.ts';
import type { DevMessage } from '../../theme/browser/dev/liveReload.ts';
import { type Client, clientAssets } from '../output/clientFiles.ts';
import { inputFolders } from '../output/project.ts';
import type { Project, ProjectOptions, Tools } from '../output/projectTypes.ts';
import type { SearchIndexer } from '../output/searchIndexer.ts';
import { DevSite, revisionTag } from './devSite.ts';
import { EventHub } from './eventHub.ts';
import { type IncomingCall, type ListenOptions, listen, type RunningServer, redirect } from './listen.ts';
import { CHECKING } from './saidFaults.ts';
import { send, sendOutput } from './sendOutput.ts';

interface DevOptions extends ListenOptions {
  project: ProjectOptions;
  client: Client;
  tools: Tools;
  /** Begins a search index. */
  startIndexer: () => SearchIndexer;
  /** Prints a line for the writer. */
  print: (line: string) => void;
  /** Prints faults as a check does. */
  report: (found: readonly Diagnostic[]) => void;
}

/** Longer than the 50 ms for which the watcher delays a save, so that saves of several files come together. */
const SETTLE_MS = 60;

/** Serves the site while it is written: pages are compiled when asked for, a save shows in open pages. */
export async function startDevServer(options: DevOptions): Promise<RunningServer & { baseUrl: string }> {
  const { client, tools, project } = options;
  const buildId = `dev-${Date.now().toString(36)}`;
  const hub = new EventHub();
  const site = new DevSite(project, {
    client,
    tools,
    startIndexer: options.startIndexer,
    buildId,
    warn: options.print,
    report: options.report,
    send: (message) => hub.send(message),
  });
  await site.refresh();
  const baseUrl = () => site.state?.project.site.urls.baseUrl ?? '/';
  const running = await listen((asked) => {
    answer(asked).catch((thrown: unknown) => {
      const error = asError(thrown);
      options.print(error.stack ?? error.message);
      errorPage(asked.response, error);
    });
  }, options);

  async function answer({ url, request, response }: IncomingCall): Promise<void> {
    const base = baseUrl();
    if (!url.pathname.startsWith(base)) {
      redirect(response, 302, base);
      return;
    }
    const inner = `/${url.pathname.slice(base.length)}`;
    if (inner === '/__fieldguide/events') {
      const { state, fault, revision } = site;
      const hello: DevMessage = { type: 'hello', buildId: state && buildId, revision };
      hub.add(response, hello, ...(fault ? [fault] : []), site.warnings());
      return;
    }
    const current = site.state?.project;
    if (!current) {
      errorPage(response);
      return;
    }
    const name = decodePath(inner.slice(1));
    const found = name.endsWith('.html') || name === '' ? undefined : await site.output(name);
    if (found) {
      await sendOutput({ request, response }, found);
      return;
    }
    const { prefix, site: asked } = localeAt(current, inner);
    const { urls, table } = asked;
    const route = normalizeRoute(inner.slice(prefix.length));
    const page = await site.output(prefix + routeFile(route, urls));
    const right = routeHref(route, urls);
    const isPage = table.pages.has(route);
    if (page && isPage && decodePath(url.pathname) !== decodePath(right))
      redirect(response, 302, right + url.search);
    else if (page) await sendOutput({ request, response }, page);
    else
      await sendOutput(
        { request, response, status: 404 },
        (await site.output(name)) ?? (await site.output(`${prefix}404.html`)),
      );
  }

  /** Shown while the settings cannot be read. The overlay shows why and goes away with the next valid save. */
  function errorPage(response: ServerResponse, error?: Error): void {
    if (response.headersSent) {
      response.end();
      return;
    }
    const urls = site.state?.project.site.urls ?? { baseUrl: '/', trailingSlash: true };
    const { fault } = site;
    const text = error?.message ?? (fault?.type === 'error' ? fault.message : 'The site cannot be read.');
    const script = clientAssets(client, urls, true).devScript ?? '';
    send(response, {
      status: 500,
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8">${revisionTag(site.revision)}<title>Error</title></head><body><h1>The page cannot be shown</h1><pre>${escapeHtml(text)}</pre><script type="module" src="${escapeHtml(script)}"></script></body></html>`,
    });
  }

  const folders = inputFolders(project);
  // From the folders around them: one that is taken away and made anew is found again.
  const around = new Set(folders.map((folder) => path.dirname(folder)));
  const watcher = watch([...around], {
    ignoreInitial: true,
    ignored: (name) => !around.has(name) && isHidden(name, folders),
  });
  let blind = false;
  watcher.on('error', (error) => {
    // Printed once, because every file causes this error when the system has no watchers left.
    if (!blind) options.print(`Some saved changes will not show: ${asError(error).message}.`);
    blind = true;
  });
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  let waits = false;
  let pagesOnly = true;
  watcher.on('all', (_, file) => {
    // An image, data or the settings: any page may show it.
    if (!/\.md$/.test(file)) pagesOnly = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The reading that waits for the one before will see this save too.
      if (waits) return;
      waits = true;
      work = work.then(async () => {
        const saved = { pagesOnly };
        waits = false;
        pagesOnly = true;
        options.print(CHECKING);
        for (const message of await site.refresh(saved)) hub.send(message);
        options.print(site.summary());
      });
    }, SETTLE_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    ...running,
    baseUrl: baseUrl(),
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await work;
      hub.close();
      await running.close();
    },
  };
}

/** The site in the language that a path below the base URL is in. */
function localeAt(project: Project, inner: string): Project {
  const others = project.locales.filter(({ prefix }) => prefix !== '');
  return others.find(({ prefix }) => `${inner}/`.startsWith(`/${prefix}`)) ?? project;
}

/**
 * What lies beside the watched folders, and hidden files and packages below them; where these lie themselves does not
 * matter.
 */
function isHidden(name: string, folders: readonly string[]): boolean {
  return folders.every((folder) => {
    const inside = path.relative(folder, name);
    return path.isAbsolute(inside) || /(?:^|[/\\])(?:\.[^/\\]|node_modules(?:[/\\]|$))/.test(inside);
  });
}
