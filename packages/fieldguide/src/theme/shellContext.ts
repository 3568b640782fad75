import { createContext, useContext, useEffect, useState } from 'react';
import { invariant } from '../shared/errors.ts';
import type { NavTree, PageFacts, SiteFacts } from '../shared/facts.ts';

/** All that the shell reads: the site, the page on screen and, once it is loaded, the whole tree. */
export interface ShellState {
  site: SiteFacts;
  page: PageFacts;
  /** The navigation tree of all sidebars; undefined until `requestTree` has loaded it. */
  tree: NavTree | undefined;
  /** Why the tree could not be loaded, until it is asked for again. */
  treeError?: Error;
  /** Asks for the tree. May be called any number of times; loads it once. */
  requestTree(): void;
}

export const ShellContext = createContext<ShellState | undefined>(undefined);

/** The shell's state. Throws outside of `<Shell>`: a component without its facts has nothing to show. */
export function useShell(): ShellState {
  const state = useContext(ShellContext);
  invariant(
    state,
    'useShell() was called outside of <Shell>. Render the component inside of <Shell state={...}>.',
  );
  return state;
}

/**
 * The client mount flag (specification 4): false while pre-rendering and hydrating, true once mounted. For
 * what only scripts can offer and the HTML must not promise.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
