/**
 * Entry of the development server only. The server adds, after the page's own script,
 * `<script type="module" src="..." data-dev-base="/base/">`; its error page carries the same script.
 */
import { type StreamHandlers, startLiveReload } from './dev/liveReload.ts';
import { createOverlay } from './dev/overlay.ts';
import { requestRefresh } from './dev/refreshEvent.ts';
import { readPageDocument } from './pageDocument.ts';

function run(): void {
  const base = document.querySelector<HTMLElement>('script[data-dev-base]')?.dataset.devBase ?? '/';
  const first = readPageDocument(document);
  startLiveReload({
    open: (handlers) => openStream(`${base}__fieldguide/events`, handlers),
    overlay: createOverlay(document),
    refresh: (routes) => requestRefresh(document, routes),
    reload: () => location.reload(),
    isPage: () => first !== undefined,
    askBuildId,
    buildId: first?.site.buildId,
    wait: (action, milliseconds) => setTimeout(action, milliseconds),
  });
}

function openStream(href: string, handlers: StreamHandlers): EventSource {
  const source = new EventSource(href);
  source.onopen = handlers.onOpen;
  source.onerror = handlers.onError;
  source.onmessage = (event: MessageEvent<string>) => handlers.onMessage(event.data);
  return source;
}

async function askBuildId(): Promise<string | undefined> {
  try {
    const response = await fetch(location.href);
    return readPageDocument(new DOMParser().parseFromString(await response.text(), 'text/html'))?.site
      .buildId;
  } catch {
    return undefined;
  }
}

run();
