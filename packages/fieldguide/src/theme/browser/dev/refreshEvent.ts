/**
 * The one event between the development client and the app. Dispatched on `document`, cancelable: the
 * app calls `preventDefault()` to say that it will show the change; where nobody does, the sender
 * reloads the page.
 */
export const REFRESH_EVENT = 'fieldguide:refresh';

/** Routes whose pages have changed. */
export type ChangedRoutes = readonly string[] | 'all';
