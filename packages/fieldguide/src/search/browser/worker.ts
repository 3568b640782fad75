/** Entry of the search worker: the engine and its index, off the main thread (issue 4, speed). */
import { serveSearch } from './serveSearch.ts';

serveSearch({
  addEventListener: (type, listener) => addEventListener(type, listener),
  // The types are those of a window, where a message needs an address.
  postMessage: (message) => postMessage(message),
});
