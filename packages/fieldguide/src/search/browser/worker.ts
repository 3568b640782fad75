/** Entry of the search worker: the engine and its index, off the main thread. */
import { serveSearch } from './serveSearch.ts';

serveSearch(self);
