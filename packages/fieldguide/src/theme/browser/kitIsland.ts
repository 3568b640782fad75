import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import { loadScript } from '../../shared/ui/tasks.ts';
import { trustedScript } from '../../shared/ui/trusted.ts';
import { type IslandModule, islandData, mountIsland } from '../islands.tsx';

declare global {
  /**
   * For the scripts of a site's own islands: our React, and the place where each leaves its component
   * (`engine/output/kitFiles.ts` makes them). A page in a folder may load no modules, so there is no other way.
   */
  var fieldguide:
    | {
        react: typeof react;
        jsx: typeof jsx;
        islands: Record<string, react.ComponentType<Record<string, unknown>>>;
        props: Record<string, Readonly<Record<string, unknown>>>;
      }
    | undefined;
}

/** Loads an island of the site's kit: a React component, with the props that came with it and those in the page. */
export async function loadKitIsland(name: string, src: string): Promise<IslandModule> {
  globalThis.fieldguide ??= { react, jsx, islands: {}, props: {} };
  const { islands, props } = globalThis.fieldguide;
  if (!islands[name]) await loadScript(trustedScript(src), `${src} could not be loaded.`);
  const Island = islands[name];
  if (!Island) throw new Error(`${src} does not contain an island named “${name}”.`);
  return {
    hydrate(element) {
      const all = { ...props[name], ...islandData<object>(element) };
      return mountIsland(element, jsx.jsx(Island, all), { hydrate: true });
    },
  };
}
