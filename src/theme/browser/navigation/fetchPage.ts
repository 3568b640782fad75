import { asError } from '../../../shared/errors.ts';
import { type PageDocument, readPage } from '../page.ts';

/** What came back for a page, before it is looked into. */
export type Answer = Pick<Response, 'ok' | 'status' | 'type'> & { contentType: string };

/** How an attempt at a page ended. */
export type Outcome =
  | { type: 'ok'; document: PageDocument }
  /** A server answered, but not with a page of ours: the browser loads the address in full. */
  | { type: 'fullLoad'; reason: string }
  /** No server answered. */
  | { type: 'failed'; error: Error }
  | { type: 'aborted' };

export interface PageRequest {
  url: string;
  buildId: string;
  signal: AbortSignal;
  /** Loads what the page needs besides its HTML. */
  prepare: (parsed: Document) => void;
}

/** Fetches and parses one page; one attempt, never throws. */
export async function fetchPage({ url, buildId, signal, prepare }: PageRequest): Promise<Outcome> {
  try {
    // `manual`: a redirect to another host would fail like a dead network and leave an error in the
    // console; this way it is known for what it is, and the browser follows it in a full load.
    const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'text/html' } });
    const { ok, status, type, headers } = response;
    const verdict = judgeAnswer({ ok, status, type, contentType: headers.get('content-type') ?? '' });
    if (verdict) {
      // Nobody will read the rest: free the connection. It may have gone already.
      response.body?.cancel().catch(() => undefined);
      return verdict;
    }
    // A parsed document has no window: its scripts do not run and its images are not fetched.
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
    const outcome = judgeDocument(readPage(parsed), buildId);
    if (outcome.type === 'ok') prepare(parsed);
    return outcome;
  } catch (cause) {
    if (signal.aborted) return { type: 'aborted' };
    return { type: 'failed', error: asError(cause) };
  }
}

/** Judges an answer by its envelope; undefined when its body has to be read. */
export function judgeAnswer({ ok, status, type, contentType }: Answer): Outcome | undefined {
  if (type === 'opaqueredirect') return { type: 'fullLoad', reason: 'redirected' };
  if (!ok) return { type: 'fullLoad', reason: `status ${status}` };
  if (!/^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) {
    return { type: 'fullLoad', reason: 'not HTML' };
  }
  return undefined;
}

/** Judges the body: a page of ours, of the build this tab runs? */
export function judgeDocument(document: PageDocument | undefined, buildId: string): Outcome {
  if (!document) return { type: 'fullLoad', reason: 'no page facts' };
  if (document.site.buildId !== buildId) return { type: 'fullLoad', reason: 'another build' };
  return { type: 'ok', document };
}
