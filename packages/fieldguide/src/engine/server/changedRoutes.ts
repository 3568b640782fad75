import path from 'node:path';
import { escapePattern } from '../../shared/text.ts';
import { treeJson } from '../output/outputs.ts';
import type { PageContent } from '../output/pageContent.tsx';
import type { Project } from '../output/projectTypes.ts';
import type { SitePage } from '../site/siteTypes.ts';

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
    if (matterOf(old) !== matterOf(page)) return 'all';
    if (old.source.body !== page.source.body) routes.push(route);
  }
  return before.site.table.pages.size === after.site.table.pages.size ? routes : 'all';
}

function matterOf({ source }: SitePage): string {
  return JSON.stringify(source?.frontMatter);
}

/** What a save may have made faulty in a locale. */
interface SavedPages {
  /** Pages that were written. */
  saved: ReadonlySet<SitePage>;
  /** Pages that name one that was written or is gone, perhaps in a link. */
  naming: readonly SitePage[];
  /** Whether a compiled page was written, or links to one that was written or is gone. */
  concerns: (content: PageContent) => boolean;
}

/** Compares two readings of a locale. Nothing was saved before the first one. */
export function savedPages(before: Project | undefined, after: Project): SavedPages {
  const pages = [...after.site.table.pages.values()];
  const old = before?.site.table.pages;
  const isSaved = (page: SitePage) => {
    const known = old?.get(page.route);
    return page.source?.body !== known?.source?.body || matterOf(page) !== (known && matterOf(known));
  };
  const saved = new Set(old ? pages.filter(isSaved) : []);
  const gone = [...(old?.values() ?? [])].filter(({ route }) => !after.site.table.pages.has(route));
  const about = [...saved, ...gone];
  const tests = about.map(mayLinkTo);
  const naming = pages.filter(
    (page) => !saved.has(page) && tests.some((mayLink) => mayLink(page.source?.body ?? '')),
  );
  const routes = new Set(about.map(({ route }) => route));
  const concerns = ({ page, compiled }: PageContent) =>
    saved.has(page) ||
    compiled.links.some(
      ({ target }) => target.kind === 'broken' || ('route' in target && routes.has(target.route)),
    );
  return { saved, naming, concerns };
}

/** Whether a text may have a link to a page: to the last part of its address, or to its file. */
function mayLinkTo({ route, source }: SitePage): (text: string) => boolean {
  const last = route.split('/').at(-2) ?? '';
  const encoded = encodeURIComponent(last);
  const file = path.basename(source?.relative ?? `${last}.md`);
  const parts = [last, encoded].map(escapePattern).join('|');
  const link = new RegExp(`[/(<"'](?:${parts})(?:[/#?)>"'\\s]|$)|${escapePattern(file)}`);
  // Most texts do not have the words at all, which is found out much faster.
  return (text) => [last, encoded, file].some((word) => text.includes(word)) && link.test(text);
}
