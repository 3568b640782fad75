import type { EmbeddedSearchFacts } from '../browser/embeddedProvider.ts';
import type { SearchRequest, SearchResponse } from '../types.ts';
import { SearchUnavailable } from '../types.ts';

/** What the page tells the search worker. The facts come first; an `id` names a query. */
export type ToWorker =
  | { type: 'open'; facts: EmbeddedSearchFacts }
  | { type: 'search'; id: number; request: SearchRequest }
  | { type: 'cancel'; id: number };

/** What the search worker answers. `ready` comes once, when its code has been loaded; a partial answer, then a whole. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'answer'; id: number; response: SearchResponse }
  | { type: 'failure'; id: number; error: ErrorFacts };

/** An error on its way between two threads: classes do not survive it, names do. */
export interface ErrorFacts {
  name: string;
  message: string;
}

export function errorFacts(error: unknown): ErrorFacts {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) };
}

/** The error as it is thrown on this side; whatever went wrong over there, search cannot answer. */
export function errorOf({ name, message }: ErrorFacts): Error {
  const error = new SearchUnavailable(message);
  error.name = name;
  return error;
}
