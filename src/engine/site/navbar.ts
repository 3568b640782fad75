import { type Diagnostic, FieldguideError } from '../../shared/errors.ts';
import { MAIN_ID } from '../../shared/shellIds.ts';
import { hintFor } from '../../shared/text.ts';
import type { FooterColumn, NavbarItem, NavbarMenuEntry } from '../../shared/types.ts';
import {
  decodePath,
  fileHref,
  isExternal,
  normalizeRoute,
  routeHref,
  splitLink,
  type UrlSettings,
} from '../../shared/url.ts';
import type { NavbarConfigItem, SiteConfig } from '../config/schema.ts';
import { readingOrder } from './treeViews.ts';
import type { RouteTable, SitePage, TreeNode } from './types.ts';

interface NavbarWorld {
  urls: UrlSettings;
  sidebars: Readonly<Record<string, readonly TreeNode[]>>;
  /** The page of a document by its id. */
  docs: ReadonlyMap<string, SitePage>;
  draftIds: ReadonlySet<string>;
  config: SiteConfig;
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
    return world.links.told(fault, () => resolveItem(item, world)) ?? [];
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
      const sidebar = world.sidebars[sidebarId];
      if (!sidebar) {
        const ids = Object.keys(world.sidebars);
        const hint = hintFor(sidebarId, ids, `Known sidebars: ${ids.join(', ')}.`);
        throw new FieldguideError(`there is no sidebar with the id "${sidebarId}". ${hint}`);
      }
      const first = readingOrder(sidebar)[0];
      if (!first)
        throw new FieldguideError(`the sidebar "${sidebarId}" has no page to link to. Add a page to it.`);
      // Lit on every page that shows this sidebar.
      const own = item.href === undefined ? undefined : links.target(item.href);
      const href = own?.href ?? routeHref(first.route, urls);
      return { ...frame, type: 'link', label, href, external: false, sidebarId };
    }
    case 'dropdown': {
      const href = item.href ? links.target(item.href)?.href : undefined;
      const items = item.items.flatMap((entry) => menuEntry(entry, world) ?? []);
      return { ...frame, type: 'dropdown', label: item.label, href, items };
    }
    case 'localeDropdown':
      // The specification knows one language (section 9: locales 1).
      return {
        ...frame,
        type: 'localeDropdown',
        label: 'English',
        items: [{ label: 'English', href: `#${MAIN_ID}`, external: false, current: true }],
      };
    case 'docsVersion': {
      const main = config.mainDocId === undefined ? undefined : docTarget(config.mainDocId, world);
      const label = item.label ?? config.docsVersion.label;
      return { ...frame, type: 'docsVersion', label, href: main?.href ?? routeHref('/', urls) };
    }
    case 'search':
      return { ...frame, type: 'search' };
    case 'html':
      return { ...frame, type: 'html', html: item.value };
  }
}

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
export function resolveFooter({ config, links }: Pick<NavbarWorld, 'config' | 'links'>): FooterColumn[] {
  return config.footer.columns.map((column) => ({
    title: column.title,
    links: column.links.flatMap(({ label, href }) => {
      const fault = { code: 'footer-link', subject: href, name: `the footer link "${label}"` };
      const link = links.told(fault, () => links.target(href));
      return link ? [{ label, ...link }] : [];
    }),
  }));
}

export interface ShellLinkWorld {
  table: RouteTable;
  urls: UrlSettings;
  /** Files of the static folder, by their path in the output folder. */
  staticFiles: ReadonlySet<string>;
}

/** Where a link of the settings (navbar, footer, sidebar) leads. */
export type ShellLink =
  | { kind: 'page' | 'file' | 'external'; href: string }
  /** The page is still to be written: the link waits. */
  | { kind: 'waiting'; route: string }
  | { kind: 'missing'; route: string; hint: string };

/** Resolves a link of the settings: a route, a file of the static folder, or an address elsewhere. */
export function resolveShellLink(link: string, { table, urls, staticFiles }: ShellLinkWorld): ShellLink {
  if (isExternal(link)) return { kind: 'external', href: link };
  const { path, query, hash } = splitLink(link);
  const route = normalizeRoute(path);
  if (table.pages.has(route)) return { kind: 'page', href: routeHref(route, urls, query + hash) };
  const file = decodePath(path).replace(/^\//, '');
  if (staticFiles.has(file)) return { kind: 'file', href: fileHref(file, urls) + query + hash };
  if (table.planned.has(route)) return { kind: 'waiting', route };
  const hint = hintFor(
    route,
    table.pages.keys(),
    'Link to a route of the site or a file of its static folder.',
  );
  return { kind: 'missing', route, hint };
}

/** Makes the links of the settings final, and gathers those that wait for their page and what is wrong. */
export class ShellLinks {
  /** Routes that links wait for; one for each link. */
  readonly waiting: string[] = [];
  readonly diagnostics: Diagnostic[] = [];

  constructor(private readonly world: ShellLinkWorld & { configFile: string }) {}

  /** The final link, or undefined while its page is still to be written. @throws FieldguideError where there is no page. */
  target(link: string): { href: string; external: boolean } | undefined {
    const found = resolveShellLink(link, this.world);
    if (found.kind === 'missing')
      throw new FieldguideError(`there is no page at ${found.route}. ${found.hint}`);
    if (found.kind !== 'waiting') return { href: found.href, external: found.kind === 'external' };
    this.waiting.push(found.route);
    return undefined;
  }

  /** What `make` gives; a fault that it throws is one of a part of the settings. */
  told<T>(part: Omit<Diagnostic, 'file' | 'message'> & { name: string }, make: () => T): T | undefined {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof FieldguideError)) throw error;
      const { name, ...fault } = part;
      const { configFile: file } = this.world;
      this.diagnostics.push({ ...fault, file, message: `${name} is wrong: ${error.message}` });
      return undefined;
    }
  }

  /** Sidebars whose links by a route (`type: 'link'`) are final. One that waits or leads nowhere is left out. */
  inSidebars(sidebars: Readonly<Record<string, readonly TreeNode[]>>): Record<string, readonly TreeNode[]> {
    return Object.fromEntries(Object.entries(sidebars).map(([id, nodes]) => [id, this.inTree(nodes)]));
  }

  private inTree(nodes: readonly TreeNode[]): TreeNode[] {
    const resolved = nodes.flatMap((node): TreeNode[] => {
      if (node.type === 'category') return [Object.freeze({ ...node, items: this.inTree(node.items) })];
      if (node.type !== 'link' || !node.href) return [node];
      const name = `the sidebar item "${node.label}"`;
      const link = this.told(
        { severity: 'forgivable', code: 'broken-sidebar-link', subject: node.href, name },
        () => this.target(node.href),
      );
      return link ? [Object.freeze({ ...node, href: link.href })] : [];
    });
    Object.freeze(resolved);
    return resolved;
  }
}
