import { jsonOf } from './html.ts';
import type { MiniSite } from './miniSite.ts';

interface Node {
  type: string;
  label?: string;
  html?: string;
  href?: string;
  collapsed?: boolean;
  unlisted?: boolean;
  items?: Node[] | null;
}

/** A tree as lines: `- Label href`, `+` for categories, indented; `…` where a branch is cut. */
function outline(nodes: readonly Node[], indent = ''): string[] {
  return nodes.flatMap((node) => {
    const name = node.label ?? node.html ?? '';
    const line = `${indent}${node.type === 'category' ? '+' : '-'} ${name}${node.href ? ` ${node.href}` : ''}${node.collapsed === false ? ' open' : ''}${node.unlisted ? ' unlisted' : ''}`;
    const items = node.items === null ? [`${indent}  …`] : outline(node.items ?? [], `${indent}  `);
    return [line, ...items];
  });
}

/** The sidebars of a built site by their ids, as pages load them. */
export function treesOf(site: MiniSite): Record<string, string[]> {
  const href = String(jsonOf(site.read('404.html'), 'Shell-site-facts').treeHref);
  const trees: Record<string, Node[]> = JSON.parse(site.read(href.slice(1)));
  return Object.fromEntries(Object.entries(trees).map(([id, nodes]) => [id, outline(nodes)]));
}

/** What a page holds of its sidebar. */
export function branchOf(site: MiniSite, file: string): string[] {
  const { sidebar } = jsonOf(site.read(file), 'Shell-page-facts');
  const branch: unknown =
    typeof sidebar === 'object' && sidebar !== null ? Reflect.get(sidebar, 'branch') : undefined;
  return Array.isArray(branch) ? outline(branch) : [];
}
