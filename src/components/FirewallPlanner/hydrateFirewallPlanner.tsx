import { hydrateRoot } from 'react-dom/client';
import { FirewallPlanner } from './FirewallPlanner.tsx';
import { readPortRows } from './plan.ts';

/** Takes over the planner that the build made. */
export function hydrate(element: HTMLElement): () => void {
  const root = hydrateRoot(element, <FirewallPlanner rows={readPortRows(element.dataset.props)} />);
  return () => root.unmount();
}
