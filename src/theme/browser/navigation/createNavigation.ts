import { staysOnPage } from '../../../shared/partEntry.ts';
import { ARTICLE_ID } from '../../../shared/shellIds.ts';
import type { PageDocument } from '../pageDocument.ts';
import type { HistoryEntries } from './historyEntries.ts';
import { clickFacts, linkFacts, linkOfEvent } from './linkOfEvent.ts';
import { createNavigator, type NavigationFailure, type Navigator, type Target } from './navigator.ts';
import { nextScroll, type ScrollTarget } from './nextScroll.ts';
import type { PageCache } from './pageCache.ts';
import { moveFocus, scrollTo } from './placeReader.ts';
import type { Progress } from './progress.ts';
import type { ScrollPositions } from './scrollPositions.ts';
import { type PlaceFacts, shouldIntercept } from './shouldIntercept.ts';

export interface NavigationOptions {
  baseUrl: string;
  cache: PageCache;
  entries: HistoryEntries;
  positions: ScrollPositions;
  progress: Progress;
  /**
   * Puts an article into the DOM before it returns; the shell may follow, `onSettled` tells when. What is far
   * from the beginning of an article shown `fromTop` may follow too.
   */
  swap: (document: PageDocument, options: { fromTop: boolean; onSettled: () => void }) => void;
  report: (failure: NavigationFailure | undefined) => void;
  announce: (text: string) => void;
}

export interface Navigation {
  navigator: Navigator;
  place: () => PlaceFacts;
  /** Starts to listen; until then the browser follows all links. */
  connect: () => void;
  /** Forgets loaded pages and, if the one on display has changed, shows it anew in its place (development). */
  refresh: (changed: boolean) => void;
}

/** Joins clicks, history and scrolling of the open window to the navigator (specification 2.4). */
export function createNavigation(options: NavigationOptions): Navigation {
  const { cache, entries, positions } = options;
  /** The page on display and its history entry; lags behind the address bar while a page loads. */
  let shown = { page: withoutFragment(location.href), entry: entries.current() };

  /** Where the reader is: while the page of a traversal loads, the address bar is ahead of the page. */
  const place = (): PlaceFacts => {
    const entry = entries.known();
    const arrived = entry === undefined || entry === shown.entry;
    return { location: arrived ? location.href : shown.page, baseUrl: options.baseUrl };
  };
  const navigator = createNavigator({
    cache,
    progress: options.progress,
    report: options.report,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    show,
    loadInFull,
    complain: (error) => console.error(error),
  });

  function savePosition(): void {
    positions.save(shown.entry, { x: window.scrollX, y: window.scrollY });
  }

  function putReader(target: ScrollTarget): void {
    scrollTo(target);
    moveFocus(target);
  }

  function show({ url, page, kind, entry }: Target, document: PageDocument): void {
    if (kind !== 'refresh') {
      savePosition();
      shown = { page, entry: kind === 'push' ? entries.push(url) : (entry ?? entries.current()) };
    }
    const target = nextScroll({ kind, hash: new URL(url).hash, saved: positions.get(shown.entry) });
    let scrolledTo: number | undefined;
    const onSettled = (): void => {
      // The shell above the article may have changed its height; a reader who has moved on is left alone.
      if (scrolledTo === undefined || scrolledTo === window.scrollY) scrollTo(target);
      if (kind === 'refresh') return;
      moveFocus(target);
      options.announce(document.page.title);
    };
    options.swap(document, { fromTop: target.type === 'top', onSettled });
    scrollTo(target);
    scrolledTo = window.scrollY;
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
    const verdict = shouldIntercept(linkFacts(link), clickFacts(event), place());
    if (verdict === 'browser') return;
    savePosition();
    if (verdict === 'fragment') {
      // A part of the page may have changed the query meanwhile; it is still this page.
      shown = { ...shown, page: withoutFragment(place().location) };
      return;
    }
    event.preventDefault();
    const target: Target = { url: link.href, page: withoutFragment(link.href), kind: 'push' };
    if (verdict === 'page') {
      void navigator.navigate(target);
      return;
    }
    navigator.cancel();
    if (link.href !== location.href) shown = { ...shown, entry: entries.push(link.href) };
    putReader({ type: 'top' });
  }

  function onPopState(): void {
    const known = entries.known();
    const page = withoutFragment(location.href);
    if (page === shown.page || staysOnPage(history.state, page, shown.page) || isOwnQuery(page, shown.page)) {
      // Also the followed `#` link, where the browser has scrolled and the entry has no name yet.
      navigator.cancel();
      const returned = known !== undefined && known !== shown.entry;
      if (returned) savePosition();
      shown = { page, entry: entries.current() };
      if (returned)
        putReader(nextScroll({ kind: 'traverse', hash: location.hash, saved: positions.get(shown.entry) }));
      return;
    }
    void navigator.navigate({ url: location.href, page, kind: 'traverse', entry: entries.current() });
  }

  function connect(): void {
    restoreFirstPosition(positions.get(shown.entry));
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
  }

  function refresh(changed: boolean): void {
    const pending = navigator.pending();
    cache.clear();
    // A reader on the way to another page keeps going there: it may be what has changed.
    if (pending) void navigator.navigate(pending);
    else if (changed) void navigator.navigate({ url: location.href, page: shown.page, kind: 'refresh' });
  }

  return {
    navigator,
    place,
    connect,
    refresh,
  };
}

/** The search page follows the query of its address by itself. */
function isOwnQuery(page: string, shown: string): boolean {
  return (
    withoutQuery(page) === withoutQuery(shown) &&
    document.querySelector(`#${ARTICLE_ID} [data-own-query]`) !== null
  );
}

/** Entries left by a client navigation are still `manual`: on a full load nobody else restores them. */
function restoreFirstPosition(saved: { x: number; y: number } | undefined): void {
  if (!saved || history.scrollRestoration !== 'manual' || window.scrollY !== 0) return;
  scrollTo({ type: 'position', position: saved });
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
