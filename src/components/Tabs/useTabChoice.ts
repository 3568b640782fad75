import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../shared/ui/storage.ts';
import { chooseTab, groupKey, type TabsData } from './tabsState.ts';

const CHOICE_EVENT = 'fieldguide:tabs';

interface Choice {
  groupId: string;
  value: string;
}

/**
 * Which tab is shown. A choice goes into the URL and the group's storage where the tabs ask for it, and to
 * all tabs of the group: on this page by an event, in other browser tabs by the storage.
 */
export function useTabChoice(data: TabsData): { selected: string; choose: (value: string) => void } {
  const [selected, setSelected] = useState(data.selected);
  const { groupId } = data;

  useEffect(() => {
    const stored = groupId === undefined ? null : readStored('localStorage', groupKey(groupId));
    setSelected(chooseTab(data, location.search, stored));
    if (groupId === undefined) return;
    const accept = (value: string | null) => {
      if (data.items.some((item) => item.value === value)) setSelected(value ?? data.selected);
    };
    const onChoice = (event: Event) => {
      if (event instanceof CustomEvent && isChoice(event.detail) && event.detail.groupId === groupId) {
        accept(event.detail.value);
      }
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === groupKey(groupId)) accept(event.newValue);
    };
    window.addEventListener(CHOICE_EVENT, onChoice);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener(CHOICE_EVENT, onChoice);
      window.removeEventListener('storage', onStorage);
    };
  }, [data, groupId]);

  const choose = (value: string) => {
    setSelected(value);
    if (data.parameter !== undefined) keepInUrl(data.parameter, value);
    if (groupId === undefined) return;
    writeStored('localStorage', groupKey(groupId), value);
    window.dispatchEvent(new CustomEvent<Choice>(CHOICE_EVENT, { detail: { groupId, value } }));
  };
  return { selected, choose };
}

/** The entry's own state stays: the app's navigation keeps its scroll positions there. */
function keepInUrl(parameter: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(parameter, value);
  history.replaceState(history.state, '', url);
}

function isChoice(value: unknown): value is Choice {
  return typeof value === 'object' && value !== null && 'groupId' in value && 'value' in value;
}
