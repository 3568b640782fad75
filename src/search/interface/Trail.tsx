import type { ReactNode } from 'react';

/** Where a page stands: the labels above it. */
export function Trail({ labels }: { labels: readonly string[] }): ReactNode {
  if (labels.length === 0) return null;
  return (
    <span className="search-trail" dir="auto">
      {labels.join(' › ')}
    </span>
  );
}
