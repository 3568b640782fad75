import type { NavTree } from '../../shared/types.ts';

export interface TreeLoaderOptions {
  href: () => string;
  /** `fetch`, or a stand-in. */
  fetch: (href: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;
  onLoad: (tree: NavTree) => void;
}

export interface TreeLoader {
  /** Fetches the tree unless it is there or on its way. A failure is not kept: the next call tries again. */
  request(): Promise<void>;
  /** Fetches the tree again if it has been asked for before (development). */
  refresh(): Promise<void>;
}

/** The tree in an answer. Throws where it is not there. */
export async function treeOf(answer: ReturnType<TreeLoaderOptions['fetch']>): Promise<NavTree> {
  const response = await answer;
  if (!response.ok) throw new Error(`The navigation could not be loaded (status ${response.status}).`);
  return response.json();
}

/** Loads the whole navigation tree on first use (design decision 6). */
export function createTreeLoader({ href, fetch, onLoad }: TreeLoaderOptions): TreeLoader {
  let latest: Promise<void> | undefined;

  function request(): Promise<void> {
    if (latest) return latest;
    const mine = treeOf(fetch(href())).then(
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

  return {
    request,
    refresh() {
      if (!latest) return Promise.resolve();
      latest = undefined;
      return request();
    },
  };
}
