import type { IslandModule, Islands } from './browser/islands/islandHost.tsx';

const modules = import.meta.glob<IslandModule>('../components/*/hydrate*.tsx');

/** The interactive parts of articles, by the name in `data-island`: that of their folder. Each loads when a page has one. */
export function islands(): Islands {
  return Object.fromEntries(
    Object.entries(modules).map(([file, load]) => [file.replace(/^.*\/hydrate|\.tsx$/g, ''), load]),
  );
}
