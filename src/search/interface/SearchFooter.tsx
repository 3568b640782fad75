import type { MouseEvent, ReactNode } from 'react';

interface Props {
  href: string;
  count: number;
  onFollow: (event: MouseEvent) => void;
}

/** Leads to all results, and says what the keys do. */
export function SearchFooter({ href, count, onFollow }: Props): ReactNode {
  return (
    <div className="search-foot">
      {count > 0 && (
        <a href={href} onClick={onFollow}>
          See all {count} results
        </a>
      )}
      <span className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open
      </span>
    </div>
  );
}
