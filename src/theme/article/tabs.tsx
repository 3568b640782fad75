import { renderToString } from 'react-dom/server';
import { escapeHtml } from '../../shared/text.ts';
import { Tabs } from '../islands/Tabs.tsx';
import type { TabsData } from '../islands/tabsState.ts';

export interface TabsParts {
  /** Unique on the page; the ids of tabs and panels begin with it. */
  id: string;
  /** Tabs of one group show the same choice, on the page and on later visits. */
  groupId?: string;
  /** Name of the query parameter that holds the choice; `true`: the group's id. */
  queryString?: string | true;
  items: { value: string; label: string; html: string; isDefault?: boolean }[];
}

/** Tabs as an island: all panels are in the HTML, and the browser takes them over where they stand. */
export function renderTabs({ id, groupId, queryString, items }: TabsParts): string {
  const data: TabsData = {
    id,
    groupId,
    parameter: queryString === true ? groupId : queryString,
    items: items.map(({ value, label }) => ({ value, label })),
    selected: (items.find((item) => item.isDefault) ?? items[0])?.value ?? '',
  };
  const inner = renderToString(<Tabs data={data} panels={items.map((item) => item.html)} />);
  return `<div data-island="Tabs" data-props="${escapeHtml(JSON.stringify(data))}">${inner}</div>`;
}
