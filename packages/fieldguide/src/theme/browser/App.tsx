import { type ReactNode, type RefCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { NavTree } from '../../shared/facts.ts';
import { trustedHtml } from '../../shared/ui/trusted.ts';
import { Shell } from '../Shell.tsx';
import type { ShellState } from '../shellContext.ts';
import { CrashBoundary, CrashScreen } from './CrashBoundary.tsx';
import type { ShownPage } from './page.ts';
import type { Store } from './store.ts';

/** The input of the shell. */
export interface AppView extends ShownPage {
  /** The whole navigation tree, once it has been asked for. */
  tree: NavTree | undefined;
  /** Why the tree could not be loaded. */
  treeError?: Error;
  /** Counts the pages that have been shown. */
  shown: number;
}

interface AppProps {
  store: Store<AppView>;
  requestTree: () => void;
  /** Gets the main part of each page that is shown; what it returns is called when the page is left. */
  mainRef: RefCallback<HTMLElement>;
  /** Shown over the page. */
  status: ReactNode;
  onHydrated: () => void;
}

/** The one React app: the shell around the article on display. */
export function App({ store, requestTree, mainRef, status, onHydrated }: AppProps): ReactNode {
  const view = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  const { site, page, html, tree, treeError, shown } = view;
  useEffect(onHydrated, [onHydrated]);
  const state = useMemo<ShellState>(
    () => ({ site, page, tree, treeError, requestTree }),
    [site, page, tree, treeError, requestTree],
  );
  return (
    <CrashBoundary
      show={(crash) => <CrashScreen {...crash} site={site} />}
      resetKey={page}
      kept={<div className="crash-kept" dangerouslySetInnerHTML={trustedHtml(html.main)} />}
    >
      <Shell state={state} html={html} mainKey={shown} mainRef={mainRef} status={status} />
    </CrashBoundary>
  );
}
