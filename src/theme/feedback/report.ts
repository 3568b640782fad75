import type { PageFacts } from '../../shared/types.ts';

/** The page a reader writes about. */
export type FeedbackPage = Pick<PageFacts, 'route' | 'title' | 'canonical'>;

/** What a reader has to say about a page (specification 2.4, Page feedback). */
export interface FeedbackReport {
  page: FeedbackPage;
  helpful: boolean;
  /** What was missing; may be empty. */
  missing: string;
  /** Where to ask back; may be empty. */
  address: string;
}

/** Takes reports to where they are read. The dialog knows providers by this interface only. */
export interface FeedbackProvider {
  /** Text of the button that sends. */
  action: string;
  /** What the reader should know before: who will see the text. */
  note: string;
  /** Text shown once a report is on its way. */
  sent: string;
  /** Sends a report. Rejects with an Error whose message tells the reader what to do. */
  send(report: FeedbackReport): Promise<void>;
  /** An address that does the same by hand, offered after a failure. */
  href?(report: FeedbackReport): string;
}

/** What the reader has entered so far; kept over a failed send and while the dialog is closed. */
export interface FeedbackDraft {
  helpful?: boolean;
  missing: string;
  address: string;
}

export const EMPTY_DRAFT: FeedbackDraft = { missing: '', address: '' };
