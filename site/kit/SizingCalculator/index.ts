import path from 'node:path';
import type { DataSet } from 'fieldguide';
import { plainRows, planner } from '../planner.tsx';
import Island from './SizingCalculator.tsx';
import type { SizeRow } from './sizes.ts';

/** Turns counts into sizes of machines, by the rows of the data set `sizing`. */
export const SizingCalculator = planner({
  name: 'SizingCalculator',
  island: path.join(import.meta.dirname, 'SizingCalculator.tsx'),
  Island,
  set: 'sizing',
  rowsOf: sizeRows,
  label: 'sizing calculator',
  does: 'numbers of devices and workloads into sizes of machines',
});

/** The rows as the calculator reads them. */
export function sizeRows(set: Pick<DataSet, 'rows'>): SizeRow[] {
  return plainRows(set, ['part', 'component', 'vcpu', 'ram', 'disk', 'rule', 'devices', 'workloads']);
}
