import { SearchPage } from '../../search/interface/SearchPage.tsx';
import css from '../../search/interface/search.css?inline';
import { adoptStyles } from '../../theme/browser/adoptStyles.ts';
import { mountIsland } from '../../theme/islands.tsx';
import type { Services } from '../../theme/services.ts';

/** Makes the search page work: nothing of it can be rendered before the reader asks. */
export function hydrate(element: HTMLElement, services: Services): () => void {
  const unstyle = adoptStyles(css);
  const unmount = mountIsland(element, <SearchPage services={services} />, { hydrate: false });
  return () => {
    unmount();
    unstyle();
  };
}
