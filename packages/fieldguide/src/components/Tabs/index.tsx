import type { Component, ComponentProps, ComponentUse } from '../component.ts';
import { h, paragraph, strong } from '../nodes.ts';
import { type TabsData, TabsIsland } from './Tabs.tsx';

/** Tabs as an island: all panels are in the HTML, and the browser takes them over where they are. */
export const Tabs: Component = {
  name: 'Tabs',
  place: 'block',
  expand({ index, props, children, items: panels }) {
    if (panels.length === 0) return children;
    const { groupId, queryString, defaultValue } = props;
    checkValues(panels);
    const items = panels.map((item, position) => ({
      value: String(item.props.value ?? position),
      label: labelOf(item.props, position),
    }));
    const preset = items.find(
      ({ value }, position) => value === defaultValue || 'default' in (panels[position]?.props ?? {}),
    );
    const group = typeof groupId === 'string' ? groupId : undefined;
    const data: TabsData = {
      id: `Tabs-${index}`,
      groupId: group,
      parameter: queryString === true ? group : queryString,
      items,
      selected: (preset ?? items[0])?.value ?? '',
    };
    // What Markdown and search have: a panel that only repeats another one is not among it.
    const blocks = panels.flatMap((panel, position) =>
      'repeated' in panel.props ? [] : [paragraph(strong(items[position]?.label ?? '')), ...panel.children],
    );
    const shown = {
      type: 'island' as const,
      name: 'Tabs',
      props: data,
      panels: panels.map((panel) => panel.children),
      element: (html: readonly string[]) => <TabsIsland data={data} panels={html} />,
    };
    // What is beside the panels is in none of them: above all of them nobody misses it.
    return [...children, { ...h('div', {}, ...blocks), data: { looks: [shown] } }];
  },
};

/** One panel of tabs. */
export const TabItem: Component = {
  name: 'TabItem',
  place: 'block',
  itemOf: 'Tabs',
  expand: ({ children }) => children,
};

/** Tells the tabs of one group that have the same value: it chooses one of them. */
function checkValues(panels: ComponentUse['items']): void {
  const values = panels.map(({ props }) => props.value);
  for (const [index, { page }] of panels.entries()) {
    const value = values[index];
    if (value === undefined || values.indexOf(value) === index) continue;
    const message = `the value "${value}" is used twice in these tabs.`;
    page.report({
      severity: 'warning',
      code: 'duplicate-value',
      message,
      hint: 'Give each tab its own value.',
    });
  }
}

function labelOf({ label, value }: ComponentProps, position: number): string {
  return String(label ?? value ?? position);
}
