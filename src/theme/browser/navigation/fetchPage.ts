import { asError } from '../../../shared/errors.ts';
import { trustedPage } from '../../../shared/ui/trusted.ts';
import { type PageDocument, readPage } from '../page.ts';

/** How an attempt at a page ended. */
export type Outcome =
  | { type: 'ok'; document: PageDocument }
  /** A server answered, but not with a page of ours: the browser loads the address in full. */
  | { type: 'fullLoad' }
  /** No server answered. */
  | { type: 'failed'; error: Error }
  | { type: 'aborted' };

interface PageRequest {
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
    if (!isHtml(response)) {
      // Nobody will read the rest: free the connection. It may have gone already.
      response.body?.cancel().catch(() => undefined);
      return { type: 'fullLoad' };
    }
    const parsed = await trustedPage(response);
    const outcome = judgeDocument(readPage(parsed), buildId);
    if (outcome.type === 'ok') prepare(parsed);
    return outcome;
  } catch (cause) {
    if (signal.aborted) return { type: 'aborted' };
    return { type: 'failed', error: asError(cause) };
  }
}

/** True for an answer whose body may be a page. A redirect that was not followed is not `ok`. */
export function isHtml({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  return ok && /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers.get('content-type') ?? '');
}

/** Judges the body: a page of ours, of the build this tab runs? */
export function judgeDocument(document: PageDocument | undefined, buildId: string): Outcome {
  return document?.site.buildId === buildId ? { type: 'ok', document } : { type: 'fullLoad' };
}
