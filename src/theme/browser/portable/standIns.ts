/*
 * What stands in the place of modules of the ordinary client (`scripts/bundle.mjs` says which): a page in a folder has
 * its addresses where the folder lies now, and cannot read other pages.
 */
import lateStyles from '../../styles/late.css?url';
import type { Navigation } from '../navigation/navigation.tsx';
import { type PageDocument, readPage as read } from '../page.ts';
import { createTreeLoader as create, type TreeLoader, type TreeLoaderOptions } from '../tree.ts';
import { relocate, siteFolder } from './relocate.ts';

/** The page with its addresses where the site lies now. */
export function readPage(document: Document): PageDocument | undefined {
  const shown = read(document);
  if (!shown) return undefined;
  const here = <T>(data: T) => relocate(data, siteFolder().pathname, shown.site);
  return { ...shown, page: here(shown.page), site: here(shown.site) };
}

/** Loads the tree with its addresses where the site lies now. */
export function createTreeLoader(options: TreeLoaderOptions): TreeLoader {
  return create({
    ...options,
    onLoad(tree) {
      const built = read(document);
      if (built) options.onLoad(relocate(tree, siteFolder().pathname, built.site));
    },
  });
}

/** The bundler writes the address as if the site lay at the root of a host. */
export function lateStylesHref(): string {
  return new URL(lateStyles.replace(/^\//, ''), siteFolder()).href;
}

/** Links are the browser's. */
export function createNavigation(): Navigation {
  return { status: null, connect: () => undefined, refresh: () => undefined };
}

/** A copy in a folder answers no wrong addresses: the plain line of links stays on the not-found page. */
export function hydrate(): () => void {
  return () => undefined;
}
