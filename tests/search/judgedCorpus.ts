import fs from 'node:fs';
import path from 'node:path';
import { openProject, type Tools } from '../../src/build/project.ts';
import { compilePage } from '../../src/content/compile.ts';
import type { SearchPage } from '../../src/search/types.ts';
import { searchPage } from '../../src/site/searchPage.ts';
import { readCorpus } from './evaluate.ts';

/** Records come from the source of a fence, so nothing needs to be drawn. */
const NO_DRAWING: Tools = {
  fences: {
    has: () => true,
    languages: () => [],
    code: () => () => [],
    diagram: () => () => {
      throw new Error('The judged corpus draws no diagrams.');
    },
  },
  prepare: async () => {},
  settled: async () => {},
  close: async () => {},
};

/** The written pages of our own site, as its search index gets them. */
export async function readSitePages(root: string): Promise<SearchPage[]> {
  const siteDir = path.join(root, 'site');
  // Within the repository, where compiled settings and pages find the libraries they use.
  const work = path.join(root, 'tests/.work');
  fs.mkdirSync(work, { recursive: true });
  const cache = fs.mkdtempSync(path.join(work, 'corpus-'));
  try {
    const { site, services } = await openProject(
      { cwd: root, siteDir, docsDir: path.join(siteDir, 'docs'), lenient: true, drafts: false, cache },
      NO_DRAWING,
    );
    return [...site.table.pages.values()].flatMap((page) =>
      page.source ? (searchPage(page, compilePage(page.source, services).takeRecords(), site) ?? []) : [],
    );
  } finally {
    fs.rmSync(cache, { recursive: true, force: true });
  }
}

/** What the judged queries are asked of: the pages that are written, and fixtures for those that are not. */
export async function readJudgedCorpus(root: string): Promise<SearchPage[]> {
  const written = await readSitePages(root);
  const routes = new Set(written.map(({ route }) => route));
  const fixtures = readCorpus(path.join(root, 'tests/search/corpus/pages.jsonl'));
  return [...written, ...fixtures.filter(({ route }) => !routes.has(route))];
}
