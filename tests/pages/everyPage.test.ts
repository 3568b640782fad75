import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject } from 'vitest';
import { takenOver, test } from '../support/browser.ts';

/** Paths of all pages in the sitemap, and of the one that it leaves out. */
function paths(): string[] {
  const sitemap = readFileSync(path.join(inject('ownSiteFolder'), 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...listed, '/search/'];
}

describe('every page of our own site loads, comes alive and leaves the console empty', () => {
  test.for(paths())('%s', async (route, { visit }) => {
    const page = await visit(new URL(route, inject('ownSite')).href);
    await takenOver(page);
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.title()).trim()).not.toBe('');
  });
});
