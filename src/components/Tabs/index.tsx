import { titleLine } from '../../shared/markdown.ts';
import { type Component, type ComponentProps, dedent, textOf } from '../component.ts';
import { islandHtml } from '../islandHtml.tsx';
import type { TabsData } from './Tabs.tsx';
import { Tabs as TabsIsland } from './Tabs.tsx';

/** Tabs as an island: all panels are in the HTML, and the browser takes them over where they stand. */
export const Tabs: Component = {
  name: 'Tabs',
  place: 'block',
  html({ index, props, body }) {
    if (body.items.length === 0) return body.html;
    const { groupId, queryString, defaultValue } = props;
    const items = body.items.map((item, position) => ({
      value: String(item.props.value ?? position),
      label: labelOf(item.props, position, props),
    }));
    const preset = items.find(
      ({ value }, position) => value === defaultValue || 'default' in (body.items[position]?.props ?? {}),
    );
    const group = typeof groupId === 'string' ? groupId : undefined;
    const data: TabsData = {
      id: `tabs-${index}`,
      groupId: group,
      parameter: queryString === true ? group : queryString,
      items,
      selected: (preset ?? items[0])?.value ?? '',
    };
    const element = <TabsIsland data={data} panels={body.items.map((item) => item.html)} />;
    // What stands beside the panels is in none of them: above all of them nobody misses it.
    return body.html.trim() + islandHtml({ name: 'Tabs', data, element });
  },
  markdown({ props, body }) {
    if (body.items.length === 0) return dedent(body.html);
    const panels = body.items.map(
      (item, position) => `${titleLine(labelOf(item.props, position, props))}\n\n${dedent(item.html)}`,
    );
    return [dedent(body.html), ...panels].filter((block) => block !== '').join('\n\n');
  },
};

/** One panel of tabs. */
export const TabItem: Component = {
  name: 'TabItem',
  place: 'block',
  itemOf: 'Tabs',
  labels: ({ label, value }, tabs) => [label ?? tabLabels(tabs).get(String(value)) ?? value],
  html: ({ body }) => body.html,
};

function labelOf({ label, value }: ComponentProps, position: number, tabs: ComponentProps): string {
  const key = String(value ?? position);
  return String(label ?? tabLabels(tabs).get(key) ?? key);
}

/** The label of each value, as older pages write it: `values={[{ label: 'Linux', value: 'linux' }, ...]}`. */
function tabLabels(tabs: ComponentProps): Map<string, string> {
  const labels = new Map<string, string>();
  for (const [entry] of (textOf(tabs, 'values') ?? '').matchAll(/\{[^{}]*\}/g)) {
    const text = (key: string) => new RegExp(`\\b${key}\\s*:\\s*(["'\`])(.*?)\\1`).exec(entry)?.[2];
    const value = text('value');
    const label = text('label');
    if (value !== undefined && label !== undefined) labels.set(value, label);
  }
  return labels;
}
