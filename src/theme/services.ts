import type { SearchProvider } from '../search/types.ts';
import type { PageFacts, SiteFacts } from '../shared/types.ts';

/** What the app does for dialogs and islands. */
export interface Services {
  /** The page on display. */
  facts: () => { site: SiteFacts; page: PageFacts };
  /** The site's search. Its code loads at the first call and is kept; a load that failed is tried again. */
  search: () => Promise<SearchProvider>;
  /** Marks the words that a result has left for the page on display. */
  showMarks: () => void;
}
