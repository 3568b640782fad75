import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import * as DATA from '../shared/dataAttributes.ts';
import { trustedHtml } from '../shared/ui/trusted.ts';
import { CrashBoundary } from './browser/CrashBoundary.tsx';
import { replayActs } from './browser/replayActs.ts';
import type { Services } from './services.ts';

/** Module of one island: takes over the server-rendered element and returns its removal. */
export interface IslandModule {
  hydrate(element: HTMLElement, services: Services): () => void;
}

/** The data that the build wrote into the page for an island. */
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

/**
 * Makes an island work: takes over what the build rendered into its element (`hydrate`), or puts something else in its
 * place. Where it crashes, it says so there, above what the build wrote. Returns its removal.
 */
export function mountIsland(
  element: HTMLElement,
  node: ReactNode,
  { hydrate }: { hydrate: boolean },
): () => void {
  const html = element.innerHTML;
  const kept = <div className="crash-kept" dangerouslySetInnerHTML={trustedHtml(html)} />;
  const guarded = (
    <Alive element={element}>
      <CrashBoundary kept={kept}>{node}</CrashBoundary>
    </Alive>
  );
  const root = hydrate ? hydrateRoot(element, guarded) : createRoot(element);
  if (!hydrate) root.render(guarded);
  return () => root.unmount();
}

/** Marks the island as alive when React has drawn it, and replays what the reader did to it before. */
function Alive({ element, children }: { element: HTMLElement; children: ReactNode }): ReactNode {
  useEffect(() => {
    element.setAttribute(DATA.alive, '');
    replayActs(element);
  }, [element]);
  return children;
}
