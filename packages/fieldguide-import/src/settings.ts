import { isRecord, type SiteConfigInput } from 'fieldguide';
import { isExternal } from 'fieldguide/sites';
import type { Data } from './configParts.ts';
import { headTagsOf } from './headTags.ts';
import { navbarItems } from './navbarItems.ts';
import { hrefOf, type SettingsJob, staticFile, textOf } from './settingsJob.ts';

/** The settings of the new site. */
export function convertSettings(job: SettingsJob): SiteConfigInput {
  const { facts, sidebars } = job;
  const { config, themeConfig } = facts;
  const navbar = isRecord(themeConfig.navbar) ? themeConfig.navbar : {};
  const url = textOf(config.url);
  const announcement = announcementOf(themeConfig.announcementBar, job);
  const colorMode = isRecord(themeConfig.colorMode) ? themeConfig.colorMode : {};
  const toc = isRecord(themeConfig.tableOfContents) ? themeConfig.tableOfContents : {};
  return defined({
    title: textOf(config.title) || job.name,
    tagline: textOf(config.tagline) || undefined,
    titleDelimiter: textOf(config.titleDelimiter) ? ` ${textOf(config.titleDelimiter)} ` : undefined,
    url: url && URL.canParse(url) ? new URL(url).origin : undefined,
    baseUrl: facts.baseUrl === '/' ? undefined : facts.baseUrl,
    trailingSlash: config.trailingSlash === false ? false : undefined,
    editUrl: job.editUrl,
    logo: logoOf(navbar.logo, job),
    favicon: pictureOf(config.favicon, job),
    navbar: { items: navbarItems(navbar.items, job) },
    sidebars: sidebars && Object.keys(sidebars).length > 0 ? sidebars : undefined,
    toc: tocOf(toc),
    footer: footerOf(themeConfig.footer, job),
    announcement,
    head: headTagsOf(job),
    colorMode:
      Object.keys(colorMode).length > 0
        ? {
            default: colorMode.defaultMode === 'dark' ? 'dark' : 'light',
            switch: colorMode.disableSwitch !== true,
          }
        : undefined,
    search: searchOf(themeConfig.algolia),
    blog: job.hasBlog ? blogOf(facts.blog ?? {}) : undefined,
    locales: localesOf(job),
    math: job.hasMath ? true : undefined,
    docsVersion: job.version === undefined ? undefined : { name: job.version, label: job.version },
  });
}

function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, own]) => own !== undefined)) as T;
}

function pictureOf(value: unknown, job: SettingsJob): string | undefined {
  const given = textOf(value);
  if (given === '') return undefined;
  return isExternal(given) ? given : staticFile(given, job);
}

function logoOf(value: unknown, job: SettingsJob): SiteConfigInput['logo'] {
  const logo = isRecord(value) ? value : {};
  const src = pictureOf(logo.src, job);
  if (src === undefined) return false;
  const dark = pictureOf(logo.srcDark, job);
  // A bar without a title has a logo with the name.
  const title = textOf(job.facts.config.title);
  const isNamed = isRecord(job.facts.themeConfig.navbar) && textOf(job.facts.themeConfig.navbar.title) !== '';
  return defined({
    src,
    dark,
    alt: title || textOf(logo.alt) || undefined,
    title: isNamed ? undefined : false,
  });
}

function footerOf(value: unknown, job: SettingsJob): SiteConfigInput['footer'] {
  if (!isRecord(value)) return undefined;
  const columns: { title: string; links: { label: string; href: string }[] }[] = [];
  const links: { label: string; href: string }[] = [];
  const link = (item: Data) => {
    const href = hrefOf(item, job);
    const label = textOf(item.label);
    if (href !== undefined && label !== '') return [{ label, href }];
    job.losses.add({
      kind: 'config',
      what: `the footer item ${label === '' ? 'of HTML' : `"${label}"`}`,
      file: job.configFile,
    });
    return [];
  };
  for (const entry of (Array.isArray(value.links) ? value.links : []).filter(isRecord)) {
    if (!Array.isArray(entry.items)) links.push(...link(entry));
    else {
      const inside = entry.items.filter(isRecord).flatMap(link);
      if (inside.length > 0) columns.push({ title: textOf(entry.title) || 'More', links: inside });
    }
  }
  const copyright = textOf(value.copyright);
  if (/<a\s/i.test(copyright))
    job.losses.add({ kind: 'config', what: 'the links of the copyright line', file: job.configFile });
  const note = plainText(copyright);
  return { columns, links, note };
}

/** The text of a line of HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&copy;/g, '\u00A9')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function announcementOf(value: unknown, job: SettingsJob): SiteConfigInput['announcement'] {
  if (!isRecord(value) || textOf(value.content) === '') return undefined;
  const html = textOf(value.content)
    .replace(/\s(?:style|class|target|rel)=(?:"[^"]*"|'[^']*')/gi, '')
    .replace(
      /(\shref=)(["'])(.*?)\2/gi,
      (...[, name = '', quote = '', href = '']: string[]) =>
        `${name}${quote}${job.href(href) ?? '/'}${quote}`,
    );
  return { id: textOf(value.id) || 'announcement', html, dismissible: value.isCloseable !== false };
}

/** The languages of a site, if it is not in English alone. */
function localesOf({ locales, losses, configFile }: SettingsJob): SiteConfigInput['locales'] {
  const [usual, ...others] = locales;
  if (others.length === 0 && (usual?.code === 'en' || !LOCALE_CODE.test(usual?.code ?? ''))) return undefined;
  for (const { code } of locales)
    if (!/^en\b/.test(code))
      losses.add({
        kind: 'config',
        what: `the texts of the interface are in English until i18n/${code}/texts.yaml has those of the language "${code}"`,
        file: configFile,
      });
  return [...locales];
}

const LOCALE_CODE = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/;

function tocOf({ minHeadingLevel, maxHeadingLevel }: Data): SiteConfigInput['toc'] {
  if (typeof minHeadingLevel !== 'number' && typeof maxHeadingLevel !== 'number') return undefined;
  return { minLevel: Number(minHeadingLevel ?? 2), maxLevel: Number(maxHeadingLevel ?? 3) };
}

function searchOf(value: unknown): SiteConfigInput['search'] {
  if (!isRecord(value)) return undefined;
  const [applicationId, searchApiKey, indexName] = [value.appId, value.apiKey, value.indexName].map(textOf);
  if (
    !/^[A-Za-z0-9]+$/.test(applicationId ?? '') ||
    !/^\S+$/.test(searchApiKey ?? '') ||
    !/^[\w.-]+$/.test(indexName ?? '')
  )
    return undefined;
  return {
    provider: 'algolia',
    applicationId: applicationId ?? '',
    searchApiKey: searchApiKey ?? '',
    indexName: indexName ?? '',
  };
}

function blogOf(options: Data): SiteConfigInput['blog'] {
  const count = options.postsPerPage;
  return defined({
    title: textOf(options.blogTitle) || undefined,
    route: `/${(textOf(options.routeBasePath) || 'blog').replace(/^\/|\/$/g, '')}/`,
    postsPerPage: typeof count === 'number' && count >= 1 ? count : undefined,
  });
}
