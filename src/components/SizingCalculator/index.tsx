import type { DataSet } from '../../shared/dataSet.ts';
import { lightText } from '../../shared/lightMarkdown.ts';
import { linkMarkdown } from '../../shared/markdown.ts';
import type { Component } from '../component.ts';
import { islandHtml } from '../islandHtml.tsx';
import { needsData, WITHOUT_SCRIPTS } from '../needsData.ts';
import { SizingCalculator as Island } from './SizingCalculator.tsx';
import type { SizeRow } from './sizes.ts';

/** Turns counts into sizes of machines, by the rows of the data set `sizing`, which travel in the page. */
export const SizingCalculator: Component = {
  name: 'SizingCalculator',
  place: 'block',
  describe: (_, { site }) => needsData('SizingCalculator', 'sizing', site),
  html(_, { site }) {
    const set = site.data.get('sizing');
    if (!set) return '';
    const rows = sizeRows(set);
    const element = <Island rows={rows} />;
    return islandHtml({ name: 'SizingCalculator', data: rows, element }) + WITHOUT_SCRIPTS;
  },
  // The rows it chooses from stand in tables of the page.
  markdown: (_, page) =>
    `The ${linkMarkdown('sizing calculator', page.href)} on this page turns numbers of devices and workloads into sizes of machines.`,
};

/** The rows as the calculator reads them: plain text. */
export function sizeRows({ rows }: Pick<DataSet, 'rows'>): SizeRow[] {
  return rows.map(({ cells }) => {
    const cell = (key: string) => lightText(cells[key] ?? '');
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
