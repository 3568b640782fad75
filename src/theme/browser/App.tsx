import {
  type ReactNode,
  type RefCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { NavTree } from '../../shared/types.ts';
import { LateContext, type LateParts, type ShellState } from '../context.ts';
import { Shell } from '../Shell.tsx';
import { CrashBoundary } from './crash/CrashBoundary.tsx';
import type { ShownPage } from './shownPage.ts';
import type { Store } from './store.ts';

/** What the shell is about. What stands in `<main>` is the first page's; later ones are the main host's. */
export interface AppView extends ShownPage {
  /** The whole navigation tree, once it has been asked for. */
  tree: NavTree | undefined;
}

interface Props {
  store: Store<AppView>;
  requestTree: () => void;
  mainRef: RefCallback<HTMLElement>;
  late: Store<LateParts>;
  /** Called when a page's shell is on screen; the first time, when it is hydrated. */
  onShown: () => void;
}

/** The one React app: the shell around the article on display (design decision 1). */
export function App({ store, requestTree, mainRef, late, onShown }: Props): ReactNode {
  // Not `useSyncExternalStore`: it renders in one go, a state may be part of a transition.
  const [{ site, page, html, tree }, setView] = useState(store.initial);
  useLayoutEffect(() => store.subscribe(() => setView(store.get())), [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has been shown
  useEffect(onShown, [page, onShown]);
  const state = useMemo<ShellState>(
    () => ({ site, page, tree, requestTree }),
    [site, page, tree, requestTree],
  );
  return (
    <Late store={late}>
      <CrashBoundary resetKey={page}>
        <Shell state={state} html={html} mainRef={mainRef} />
      </CrashBoundary>
    </Late>
  );
}

/** Gives out what arrives late, without a new render of the whole shell. */
function Late({ store, children }: { store: Store<LateParts>; children: ReactNode }): ReactNode {
  const parts = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  return <LateContext value={parts}>{children}</LateContext>;
}
