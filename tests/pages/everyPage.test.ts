import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject } from 'vitest';
import { hiddenIds, hiddenTargetFaults } from '../support/hiddenIds.ts';
import { pageFaults } from '../support/legible.ts';
import { test } from '../support/tab.ts';

/** Paths of all pages in the sitemap, and of the one that it leaves out. */
function paths(): string[] {
  const sitemap = readFileSync(path.join(inject('ownSiteFolder'), 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...listed, '/search/'];
}

const hidden = hiddenIds(inject('ownSiteFolder'));

// Two at a time, for two cores: most of a page's time goes into looking at it.
describe.concurrent('every page of our own site comes alive, leaves the console empty and can be read', () => {
  test.for(paths())('%s', async (route, { open }) => {
    const page = await open(new URL(route, inject('ownSite')).href);
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.title()).trim()).not.toBe('');
    // First, since a look at the page opens all that is closed.
    expect(await hiddenTargetFaults(page, hidden.get(route) ?? [])).toEqual([]);
    expect(await pageFaults(page)).toEqual([]);
  });
});
