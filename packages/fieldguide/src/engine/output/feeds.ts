import type { Newest } from '../../shared/facts.ts';
import { escapeHtml, longDate } from '../../shared/text.ts';
import { fileHref, normalizeRoute, routeHref } from '../../shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { SitePage } from '../site/siteTypes.ts';
import type { Output, Project } from './projectTypes.ts';

/** A feed of the site: the section whose pages it lists, which of them, its file and its final address. */
export interface Feed {
  section: string;
  title: string;
  pages: SiteConfig['feeds'][number]['pages'];
  file: string;
  href: string;
}

/** The feeds that the settings ask for. Items need full addresses, so a site without a `url` has none. */
export function feedsOf(config: SiteConfig): Feed[] {
  if (!config.url) return [];
  return config.feeds.map(({ section, title, pages }) => {
    const route = normalizeRoute(section);
    const file = `${route.slice(1)}${pages === 'dated' ? 'feed' : 'changes'}.xml`;
    return { section: route, title, pages, file, href: fileHref(file, config) };
  });
}

/** The newest page of the site's first feed of dated pages: the latest release, where the feed lists releases. */
export function newestPage({ site, config }: Pick<Project, 'site' | 'config'>): Newest | undefined {
  const feed = config.feeds.find(({ pages }) => pages === 'dated');
  if (!feed) return undefined;
  const [newest] = datedPages(normalizeRoute(feed.section), [...site.table.pages.values()]);
  if (!newest) return undefined;
  const { page, date } = newest;
  const day = date.toISOString().slice(0, 10);
  return {
    feed: feed.title,
    label: page.source?.frontMatter.sidebar_label ?? page.title,
    href: routeHref(page.route, site.urls),
    date: day,
    shown: longDate(day, site.locale),
  };
}

/** Entries of a feed of changes: more than readers catch up with. */
const MOST_CHANGES = 50;

/** `lastModified`: ISO date of a page's last change; without it nothing is known to have changed. */
export function feedOutputs(
  project: Project,
  lastModified: (page: SitePage) => string | undefined = () => undefined,
): Output[] {
  const { site, config } = project;
  const absolute = (href: string) => new URL(href, config.url).href;
  const pages = [...site.table.pages.values()];
  const listed = ({ section, pages: wanted }: Feed) =>
    wanted === 'dated'
      ? datedPages(section, pages)
      : newestFirst(section, pages, lastModified).slice(0, MOST_CHANGES);
  return feedsOf(config).map((feed) => ({
    file: feed.file,
    make: () =>
      rss2({
        title: feed.title,
        description: site.table.pages.get(feed.section)?.description ?? config.tagline,
        link: absolute(routeHref(feed.section, site.urls)),
        self: absolute(feed.href),
        items: listed(feed).map(({ page, date }) => ({
          title: page.title,
          description: page.description,
          link: absolute(routeHref(page.route, site.urls)),
          date,
          // A page that changes again is a new entry.
          ...(feed.pages === 'changed' ? { id: `${page.route} ${date.toISOString().slice(0, 10)}` } : {}),
        })),
      }),
  }));
}

/** Pages below a section that say when they came out, posts of the blog by their file's name too; newest first. */
function datedPages(section: string, pages: readonly SitePage[]): { page: SitePage; date: Date }[] {
  return newestFirst(section, pages, ({ byline, source }) => source?.frontMatter.date ?? byline?.date);
}

function newestFirst(
  section: string,
  pages: readonly SitePage[],
  dateOf: (page: SitePage) => string | undefined,
): { page: SitePage; date: Date }[] {
  return pages
    .flatMap((page) => {
      const { draft, unlisted } = page.source?.frontMatter ?? {};
      const date = dateOf(page);
      if (date === undefined || draft || unlisted || !page.route.startsWith(section)) return [];
      const day = new Date(date);
      return Number.isNaN(day.getTime()) ? [] : [{ page, date: day }];
    })
    .sort((a, b) => b.date.getTime() - a.date.getTime() || (a.page.route < b.page.route ? -1 : 1));
}

interface Channel {
  title: string;
  description: string;
  /** Full addresses of the section and of the feed itself. */
  link: string;
  self: string;
  /** `id`: distinguishes entries that lead to the same page. */
  items: readonly { title: string; description: string; link: string; date: Date; id?: string }[];
}

/** RSS 2.0, with the address of the feed as Atom has it, which validators ask for. */
function rss2({ title, description, link, self, items }: Channel): string {
  const tag = (name: string, value: string) => `<${name}>${escapeHtml(value)}</${name}>`;
  const entries = items.map((item) =>
    [
      '<item>',
      tag('title', item.title),
      tag('link', item.link),
      item.id === undefined
        ? tag('guid', item.link)
        : `<guid isPermaLink="false">${escapeHtml(item.id)}</guid>`,
      tag('pubDate', item.date.toUTCString()),
      tag('description', item.description),
      '</item>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${tag('title', title)}
${tag('link', link)}
${tag('description', description)}
<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>
${entries.map((entry) => `${entry}\n`).join('')}</channel>
</rss>
`;
}
