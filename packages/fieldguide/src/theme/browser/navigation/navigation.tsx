import type { ReactNode } from 'react';
import * as DATA from '../../../shared/dataAttributes.ts';
import { staysOnPage } from '../../../shared/partEntry.ts';
import { ARTICLE_ID } from '../../../shared/shellIds.ts';
import { makeElement } from '../../../shared/ui/makeElement.ts';
import type { PageDocument } from '../page.ts';
import { createStore } from '../store.ts';
import { fetchPage } from './fetchPage.ts';
import { createHistoryEntries, createScrollPositions } from './history.ts';
import { clickVerdict, linkOfEvent, type PlaceFacts, withoutFragment } from './links.ts';
import { NavigationStatus, type NavigationView } from './NavigationStatus.tsx';
import { createNavigator, type NavigationFailure, type Target } from './navigator.ts';
import { createPageCache } from './pageCache.ts';
import { installPrefetch } from './prefetch.ts';
import { browserClock, createProgressBar } from './progressBar.ts';
import { findTarget, reveal } from './reveal.ts';
import { moveFocus, nextScroll, type ScrollTarget, scrollTo } from './scroll.ts';

interface NavigationOptions {
  /** The page that was loaded, as it stood before scripts changed it. */
  first: PageDocument;
  /** Puts a page into the DOM before it returns. */
  swap: (document: PageDocument) => void;
  /** Loads what a page needs besides its HTML, as soon as that is there. */
  prepare: (parsed: Document) => void;
}

export interface Navigation {
  /** Progress bar and error box, to be shown over the page. */
  status: ReactNode;
  /** Starts to listen; until then the browser follows all links. */
  connect: () => void;
  /** Forgets loaded pages and, if the one on display has changed, shows it again in its place (development). */
  refresh: (changed: boolean) => void;
}

/** Tells scripts of the settings, such as those that count visits, that another page is shown. */
const PAGE_EVENT = 'fieldguide:page';

/** Joins clicks, history and scrolling of the open window to the navigator (specification 2.4). */
export function createNavigation({ first, swap, prepare }: NavigationOptions): Navigation {
  const { baseUrl } = first.site;
  const status = createStore<NavigationView>({ progress: { phase: 'idle' } });
  const entries = createHistoryEntries();
  const positions = createScrollPositions();
  const cache = createPageCache({
    now: () => performance.now(),
    fetch: (url, signal) => fetchPage({ url, signal, site: first.site, prepare }),
  });
  /** The page on display and its history entry; lags behind the address bar while a page loads. */
  let shown = { page: withoutFragment(location.href), entry: entries.current() };
  let announce: (text: string) => void = () => undefined;

  const navigator = createNavigator({
    cache,
    progress: createProgressBar((progress) => status.set({ ...status.get(), progress }), browserClock()),
    report: (failure) => failure !== status.get().failure && status.set({ ...status.get(), failure }),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    show,
    loadInFull,
    mayLoad: () => window.navigator.onLine,
    complain: (error) => console.error(error),
  });

  /** Where the reader is: while the page of a traversal loads, the address bar is ahead of the page. */
  function place(): PlaceFacts {
    const entry = entries.known();
    const arrived = entry === undefined || entry === shown.entry;
    return { location: arrived ? location.href : shown.page, baseUrl };
  }

  function savePosition(): void {
    positions.save(shown.entry, { x: window.scrollX, y: window.scrollY });
  }

  function putReader(target: ScrollTarget): void {
    // What is still closed has no place to scroll to, and takes no room of those that were.
    const anchor = findTarget(location.hash);
    if (anchor) reveal(anchor);
    scrollTo(target);
    moveFocus(target);
  }

  function show({ url, page, kind, entry }: Target, document: PageDocument): void {
    if (kind !== 'refresh') {
      savePosition();
      shown = { page, entry: kind === 'push' ? entries.push(url) : (entry ?? entries.current()) };
    }
    swap(document);
    if (kind === 'refresh') return;
    putReader(nextScroll({ kind, hash: new URL(url).hash, saved: positions.get(shown.entry) }));
    announce(document.page.title);
    window.document.dispatchEvent(new CustomEvent(PAGE_EVENT));
  }

  function loadInFull({ url, kind }: Target): void {
    savePosition();
    // The address bar is there already: `assign` of an address with a fragment would load nothing.
    if (kind === 'push') location.assign(url);
    else location.reload();
  }

  function onClick(event: MouseEvent): void {
    const link = linkOfEvent(event);
    if (!link) return;
    const verdict = clickVerdict(link, event, place());
    if (verdict === 'browser') return;
    savePosition();
    if (verdict === 'fragment') {
      // A part of the page may have changed the query meanwhile; it is still this page.
      shown = { ...shown, page: withoutFragment(place().location) };
      return;
    }
    event.preventDefault();
    if (verdict === 'page') {
      void navigator.navigate({ url: link.href, page: withoutFragment(link.href), kind: 'push' });
      return;
    }
    navigator.cancel();
    if (link.href !== location.href) shown = { ...shown, entry: entries.push(link.href) };
    putReader({ type: 'top' });
  }

  function onPopState(): void {
    const known = entries.known();
    const page = withoutFragment(location.href);
    if (
      page !== shown.page &&
      !staysOnPage(history.state, page, shown.page) &&
      !isOwnQuery(page, shown.page)
    ) {
      void navigator.navigate({ url: location.href, page, kind: 'traverse', entry: entries.current() });
      return;
    }
    // Also the followed `#` link, where the browser has scrolled and the entry has no name yet.
    navigator.cancel();
    const returned = known !== undefined && known !== shown.entry;
    if (returned) savePosition();
    shown = { page, entry: entries.current() };
    if (returned)
      putReader(nextScroll({ kind: 'traverse', hash: location.hash, saved: positions.get(shown.entry) }));
  }

  function connect(): void {
    announce = createAnnouncer();
    window.removeEventListener('popstate', reloadElsewhere);
    const saved = positions.get(shown.entry);
    // Entries left by a client navigation are still `manual`: on a full load nobody else restores them.
    if (saved && history.scrollRestoration === 'manual' && window.scrollY === 0)
      scrollTo({ type: 'position', position: saved });
    history.scrollRestoration = 'manual';
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', onPopState);
    window.addEventListener('pagehide', () => {
      savePosition();
      positions.persist();
      // A full load of this entry starts without us: the browser restores better and earlier.
      history.scrollRestoration = 'auto';
    });
    window.addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual';
    });
    installPrefetch({ cache, place });
    if (first.page.kind !== 'not-found') cache.put(shown.page, first);
  }

  /** Until `connect`: an entry that an earlier load of this tab pushed. Only a load shows its page. */
  function reloadElsewhere(): void {
    const page = withoutFragment(location.href);
    if (page !== shown.page && !staysOnPage(history.state, page, shown.page)) location.reload();
  }
  window.addEventListener('popstate', reloadElsewhere);

  return {
    status: (
      <NavigationStatus
        store={status}
        onRetry={({ target }: NavigationFailure) => void navigator.retry(target)}
      />
    ),
    connect,
    refresh(changed) {
      const pending = navigator.pending();
      cache.clear();
      // A reader on the way to another page keeps going there: it may be what has changed.
      if (pending) void navigator.navigate(pending);
      else if (changed) void navigator.navigate({ url: location.href, page: shown.page, kind: 'refresh' });
    },
  };
}

/** The search page follows the query of its address by itself. */
function isOwnQuery(page: string, shown: string): boolean {
  const withoutQuery = (url: string) => url.replace(/[?#].*$/, '');
  const isOwn = document.querySelector(`#${ARTICLE_ID} [${DATA.ownQuery}]`) !== null;
  return isOwn && withoutQuery(page) === withoutQuery(shown);
}

/**
 * Tells screen readers that another page is shown, by a polite live region. It is outside of the React root, so that
 * it survives a crash of the shell.
 */
function createAnnouncer(): (text: string) => void {
  const region = makeElement('div', { className: 'visually-hidden', ariaLive: 'polite', ariaAtomic: 'true' });
  document.body.append(region);
  return (text) => {
    // The same text twice is no change to a screen reader; a no-break space makes it one.
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  };
}
