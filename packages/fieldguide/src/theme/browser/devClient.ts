/**
 * Entry of the development server only: a second script in each page and the only one of its error page.
 */

import { REVISION_META, SITE_FACTS_ID } from '../../shared/shellIds.ts';
import { startLiveReload } from './dev/liveReload.ts';
import { createOverlay } from './dev/overlay.ts';
import { type ChangedRoutes, REFRESH_EVENT } from './dev/refreshEvent.ts';

function run(): void {
  // Scripts lie in `<base>/assets/`; the error page has no facts to read the base path from.
  // In two steps: the bundler takes a `new URL` with `import.meta.url` in it for the address of a file.
  const { url } = import.meta;
  const base = new URL('..', url);
  startLiveReload({
    open: () => new EventSource(new URL('__fieldguide/events', base)),
    overlay: createOverlay(),
    refresh: requestRefresh,
    reload: () => location.reload(),
    buildId: buildId(),
    revision: revision(),
    wait: (action, milliseconds) => setTimeout(action, milliseconds),
  });
}

/** Asks the app to show changed pages; false when no app has answered. */
function requestRefresh(routes: ChangedRoutes): boolean {
  return !document.dispatchEvent(new CustomEvent(REFRESH_EVENT, { detail: routes, cancelable: true }));
}

/**
 * The build id in the page's site facts; undefined on the server's error page. Reads it without `page.ts`, so that pages
 * outside of development share no chunk with this client.
 */
function buildId(): string | undefined {
  const facts = document.getElementById(SITE_FACTS_ID)?.textContent;
  return facts ? JSON.parse(facts).buildId : undefined;
}

function revision(): number | undefined {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${REVISION_META}"]`)?.content;
  return text === undefined ? undefined : Number(text);
}

run();
