import type { Services } from './services.ts';

/** What a lazily loaded island offers: it takes over its element and returns a function that leaves it. */
export interface IslandModule {
  hydrate(element: HTMLElement, services: Services): () => void;
}

/** The interactive parts of articles, by the name in `data-island`. Each loads when a page has one. */
export const islands: Record<string, () => Promise<IslandModule>> = {
  Tabs: () => import('./islands/hydrateTabs.tsx'),
  Table: () => import('./islands/hydrateTable.tsx'),
  FirewallPlanner: () => import('./islands/hydrateFirewallPlanner.tsx'),
  SizingCalculator: () => import('./islands/hydrateSizingCalculator.tsx'),
  Suggestions: () => import('./islands/hydrateSuggestions.tsx'),
  Search: () => import('./islands/hydrateSearch.tsx'),
};
