import path from 'node:path';
import { isExternal, isFile, normalizeRoute } from 'fieldguide/sites';
import { shown } from './isolated.ts';
import type { Located } from './locate.ts';
import { blogBaseOf } from './posts.ts';
import type { SiteFacts } from './readConfig.ts';
import type { SourcePage } from './sourcePages.ts';
import type { Losses } from './types.ts';

interface LinkJob {
  pages: readonly SourcePage[];
  facts: SiteFacts;
  located: Located;
  losses: Losses;
}

/** The links of settings and sidebars in the new site. */
export function linkReader({ pages, facts, located, losses }: LinkJob) {
  const { baseUrl, config, staticDirs } = facts;
  const blogBase = blogBaseOf(facts);
  const routes = new Set(pages.map(({ route }) => route));
  const hasBlog = pages.some(({ kind }) => kind === 'blog');
  // The lists of posts and of their tags have no file.
  const isList = (route: string) =>
    hasBlog &&
    (route === blogBase || route.startsWith(`${blogBase}tags/`) || route.startsWith(`${blogBase}page/`));
  return (given: string): string | undefined => {
    const url = given.replace(/^pathname:\/\//, '');
    if (isExternal(url) || url.startsWith('#')) return url;
    const inside = baseUrl !== '/' && url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
    const [target = ''] = inside.split(/[?#]/);
    const route = normalizeRoute(target);
    if (routes.has(route) || route === '/' || isList(route)) return inside;
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
