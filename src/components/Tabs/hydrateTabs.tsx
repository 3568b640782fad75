import { islandData, mountIsland } from '../../theme/islands.tsx';
import type { TabsData } from './Tabs.tsx';
import { Tabs } from './Tabs.tsx';

/** Takes over the tabs in an element that the build made. The panels' HTML is what stands there. */
export function hydrate(element: HTMLElement): () => void {
  const data = islandData<TabsData>(element);
  const panels = data.items.map((_, index) => {
    const panel = document.getElementById(`${data.id}-panel-${index}`);
    return panel?.querySelector(':scope > .tabs-content')?.innerHTML ?? '';
  });
  return mountIsland(element, <Tabs data={data} panels={panels} />, { hydrate: true });
}
