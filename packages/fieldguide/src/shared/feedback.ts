import type { PageFacts } from './facts.ts';

/** Why a page did not help. */
export const REASONS = ['missing', 'wrong', 'unclear', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** Characters that each part of a report may have, for the form and for whoever takes it. */
export const LONGEST = { text: 4_000, address: 200, query: 300, route: 500 };

/** The page a reader writes about. */
export type FeedbackPage = Pick<PageFacts, 'route' | 'title' | 'canonical'>;

/** What a reader has to say about a page (specification 2.4, Page feedback). */
export interface FeedbackReport {
  page: FeedbackPage;
  helpful: boolean;
  reason?: Reason;
  /** What was missing; may be empty. */
  missing: string;
  /** Where the reader may be answered. */
  address?: string;
  /** What search found nothing for, where the reader comes from there. */
  query?: string;
}

/** What is posted to the address of provider `endpoint`, as JSON: a report, or a search without a result. */
export type FeedbackPost =
  | {
      kind: 'page';
      route: string;
      helpful: boolean;
      reason?: Reason;
      text?: string;
      address?: string;
      query?: string;
    }
  | { kind: 'search'; query: string };

/** Texts that could identify a reader or their network: an email address or an IP address. */
const PERSONAL =
  /[^\s@]+@[^\s@]+|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])|(?<![\w:])(?:[\da-f]{1,4}:{1,2}|::){2,}[\da-f]{0,4}(?![\w:])|(?<![\w:])[\da-f]{1,4}::[\da-f]{0,4}(?![\w:])/i;

/** Whether a query may be counted: it holds no email or IP address. */
export function isCountable(query: string): boolean {
  return query.trim() !== '' && query.length <= LONGEST.query && !PERSONAL.test(query);
}
