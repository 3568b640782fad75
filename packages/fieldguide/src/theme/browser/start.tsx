import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createProvider } from '../../search/browser/providers.ts';
import { recoverSearch } from '../../search/browser/recoverSearch.ts';
import * as DATA from '../../shared/dataAttributes.ts';
import { asError } from '../../shared/errors.ts';
import { ROOT_ID } from '../../shared/shellIds.ts';
import { keepDocsVersion, readStored, WORDS_KEY } from '../../shared/ui/storage.ts';
import { afterPaint, nextTask, whenIdle } from '../../shared/ui/tasks.ts';
import { installBehaviors } from '../behaviors.ts';
import { dialogs } from '../dialogs.ts';
import { enhanceArticle } from '../enhanceArticle.ts';
import { islands } from '../islands.tsx';
import { END_OF_MARKS } from '../marks/takeWords.ts';
import type { Services } from '../services.ts';
import { App, type AppView } from './App.tsx';
import { type ChangedRoutes, REFRESH_EVENT } from './dev/refreshEvent.ts';
import { installDialogs } from './dialogs.tsx';
import { applyHead } from './head.ts';
import { createIslandHost } from './islandHost.tsx';
import { lateStylesHref } from './lateStyles.ts';
import { lazily } from './loading.tsx';
import { announceMissingTarget } from './navigation/missingTarget.ts';
import { createNavigation } from './navigation/navigation.tsx';
import { type PageDocument, readPage } from './page.ts';
import { recoverFromDeployment, servedBuild } from './recoverFromDeployment.ts';
import { replayActs } from './replayActs.ts';
import { createStore } from './store.ts';
import { installTermTips } from './termTips.ts';
import { createTreeLoader, fetchTree } from './tree.ts';

/** Brings the open document to life. Resolves when all of the shell works. */
export async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const first = readPage(document);
  if (!root || !first) {
    throw new Error('This page has no page facts. Serve the HTML as `fieldguide build` wrote it.');
  }
  // Its style sheet would not have loaded either, had the base URL been wrong.
  document.querySelector('.base-url-banner')?.remove();
  const styled = addStyles(lateStylesHref());
  const { head: _, ...opening } = first;
  const views = createStore<AppView>({ ...opening, tree: undefined, shown: 0 });

  const tree = createTreeLoader({
    load: () => fetchTree(views.get().site.treeHref),
    onLoad: (loaded) => views.set({ ...views.get(), tree: loaded, treeError: undefined }),
  });
  /** The sidebar keeps its open branch where the rest cannot be had, and says so in the place of the rest. */
  function requestTree(): void {
    tree.request().catch((treeError: unknown) => {
      console.error(treeError);
      views.set({ ...views.get(), treeError: asError(treeError) });
    });
  }
  const onMissing = () =>
    recoverFromDeployment({
      buildId: first.site.buildId,
      ask: servedBuild,
      reload: () => location.reload(),
    });
  const search = () => lazily(() => createProvider(views.get().site));
  const services: Services = {
    facts: views.get,
    search: search(),
    recover: (error) => recoverSearch(error, { buildId: first.site.buildId, onMissing }),
    showMarks() {
      if (!readStored('sessionStorage', WORDS_KEY)) return;
      import('../marks/showMarks.tsx').then(({ showMarks }) => showMarks(), console.error);
    },
  };
  const { showIslands, prepareIslands } = createIslandHost({ islands: islands(), services, onMissing });

  function swap({ site, page, html, head }: PageDocument): void {
    applyHead(document, head);
    flushSync(() => views.set({ ...views.get(), site, page, html, shown: views.get().shown + 1 }));
  }

  /** The article on display gets what only scripts can; returns its end. */
  function bringToLife(main: HTMLElement | null): (() => void) | undefined {
    if (!main) return undefined;
    let ends: (() => void)[] | undefined = [];
    // The page that was loaded is painted first; any other is complete in its first frame. What scripts add would move
    // the text if its styles came after it.
    void Promise.all([views.get().shown === 0 ? afterPaint() : undefined, styled]).then(() => {
      // The reader has gone on meanwhile.
      if (!ends) return;
      ends.push(showIslands(main), enhanceArticle(main));
      ends.push(() => document.dispatchEvent(new Event(END_OF_MARKS)));
      services.showMarks();
      announceMissingTarget();
    });
    return () => {
      for (const end of ends ?? []) end();
      ends = undefined;
    };
  }

  const navigation = createNavigation({ first, swap, prepare: prepareIslands });
  await new Promise<void>((resolve) => {
    const app = (
      <App
        store={views}
        requestTree={requestTree}
        mainRef={bringToLife}
        status={navigation.status}
        onHydrated={resolve}
      />
    );
    // A transition is hydrated in slices; anything else in one long task.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error, { componentStack }) =>
          console.error('The page differs from what the server rendered:', error, componentStack),
      });
    });
  });
  await nextTask();
  navigation.connect();
  installBehaviors();
  addEventListener('hashchange', announceMissingTarget);
  installTermTips(() => views.get().site.termsHref);
  await styled;
  installDialogs({ dialogs, services, onMissing });
  if (first.site.dev) {
    document.addEventListener(REFRESH_EVENT, (event) => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      const routes: ChangedRoutes = event.detail;
      void tree.refresh().catch(console.error);
      // A save may have changed the search index.
      services.search = search();
      navigation.refresh(routes === 'all' || routes.includes(views.get().page.route));
    });
  }
  if (first.page.languages)
    import('../navbar/languageMenu.ts').then((menu) => menu.installLanguageMenu(), console.error);
  document.documentElement.setAttribute(DATA.interactive, '');
  replayActs(root);
  if (first.site.thirdParties) {
    const { installThirdParties } = await import('../thirdParties/thirdParties.ts');
    installThirdParties(first.site.thirdParties);
  }
  await whenIdle(1000);
  keepDocsVersion(first.site.docsVersion.name);
}

/** Adds a style sheet. Resolves when it is there, or cannot be had: a page without it still works. */
function addStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
