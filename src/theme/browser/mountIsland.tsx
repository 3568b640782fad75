import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DATA } from '../../shared/attributes.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { replayActs } from './replayActs.ts';

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
  const kept = <div className="crash-kept" dangerouslySetInnerHTML={{ __html: html }} />;
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
