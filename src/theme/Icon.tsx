import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';

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
