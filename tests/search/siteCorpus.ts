import path from 'node:path';
import { compilePage } from '../../packages/fieldguide/src/engine/content/compile.ts';
import { createTools } from '../../packages/fieldguide/src/engine/output/compileTools.ts';
import { openProject } from '../../packages/fieldguide/src/engine/output/project.ts';
import { isSearchable, searchPage } from '../../packages/fieldguide/src/engine/site/searchPage.ts';
import type { SearchPage } from '../../packages/fieldguide/src/search/searchTypes.ts';

/** Pages of Markdown as search gets them, compiled as they are now, by route: of our site, or of another folder. */
export async function readSite(root: string, docs = path.join(root, 'site/docs')): Promise<SearchPage[]> {
  const siteDir = path.join(root, 'site');
  const cache = path.join(root, 'packages/fieldguide/dist/cache/modules');
  const options = { siteDir, docsDir: docs, cwd: root, cache };
  const { site, services } = await openProject({ ...options, drafts: false }, createTools());
  const pages = [...site.table.pages.values()].flatMap((page) => {
    if (!isSearchable(page)) return [];
    const records = page.source ? compilePage(page.source, services).records : [];
    return searchPage(page, records, site) ?? [];
  });
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}
