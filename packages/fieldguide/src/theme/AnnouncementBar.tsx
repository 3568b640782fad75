import { X } from 'lucide';
import { useLayoutEffect } from 'react';
import * as DATA from '../shared/dataAttributes.ts';
import type { SiteFacts } from '../shared/facts.ts';
import * as english from '../shared/texts/english.ts';
import { IconButton } from '../shared/ui/Icon.tsx';
import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  readStored,
  shareStored,
  watchStored,
  writeStored,
} from '../shared/ui/storage.ts';
import { trustedHtml } from '../shared/ui/trusted.ts';
import { useTexts } from '../shared/ui/useTexts.tsx';

type Announcement = NonNullable<SiteFacts['announcement']>;

/**
 * A line above the top bar. Stays in the HTML when it was dismissed: a mark on `<html>` hides it, which the
 * inline script can set before the first paint, so that nothing moves.
 */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { id, html, dismissible } = announcement;
  const t = useTexts();
  useLayoutEffect(() => {
    if (!dismissible) return;
    markDismissed(id);
    // Only read: a tab of an older release must not reset what this one stored.
    return watchStored(ANNOUNCEMENT_DISMISS_KEY, (value) => {
      if (value === 'true') document.documentElement.toggleAttribute(DATA.announcementDismissed, true);
    });
  }, [id, dismissible]);
  // Hides it now, through the watcher, and on later visits.
  const dismiss = () => shareStored(ANNOUNCEMENT_DISMISS_KEY, 'true');
  return (
    <aside className="announcement" aria-label={t(english.announcement)}>
      <div dangerouslySetInnerHTML={trustedHtml(html)} />
      {dismissible && <IconButton label={t(english.dismiss)} node={X} size={18} onClick={dismiss} />}
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
