import { fileHref, routeHref } from '../../shared/url.ts';
import { isIndexed, isTranslated, type SitePage } from '../site/siteTypes.ts';
import type { Client } from './clientFiles.ts';
import type { Commit } from './gitDates.ts';
import { headPolicy } from './headTags.ts';
import {
  buildJson,
  contentSecurityPolicy,
  headersFile,
  redirectsFile,
  robotsTxt,
  SECURITY_TXT,
  securityTxt,
  sitemapXml,
  WEB_MANIFEST,
  WORKER_POLICY,
  webManifest,
} from './hostFiles.ts';
import { ICON_SIZES, iconFile } from './previewPictures.ts';
import type { Output, Project } from './projectTypes.ts';
import { connectedOrigins, scriptOrigins } from './siteFacts.ts';

/** What these files are made of. */
export interface HostParts {
  project: Project;
  client: Client;
  /** ISO date of a page's last change, for the sitemap. */
  lastModified?(page: SitePage): string | undefined;
  /** Pictures of the mark, where they are drawn. */
  icons?: readonly Output[];
  /** What the site is built from; absent without git. */
  commit?: Commit;
}

/** Policy, sitemap and the like: what hosts, crawlers and tools ask for; the same files for all locales. */
export function hostOutputs(
  { project, client, lastModified, icons = [], commit }: HostParts,
  others: readonly HostParts[],
): Output[] {
  const { site, config } = project;
  const all = [{ project, lastModified }, ...others];
  const absolute = (href: string) => (config.url ? new URL(href, config.url).href : undefined);
  const policy = () =>
    contentSecurityPolicy({
      script: client.headScript,
      styles: client.styles,
      origins: connectedOrigins(config),
      scripts: scriptOrigins(config, site.urls),
      inline: headPolicy(config).inline,
      external: config.externalOrigins,
    });
  // A worker has its own policy, which comes with its file.
  const workers = client.files.flatMap(({ output, worker }) =>
    worker ? [{ href: fileHref(output, site.urls), policy: WORKER_POLICY }] : [],
  );
  const csp = () => [policy(), ...workers.map(({ href, policy }) => `${href}: ${policy}`)].join('\n');
  const listed = () =>
    all.flatMap((one) =>
      [...one.project.site.table.pages.values()]
        .filter((page) => isIndexed(page) && isTranslated(page))
        .map((page) => ({
          url: absolute(routeHref(page.route, one.project.site.urls)) ?? '',
          lastModified: one.lastModified?.(page),
        })),
    );
  const pages = () => all.reduce((sum, one) => sum + one.project.site.table.pages.size, 0);
  const forServers = true;
  const lang = site.locale.htmlLang;
  const { title, tagline, security } = config;
  const hasOwnMark = config.favicon !== undefined || config.logo !== undefined;
  const largeIcons = icons.some(({ file }) => file === iconFile(ICON_SIZES.large))
    ? [{ file: iconFile(ICON_SIZES.large), size: ICON_SIZES.large }]
    : [];
  const manifest = () =>
    webManifest({ title, description: tagline, urls: site.urls, lang, icons: largeIcons, mark: !hasOwnMark });
  return [
    ...(hasOwnMark ? [] : [{ file: 'favicon.svg', make: () => client.favicon }]),
    ...icons,
    { file: WEB_MANIFEST, forServers, make: manifest },
    ...(security
      ? [
          {
            file: SECURITY_TXT,
            forServers,
            make: () =>
              securityTxt(security, { canonical: absolute(fileHref(SECURITY_TXT, site.urls)), lang }),
          },
        ]
      : []),
    { file: 'build.json', forServers, make: () => buildJson(pages(), commit) },
    { file: 'csp.txt', forServers, make: () => `${csp()}\n` },
    { file: '_headers', forServers, make: () => headersFile(policy(), workers, site.urls) },
    { file: 'robots.txt', forServers, make: () => robotsTxt(absolute(fileHref('sitemap.xml', site.urls))) },
    ...(config.url ? [{ file: 'sitemap.xml', forServers, make: () => sitemapXml(listed()) }] : []),
    ...(all.some((one) => one.project.site.redirects.length > 0)
      ? [
          {
            file: '_redirects',
            forServers,
            make: () => all.map((one) => redirectsFile(one.project.site)).join(''),
          },
        ]
      : []),
  ];
}
