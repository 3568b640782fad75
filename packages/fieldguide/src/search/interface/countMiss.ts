import type { SiteFacts } from '../../shared/facts.ts';
import { type FeedbackPost, isCountable } from '../../shared/feedback.ts';

/** Tells who keeps the site that search has found nothing, where its settings ask for that; nothing waits for it. */
export function countMiss(query: string, { feedback }: SiteFacts): void {
  if (feedback?.provider !== 'endpoint' || !feedback.countSearches || !isCountable(query)) return;
  const body: FeedbackPost = { kind: 'search', query: query.trim() };
  fetch(feedback.endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    // The reader may be about to leave.
    keepalive: true,
  }).catch(() => undefined);
}
