import path from 'node:path';
import { createTools } from '../../packages/fieldguide/src/engine/output/compileTools.ts';
import { type PageContent, pageContent } from '../../packages/fieldguide/src/engine/output/pageContent.tsx';
import { prepareTools } from '../../packages/fieldguide/src/engine/output/prepareTools.ts';
import { openProject } from '../../packages/fieldguide/src/engine/output/project.ts';
import type { ProjectOptions } from '../../packages/fieldguide/src/engine/output/projectTypes.ts';
import { siteFacts } from '../../packages/fieldguide/src/engine/output/siteFacts.ts';
import { isSearchable, searchPage } from '../../packages/fieldguide/src/engine/site/searchPage.ts';
import type { Site, SitePage } from '../../packages/fieldguide/src/engine/site/siteTypes.ts';
import { buildIndex } from '../../packages/fieldguide/src/search/indexing/buildIndex.ts';
import type { SearchPage, SearchProvider } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { engineOf, readWords } from '../search/support.ts';
import { root } from './fieldguide.ts';

/** A site as its sources make it. */
export interface CompiledSite {
  site: Site;
  /** Its pages that have a source, in the order of the site. */
  pages: readonly { page: SitePage; content: PageContent }[];
}

/** Compiles the pages of a site. */
export async function compileSite(
  options: Pick<ProjectOptions, 'siteDir' | 'docsDir' | 'cache'>,
): Promise<CompiledSite> {
  const tools = createTools();
  const project = await openProject({ cwd: root, drafts: false, ...options }, tools);
  const pages = [...project.site.table.pages.values()];
  await prepareTools(
    pages.filter(({ source }) => source),
    project,
    tools,
  );
  const facts = siteFacts(project, { treeHref: '', termsHref: '', indexFile: '', buildId: '' });
  return {
    site: project.site,
    pages: pages.flatMap((page) =>
      page.source ? [{ page, content: pageContent(page, project, { site: facts }) }] : [],
    ),
  };
}

let own: Promise<CompiledSite> | undefined;

/** Our own site, compiled once for all files of the project `own site` (`vitest.config.ts`): they share a process. */
export function ownSite(): Promise<CompiledSite> {
  const siteDir = path.join(root, 'site');
  const cache = path.join(root, 'packages/fieldguide/dist/cache/modules');
  own ??= compileSite({ siteDir, docsDir: path.join(siteDir, 'docs'), cache });
  return own;
}

/** The pages of a site as search gets them. */
export function searchPages({ site, pages }: CompiledSite): SearchPage[] {
  const read = new Map(pages.map(({ page, content }) => [page, content.compiled.records]));
  const found = [...site.table.pages.values()].flatMap((page) =>
    isSearchable(page) ? (searchPage(page, read.get(page) ?? [], site) ?? []) : [],
  );
  return found.sort((a, b) => (a.route < b.route ? -1 : 1));
}

let search: Promise<SearchProvider> | undefined;

/** The search of our own site. */
export function ownSearch(): Promise<SearchProvider> {
  search ??= ownSite().then((site) => engineOf(buildIndex(searchPages(site), readWords(root))));
  return search;
}
