import { readPageDocument } from '../pageDocument.ts';
import { type Answer, judgeAnswer, judgeDocument, type Outcome } from './judgeAnswer.ts';

export interface PageRequest {
  url: string;
  buildId: string;
  signal: AbortSignal;
  /** Resolves when parsing suits; a prefetch waits for idle time, a click does not wait. */
  readyToParse: () => Promise<void>;
}

/** Fetches and parses one page; one attempt, never throws. */
export async function fetchPage({ url, buildId, signal, readyToParse }: PageRequest): Promise<Outcome> {
  const { answer, text } = await request(url, signal);
  const verdict = judgeAnswer(answer);
  if (verdict) return verdict;
  await readyToParse();
  // A parsed document has no window: its scripts do not run and its images are not fetched.
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  return judgeDocument(readPageDocument(parsed), buildId);
}

async function request(url: string, signal: AbortSignal): Promise<{ answer: Answer; text: string }> {
  try {
    // `manual`: a redirect to another host would fail like a dead network and leave an error in the
    // console; this way it is known for what it is, and the browser follows it in a full load.
    const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'text/html' } });
    const answer: Answer = {
      kind: 'answer',
      ok: response.ok,
      status: response.status,
      redirected: response.type === 'opaqueredirect',
      contentType: response.headers.get('content-type') ?? '',
    };
    if (judgeAnswer(answer)) {
      // Nobody will read the rest: free the connection. It may have gone already.
      response.body?.cancel().catch(() => undefined);
      return { answer, text: '' };
    }
    return { answer, text: await response.text() };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { answer: { kind: 'failure', error, aborted: signal.aborted }, text: '' };
  }
}
