import { hydrateRoot } from 'react-dom/client';
import { FirewallPlanner } from './firewall/FirewallPlanner.tsx';
import { readPortRows } from './firewall/plan.ts';

/** Takes over the planner that `renderFirewallPlanner` made. */
export function hydrate(element: HTMLElement): () => void {
  const root = hydrateRoot(element, <FirewallPlanner rows={readPortRows(element.dataset.props)} />);
  return () => root.unmount();
}
