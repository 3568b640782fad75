import type { PageDocument } from '../page.ts';
import type { PageCache } from './pageCache.ts';
import type { ProgressBar } from './progressBar.ts';

/** Where a navigation leads. */
export interface Target {
  /** Full address. */
  url: string;
  /** Address without fragment: names the page in the cache. */
  page: string;
  /** `push` makes a history entry when the page is shown; at `traverse` the browser is there already. */
  kind: 'push' | 'traverse' | 'refresh';
  /** History entry of a `traverse`. */
  entry?: string;
}

/** A navigation that failed because no server answered. */
export interface NavigationFailure {
  target: Target;
  error: Error;
}

/** The environment that the navigation needs. */
export interface NavigatorPorts {
  cache: Pick<PageCache, 'peek' | 'request' | 'abort'>;
  /** Waits before the second attempt. */
  pause: (milliseconds: number) => Promise<void>;
  show: (target: Target, document: PageDocument) => void;
  loadInFull: (target: Target) => void;
  /** False where the browser knows that it has no network: a full load would only cost the reader the page they have. */
  mayLoad: () => boolean;
  progress: ProgressBar;
  report: (failure: NavigationFailure | undefined) => void;
  /** Receives a fault of our own. */
  complain: (error: unknown) => void;
}

export interface Navigator {
  navigate(target: Target): Promise<void>;
  /** The same for a target that has failed: where it fails again, the browser loads it in full (specification 4). */
  retry(target: Target): Promise<void>;
  /** Where the navigation under way leads; undefined while the reader stays. */
  pending(): Target | undefined;
  /** Cancels the current navigation, and the reader stays on the page. */
  cancel(): void;
}

/** Pause before a failed load is tried again: a dropped connection often works the next moment. */
export const RETRY_PAUSE_MS = 300;

/**
 * The route change (specification 2.4 and 4): the old page stays until the new one is there, the last
 * navigation wins, a failed load is retried once. Knows no DOM.
 */
export function createNavigator(ports: NavigatorPorts): Navigator {
  const { cache, pause, progress, report } = ports;
  let latest = 0;
  let underWay: Target | undefined;

  function begin(target: Target | undefined): number {
    // A page asked for twice keeps its request.
    if (underWay !== undefined && underWay.page !== target?.page) cache.abort(underWay.page);
    underWay = target;
    report(undefined);
    latest += 1;
    return latest;
  }

  function finish(): void {
    underWay = undefined;
    progress.done();
  }

  function show(target: Target, document: PageDocument): void {
    finish();
    try {
      ports.show(target, document);
    } catch (error) {
      // Whatever went wrong while swapping, the server has the page.
      ports.complain(error);
      ports.loadInFull(target);
    }
  }

  async function attempt(target: Target, isLatest: () => boolean, isRetry: boolean): Promise<void> {
    for (let count = 1; ; count += 1) {
      const outcome = await cache.request(target.page);
      if (!isLatest()) return;
      if (outcome.type === 'ok') return show(target, outcome.document);
      // A request that was aborted under the latest navigation: the cache has been cleared.
      if (outcome.type !== 'fullLoad' && count === 1) {
        await pause(RETRY_PAUSE_MS);
        if (!isLatest()) return;
        continue;
      }
      finish();
      if (outcome.type === 'fullLoad') ports.loadInFull(target);
      if (outcome.type !== 'failed') return;
      if (isRetry && ports.mayLoad()) ports.loadInFull(target);
      else report({ target, error: outcome.error });
      return;
    }
  }

  async function go(target: Target, isRetry: boolean): Promise<void> {
    const mine = begin(target);
    const ready = cache.peek(target.page);
    // No `await` on this path: a prefetched page is shown within the click's own task.
    if (ready) return show(target, ready);
    progress.start();
    await attempt(target, () => latest === mine, isRetry);
  }

  return {
    pending: () => underWay,
    navigate: (target) => go(target, false),
    retry: (target) => go(target, true),
    cancel() {
      begin(undefined);
      finish();
    },
  };
}
