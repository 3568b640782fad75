import type { LateParts } from '../context.ts';
import { BackToTop } from '../footer/BackToTop.tsx';
import { filterPages } from '../sidebar/filterTree.ts';
import { SideMenu } from '../sideMenu/SideMenu.tsx';
import lateStyles from '../styles/late.css?url';
import type { AppView } from './App.tsx';
import { createAnnouncer } from './announcer.ts';
import { createDialogHost, type DialogHostOptions } from './dialogs/dialogHost.tsx';
import { installDialogs } from './dialogs/installDialogs.ts';
import { loadLateStyles } from './lateStyles.ts';
import type { MainHost } from './mainHost.ts';
import { createNavigation, type Navigation } from './navigation/createNavigation.ts';
import { fetchPage } from './navigation/fetchPage.ts';
import { createHistoryEntries } from './navigation/historyEntries.ts';
import { NavigationStatus, type NavigationView } from './navigation/NavigationStatus.tsx';
import type { NavigationFailure } from './navigation/navigator.ts';
import { createPageCache } from './navigation/pageCache.ts';
import { createPageSwap } from './navigation/pageSwap.ts';
import { installPrefetch } from './navigation/prefetch.ts';
import { browserClock, createProgress } from './navigation/progress.ts';
import { createScrollPositions } from './navigation/scrollPositions.ts';
import { withHead } from './pageDocument.ts';
import type { ShownPage } from './shownPage.ts';
import { createStore, type Store } from './store.ts';
import { whenIdle } from './tasks.ts';
import { installTermTips } from './termTips.ts';
import type { TextStorage } from './textStorage.ts';

/** Longest time a prefetched page waits for an idle moment to be parsed in. */
const PARSE_DEADLINE_MS = 60;

export interface InteractionOptions {
  /** The page that was loaded, as it stood before scripts changed it. */
  first: ShownPage;
  /** Takes the parts of the shell that come with this one. */
  late: Store<LateParts>;
  session: TextStorage;
  buildId: () => string;
  views: Store<AppView>;
  main: MainHost;
  dialogs: DialogHostOptions;
}

export interface Interaction {
  navigation: Pick<Navigation, 'refresh'>;
  /** To be called when the shell of a page is on screen. */
  shellShown(): void;
}

/**
 * What a page needs once its reader acts: navigation, prefetch and dialogs. A part of its own, loaded at the
 * first sign of the reader, so that a page that is only read stays light.
 */
export function startInteraction(options: InteractionOptions): Interaction {
  void loadLateStyles(lateStyles);
  const { late, session, buildId } = options;
  const first = withHead(options.first, document);
  const { swap, shellShown } = createPageSwap(first, options);
  const status = createStore<NavigationView>({ progress: { phase: 'idle' } });
  const cache = createPageCache({
    now: () => performance.now(),
    fetch: (url, { signal, hurried }) => {
      const readyToParse = () => Promise.race([hurried, whenIdle(PARSE_DEADLINE_MS)]);
      return fetchPage({ url, signal, buildId: buildId(), readyToParse });
    },
  });
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
    swap,
  });
  const retry = ({ target }: NavigationFailure) => void navigation.navigator.navigate(target);
  late.set({
    SideMenu,
    BackToTop,
    filter: filterPages,
    status: <NavigationStatus store={status} onRetry={retry} />,
  });
  navigation.connect();
  const connection = () => ('connection' in navigator ? navigator.connection : undefined);
  installPrefetch({ cache, place: navigation.place, connection });
  if (first.page.kind !== 'not-found') cache.put(location.href.replace(/#.*$/, ''), first);
  installDialogs(createDialogHost(options.dialogs));
  installTermTips(() => options.dialogs.services.facts().site.termsHref);
  return { navigation, shellShown };
}
