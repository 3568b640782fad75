import type { SiteFacts } from '../../shared/types.ts';
import { routeHref } from '../../shared/url.ts';
import { LOCALE } from '../site/docsMetadata.ts';
import { hostedFacts } from './hostedSearch.ts';
import type { Project } from './project.ts';
import { searchFacts } from './searchFiles.ts';

/** What every page tells the browser about the site. Holds no function and nothing that grows with the site. */
export function siteFacts(
  { config, site }: Project,
  build: { treeHref: string; termsHref: string; indexFile: string; buildId: string; dev?: boolean },
): SiteFacts {
  return {
    title: config.title,
    tagline: config.tagline,
    baseUrl: site.urls.baseUrl,
    trailingSlash: site.urls.trailingSlash,
    homeHref: routeHref('/', site.urls),
    searchHref: routeHref('/search/', site.urls),
    navbar: [...site.navbar],
    ...(config.announcement ? { announcement: config.announcement } : {}),
    colorMode: config.colorMode,
    ...(config.feedback ? { feedback: config.feedback } : {}),
    ...hostedFacts(config),
    ...(hasIndex(config) ? { search: searchFacts(build.indexFile, site.urls) } : {}),
    treeHref: build.treeHref,
    termsHref: build.termsHref,
    buildId: build.buildId,
    locale: {
      label: LOCALE.label,
      htmlLang: LOCALE.htmlLang,
      direction: LOCALE.direction,
      calendar: LOCALE.calendar,
    },
    docsVersion: config.docsVersion,
    dev: build.dev ?? false,
  };
}

/** Whether the site is searched by an index of its own. */
export function hasIndex({ search }: Project['config']): boolean {
  return search && search.provider === 'embedded';
}
