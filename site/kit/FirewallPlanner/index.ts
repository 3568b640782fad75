import path from 'node:path';
import type { DataSet } from 'fieldguide';
import { plainRows, planner } from '../planner.tsx';
import Island from './FirewallPlanner.tsx';
import type { PortRow } from './plan.ts';

/** Turns rows of the data set `ports` into firewall rules. */
export const FirewallPlanner = planner({
  name: 'FirewallPlanner',
  island: path.join(import.meta.dirname, 'FirewallPlanner.tsx'),
  Island,
  set: 'ports',
  rowsOf: portRows,
  label: 'firewall planner',
  does: 'the features you choose into firewall rules',
});

/** The rows as the planner reads them. */
export function portRows(set: Pick<DataSet, 'rows'>): PortRow[] {
  return plainRows(set, [
    'feature',
    'source',
    'destination',
    'port',
    'protocol',
    'service',
    'encrypted',
    'purpose',
    'needs',
  ]);
}
