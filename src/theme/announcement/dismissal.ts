import { readStored, writeStored } from '../storage.ts';

/** localStorage key of the announcement the reader dismissed last: its id. */
export const ANNOUNCEMENT_KEY = 'fieldguide.announcement';

/** Hides the bar where this announcement was dismissed; one with another id shows again (specification 4). */
export function markDismissed(id: string): void {
  const dismissed = readStored('localStorage', ANNOUNCEMENT_KEY) === id;
  document.documentElement.toggleAttribute('data-announcement-dismissed', dismissed);
}

/** Hides the bar, now and on later visits. */
export function dismissAnnouncement(id: string): void {
  writeStored('localStorage', ANNOUNCEMENT_KEY, id);
  document.documentElement.toggleAttribute('data-announcement-dismissed', true);
}
