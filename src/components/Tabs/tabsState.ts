/** What one set of tabs is, apart from the panels' HTML; travels in `data-props`. */
export interface TabsData {
  id: string;
  groupId?: string;
  /** Query parameter that holds the choice. */
  parameter?: string;
  items: { value: string; label: string }[];
  /** Value of the tab the HTML shows. */
  selected: string;
}

/** localStorage key of a group's choice. */
export function groupKey(groupId: string): string {
  return `fieldguide.tabs.${groupId}`;
}

/** The tab to show: the URL's choice before the stored one before the page's own; unknown values don't count. */
export function chooseTab(data: TabsData, search: string, stored: string | null): string {
  const asked = data.parameter === undefined ? null : new URLSearchParams(search).get(data.parameter);
  const known = (value: string | null): value is string => data.items.some((item) => item.value === value);
  return [asked, stored].find(known) ?? data.selected;
}

/** The tab a key leads to from the one that has focus; undefined for keys that are not ours. */
export function tabForKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
