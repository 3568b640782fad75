import type { Diagnostic } from '../../shared/errors.ts';
import { resolveShellLink, type ShellLinkWorld } from './shellLink.ts';
import type { TreeNode } from './types.ts';

export interface SidebarLinkWorld extends ShellLinkWorld {
  /** What a broken link counts as; `--lenient` makes it a warning. */
  severity: Diagnostic['severity'];
  /** For messages about sidebar items. */
  configFile: string;
}

type Sidebars = Readonly<Record<string, readonly TreeNode[]>>;

/**
 * Gives the links that a sidebar names by their route (`type: 'link'`) their final targets. One to a page still
 * to be written is left out until the page exists (`waiting`: their routes); one to no page at all is a fault.
 */
export function resolveSidebarLinks(
  sidebars: Sidebars,
  world: SidebarLinkWorld,
): { sidebars: Sidebars; waiting: string[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const waiting: string[] = [];
  const resolve = (nodes: readonly TreeNode[]): TreeNode[] => {
    const resolved = nodes.flatMap((node): TreeNode[] => {
      if (node.type === 'category') return [Object.freeze({ ...node, items: resolve(node.items) })];
      if (node.type !== 'link' || !node.href) return [node];
      const link = resolveShellLink(node.href, world);
      if (link.kind === 'waiting') waiting.push(link.route);
      else if (link.kind === 'missing') diagnostics.push(fault(node, link, world));
      else return [Object.freeze({ ...node, href: link.href })];
      return [];
    });
    Object.freeze(resolved);
    return resolved;
  };
  return {
    sidebars: Object.fromEntries(Object.entries(sidebars).map(([id, nodes]) => [id, resolve(nodes)])),
    waiting,
    diagnostics,
  };
}

function fault(
  { label, href }: Extract<TreeNode, { type: 'link' }>,
  { route, hint }: { route: string; hint: string },
  { severity, configFile }: SidebarLinkWorld,
): Diagnostic {
  return {
    severity,
    code: 'broken-sidebar-link',
    file: configFile,
    subject: href,
    message: `the sidebar item "${label}" leads to ${route}, where there is no page.`,
    hint,
  };
}
