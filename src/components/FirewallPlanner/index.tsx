import type { DataSet } from '../../shared/dataSet.ts';
import { lightText } from '../../shared/lightMarkdown.ts';
import { linkMarkdown } from '../../shared/markdown.ts';
import type { Component } from '../component.ts';
import { islandHtml } from '../islandHtml.tsx';
import { needsData, WITHOUT_SCRIPTS } from '../needsData.ts';
import { FirewallPlanner as Island } from './FirewallPlanner.tsx';
import type { PortRow } from './plan.ts';

/** Turns rows of the data set `ports` into firewall rules; the rows travel in the page. */
export const FirewallPlanner: Component = {
  name: 'FirewallPlanner',
  place: 'block',
  describe: (_, { site }) => needsData('FirewallPlanner', 'ports', site),
  html(_, { site }) {
    const set = site.data.get('ports');
    if (!set) return '';
    const rows = portRows(set);
    const element = <Island rows={rows} />;
    return islandHtml({ name: 'FirewallPlanner', data: rows, element }) + WITHOUT_SCRIPTS;
  },
  // The rows they choose from stand in tables of the page.
  markdown: (_, page) =>
    `The ${linkMarkdown('firewall planner', page.href)} on this page turns the features you choose into firewall rules.`,
};

/** The rows as the planner reads them: plain text. */
export function portRows({ rows }: Pick<DataSet, 'rows'>): PortRow[] {
  return rows.map(({ id, cells }) => {
    const cell = (key: string) => lightText(cells[key] ?? '');
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
