import { type Diagnostic, FieldguideError } from '../../shared/errors.ts';
import { MAIN_ID } from '../../shared/shellIds.ts';
import { hintFor } from '../../shared/text.ts';
import type { FooterColumn, NavbarItem, NavbarMenuEntry } from '../../shared/types.ts';
import { normalizeRoute, routeHref, splitLink } from '../../shared/url.ts';
import type { NavbarConfigItem, SiteConfig } from '../config/schema.ts';
import { resolveShellLink, type ShellLinkWorld } from './shellLink.ts';
import { readingOrder } from './treeViews.ts';
import type { TreeNode } from './types.ts';

export interface NavbarWorld extends ShellLinkWorld {
  sidebars: Readonly<Record<string, readonly TreeNode[]>>;
  /** Route of a document by its id. */
  routeOfDoc: (id: string) => string | undefined;
  draftIds: ReadonlySet<string>;
  config: SiteConfig;
  configFile: string;
}

/** A world that notes the routes of links which wait for their page. */
type Resolver = NavbarWorld & { waiting: string[] };

/**
 * The configured navbar items with final links, in their order. Items that name something missing are errors
 * that name the item (specification 8).
 */
export function resolveNavbar(world: NavbarWorld): {
  items: NavbarItem[];
  waiting: string[];
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const items: NavbarItem[] = [];
  const resolver: Resolver = { ...world, waiting: [] };
  for (const item of world.config.navbar.items) {
    try {
      const resolved = resolveItem(item, resolver);
      if (resolved) items.push(resolved);
    } catch (error) {
      if (!(error instanceof FieldguideError)) throw error;
      diagnostics.push({
        code: 'navbar-item',
        file: world.configFile,
        subject: subjectOf(item),
        message: `the navbar item "${nameOf(item)}" is wrong: ${error.message}`,
      });
    }
  }
  return { items, waiting: resolver.waiting, diagnostics };
}

function nameOf(item: NavbarConfigItem): string {
  return ('label' in item && item.label) || item.type;
}

/** What of an item names something else. */
function subjectOf(item: NavbarConfigItem): string | undefined {
  if ('docId' in item) return item.docId;
  if ('sidebarId' in item) return item.sidebarId;
  return 'items' in item ? item.label : 'href' in item ? item.href : undefined;
}

function resolveItem(item: NavbarConfigItem, world: Resolver): NavbarItem | undefined {
  const { position, className } = item;
  const frame = className === undefined ? { position } : { position, className };
  switch (item.type) {
    case 'link': {
      const link = target(item.href, world);
      if (!link) return undefined;
      const { href, external } = link;
      return {
        ...frame,
        type: 'link',
        label: item.label,
        href,
        external,
        ...(external
          ? {}
          : {
              activeBase: item.activeBase
                ? routeHref(normalizeRoute(item.activeBase), world.urls)
                : splitLink(href).path,
            }),
      };
    }
    case 'doc': {
      const doc = docTarget(item.docId, world);
      return (
        doc && {
          ...frame,
          type: 'link',
          label: item.label ?? doc.label,
          href: doc.href,
          external: false,
          activeBase: doc.href,
        }
      );
    }
    case 'docSidebar': {
      const sidebar = world.sidebars[item.sidebarId];
      if (!sidebar) {
        const ids = Object.keys(world.sidebars);
        const hint = hintFor(item.sidebarId, ids, `Known sidebars: ${ids.join(', ')}.`);
        throw new FieldguideError(`there is no sidebar with the id "${item.sidebarId}". ${hint}`);
      }
      const first = readingOrder(sidebar)[0];
      if (!first)
        throw new FieldguideError(
          `the sidebar "${item.sidebarId}" has no page to link to. Add a page to it.`,
        );
      // Lit on every page that shows this sidebar.
      const own = item.href === undefined ? undefined : target(item.href, world);
      return {
        ...frame,
        type: 'link',
        label: item.label,
        href: own?.href ?? routeHref(first.route, world.urls),
        external: false,
        sidebarId: item.sidebarId,
      };
    }
    case 'dropdown':
      return {
        ...frame,
        type: 'dropdown',
        label: item.label,
        ...(item.href ? { href: target(item.href, world)?.href } : {}),
        items: item.items.flatMap((entry): NavbarMenuEntry[] => {
          if (entry.docId !== undefined) {
            const doc = docTarget(entry.docId, world);
            return doc ? [{ label: entry.label ?? doc.label, href: doc.href, external: false }] : [];
          }
          if (!entry.href)
            throw new FieldguideError(
              `its entry "${entry.label ?? ''}" has no link target. Give it "href" or "docId".`,
            );
          const link = target(entry.href, world);
          return link ? [{ label: entry.label ?? entry.href, ...link }] : [];
        }),
      };
    case 'localeDropdown':
      // The specification knows one language (section 9: locales 1).
      return {
        ...frame,
        type: 'localeDropdown',
        label: 'English',
        items: [{ label: 'English', href: `#${MAIN_ID}`, external: false, current: true }],
      };
    case 'docsVersion': {
      const main =
        world.config.mainDocId === undefined ? undefined : docTarget(world.config.mainDocId, world);
      return {
        ...frame,
        type: 'docsVersion',
        label: item.label ?? world.config.docsVersion.label,
        href: main?.href ?? routeHref('/', world.urls),
      };
    }
    case 'search':
      return { ...frame, type: 'search' };
    case 'html':
      return { ...frame, type: 'html', html: item.value };
  }
}

/** The final link, or undefined while its page is still to be written. */
function target(href: string, world: Resolver): { href: string; external: boolean } | undefined {
  const link = resolveShellLink(href, world);
  if (link.kind === 'missing') throw new FieldguideError(`there is no page at ${link.route}. ${link.hint}`);
  if (link.kind !== 'waiting') return { href: link.href, external: link.kind === 'external' };
  world.waiting.push(link.route);
  return undefined;
}

function docTarget(id: string, world: NavbarWorld): { href: string; label: string } | undefined {
  const route = world.routeOfDoc(id);
  if (route !== undefined)
    return { href: routeHref(route, world.urls), label: world.table.pages.get(route)?.title ?? id };
  if (world.draftIds.has(id)) return undefined;
  throw new FieldguideError(
    `there is no document with the id "${id}". Use the path of its file without the extension.`,
  );
}

/** The footer's columns with final links; a link to a page that does not exist yet is left out. */
export function resolveFooter(world: NavbarWorld): {
  columns: FooterColumn[];
  waiting: string[];
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const resolver: Resolver = { ...world, waiting: [] };
  const columns = world.config.footer.columns.map(({ title, links }) => ({
    title,
    links: links.flatMap((link) => {
      try {
        const resolved = target(link.href, resolver);
        return resolved ? [{ label: link.label, ...resolved }] : [];
      } catch (error) {
        if (!(error instanceof FieldguideError)) throw error;
        diagnostics.push({
          code: 'footer-link',
          file: world.configFile,
          subject: link.href,
          message: `the footer link "${link.label}" is wrong: ${error.message}`,
        });
        return [];
      }
    }),
  }));
  return { columns, waiting: resolver.waiting, diagnostics };
}
