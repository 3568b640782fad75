import type { NavTree } from '../../shared/facts.ts';

/** Fetches the whole navigation tree. Throws where it is not there. */
export async function fetchTree(href: string, signal?: AbortSignal): Promise<NavTree> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`The navigation could not be loaded (status ${response.status}).`);
  return response.json();
}

interface TreeLoaderOptions {
  load: () => Promise<NavTree>;
  onLoad: (tree: NavTree) => void;
}

/** Loads the whole navigation tree on first use. */
export function createTreeLoader({ load, onLoad }: TreeLoaderOptions) {
  let latest: Promise<void> | undefined;

  /** Loads the tree unless it is there or on its way. A failure is not kept: the next call tries again. */
  function request(): Promise<void> {
    if (latest) return latest;
    const mine = load().then(
      (tree) => {
        // An answer from before a change may come after the one that has it.
        if (latest === mine) onLoad(tree);
      },
      (error: unknown) => {
        if (latest === mine) latest = undefined;
        throw error;
      },
    );
    latest = mine;
    return mine;
  }

  /** Loads the tree again if it has been asked for before (development). */
  async function refresh(): Promise<void> {
    if (!latest) return;
    latest = undefined;
    await request();
  }

  return { request, refresh };
}
