import { type Diagnostic, FieldguideError } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';
import {
  decodePath,
  fileHref,
  isExternal,
  normalizeRoute,
  routeHref,
  splitLink,
  type UrlSettings,
} from '../../shared/url.ts';
import type { RouteTable, TreeNode } from './types.ts';

export interface ShellLinkWorld {
  table: RouteTable;
  urls: UrlSettings;
  /** Files of the static folder and those that the build makes, by their path in the output folder. */
  files: ReadonlySet<string>;
}

/** Where a link of the settings (navbar, footer, announcement, sidebar) leads. */
export type ShellLink =
  | { kind: 'page' | 'file' | 'external'; href: string }
  /** The page is still to be written: the link waits. */
  | { kind: 'waiting'; route: string }
  | { kind: 'missing'; route: string; hint: string };

/** Resolves a link of the settings: a route, a file of the static folder, or an address elsewhere. */
export function resolveShellLink(link: string, { table, urls, files }: ShellLinkWorld): ShellLink {
  if (isExternal(link)) return { kind: 'external', href: link };
  const { path, query, hash } = splitLink(link);
  const route = normalizeRoute(path);
  if (table.pages.has(route)) return { kind: 'page', href: routeHref(route, urls, query + hash) };
  const file = decodePath(path).replace(/^\//, '');
  if (files.has(file)) return { kind: 'file', href: fileHref(file, urls) + query + hash };
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
