import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { staysOnPage } from '../../shared/partEntry.ts';
import { ROOT_ID } from '../../shared/shellIds.ts';
import { installBehaviors } from '../behaviors.ts';
import type { LateParts } from '../context.ts';
import { dialogs } from '../dialogs.ts';
import { islands } from '../islands.ts';
import type { Services } from '../services.ts';
import { WORDS_KEY } from '../storage.ts';
import { App, type AppView } from './App.tsx';
import type { ChangedRoutes } from './dev/refreshEvent.ts';
import type { Interaction } from './interaction.tsx';
import { createIslandHost } from './islands/islandHost.tsx';
import { loadPart } from './islands/loadPart.ts';
import { lazily } from './lazily.ts';
import { createMainHost } from './mainHost.ts';
import { rememberDocsVersion } from './preferences/docsVersion.ts';
import { recoverFromDeployment } from './recoverFromDeployment.ts';
import { readShownPage, type ShownPage } from './shownPage.ts';
import { createStore } from './store.ts';
import { nextTask, whenIdle } from './tasks.ts';
import { browserStorage } from './textStorage.ts';
import { createTreeLoader } from './tree.ts';

/**
 * Starts the app on the open document: hydrates the shell, then the rest in tasks of its own. What only a reader
 * who acts needs is loaded when `intent` resolves. Resolves when that is there, or cannot be had.
 */
export async function start(intent: Promise<void>): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const first = readShownPage(document);
  if (!root || !first) {
    throw new Error('This page has no page facts. Serve the HTML as `fieldguide build` wrote it.');
  }
  const opening: ShownPage = first;
  // Its style sheet would not have loaded either, had the base URL been wrong.
  document.querySelector('.base-url-banner')?.remove();
  const views = createStore<AppView>({ ...first, tree: undefined });
  const late = createStore<LateParts>({});
  const session = browserStorage('sessionStorage');
  const buildId = () => views.get().site.buildId;

  const tree = createTreeLoader({
    href: () => views.get().site.treeHref,
    fetch: (href) => fetch(href),
    onLoad: (loaded) => views.set({ ...views.get(), tree: loaded }),
  });
  const onMissing = () =>
    recoverFromDeployment({
      buildId: buildId(),
      ask: askAgain,
      storage: session,
      reload: () => location.reload(),
    });
  const search = () =>
    lazily(async () => {
      const { openSearch } = await import('../../search/interface/openSearch.ts');
      return openSearch({ site: views.get().site, session, onMissing });
    });
  const services: Services = {
    facts: views.get,
    search: search(),
    showMarks() {
      if (!session.read(WORDS_KEY)) return;
      import('../marks/showMarks.tsx').then(({ showMarks }) => showMarks(), complain);
    },
  };
  // The heading in the address may stand in an island.
  const acting = location.hash === '' ? intent : Promise.resolve();
  const islandHost = createIslandHost({ islands: islands(), services, onMissing, intent: acting });
  const main = createMainHost(first.html.main, { islands: islandHost, intent: acting });
  let onFirstShown = (): void => undefined;
  const firstShown = new Promise<void>((resolve) => {
    onFirstShown = resolve;
  });
  let interaction: Interaction | undefined;

  function onShown(): void {
    onFirstShown();
    interaction?.shellShown();
    services.showMarks();
  }

  function refresh(routes: ChangedRoutes): void {
    void tree.refresh().catch(complain);
    // What a save has changed is found, too.
    services.search = search();
    interaction?.navigation.refresh(routes === 'all' || routes.includes(views.get().page.route));
  }

  async function comeAlive(): Promise<void> {
    await firstShown;
    await nextTask();
    const loaded = interact();
    installBehaviors();
    document.documentElement.dataset.mounted = '';
    await loaded;
  }

  async function settleIn(): Promise<void> {
    await whenIdle(1000);
    rememberDocsVersion(browserStorage('localStorage'), views.get().site.docsVersion.name);
  }

  /** Waits for the reader's first act and loads what it needs. */
  async function interact(): Promise<void> {
    const opened = location.href;
    const movedOn = () =>
      withoutFragment(location.href) !== withoutFragment(opened) &&
      !staysOnPage(history.state, location.href, opened) &&
      location.reload();
    // An entry that an earlier load of this tab pushed: without navigation only a load shows its page.
    addEventListener('popstate', movedOn);
    // Back on an entry that was left by a client navigation: nobody else returns the reader to their place.
    const returned = history.scrollRestoration === 'manual';
    if (!views.get().site.dev && !returned) await intent;
    const part = await loadPart(() => import('./interaction.tsx'));
    if (part.type === 'failed') {
      await onMissing();
      // Back to what a page is without scripts: what would do nothing goes.
      delete document.documentElement.dataset.js;
      throw part.error;
    }
    const { startInteraction } = part.module;
    removeEventListener('popstate', movedOn);
    const host = { dialogs, services, onMissing };
    interaction = startInteraction({
      first: opening,
      late,
      session,
      buildId,
      views,
      main,
      dialogs: host,
    });
    if (views.get().site.dev) {
      const { listenForRefresh } = await import('./dev/listenForRefresh.ts');
      listenForRefresh(document, refresh);
    }
    document.documentElement.dataset.interactive = '';
  }

  const app = (
    <App
      store={views}
      // The sidebar keeps its open branch where the rest cannot be had; the next use asks again.
      requestTree={() => void tree.request().catch(complain)}
      mainRef={main.attach}
      late={late}
      onShown={onShown}
    />
  );
  // A transition is hydrated in slices; anything else in one long task.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error, { componentStack }) =>
        console.error('The page differs from what the server rendered:', error, componentStack),
    });
  });
  const alive = comeAlive();
  // Without the rest the page still reads, and its links are links.
  alive.then(settleIn).catch(complain);
  await Promise.allSettled([alive]);
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}

function complain(error: unknown): void {
  console.error(error);
}

/** Asks the server for the page on display, past all that this tab holds: its build, if it is a page of ours. */
async function askAgain(): Promise<string | undefined> {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return readShownPage(html)?.site.buildId;
  } catch {
    return undefined;
  }
}
