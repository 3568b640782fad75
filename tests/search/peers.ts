import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageHit, SearchPage, SearchProvider } from '../../src/search/searchTypes.ts';

const MINISEARCH = 'minisearch@7.2.0';

/** A section as MiniSearch indexes it. */
interface Doc {
  id: string;
  title: string;
  heading: string;
  text: string;
  keywords: string;
}

interface MiniSearch {
  addAll(docs: readonly Doc[]): void;
  search(query: string): { id: string }[];
}

type MiniSearchClass = new (options: object) => MiniSearch;

/** MiniSearch in a usual configuration, over the same sections; installed below `bench/.work` where it is not yet. */
export async function miniSearch(root: string, pages: readonly SearchPage[]): Promise<SearchProvider> {
  const folder = path.join(root, 'bench/.work/peers');
  const npm = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, MINISEARCH];
  execFileSync('npm', npm, { stdio: 'inherit' });
  const file = createRequire(path.join(folder, 'package.json')).resolve('minisearch');
  const module: { default: MiniSearchClass } = await import(pathToFileURL(file).href);
  const engine = new module.default({
    fields: ['title', 'heading', 'text', 'keywords'],
    searchOptions: { boost: { title: 4, heading: 2, keywords: 2 }, prefix: true, fuzzy: 0.2 },
  });
  engine.addAll(
    pages.flatMap(({ route, title, keywords, questions, records }) =>
      records.map(({ anchor, heading, text, code }, at) => ({
        id: anchor === '' ? route : `${route}#${anchor}`,
        title,
        heading,
        text: `${text}\n${code}`,
        keywords: at ? '' : [...keywords, ...questions].join('\n'),
      })),
    ),
  );
  return {
    async search({ query, limit }) {
      const found = new Map<string, PageHit>();
      for (const { id } of engine.search(query)) {
        const [route = ''] = id.split('#');
        const page = found.get(route) ?? {
          route,
          href: route,
          title: [],
          breadcrumbs: [],
          section: '',
          hits: [],
        };
        if (page.hits.length < 3) page.hits.push({ href: id, heading: [], snippet: [], kind: 'page' });
        found.set(route, page);
      }
      const all = [...found.values()];
      const empty = { query, sections: [], kinds: [], suggestions: [], words: [] };
      return { ...empty, total: all.length, pages: all.slice(0, limit) };
    },
  };
}
