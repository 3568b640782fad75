import { X } from 'lucide';
import { useLayoutEffect } from 'react';
import type { SiteFacts } from '../../shared/types.ts';
import { Icon } from '../Icon.tsx';
import { dismissAnnouncement, markDismissed } from './dismissal.ts';

type Announcement = NonNullable<SiteFacts['announcement']>;

/**
 * A line above the top bar. Stays in the HTML when it was dismissed: a mark on `<html>` hides it, which the
 * inline script can set before the first paint, so that nothing moves.
 */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { id, html, dismissible } = announcement;
  useLayoutEffect(() => {
    if (dismissible) markDismissed(id);
  }, [id, dismissible]);
  return (
    <aside className="announcement" aria-label="Announcement">
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {dismissible && (
        <button
          type="button"
          className="icon-button"
          aria-label="Dismiss"
          onClick={() => dismissAnnouncement(id)}
        >
          <Icon node={X} size={18} />
        </button>
      )}
    </aside>
  );
}
