/** Entry of the search worker of a page in a folder. The first message brings the port to the page's files. */
import { serveSearch } from '../../../search/browser/serveSearch.ts';
import { fetchThrough } from './filePort.ts';

addEventListener(
  'message',
  ({ ports: [port] }) => {
    if (!port) return;
    // The engine loads all files through the page.
    Object.assign(globalThis, { fetch: fetchThrough(port) });
    serveSearch({
      addEventListener: (type, listener) => addEventListener(type, listener),
      // The types are those of a window, where a message needs an address.
      postMessage: (message) => postMessage(message),
    });
  },
  { once: true },
);
