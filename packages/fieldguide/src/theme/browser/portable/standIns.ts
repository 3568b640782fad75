/*
 * Replacements for modules of the ordinary client (`packages/fieldguide/scripts/bundle.mjs` says which): a page in a folder has
 * its addresses where the folder lies now, and cannot read other pages.
 */
import type { NavTree } from '../../../shared/facts.ts';
import lateStyles from '../../styles/late.css?url';
import type { Navigation } from '../navigation/navigation.tsx';
import { type PageDocument, readPage as read } from '../page.ts';
import { fetchTree as fetchBuilt } from '../tree.ts';
import { relocate, siteFolder } from './relocate.ts';

/** The page with its addresses where the site lies now. */
export function readPage(document: Document): PageDocument | undefined {
  const shown = read(document);
  if (!shown) return undefined;
  const here = <T>(data: T) => relocate(data, siteFolder().pathname, shown.site);
  return { ...shown, page: here(shown.page), site: here(shown.site) };
}

export { createTreeLoader } from '../tree.ts';

/** The tree with its addresses where the site lies now. */
export async function fetchTree(href: string): Promise<NavTree> {
  const tree = await fetchBuilt(href);
  const built = read(document);
  return built ? relocate(tree, siteFolder().pathname, built.site) : tree;
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
