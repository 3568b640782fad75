import path from 'node:path';
import { openProject } from '../../src/engine/build/project.ts';
import { createTools } from '../../src/engine/build/tools.ts';
import { compilePage } from '../../src/engine/content/compile.ts';
import { isSearchable, searchPage } from '../../src/engine/site/searchPage.ts';
import type { SearchPage } from '../../src/search/types.ts';

/** The pages of our site as search gets them, compiled as they are now. */
export async function readSite(root: string): Promise<SearchPage[]> {
  const siteDir = path.join(root, 'site');
  const cache = path.join(root, '.fieldguide/modules');
  const options = { siteDir, docsDir: path.join(siteDir, 'docs'), cwd: root, cache };
  const { site, services } = await openProject({ ...options, lenient: true, drafts: false }, createTools());
  return [...site.table.pages.values()].flatMap((page) => {
    if (!isSearchable(page)) return [];
    const records = page.source ? compilePage(page.source, services).records : [];
    return searchPage(page, records, site) ?? [];
  });
}
