import path from 'node:path';
import { isFile } from '../engine/content/disk.ts';
import { isExternal, normalizeRoute } from '../shared/url.ts';
import { shown } from './isolated.ts';
import type { Located } from './locate.ts';
import type { SiteFacts } from './readConfig.ts';
import type { SourcePage } from './sourcePages.ts';
import type { Losses } from './types.ts';

interface LinkJob {
  pages: readonly SourcePage[];
  facts: SiteFacts;
  located: Located;
  losses: Losses;
}

/** What links of settings and sidebars are in the new site. */
export function linkReader({ pages, facts, located, losses }: LinkJob) {
  const { baseUrl, config, staticDirs } = facts;
  // Where posts are is told by the settings of the blog.
  const routes = new Set(pages.flatMap(({ kind, route }) => (kind === 'blog' ? [] : [route])));
  const hasBlog = pages.some(({ kind }) => kind === 'blog');
  return (given: string): string | undefined => {
    const url = given.replace(/^pathname:\/\//, '');
    if (isExternal(url) || url.startsWith('#')) return url;
    const inside = baseUrl !== '/' && url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
    const [target = ''] = inside.split(/[?#]/);
    const route = normalizeRoute(target);
    if (routes.has(route) || route === '/' || (hasBlog && route.startsWith('/blog/'))) return inside;
    if (staticDirs.some((dir) => isFile(path.join(dir, target)))) return inside;
    const file = shown(located.config ?? located.docsDir, located.root);
    const base =
      typeof config.url === 'string' && URL.canParse(config.url)
        ? new URL(config.url).origin + baseUrl
        : undefined;
    losses.add({ kind: base === undefined ? 'dead-link' : 'link', what: url, file });
    return base === undefined ? undefined : new URL(inside.replace(/^\//, ''), base).href;
  };
}
