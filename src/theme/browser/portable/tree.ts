import { readShownPage } from '../shownPage.ts';
import { createTreeLoader as create, type TreeLoader, type TreeLoaderOptions } from '../tree.ts';
import { relocate } from './relocate.ts';
import { siteFolder } from './siteFolder.ts';

/** Loads the tree with its addresses where the site lies now; see the module that this one stands for. */
export function createTreeLoader(options: TreeLoaderOptions): TreeLoader {
  return create({
    ...options,
    onLoad(tree) {
      const built = readShownPage(document);
      if (built) options.onLoad(relocate(tree, siteFolder().pathname, built.site));
    },
  });
}
