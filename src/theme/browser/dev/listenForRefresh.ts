import { type ChangedRoutes, REFRESH_EVENT } from './refreshEvent.ts';

/** Calls `refresh` with each request. */
export function listenForRefresh(document: Document, refresh: (routes: ChangedRoutes) => void): void {
  document.addEventListener(REFRESH_EVENT, (event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    const routes: unknown = event.detail;
    refresh(Array.isArray(routes) ? routes.map(String) : 'all');
  });
}
