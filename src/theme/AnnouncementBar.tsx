import { X } from 'lucide';
import { useLayoutEffect } from 'react';
import { DATA } from '../shared/attributes.ts';
import type { SiteFacts } from '../shared/types.ts';
import { IconButton } from '../shared/ui/Icon.tsx';
import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  readStored,
  writeStored,
} from '../shared/ui/storage.ts';

type Announcement = NonNullable<SiteFacts['announcement']>;

/**
 * A line above the top bar. Stays in the HTML when it was dismissed: a mark on `<html>` hides it, which the
 * inline script can set before the first paint, so that nothing moves.
 */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { id, html, dismissible } = announcement;
  useLayoutEffect(() => {
    if (!dismissible) return;
    markDismissed(id);
    // Only read: a tab of an older release must not reset what this one stored.
    const inOtherTab = ({ key, newValue }: StorageEvent) => {
      if (key === ANNOUNCEMENT_DISMISS_KEY && newValue === 'true') hide();
    };
    window.addEventListener('storage', inOtherTab);
    return () => window.removeEventListener('storage', inOtherTab);
  }, [id, dismissible]);
  return (
    <aside className="announcement" aria-label="Announcement">
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {dismissible && <IconButton label="Dismiss" node={X} size={18} onClick={dismissAnnouncement} />}
    </aside>
  );
}

/** Hides the bar where this announcement was dismissed; another id resets what is stored (specification 4). */
function markDismissed(id: string): void {
  if (readStored('localStorage', ANNOUNCEMENT_ID_KEY) !== id) {
    writeStored('localStorage', ANNOUNCEMENT_ID_KEY, id);
    writeStored('localStorage', ANNOUNCEMENT_DISMISS_KEY, 'false');
  }
  const dismissed = readStored('localStorage', ANNOUNCEMENT_DISMISS_KEY) === 'true';
  document.documentElement.toggleAttribute(DATA.announcementDismissed, dismissed);
}

/** Hides the bar, now and on later visits. */
function dismissAnnouncement(): void {
  writeStored('localStorage', ANNOUNCEMENT_DISMISS_KEY, 'true');
  hide();
}

function hide(): void {
  document.documentElement.toggleAttribute(DATA.announcementDismissed, true);
}
