import type { ReactNode } from 'react';

/** Says that there is no search yet; and, where the address brings words, that nothing was looked up for them. */
export function SearchNotice({ words }: { words?: string }): ReactNode {
  if (!words) return <p>Search is not part of this build yet.</p>;
  return (
    <p>
      Search is not part of this build yet, so nothing was looked up for <strong>{words}</strong>.
    </p>
  );
}
