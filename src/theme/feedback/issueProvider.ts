import { issueUrl } from './issueUrl.ts';
import type { FeedbackProvider, FeedbackReport } from './report.ts';

/** What the provider needs of the browser. */
export interface IssuePorts {
  /** Opens an address in a new tab; false where the browser does not. */
  openTab: (url: string) => boolean;
  isOnline: () => boolean;
}

/** Longer addresses are refused by common servers. */
export const LONGEST_URL = 8_000;

/**
 * Provider `issue`: opens the issue form of the public repository in a new tab, filled in. There is no
 * server of ours; the reader reads the text over there and submits it.
 */
export function createIssueProvider(formUrl: string, { openTab, isOnline }: IssuePorts): FeedbackProvider {
  const href = ({ page, ...answers }: FeedbackReport) => issueUrl(formUrl, page, answers);
  return {
    action: 'Continue in a new tab',
    note: 'This opens a filled-in issue in the public repository of this documentation. Nothing is sent until you submit it there; everybody can read it then.',
    sent: 'The form is open in a new tab. Submit it there, and it reaches us.',
    href,
    // Not awaited before the tab opens: the browser allows it within the reader's click only.
    async send(report) {
      if (!isOnline()) {
        throw new Error('You are offline, so the form cannot be opened. Your text stays here.');
      }
      const url = href(report);
      if (url.length > LONGEST_URL) {
        throw new Error('The text is too long for the form. Shorten it a little.');
      }
      if (!openTab(url)) {
        throw new Error('The browser did not open the new tab. Allow it for this site, or use the link.');
      }
    },
  };
}
