import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createIndex } from 'pagefind';
import { chromium } from 'playwright-core';
import type { SearchPage, SearchProvider } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { escapeHtml } from '../../packages/fieldguide/src/shared/text.ts';
import { startBrowser } from '../support/chromeFlags.ts';

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
  return answering(async (query) => engine.search(query).map(({ id }) => id));
}

/** What Pagefind gives for a result: its page, and places on it. */
interface Found {
  url: string;
  sub_results: { url: string }[];
}

/** Pagefind as it comes, over the text of the same pages, in a browser; `close` ends that. */
export async function pagefind(
  root: string,
  pages: readonly SearchPage[],
): Promise<SearchProvider & { close: () => Promise<void> }> {
  const { index } = await createIndex();
  if (!index) throw new Error('Pagefind makes no index.');
  for (const page of pages) await index.addHTMLFile({ url: page.route, content: htmlOf(page) });
  const folder = path.join(root, 'bench/.work/pagefind');
  await index.writeFiles({ outputPath: folder });
  const server = await startBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  const tab = await browser.newPage();
  await tab.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<html lang="en"></html>' });
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(path.join(folder, pathname)) });
  });
  await tab.goto('http://localhost/');
  const ask = (query: string): Promise<Found[]> =>
    tab.evaluate(
      `import('/pagefind.js').then(async ({ search }) => {
        const { results } = await search(${JSON.stringify(query)});
        return Promise.all(results.slice(0, 10).map((result) => result.data()));
      })`,
    );
  const search = answering(async (query) =>
    (await ask(query)).flatMap(({ url, sub_results: places }) => [url, ...places.map((place) => place.url)]),
  );
  return { ...search, close: () => server.close() };
}

function htmlOf({ title, records }: SearchPage): string {
  const sections = records.map(({ anchor, heading, level, text, code }) => {
    const name = `h${Math.min(level, 6)}`;
    const head = heading && `<${name} id="${anchor}">${escapeHtml(heading)}</${name}>`;
    return `${head}<p>${escapeHtml(text)}</p><pre>${escapeHtml(code)}</pre>`;
  });
  return `<html lang="en"><body><h1>${escapeHtml(title)}</h1>${sections.join('')}</body></html>`;
}

/** A search that finds addresses of places, best first, as one that finds pages with their three best places. */
function answering(find: (query: string) => Promise<string[]>): SearchProvider {
  return {
    async search({ query, limit }) {
      const places = new Map<string, string[]>();
      for (const href of await find(query)) {
        const [route = ''] = href.split('#');
        places.set(route, [...(places.get(route) ?? []), href]);
      }
      const pages = [...places].map(([route, hrefs]) => ({
        route,
        href: route,
        title: [],
        breadcrumbs: [],
        section: '',
        hits: hrefs.slice(0, 3).map((href) => ({ href, heading: [], snippet: [], kind: 'page' as const })),
      }));
      const empty = {
        query,
        state: 'complete' as const,
        sections: [],
        kinds: [],
        suggestions: [],
        words: [],
      };
      return { ...empty, total: pages.length, pages: pages.slice(0, limit) };
    },
  };
}
