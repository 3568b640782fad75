import { ownUrlRule, searchOrigins } from '../../search/hosted/serviceHosts.ts';
import type { SiteFacts } from '../../shared/facts.ts';
import {
  fileHref,
  foreignOrigin,
  isExternal,
  routeHref,
  sharedHref,
  type UrlSettings,
} from '../../shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import { consentScripts, headPolicy } from './headTags.ts';
import type { Project } from './projectTypes.ts';

/** Where files are that pages load when a reader asks, and which build it is. */
interface BuildFacts {
  treeHref: string;
  termsHref: string;
  indexFile: string;
  buildId: string;
  dev?: boolean;
}

/** Pages can be compiled before all that is known. */
const NOTHING_BUILT: BuildFacts = { treeHref: '', termsHref: '', indexFile: '', buildId: '' };

const SHARDS = 'assets/search/';

/** Output path of a text shard of the search index; its id changes with its content. */
export function shardFile(id: string): string {
  return `${SHARDS}${id}.json`;
}

/** The facts about the site in every page. They contain no function and nothing that grows with the site. */
export function siteFacts(project: Project, build = NOTHING_BUILT): SiteFacts {
  const { config, site } = project;
  const { label, htmlLang, direction, calendar } = site.locale;
  return {
    title: config.title,
    tagline: config.tagline,
    baseUrl: site.urls.baseUrl,
    rootUrl: site.urls.root,
    trailingSlash: site.urls.trailingSlash,
    logo: logoFacts(config.logo, site.urls),
    favicon: config.favicon && pictureHref(config.favicon, site.urls),
    homeHref: routeHref('/', site.urls),
    searchHref: routeHref('/search/', site.urls),
    navbar: [...site.navbar],
    announcement: config.announcement && { ...config.announcement, html: site.announcement },
    colorMode: config.colorMode,
    feedback: feedbackFacts(config, site.urls),
    thirdParties: thirdPartyFacts(config, site.urls),
    search: hasIndex(config) ? indexFacts(build.indexFile, site.urls) : hostedFacts(config),
    tasks: [...site.tasks],
    treeHref: build.treeHref,
    termsHref: build.termsHref,
    buildId: build.buildId,
    locale: { label, htmlLang, direction, calendar },
    docsVersion: config.docsVersion,
    dev: build.dev ?? false,
  };
}

function logoFacts(logo: SiteConfig['logo'], urls: UrlSettings): SiteFacts['logo'] {
  if (!logo) return logo;
  const { src, dark, ...words } = logo;
  return { src: pictureHref(src, urls), dark: dark && pictureHref(dark, urls), ...words };
}

/** A file of the static folder, or an address that is final. */
function pictureHref(picture: string, urls: UrlSettings): string {
  return isExternal(picture) ? picture : sharedHref(picture.replace(/^\/+/, ''), urls);
}

/** Content from other hosts, if the settings name any. */
function thirdPartyFacts(config: SiteConfig, urls: UrlSettings): SiteFacts['thirdParties'] {
  const { tagManager, consent, feedback } = config;
  const scripts = consentScripts(config, urls);
  const isAsked = tagManager !== undefined || feedback?.provider === 'script' || scripts.length > 0;
  return isAsked ? { consent, tagManager, scripts } : undefined;
}

/** Hosts whose scripts may run on the pages, by the site's settings. */
export function scriptOrigins(config: SiteConfig, urls: UrlSettings): string[] {
  const { tagManager, consent, feedback } = config;
  const asks = thirdPartyFacts(config, urls) !== undefined;
  const sources = [
    tagManager?.src,
    asks && consent !== 'banner' ? consent.script : undefined,
    feedback?.provider === 'script' ? feedback.src : undefined,
  ];
  const origins = sources.flatMap((src) => (src === undefined ? [] : [new URL(src).origin]));
  return [...new Set([...origins, ...headPolicy(config).hosts])];
}

/** Facts about the site's own search index, for the browser. */
function indexFacts(index: string, urls: UrlSettings): SiteFacts['search'] {
  const shard = `${fileHref(SHARDS, urls)}[id].json`;
  return { provider: 'embedded', index: fileHref(index, urls), shard };
}

/** Whether the site has its own search index. */
export function hasIndex({ search }: Project['config']): boolean {
  return search && search.provider === 'embedded';
}

/** What the browser needs to know of a hosted search: public settings only, each by name. */
export function hostedFacts({ search, url }: SiteConfig): SiteFacts['search'] {
  if (search === false || search.provider !== 'algolia') return undefined;
  const { provider, applicationId, searchApiKey, indexName, hosts } = search;
  const externalUrl = search.externalUrl ?? (url === undefined ? undefined : ownUrlRule(url));
  return { provider, applicationId, searchApiKey, indexName, hosts, externalUrl };
}

/** Other hosts that pages connect to, by the site's settings. */
export function connectedOrigins({ search, feedback }: SiteConfig): string[] {
  const hosted = search !== false && search.provider === 'algolia' ? searchOrigins(search) : [];
  const taken = feedback?.provider === 'endpoint' ? foreignOrigin(feedback.endpoint) : undefined;
  return taken === undefined ? hosted : [...hosted, taken];
}

/** A path of the settings becomes one below the base path. */
function feedbackFacts({ feedback }: SiteConfig, urls: UrlSettings): SiteFacts['feedback'] {
  if (feedback?.provider !== 'endpoint' || !feedback.endpoint.startsWith('/')) return feedback;
  return { ...feedback, endpoint: fileHref(feedback.endpoint.slice(1), urls) };
}
