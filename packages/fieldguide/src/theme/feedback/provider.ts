import { asError } from '../../shared/errors.ts';
import type { SiteFacts } from '../../shared/facts.ts';
import type { FeedbackPost, FeedbackReport, Reason } from '../../shared/feedback.ts';
import { issueUrl } from '../../shared/issueUrl.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { hasAgreed, loadForeign } from '../thirdParties/thirdParties.ts';

/** Delivers reports. The dialog uses providers only through this interface. */
export interface FeedbackProvider {
  /** The reader may leave an address: only those who answer see it. */
  asksAddress: boolean;
  /** Text of the button that sends. */
  action: string;
  /** A note for the reader before sending: who will see the text. */
  note: string;
  /** Text shown once a report is on its way. */
  sent: string;
  /** Sends a report. Rejects with an Error whose message helps the reader. */
  send(report: FeedbackReport): Promise<void>;
  /** An address that does the same by hand, offered after a failure. */
  href?(report: FeedbackReport): string;
}

/** What the reader has entered so far; kept over a failed send and while the dialog is closed. */
export interface FeedbackDraft {
  helpful?: boolean;
  reason?: Reason;
  missing: string;
  address?: string;
  query?: string;
}

export const EMPTY_DRAFT: FeedbackDraft = { missing: '' };

/** Longer addresses are refused by common servers. */
const LONGEST_URL = 8_000;

/**
 * Provider `issue`: opens the issue form of the public repository in a new tab, filled in. There is no
 * server of ours; the reader reads the text over there and submits it.
 */
export function createIssueProvider(formUrl: string, t: Translate): FeedbackProvider {
  const href = ({ page, ...answers }: FeedbackReport) => issueUrl(formUrl, page, answers);
  return {
    asksAddress: false,
    action: t(english.feedbackIssueAction),
    note: t(english.feedbackIssueNote),
    sent: t(english.feedbackIssueSent),
    href,
    // Not awaited before the tab opens: the browser allows it within the reader's click only.
    async send(report) {
      if (!navigator.onLine) {
        throw new Error(t(english.feedbackOffline));
      }
      const url = href(report);
      if (url.length > LONGEST_URL) {
        throw new Error(t(english.feedbackTooLong));
      }
      if (!openTab(url)) {
        throw new Error(t(english.feedbackTabBlocked));
      }
    },
  };
}

/** The configured provider, joined to the browser. Another one is another case here and nothing else. */
export function createFeedbackProvider(
  settings: NonNullable<SiteFacts['feedback']>,
  t: Translate,
): FeedbackProvider {
  switch (settings.provider) {
    case 'issue':
      return createIssueProvider(settings.url, t);
    case 'endpoint':
      return createEndpointProvider(settings, t);
    case 'script':
      return createScriptProvider(settings, t);
  }
}

/** Milliseconds until a send has failed. */
const SEND_MS = 15_000;

/** Provider `endpoint`: posts the report as JSON to whoever keeps it, such as `fieldguide serve --feedback`. */
function createEndpointProvider({ endpoint, url }: Endpoint, t: Translate): FeedbackProvider {
  return {
    asksAddress: true,
    action: t(english.feedbackSendAction),
    note: t(english.feedbackEndpointNote),
    sent: t(english.feedbackEndpointSent),
    href: ({ page, ...answers }) => issueUrl(url, page, answers),
    async send(report) {
      const status = await post(endpoint, postOf(report)).catch((error: unknown) => {
        const reason = navigator.onLine ? asError(error).message : t(english.feedbackNoConnection);
        throw new Error(t(english.feedbackFailed, { reason }), { cause: error });
      });
      if (status === 429) throw new Error(t(english.feedbackTooMany));
      if (status === 413) throw new Error(t(english.feedbackTooLong));
      if (status >= 300) throw new Error(t(english.feedbackFailed, { reason: `HTTP ${status}` }));
    },
  };
}

interface Endpoint {
  endpoint: string;
  url: string;
}

/** The status of the response; rejects if there is none. Sends no cookies. */
async function post(endpoint: string, body: FeedbackPost): Promise<number> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(SEND_MS),
  });
  return answer.status;
}

function postOf({ page, helpful, reason, missing, address, query }: FeedbackReport): FeedbackPost {
  return {
    kind: 'page',
    route: page.route,
    helpful,
    reason: helpful ? undefined : reason,
    text: missing.trim() || undefined,
    address: address?.trim() || undefined,
    query,
  };
}

type Widget = (report: FeedbackReport) => unknown;

/** Provider `script`: hands the report to a widget of another host, which is loaded when the reader sends. */
function createScriptProvider({ src, url }: { src: string; url: string }, t: Translate): FeedbackProvider {
  const { host } = new URL(src);
  return {
    asksAddress: true,
    action: t(english.feedbackSendAction),
    note: t(english.feedbackSendNote, { host }),
    sent: t(english.feedbackSent),
    href: ({ page, ...answers }) => issueUrl(url, page, answers),
    async send(report) {
      if (!hasAgreed()) throw new Error(t(english.feedbackNotAllowed, { host }));
      if (!readWidget()) await loadForeign(src);
      const send = readWidget();
      if (!send) throw new Error(t(english.feedbackNotAccepted, { host }));
      await send(report);
    },
  };
}

/** The function that the script has set; undefined as long as it has not. */
function readWidget(): Widget | undefined {
  const widget: unknown = Reflect.get(window, 'fieldguideFeedback');
  return typeof widget === 'function' ? (report) => Reflect.apply(widget, undefined, [report]) : undefined;
}

/** Opens an address in a new tab; false where the browser does not. */
function openTab(url: string): boolean {
  // Not `noopener`: with it, we cannot know whether the tab has opened.
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
