/** Entry of the search worker of a page in a folder. The first message brings the port to the page's files. */
import { serveSearch } from '../../../search/browser/serveSearch.ts';
import { fetchThrough } from './filePort.ts';
import { folderHref } from './folderHref.ts';

addEventListener(
  'message',
  ({ ports: [port] }) => {
    if (port) serveSearch(self, { fetch: fetchThrough(port), hrefOf: folderHref });
  },
  { once: true },
);
