import { type ReactNode, type RefCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { NavTree, PageFacts, SiteFacts } from '../shared/types.ts';
import type { ShellState } from '../theme/context.ts';
import { Shell } from '../theme/Shell.tsx';
import { CrashBoundary } from './crash/CrashBoundary.tsx';
import type { Store } from './store.ts';

/** What is on display. */
export interface AppView {
  site: SiteFacts;
  page: PageFacts;
  articleHtml: string;
  /** The whole navigation tree, once it has been asked for. */
  tree?: NavTree;
}

interface Props {
  store: Store<AppView>;
  requestTree: () => void;
  articleRef: RefCallback<HTMLElement>;
  /** Progress bar and error box. */
  status: ReactNode;
  onMounted: () => void;
}

/** The one React app: the shell around the article on display (design decision 1). */
export function App({ store, requestTree, articleRef, status, onMounted }: Props): ReactNode {
  const { site, page, articleHtml, tree } = useSyncExternalStore(
    store.subscribe,
    store.get,
    () => store.initial,
  );
  useEffect(onMounted, [onMounted]);
  const state = useMemo<ShellState>(
    () => ({ site, page, tree, requestTree }),
    [site, page, tree, requestTree],
  );
  return (
    <CrashBoundary resetKey={page}>
      <Shell state={state} articleHtml={articleHtml} articleRef={articleRef} status={status} />
    </CrashBoundary>
  );
}
