import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchProvider } from '../packages/fieldguide/src/search/searchTypes.ts';
import { readJourneys } from '../site/kit/journeys.ts';
import siteConfig from '../site/site.config.ts';
import { ask } from './search/support.ts';
import { root } from './support/fieldguide.ts';
import { ownSearch, ownSite } from './support/ownSite.ts';

/** What a reader of a page can go to, and the ids of its headings: a journey stops at a heading, not at a row. */
interface Read {
  links: ReadonlySet<string>;
  headings: ReadonlySet<string>;
}

const journeys = readJourneys(path.join(root, 'site/journeys.yaml'));
const pages = new Map<string, Read>();
let engine: SearchProvider;

beforeAll(async () => {
  for (const { page, content } of (await ownSite()).pages) {
    const { links, headings } = content.compiled;
    const routes = links.flatMap(({ target }) => (target.kind === 'page' ? [target.route] : []));
    pages.set(page.route, { links: new Set(routes), headings: new Set(headings.map(({ id }) => id)) });
  }
  engine = await ownSearch();
}, 300_000);

/** The home page has the common tasks, and links of its own. */
const home = new Set([
  ...siteConfig.tasks.map(({ href }) => href),
  ...[...readFileSync(path.join(root, 'site/pages/index.tsx'), 'utf8').matchAll(/'(\/[\w/-]+\/)'/g)].map(
    ([, route = '']) => route,
  ),
]);

describe.each(journeys)('$question', ({ steps }) => {
  it.each(steps.map((step, at) => ({ ...step, before: steps[at - 1]?.page })))(
    'leads to $page#$heading',
    async ({ page, heading, search, before }) => {
      expect([...(pages.get(page)?.headings ?? [])]).toContain(heading);
      if (search !== undefined) {
        const { answer, pages: hits } = await ask(engine, search, { limit: 1 });
        const first = answer && !answer.below ? answer.href : hits[0]?.hits[0]?.href;
        expect(first?.replace(/#.*/, '')).toBe(page);
      } else if (before !== page) {
        const links = before === undefined ? home : pages.get(before)?.links;
        expect([...(links ?? [])]).toContain(page);
      }
    },
  );
});
