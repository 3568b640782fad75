// From the dialog, so that what both have in common is in one file with it: it opens after one request.
import { styles } from '../../search/interface/SearchDialog.tsx';
import { SearchResultsPage } from '../../search/interface/SearchResultsPage.tsx';
import { adoptStyles } from '../../theme/browser/adoptStyles.ts';
import { mountIsland } from '../../theme/islands.tsx';
import type { Services } from '../../theme/services.ts';

/** Makes the search page work: nothing of it can be rendered before the reader asks. */
export function hydrate(element: HTMLElement, services: Services): () => void {
  const unstyle = adoptStyles(styles);
  const unmount = mountIsland(element, <SearchResultsPage services={services} />, { hydrate: false });
  return () => {
    unmount();
    unstyle();
  };
}
