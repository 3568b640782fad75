import type { PageHit } from '../types.ts';
import { plainText } from './resultOptions.ts';
import { parseList } from './storedList.ts';

/** A page that the reader has starred. */
export interface Favourite {
  href: string;
  title: string;
  breadcrumbs: readonly string[];
}

const MOST = 20;

export function favouriteOf({ href, title, breadcrumbs }: PageHit): Favourite {
  return { href, title: plainText(title), breadcrumbs };
}

export function isFavourite(favourites: readonly Favourite[], href: string): boolean {
  return favourites.some((one) => one.href === href);
}

/** The list with this page as its newest, or without it where it was in there. */
export function toggleFavourite(favourites: readonly Favourite[], page: Favourite): Favourite[] {
  const others = favourites.filter(({ href }) => href !== page.href);
  return others.length < favourites.length ? others : [page, ...others].slice(0, MOST);
}

export function parseFavourites(text: string | null): Favourite[] {
  return parseList(text, readFavourite).slice(0, MOST);
}

function readFavourite(value: unknown): Favourite | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { href, title, breadcrumbs }: Record<string, unknown> = { ...value };
  // A page's address, ours or of the site that a hosted index names: never a script.
  if (typeof href !== 'string' || !/^(\/(?!\/)|https?:\/\/)/.test(href) || typeof title !== 'string')
    return undefined;
  const trail = Array.isArray(breadcrumbs) ? breadcrumbs.filter((label) => typeof label === 'string') : [];
  return { href, title, breadcrumbs: trail };
}
