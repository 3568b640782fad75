import { DATA } from '../shared/attributes.ts';
import type { Services } from './services.ts';

/** Module of one island: takes over the server-rendered element and returns its removal. */
export interface IslandModule {
  hydrate(element: HTMLElement, services: Services): () => void;
}

/** What the build wrote into the page for an island. */
export function islandData<Data>(element: HTMLElement): Data {
  return JSON.parse(element.getAttribute(DATA.props) ?? 'null');
}

/** How to load each island, by its name in `data-island`. */
export type Islands = Record<string, () => Promise<IslandModule>>;

const modules = import.meta.glob<IslandModule>('../components/*/hydrate*.tsx');

/** The interactive parts of articles, by the name of their folder. Each loads when a page has one. */
export function islands(): Islands {
  return Object.fromEntries(
    Object.entries(modules).map(([file, load]) => [file.replace(/^.*\/hydrate|\.tsx$/g, ''), load]),
  );
}
