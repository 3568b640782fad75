import { FieldguideError } from '../../shared/errors.ts';
import type {
  CurrentEntry,
  FooterLinks,
  LocaleEntry,
  NavbarItem,
  NavbarMenuEntry,
} from '../../shared/facts.ts';
import { hintFor } from '../../shared/text.ts';
import { normalizeRoute, routeHref, splitLink, type UrlSettings } from '../../shared/url.ts';
import type { Locale, NavbarConfigItem, SiteConfig } from '../config/schema.ts';
import type { ShellLinks } from './shellLinks.ts';
import type { Site, SitePage, TreeNode } from './siteTypes.ts';
import { readingOrder } from './treeViews.ts';

interface NavbarWorld {
  urls: UrlSettings;
  sidebars: Readonly<Record<string, readonly TreeNode[]>>;
  /** The page of a document by its id. */
  docs: ReadonlyMap<string, SitePage>;
  draftIds: ReadonlySet<string>;
  config: SiteConfig;
  locale: Locale;
  links: ShellLinks;
}

/**
 * The configured navbar items with final links, in their order. Items that name something missing are errors
 * that name the item (specification 8).
 */
export function resolveNavbar(world: NavbarWorld): NavbarItem[] {
  return world.config.navbar.items.flatMap((item) => {
    const name = `the navbar item "${('label' in item && item.label) || item.type}"`;
    const fault = { code: 'navbar-item', subject: subjectOf(item), name };
    return world.links.reportingFaults(fault, () => resolveItem(item, world)) ?? [];
  });
}

/** What of an item names something else. */
function subjectOf(item: NavbarConfigItem): string | undefined {
  if ('docId' in item) return item.docId;
  if ('sidebarId' in item) return item.sidebarId;
  return 'items' in item ? item.label : 'href' in item ? item.href : undefined;
}

function resolveItem(item: NavbarConfigItem, world: NavbarWorld): NavbarItem | undefined {
  const { links, urls, config } = world;
  const { position, className } = item;
  const frame = { position, className };
  switch (item.type) {
    case 'link': {
      const link = links.target(item.href);
      if (!link) return undefined;
      const { label, activeBase } = item;
      const base = activeBase ? routeHref(normalizeRoute(activeBase), urls) : splitLink(link.href).path;
      return { ...frame, type: 'link', label, ...link, activeBase: link.external ? undefined : base };
    }
    case 'doc': {
      const doc = docTarget(item.docId, world);
      if (!doc) return undefined;
      const { label, href } = doc;
      return {
        ...frame,
        type: 'link',
        label: item.label ?? label,
        href,
        external: false,
        activeBase: href,
      };
    }
    case 'docSidebar': {
      const { sidebarId, label } = item;
      const sidebar = Object.hasOwn(world.sidebars, sidebarId) ? world.sidebars[sidebarId] : undefined;
      if (!sidebar) {
        const ids = Object.keys(world.sidebars);
        const hint = hintFor(sidebarId, ids, `Known sidebars: ${ids.join(', ')}.`);
        throw new FieldguideError(`there is no sidebar with the id "${sidebarId}". ${hint}`);
      }
      const first = readingOrder(sidebar)[0];
      // Lit on every page that shows this sidebar.
      const own = item.href === undefined ? undefined : links.target(item.href);
      const href = own?.href ?? (first && routeHref(first.route, urls));
      if (href === undefined) {
        const namesPages = config.sidebars?.[sidebarId]?.length !== 0;
        // What it names are drafts.
        if (sidebar.length === 0 && namesPages && world.draftIds.size > 0) return undefined;
        throw new FieldguideError(`the sidebar "${sidebarId}" has no page to link to. Add a page to it.`);
      }
      return { ...frame, type: 'link', label, href, external: false, sidebarId };
    }
    case 'dropdown': {
      const href = item.href ? links.target(item.href)?.href : undefined;
      const items = item.items.flatMap((entry) => menuEntry(entry, world) ?? []);
      return { ...frame, type: 'dropdown', label: item.label, href, items };
    }
    case 'localeDropdown':
      return { ...frame, type: 'localeDropdown', label: world.locale.label, items: languages(world) };
    case 'docsVersion': {
      if (world.docs.size === 0 && world.draftIds.size > 0) return undefined;
      if (world.docs.size === 0)
        throw new FieldguideError('this version has no page to link to. Add a page to the docs folder.');
      const main = config.mainDocId === undefined ? undefined : docTarget(config.mainDocId, world);
      const label = item.label ?? config.docsVersion.label;
      return { ...frame, type: 'docsVersion', label, href: main?.href ?? routeHref('/', urls) };
    }
    case 'search':
      return config.search === false ? undefined : { ...frame, type: 'search' };
    case 'html':
      return { ...frame, type: 'html', html: links.html(item.value, HTML_ITEM) };
  }
}

/** The languages of the site, as the menu lists them. */
function languages({ config, locale }: NavbarWorld): (CurrentEntry | LocaleEntry)[] {
  return config.locales.map(({ code, label, htmlLang }) =>
    code === locale.code ? { label, current: true } : { label, htmlLang },
  );
}

const HTML_ITEM = { code: 'navbar-item', name: 'a navbar item of HTML' };

type MenuItem = Extract<NavbarConfigItem, { type: 'dropdown' }>['items'][number];

function menuEntry({ docId, label, href }: MenuItem, world: NavbarWorld): NavbarMenuEntry | undefined {
  if (docId !== undefined) {
    const doc = docTarget(docId, world);
    return doc && { label: label ?? doc.label, href: doc.href, external: false };
  }
  if (!href)
    throw new FieldguideError(`its entry "${label ?? ''}" has no link target. Give it "href" or "docId".`);
  const link = world.links.target(href);
  return link && { label: label ?? href, ...link };
}

function docTarget(
  id: string,
  { docs, draftIds, urls }: NavbarWorld,
): { href: string; label: string } | undefined {
  const page = docs.get(id);
  if (page) return { href: routeHref(page.route, urls), label: page.title };
  if (draftIds.has(id)) return undefined;
  throw new FieldguideError(
    `there is no document with the id "${id}". Use the path of its file without the extension.`,
  );
}

/** The footer's columns with final links; a link to a page that does not exist yet is left out. */
export function resolveFooter({ config, links }: Pick<NavbarWorld, 'config' | 'links'>): FooterLinks {
  const final = (items: SiteConfig['footer']['links']) =>
    items.flatMap(({ label, href }) => {
      const fault = { code: 'footer-link', subject: href, name: `the footer link "${label}"` };
      const link = links.reportingFaults(fault, () => links.target(href));
      return link ? [{ label, ...link }] : [];
    });
  return {
    columns: config.footer.columns.map(({ title, links: items }) => ({ title, links: final(items) })),
    links: final(config.footer.links),
  };
}

/** The common tasks with final links; one whose page does not exist yet is left out. */
export function resolveTasks({ config, links }: Pick<NavbarWorld, 'config' | 'links'>): Site['tasks'] {
  return config.tasks.flatMap(({ label, href }) => {
    const fault = { code: 'task-link', subject: href, name: `the task "${label}"` };
    const link = links.reportingFaults(fault, () => links.target(href));
    return link ? [{ label, href: link.href }] : [];
  });
}

/** The HTML of the announcement with final links; one to a page that does not exist yet is its text alone. */
export function resolveAnnouncement({ config, links }: Pick<NavbarWorld, 'config' | 'links'>): string {
  const { html = '' } = config.announcement ?? {};
  return links.html(html, { code: 'announcement-link', name: 'the announcement' });
}
