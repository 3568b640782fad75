import type { ArticleRenderer } from '../../theme/article/render.ts';
import type { ComponentFacts } from '../content/compile.ts';
import { portRows, sizeRows } from '../data/plannerRows.ts';
import type { DataSets } from '../data/types.ts';

/** The components that need a data set of ours, and the set. */
const NEEDS: Readonly<Record<string, string>> = { FirewallPlanner: 'ports', SizingCalculator: 'sizing' };

/** The faults of a planner: its data must be there. `undefined` for other components. */
export function describePlanner(name: string, sets: DataSets): ComponentFacts | undefined {
  const set = NEEDS[name];
  if (set === undefined) return undefined;
  if (sets.has(set)) return {};
  const message = `<${name}> needs the data set "${set}".`;
  const hint = `Add the file data/${set}.yaml to the site.`;
  return { faults: [{ severity: 'error', code: 'planner', message, hint }] };
}

/** The HTML of a planner; nothing where its data are missing. */
export function renderPlanner(name: string, sets: DataSets, render: ArticleRenderer): string {
  const set = sets.get(NEEDS[name] ?? '');
  if (!set) return '';
  return name === 'FirewallPlanner'
    ? render.firewallPlanner(portRows(set))
    : render.sizingCalculator(sizeRows(set));
}
