/**
 * Entry of the development server only: a second script in each page and the only one of its error page.
 */

import { REVISION_META, SITE_FACTS_ID } from '../../shared/shellIds.ts';
import { type StreamHandlers, startLiveReload } from './dev/liveReload.ts';
import { createOverlay } from './dev/overlay.ts';
import { requestRefresh } from './dev/refreshEvent.ts';

function run(): void {
  // Scripts lie in `<base>/assets/`; the error page has no facts to read the base path from.
  const { url } = import.meta;
  const base = new URL('..', url);
  const buildId = buildIdOf(document);
  startLiveReload({
    open: (handlers) => openStream(new URL('__fieldguide/events', base), handlers),
    overlay: createOverlay(document),
    refresh: (routes) => requestRefresh(document, routes),
    reload: () => location.reload(),
    buildId,
    revision: revisionOf(document),
    wait: (action, milliseconds) => setTimeout(action, milliseconds),
  });
}

function openStream(href: URL, handlers: StreamHandlers): EventSource {
  const source = new EventSource(href);
  source.onopen = handlers.onOpen;
  source.onerror = handlers.onError;
  source.onmessage = (event: MessageEvent<string>) => handlers.onMessage(event.data);
  return source;
}

/**
 * The build id in the page's site facts; undefined on the server's error page. Reads it without `page.ts`, so that pages
 * outside of development share no chunk with this client.
 */
function buildIdOf(document: Document): string | undefined {
  const facts = document.getElementById(SITE_FACTS_ID)?.textContent;
  return facts ? JSON.parse(facts).buildId : undefined;
}

function revisionOf(document: Document): number | undefined {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${REVISION_META}"]`)?.content;
  return text === undefined ? undefined : Number(text);
}

run();
