import type { Overlay, SourceFault } from './overlay.ts';
import type { ChangedRoutes } from './refreshEvent.ts';

/** Messages of the development server. */
export type DevMessage =
  /** The first of a stream: which server this is (undefined while it has no page to answer with), and its state of the site. */
  | { type: 'hello'; buildId: string | undefined; revision: number }
  | { type: 'changed'; routes: ChangedRoutes; revision: number }
  | ({ type: 'error' } & SourceFault)
  /** Of the pages that were asked for and of the site itself, a line each. */
  | { type: 'warnings'; warnings: string[] }
  | { type: 'ok' };

interface LiveReloadOptions {
  /** Connects to the event stream: an `EventSource`. */
  open: () => EventTarget & { close: () => void };
  overlay: Overlay;
  /** Shows changed pages in place; false where no app is running to do so. */
  refresh: (routes: ChangedRoutes) => boolean;
  reload: () => void;
  /** Build id of the document; undefined on the server's error page. */
  buildId: string | undefined;
  /** The state of the site that the document was made of. */
  revision: number | undefined;
  wait: (action: () => void, milliseconds: number) => void;
}

/** Pause before the next attempt to reach a server that has gone. */
const RECONNECT_MS = 500;

/** Keeps the open page like its sources: swaps changed pages, shows faults, outlives a server restart. */
export function startLiveReload(options: LiveReloadOptions): void {
  const { overlay, refresh, reload, buildId } = options;
  let { revision } = options;
  let lost = false;

  function change(routes: ChangedRoutes): void {
    // A fault and its page may change together: the overlay goes when the server says that all is well.
    if (!refresh(routes)) reload();
  }

  function receive(message: DevMessage): void {
    if (message.type === 'error') overlay.show(message);
    else if (message.type === 'warnings') overlay.warn(message.warnings);
    else if (message.type === 'hello') greet(message);
    else if (message.type === 'changed') {
      revision = message.revision;
      change(message.routes);
    } else if (message.type === 'ok') {
      if (buildId !== undefined) overlay.hide();
      else reload();
    }
  }

  /**
   * Changes may have been missed while the document was on its way or the server was away; another server has
   * other assets as well.
   */
  function greet(server: { buildId: string | undefined; revision: number | undefined }): void {
    // Pages that cannot be built just now: the fault is on its way, and so is the news that it is mended.
    if (server.buildId === undefined) return;
    if (buildId !== undefined && server.buildId !== buildId) reload();
    else if (server.revision !== revision) {
      revision = server.revision;
      change('all');
    }
  }

  function connect(): void {
    const stream = options.open();
    stream.addEventListener('open', () => {
      // A fault that is still there comes first in the new stream.
      if (lost) overlay.hide();
      lost = false;
    });
    stream.addEventListener('message', (event) => {
      if (event instanceof MessageEvent) receive(JSON.parse(event.data));
    });
    stream.addEventListener('error', () => {
      // The browser's own reconnecting gives up for good on an answer such as 502.
      stream.close();
      lost = true;
      options.wait(connect, RECONNECT_MS);
    });
  }

  connect();
}
