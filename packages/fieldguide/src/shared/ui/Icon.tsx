import type { IconNode } from 'lucide';
import { createElement, type MouseEventHandler, type ReactElement } from 'react';

/**
 * An icon of lucide, hidden from screen readers. Lucide's React components would bring settings, context and
 * name checks that weigh more than all of our icons; its drawings alone are plain data.
 */
export function Icon({ node, size }: { node: IconNode; size: number }): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}

interface IconButtonProps {
  label: string;
  node: IconNode;
  size: number;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** A button that shows an icon alone; `label` names it. */
export function IconButton({ label, node, size, onClick }: IconButtonProps): ReactElement {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
      <Icon node={node} size={size} />
    </button>
  );
}

/** The mark beside the site's name: three stacked stones. `site/static/favicon.svg` draws the same. */
export function Mark(): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" fill="currentColor" aria-hidden="true">
      <path d="M12 7.2C11.8 4.7 14 3 16.9 3c2.8 0 4.6 1.5 4.5 3.7-.1 2.3-2 3.5-4.9 3.5-2.8 0-4.3-.9-4.5-3Z" />
      <path d="M7.2 15.9c0-2.9 3.8-4.3 8.9-4.3s8.4 1.5 8.4 4.1-3.2 3.4-8.6 3.4-8.7-.5-8.7-3.2Z" />
      <path d="M3 25.1c0-3.3 5.5-4.6 13.3-4.6S29 21.9 29 24.8 24.6 29 16.2 29 3 28.5 3 25.1Z" />
    </svg>
  );
}
