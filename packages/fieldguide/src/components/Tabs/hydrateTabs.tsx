import * as DATA from '../../shared/dataAttributes.ts';
import { islandData, mountIsland } from '../../theme/islands.tsx';
import { type TabsData, TabsIsland } from './Tabs.tsx';

/** Takes over the tabs in an element that the build made. The panels' HTML is what is there. */
export function hydrate(element: HTMLElement): () => void {
  const data = islandData<TabsData>(element);
  const elements = data.items.map((_, index) => document.getElementById(`${data.id}-panel-${index}`));
  const panels = elements.map((panel) => panel?.querySelector(':scope > .tabs-content')?.innerHTML ?? '');
  // Another one than the build chose, where the address led into it before.
  const shown = data.items.find((_, index) => elements[index]?.hasAttribute(DATA.selected))?.value;
  return mountIsland(element, <TabsIsland data={data} panels={panels} shown={shown} />, { hydrate: true });
}
