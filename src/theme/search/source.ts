import type { SearchProvider } from '../../search/types.ts';

/** Opens the site's search: its code loads at the first call and is kept. A later call tries a failed load again. */
export type SearchSource = () => Promise<SearchProvider>;
