import type { ComponentFacts } from '../content/compile.ts';
import { plainCell } from '../data/cell.ts';
import type { DataSets } from '../data/types.ts';
import type { ArticleRenderer } from '../theme/article/render.ts';

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
  const text = (cells: Readonly<Record<string, string>>) => (key: string) => plainCell(cells[key] ?? '');
  if (name === 'FirewallPlanner')
    return render.firewallPlanner(
      set.rows.map(({ id, cells }) => {
        const cell = text(cells);
        return {
          id,
          feature: cell('feature'),
          source: cell('source'),
          destination: cell('destination'),
          port: cell('port'),
          protocol: cell('protocol'),
          service: cell('service'),
          encrypted: cell('encrypted'),
          purpose: cell('purpose'),
        };
      }),
    );
  return render.sizingCalculator(
    set.rows.map(({ cells }) => {
      const cell = text(cells);
      return {
        part: cell('part'),
        component: cell('component'),
        vcpu: cell('vcpu'),
        ram: cell('ram'),
        disk: cell('disk'),
        rule: cell('rule'),
        devices: cell('devices'),
        workloads: cell('workloads'),
      };
    }),
  );
}
