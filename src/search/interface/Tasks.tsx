import type { MouseEvent, ReactNode } from 'react';
import type { SiteFacts } from '../../shared/types.ts';
import { isPlainClick } from './Results.tsx';

interface Props {
  tasks: SiteFacts['tasks'];
  /** Called when one of them opens in this tab. */
  onFollow: () => void;
}

/** What people come for: offered while the box of the dialog is empty. */
export function Tasks({ tasks, onFollow }: Props): ReactNode {
  if (tasks.length === 0) return null;
  const follow = (event: MouseEvent) => isPlainClick(event) && onFollow();
  return (
    <nav className="search-tasks" aria-labelledby="search-tasks">
      <h2 id="search-tasks">What people come for</h2>
      <ul>
        {tasks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} data-entry="" onClick={follow}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
