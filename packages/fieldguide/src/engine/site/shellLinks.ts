import { type Diagnostic, FieldguideError } from '../../shared/errors.ts';
import { mapLinks } from '../../shared/htmlLinks.ts';
import { hintFor } from '../../shared/text.ts';
import {
  decodePath,
  fileHref,
  isExternal,
  isScriptUrl,
  normalizeRoute,
  routeHref,
  SCRIPT_URL,
  sharedHref,
  splitLink,
  type UrlSettings,
} from '../../shared/url.ts';
import { servedFile } from './servedFile.ts';
import type { RouteTable, SettingsAnchor, TreeNode } from './siteTypes.ts';

interface ShellLinkWorld {
  table: RouteTable;
  urls: UrlSettings;
  /** Files of the static folder and those that the build makes, by their path in the output folder. */
  files: ReadonlySet<string>;
  /** Those that differ between locales; absent: all. */
  ownFiles?: ReadonlySet<string>;
}

/** Where a link of the settings (navbar, footer, announcement, sidebar) leads. */
type ShellLink =
  | { kind: 'page'; href: string; route: string; hash: string }
  | { kind: 'file' | 'external'; href: string }
  /** The page is still to be written: the link waits. */
  | { kind: 'waiting'; route: string }
  | { kind: 'missing'; route: string; hint: string };

/** Resolves a link of the settings: a route, a file of the static folder, or an address elsewhere. */
export function resolveShellLink(
  link: string,
  { table, urls, files, ownFiles = files }: ShellLinkWorld,
): ShellLink {
  if (isExternal(link)) return { kind: 'external', href: link };
  const { path, query, hash } = splitLink(link);
  const route = normalizeRoute(path);
  if (table.pages.has(route))
    return { kind: 'page', href: routeHref(route, urls, query + hash), route, hash };
  const file = servedFile(decodePath(path), (name) => files.has(name));
  if (file !== undefined) {
    const href = ownFiles.has(file) ? fileHref(file, urls) : sharedHref(file, urls);
    return { kind: 'file', href: href + query + hash };
  }
  if (table.planned.has(route)) return { kind: 'waiting', route };
  const hint = hintFor(
    route,
    table.pages.keys(),
    'Link to a route of the site or a file of its static folder.',
  );
  return { kind: 'missing', route, hint };
}

/** A part of the settings, and how its faults are reported. */
type SettingsPart = Omit<Diagnostic, 'file' | 'message'> & { name: string };

/** Makes the links of the settings final, and gathers those that wait for their page and what is wrong. */
export class ShellLinks {
  /** Routes that links wait for; one for each link. */
  readonly waiting: string[] = [];
  readonly diagnostics: Diagnostic[] = [];
  /** Links to a place on a page, checked when all pages are compiled. */
  readonly anchors: SettingsAnchor[] = [];

  constructor(private readonly world: ShellLinkWorld & { configFile: string }) {}

  /** The final link, or undefined while its page is still to be written. @throws FieldguideError where there is no page. */
  target(link: string): { href: string; external: boolean } | undefined {
    const found = resolveShellLink(link, this.world);
    if (found.kind === 'missing')
      throw new FieldguideError(`there is no page at ${found.route}. ${found.hint}`);
    if (found.kind === 'page' && found.hash.length > 1)
      this.anchors.push({ url: link, route: found.route, hash: found.hash, file: this.world.configFile });
    if (found.kind !== 'waiting') return { href: found.href, external: found.kind === 'external' };
    this.waiting.push(found.route);
    return undefined;
  }

  /** HTML of the settings with final links; one that waits or leads nowhere is its text alone. `part`: as for `reportingFaults`. */
  html(html: string, part: Omit<SettingsPart, 'subject'>): string {
    return mapLinks(html, (url) => {
      if (/^(?:[#?]|$)/.test(url)) return url;
      const fault = { ...part, subject: url, name: `the link "${url}" of ${part.name}` };
      return this.reportingFaults(fault, () => {
        if (isScriptUrl(url)) throw new FieldguideError(`${SCRIPT_URL}.`);
        return this.target(url)?.href;
      });
    });
  }

  /** Returns the result of `make`. If it throws a fault, reports it for the part of the settings. */
  reportingFaults<T>(part: SettingsPart, make: () => T): T | undefined {
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
      if (node.type === 'html') {
        const html = this.html(node.html, { ...BROKEN_IN_SIDEBAR, name: 'a sidebar item of HTML' });
        return [Object.freeze({ ...node, html })];
      }
      if (node.type !== 'link' || !node.href) return [node];
      const name = `the sidebar item "${node.label}"`;
      const link = this.reportingFaults({ ...BROKEN_IN_SIDEBAR, subject: node.href, name }, () =>
        this.target(node.href),
      );
      return link ? [Object.freeze({ ...node, href: link.href })] : [];
    });
    Object.freeze(resolved);
    return resolved;
  }
}

const BROKEN_IN_SIDEBAR = { severity: 'forgivable', code: 'broken-sidebar-link' } as const;
