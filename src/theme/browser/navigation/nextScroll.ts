import { decodePath } from '../../../shared/url.ts';

export interface Position {
  x: number;
  y: number;
}

/** How the page came to be shown. */
export interface Arrival {
  /** A new history entry, back or forward, or the same page anew (development). */
  kind: 'push' | 'traverse' | 'refresh';
  /** With its `#`, or empty. */
  hash: string;
  /** Where the reader left this history entry. */
  saved?: Position;
}

export type ScrollTarget =
  | { type: 'keep' }
  | { type: 'top' }
  | { type: 'position'; position: Position }
  /** The first id that exists on the page; the top when none does. */
  | { type: 'anchor'; ids: string[] };

/**
 * Where a page is shown (specification 2.4: "Route changes scroll to top or to the hash anchor"): back
 * and forward return to where the reader was.
 */
export function nextScroll({ kind, hash, saved }: Arrival): ScrollTarget {
  if (kind === 'refresh') return { type: 'keep' };
  if (kind === 'traverse' && saved) return { type: 'position', position: saved };
  return hash.length > 1 ? { type: 'anchor', ids: fragmentIds(hash) } : { type: 'top' };
}

/** Ids a fragment may mean, in the order of the HTML standard: as written, then decoded. */
export function fragmentIds(hash: string): string[] {
  const raw = hash.replace(/^#/, '');
  return [...new Set([raw, decodePath(raw)])];
}
