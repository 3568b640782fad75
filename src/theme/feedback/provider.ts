import type { SiteFacts } from '../../shared/types.ts';
import { createIssueProvider } from './issueProvider.ts';
import type { FeedbackProvider } from './report.ts';

type Settings = NonNullable<SiteFacts['feedback']>;

/** The configured provider, joined to the browser. Another one is another case here and nothing else. */
export function createFeedbackProvider({ provider, url }: Settings): FeedbackProvider {
  switch (provider) {
    case 'issue':
      return createIssueProvider(url, { openTab, isOnline: () => navigator.onLine });
  }
}

function openTab(url: string): boolean {
  // Not `noopener`: with it the browser never tells whether the tab has opened.
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
