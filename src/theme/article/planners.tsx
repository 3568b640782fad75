import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeHtml } from '../../shared/text.ts';
import { FirewallPlanner } from '../islands/firewall/FirewallPlanner.tsx';
import type { PortRow } from '../islands/firewall/plan.ts';
import { SizingCalculator } from '../islands/sizing/SizingCalculator.tsx';
import type { SizeRow } from '../islands/sizing/sizes.ts';

/** The firewall planner as an island; its rows travel in the page, so that nothing is asked of a server. */
export function renderFirewallPlanner(rows: readonly PortRow[]): string {
  return island('FirewallPlanner', rows, <FirewallPlanner rows={rows} />);
}

/** The sizing calculator as an island. */
export function renderSizingCalculator(rows: readonly SizeRow[]): string {
  return island('SizingCalculator', rows, <SizingCalculator rows={rows} />);
}

/** What only scripts can do says so to readers without them; the tables of the page hold the same facts. */
function island(name: string, data: unknown, element: ReactElement): string {
  const html = renderToString(element);
  const note =
    '<p class="without-scripts">This part needs JavaScript. The tables on this page hold the same facts.</p>';
  return `<div data-island="${name}" data-props="${escapeHtml(JSON.stringify(data))}">${html}</div>${note}`;
}
