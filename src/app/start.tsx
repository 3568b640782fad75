import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PageFacts } from '../shared/types.ts';
import { installBehaviors } from '../theme/behaviors.ts';
import { dialogs } from '../theme/dialogs.ts';
import { islands } from '../theme/islands.ts';
import { App, type AppView } from './App.tsx';
import { createAnnouncer } from './announcer.ts';
import { createArticleHost } from './articleHost.ts';
import type { ChangedRoutes } from './dev/refreshEvent.ts';
import { createDialogHost } from './dialogs/dialogHost.tsx';
import { installDialogs } from './dialogs/installDialogs.ts';
import { applyHead } from './head.ts';
import { createIslandHost } from './islands/islandHost.tsx';
import { createNavigation } from './navigation/createNavigation.ts';
import { fetchPage } from './navigation/fetchPage.ts';
import { createHistoryEntries } from './navigation/historyEntries.ts';
import type { Outcome } from './navigation/judgeAnswer.ts';
import { NavigationStatus, type NavigationView } from './navigation/NavigationStatus.tsx';
import { createPageCache } from './navigation/pageCache.ts';
import { installPrefetch } from './navigation/prefetch.ts';
import { browserClock, createProgress } from './navigation/progress.ts';
import { createScrollPositions } from './navigation/scrollPositions.ts';
import { type PageDocument, ROOT_ID, readPageDocument } from './pageDocument.ts';
import { rememberDocsVersion } from './preferences/docsVersion.ts';
import { recoverFromDeployment } from './recoverFromDeployment.ts';
import { createStore } from './store.ts';
import { nextTask, whenIdle } from './tasks.ts';
import { browserStorage } from './textStorage.ts';
import { createTreeLoader } from './tree.ts';

/** Longest time a prefetched page waits for an idle moment to be parsed in. */
const PARSE_DEADLINE_MS = 60;

/** Starts the app on the open document: hydrates the shell, then the rest in tasks of its own. */
export function start(): void {
  const root = document.getElementById(ROOT_ID);
  const first = readPageDocument(document);
  if (!root || !first) {
    throw new Error('This page has no page facts. Serve the HTML as `fieldguide build` wrote it.');
  }
  // Its style sheet would not have loaded either, had the base URL been wrong.
  document.querySelector('.base-url-banner')?.remove();
  const views = createStore<AppView>({ site: first.site, page: first.page, tree: undefined });
  const status = createStore<NavigationView>({ progress: { phase: 'idle' } });
  const session = browserStorage('sessionStorage');
  const buildId = () => views.get().site.buildId;

  const tree = createTreeLoader({
    href: () => views.get().site.treeHref,
    fetch: (href) => fetch(href),
    onLoad: (loaded) => views.set({ ...views.get(), tree: loaded }),
  });
  const cache = createPageCache({
    now: () => performance.now(),
    fetch: (url, { signal, hurried }) => {
      const readyToParse = () => Promise.race([hurried, whenIdle(PARSE_DEADLINE_MS)]);
      return fetchPage({ url, signal, buildId: buildId(), readyToParse });
    },
  });
  const onMissing = () =>
    recoverFromDeployment({
      buildId: buildId(),
      ask: () => askAgain(buildId()),
      storage: session,
      reload: () => location.reload(),
    });
  const islandHost = createIslandHost({ islands, onMissing });
  const article = createArticleHost(first.articleHtml, islandHost);
  let mounted = false;
  let settled = (): void => undefined;

  const navigation = createNavigation({
    baseUrl: first.site.baseUrl,
    cache,
    entries: createHistoryEntries(history, () => performance.timeOrigin + performance.now()),
    positions: createScrollPositions(session),
    progress: createProgress((progress) => status.set({ ...status.get(), progress }), browserClock()),
    report: (failure) => {
      if (failure !== status.get().failure) status.set({ ...status.get(), failure });
    },
    announce: createAnnouncer(document).announce,
    swap: showPage,
  });

  function showPage(next: PageDocument, onSettled: () => void): void {
    const { page, tree: loaded } = views.get();
    settled = onSettled;
    applyHead(document, next.head);
    article.swap(next.articleHtml);
    // A copy, so that the same facts shown again are news.
    const update = () => views.set({ site: next.site, page: { ...next.page }, tree: loaded });
    // The reader waits for the article. The shell around it follows in slices, unless it would stand wrong.
    if (sameLayout(page, next.page)) startTransition(update);
    else flushSync(update);
  }

  function onShown(): void {
    if (!mounted) void onMounted();
    mounted = true;
    settled();
  }

  function refresh(routes: ChangedRoutes): void {
    cache.clear();
    void tree.refresh().catch(complain);
    if (routes === 'all' || routes.includes(views.get().page.route)) navigation.refresh();
  }

  async function onMounted(): Promise<void> {
    await nextTask();
    navigation.connect();
    const connection = () => ('connection' in navigator ? navigator.connection : undefined);
    installPrefetch({ cache, place: navigation.place, connection });
    if (first && first.page.kind !== 'not-found') cache.put(location.href.replace(/#.*$/, ''), first);
    await nextTask();
    installBehaviors();
    installDialogs(createDialogHost({ dialogs, facts: views.get, onMissing }));
    document.documentElement.dataset.mounted = '';
    if (views.get().site.dev) {
      const { listenForRefresh } = await import('./dev/refreshEvent.ts');
      listenForRefresh(document, refresh);
    }
    await whenIdle(1000);
    rememberDocsVersion(browserStorage('localStorage'), views.get().site.docsVersion.name);
  }

  const app = (
    <App
      store={views}
      // The sidebar keeps its open branch where the rest cannot be had; the next use asks again.
      requestTree={() => void tree.request().catch(complain)}
      articleHtml={first.articleHtml}
      articleRef={article.attach}
      status={
        <NavigationStatus
          store={status}
          onRetry={({ target }) => void navigation.navigator.navigate(target)}
        />
      }
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
}

/** True where the shells of two pages have the same parts in the same places. */
function sameLayout(one: PageFacts, other: PageFacts): boolean {
  return (
    one.kind === other.kind &&
    one.sidebar?.id === other.sidebar?.id &&
    one.toc.length > 0 === other.toc.length > 0
  );
}

function complain(error: unknown): void {
  console.error(error);
}

/** Asks the server for the page on display, past all that this tab holds. */
function askAgain(buildId: string): Promise<Outcome> {
  const { signal } = new AbortController();
  return fetchPage({ url: location.href, buildId, signal, readyToParse: () => Promise.resolve() });
}
