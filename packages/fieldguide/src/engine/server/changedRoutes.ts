import { treeJson } from '../output/outputs.ts';
import type { Project } from '../output/projectTypes.ts';

/** The routes of pages whose own text changed in any locale, or `all` when something changed that every page shows. */
export function changedRoutes(before: Project | undefined, after: Project): string[] | 'all' {
  const routes = new Set<string>();
  if (before?.locales.length !== after.locales.length) return 'all';
  for (const [at, project] of after.locales.entries()) {
    const changed = changedInLocale(before.locales[at], project);
    if (changed === 'all') return 'all';
    for (const route of changed) routes.add(route);
  }
  return [...routes];
}

/** The same for one locale. */
function changedInLocale(before: Project | undefined, after: Project): string[] | 'all' {
  const settings = ({ config: { kit, ...rest } }: Project) => JSON.stringify(rest);
  if (!before || before.config.kit !== after.config.kit || settings(before) !== settings(after)) return 'all';
  if (treeJson(before) !== treeJson(after)) return 'all';
  const routes: string[] = [];
  for (const [route, page] of after.site.table.pages) {
    const old = before.site.table.pages.get(route);
    if (!old || old.title !== page.title || old.description !== page.description) return 'all';
    if (!page.source || !old.source) continue;
    // Tags, dates and labels are shown on other pages too.
    if (JSON.stringify(old.source.frontMatter) !== JSON.stringify(page.source.frontMatter)) return 'all';
    if (old.source.body !== page.source.body) routes.push(route);
  }
  return before.site.table.pages.size === after.site.table.pages.size ? routes : 'all';
}
