import { plainCell } from './cell.ts';
import type { DataSet } from './types.ts';

/** The rows of `ports` as the firewall planner reads them: plain text. */
export function portRows({ rows }: Pick<DataSet, 'rows'>) {
  return rows.map(({ id, cells }) => {
    const cell = (key: string) => plainCell(cells[key] ?? '');
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
  });
}

/** The rows of `sizing` as the sizing calculator reads them: plain text. */
export function sizeRows({ rows }: Pick<DataSet, 'rows'>) {
  return rows.map(({ cells }) => {
    const cell = (key: string) => plainCell(cells[key] ?? '');
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
  });
}
