import path from 'node:path';
import type { SearchPage } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { compileSite, ownSite, searchPages } from '../support/ownSite.ts';

/** Pages of Markdown as search gets them, compiled as they are now, by route: of our site, or of another folder. */
export async function readSite(root: string, docsDir?: string): Promise<SearchPage[]> {
  if (docsDir === undefined) return searchPages(await ownSite());
  const cache = path.join(root, 'packages/fieldguide/dist/cache/modules');
  return searchPages(await compileSite({ siteDir: path.join(root, 'site'), docsDir, cache }));
}
