import { normalizeRoute, routeOfPath, splitLink } from '../../shared/url.ts';
import type { Here } from '../sidebar/isActive.ts';

interface LitLink {
  href: string;
  external: boolean;
  /** Lights the link on all pages below; default: its own page and those below. */
  activeBase?: string;
}

/** True where a link of the top bar stands for where the reader is. By whole segments of the path. */
export function isHere({ href, external, activeBase }: LitLink, { route, baseUrl }: Here): boolean {
  if (external) return false;
  if (activeBase !== undefined) return normalizeRoute(route).startsWith(normalizeRoute(activeBase));
  const base = routeOfPath(splitLink(href).path, { baseUrl });
  if (base === undefined) return false;
  // A link home would be lit everywhere.
  return base === '/' ? route === '/' : normalizeRoute(route).startsWith(base);
}
