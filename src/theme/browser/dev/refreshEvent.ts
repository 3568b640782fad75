/**
 * The one event between the development client and the app. Dispatched on `document`, cancelable: the
 * app calls `preventDefault()` to say that it will show the change; where nobody does, the sender
 * reloads the page.
 */
export const REFRESH_EVENT = 'fieldguide:refresh';

/** Routes whose pages have changed. */
export type ChangedRoutes = readonly string[] | 'all';

/** Asks the app to show changed pages; false when no app has answered. */
export function requestRefresh(document: Document, routes: ChangedRoutes): boolean {
  return !document.dispatchEvent(new CustomEvent(REFRESH_EVENT, { detail: routes, cancelable: true }));
}
