import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { inReadingOrder } from '../../shared/ui/focusKeys.ts';
import { readStored, shareStored, watchStored } from '../../shared/ui/storage.ts';
import { trustedHtml } from '../../shared/ui/trusted.ts';
import { findTarget, REVEAL_EVENT } from '../../theme/browser/navigation/reveal.ts';

interface TabsProps {
  data: TabsData;
  /** HTML of each panel, in the order of the items; in the browser, what is in the document. */
  panels: readonly string[];
  /** Value of the tab that the document shows; default: the one that the build chose. */
  shown?: string;
}

/**
 * Tabs whose panels are all in the document. Without scripts, and in print, each is shown under its label;
 * the style sheet decides, so no attribute has to change for it.
 */
export function TabsIsland({ data, panels, shown }: TabsProps) {
  const { selected, choose } = useTabChoice(data, shown);
  // The same objects each time: React 19.2 would write the panels again, and what is open in them would close.
  const contents = useMemo(() => panels.map(trustedHtml), [panels]);
  const list = useRef<HTMLDivElement>(null);

  const select = (index: number) => {
    const item = data.items[index];
    if (!item || item.value === selected) return;
    const top = list.current?.getBoundingClientRect().top;
    choose(item.value);
    // Other tabs of the group, above this one, may have changed their height: the pressed tab stays in place.
    // All of them are rendered before the next frame, in whatever order.
    requestAnimationFrame(() => {
      const moved = list.current?.getBoundingClientRect().top;
      if (top !== undefined && moved !== undefined)
        window.scrollBy({ top: moved - top, behavior: 'instant' });
    });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = tabForKey(inReadingOrder(event.key, event.currentTarget), index, data.items.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" ref={list}>
        {data.items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${data.id}-tab-${index}`}
            aria-controls={`${data.id}-panel-${index}`}
            aria-selected={item.value === selected}
            tabIndex={item.value === selected ? 0 : -1}
            onClick={() => select(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {data.items.map((item, index) => (
        <div
          key={item.value}
          className="tabs-panel"
          role="tabpanel"
          id={`${data.id}-panel-${index}`}
          aria-labelledby={`${data.id}-tab-${index}`}
          data-selected={item.value === selected ? '' : undefined}
        >
          <p className="tabs-label">{item.label}</p>
          <div className="tabs-content" dangerouslySetInnerHTML={contents[index]} suppressHydrationWarning />
        </div>
      ))}
    </div>
  );
}

/**
 * Which tab is shown. A choice goes into the URL and the group's storage where the tabs ask for it, and so to all tabs
 * of the group, on this page and in other tabs of the browser. The tab that holds what the address leads to comes first,
 * and is no choice.
 */
function useTabChoice(
  data: TabsData,
  shown: string | undefined,
): { selected: string; choose: (value: string) => void } {
  const [selected, setSelected] = useState(shown ?? data.selected);
  const { groupId } = data;

  useEffect(() => {
    const stored = groupId === undefined ? null : readStored('localStorage', groupKey(groupId));
    const target = findTarget(location.hash);
    setSelected(valueAround(data, target) ?? chooseTab(data, location.search, stored));
    if (groupId === undefined) return;
    return watchStored(groupKey(groupId), (value) => {
      if (data.items.some((item) => item.value === value)) setSelected(value ?? data.selected);
    });
  }, [data, groupId]);

  useEffect(() => {
    const opened = ({ target }: Event) => {
      const around = target instanceof Node ? valueAround(data, target) : undefined;
      if (around !== undefined) setSelected(around);
    };
    document.addEventListener(REVEAL_EVENT, opened);
    return () => document.removeEventListener(REVEAL_EVENT, opened);
  }, [data]);

  const choose = (value: string) => {
    setSelected(value);
    if (data.parameter !== undefined) keepInUrl(data.parameter, value);
    if (groupId !== undefined) shareStored(groupKey(groupId), value);
  };
  return { selected, choose };
}

/** The tab whose panel holds a place of the page. */
function valueAround({ id, items }: TabsData, place: Node | undefined): string | undefined {
  const panel = (index: number) => document.getElementById(`${id}-panel-${index}`);
  return place && items.find((_, index) => panel(index)?.contains(place))?.value;
}

/** The entry's own state stays: the app's navigation keeps its scroll positions there. */
function keepInUrl(parameter: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(parameter, value);
  history.replaceState(history.state, '', url);
}

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
function groupKey(groupId: string): string {
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
