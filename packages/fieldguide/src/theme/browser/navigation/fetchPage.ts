import { asError } from '../../../shared/errors.ts';
import type { SiteFacts } from '../../../shared/facts.ts';
import { trustedPage } from '../../../shared/ui/trusted.ts';
import { type PageDocument, readPage } from '../page.ts';

/** How an attempt at a page ended. */
export type FetchOutcome =
  | { type: 'ok'; document: PageDocument }
  /** A server answered, but not with a page of ours: the browser loads the address in full. */
  | { type: 'fullLoad' }
  /** No server answered. */
  | { type: 'failed'; error: Error }
  | { type: 'aborted' };

/** Identifies the site of this tab; each language has its own base URL. */
type OwnSite = Pick<SiteFacts, 'buildId' | 'baseUrl'>;

interface PageRequest {
  url: string;
  site: OwnSite;
  signal: AbortSignal;
  /** Loads what the page needs besides its HTML. */
  prepare: (parsed: Document) => void;
}

/** Fetches and parses one page; one attempt, never throws. */
export async function fetchPage({ url, site, signal, prepare }: PageRequest): Promise<FetchOutcome> {
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
    const outcome = judgeDocument(readPage(parsed), site);
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

/** Judges the body: a page of ours, of the build and in the language this tab runs? */
export function judgeDocument(document: PageDocument | undefined, own: OwnSite): FetchOutcome {
  const { buildId, baseUrl } = document?.site ?? {};
  const isOwn = document && buildId === own.buildId && baseUrl === own.baseUrl;
  return isOwn ? { type: 'ok', document } : { type: 'fullLoad' };
}
