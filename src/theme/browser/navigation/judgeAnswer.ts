import type { PageDocument } from '../pageDocument.ts';

/** What came back for a page, before it is looked into. */
export type Answer =
  | {
      kind: 'answer';
      /** 2xx */
      ok: boolean;
      status: number;
      /** The server sent the request elsewhere; the browser must follow, we may not see where to. */
      redirected: boolean;
      contentType: string;
    }
  | { kind: 'failure'; error: Error; aborted: boolean };

/** How an attempt at a page ended. */
export type Outcome =
  | { type: 'ok'; document: PageDocument }
  /** A server answered, but not with a page of ours: the browser loads the address in full. */
  | { type: 'fullLoad'; reason: string }
  /** No server answered. */
  | { type: 'failed'; error: Error }
  | { type: 'aborted' };

/** Judges an answer by its envelope; undefined when its body has to be read. */
export function judgeAnswer(answer: Answer): Outcome | undefined {
  if (answer.kind === 'failure') {
    return answer.aborted ? { type: 'aborted' } : { type: 'failed', error: answer.error };
  }
  if (answer.redirected) return { type: 'fullLoad', reason: 'redirected' };
  if (!answer.ok) return { type: 'fullLoad', reason: `status ${answer.status}` };
  if (!/^\s*(text\/html|application\/xhtml\+xml)\b/i.test(answer.contentType)) {
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

/** What the navigation does next. */
export type Decision = 'show' | 'fullLoad' | 'retry' | 'unreachable' | 'nothing';

/** Issue "The shell", route change: a failed load is retried once, then the network counts as unreachable. */
export function decide(outcome: Outcome, attempt: number): Decision {
  switch (outcome.type) {
    case 'ok':
      return 'show';
    case 'fullLoad':
      return 'fullLoad';
    case 'aborted':
      // A navigation that lost to another never gets here: the cache was cleared under this one.
      return attempt < 2 ? 'retry' : 'nothing';
    case 'failed':
      return attempt < 2 ? 'retry' : 'unreachable';
  }
}
