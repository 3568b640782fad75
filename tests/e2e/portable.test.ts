import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { isFile } from '../../packages/fieldguide/src/engine/content/disk.ts';
import { mapAddresses } from '../../packages/fieldguide/src/shared/portable.ts';
import { decodePath, isExternal, splitLink } from '../../packages/fieldguide/src/shared/url.ts';
import { takenOver, test } from '../support/browser.ts';
import { root, runFieldguide } from '../support/fieldguide.ts';
import { listFiles } from '../support/miniSite.ts';
import { articleLink, scrollTo, scrollY, shows, sidebar } from '../support/page.ts';
import { openSearch, options, searchFor } from '../support/search.ts';

// The folder's name is what people's folders are called.
const FOLDER = path.join(root, 'tests/.work/portable copy (1)');
const OWN = path.join(root, 'tests/.work/portable-own');
const base = `${pathToFileURL(FOLDER).href}/`;
const own = `${pathToFileURL(OWN).href}/`;

/** A reader of files in a folder: without a network, so that what a page must not need is missed. */
const OFFLINE = { offline: true, viewport: { width: 1280, height: 800 } };

beforeAll(async () => {
  await runFieldguide(['build', '--portable', '--site', 'tests/e2e/site', '--out', FOLDER]);
  await runFieldguide(['build', '--portable', '--out', OWN]);
}, 120_000);

/** Where the page on display lies in the copy. */
function place(page: Page): string {
  expect(page.url()).toContain(base);
  return page.url().slice(base.length);
}

/** The one link to this page comes with the tree. */
function commands(page: Page): Locator {
  return sidebar(page).locator('a[href$="/reference/commands/index.html"]');
}

describe('From a folder, without a server,', () => {
  test('a page shows with its styles, and its sidebar leads on, the loaded part of it too', async ({
    visit,
  }) => {
    const page = await visit(`${base}index.html`, OFFLINE);
    expect(await page.locator('.base-url-banner').count()).toBe(0);
    expect(await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky');
    await articleLink(page, 'Install it').click();
    await shows(page, 'Install the lamp');
    expect(place(page)).toBe('guide/install/index.html');
    await sidebar(page).getByRole('button', { name: 'Pages in Reference' }).click();
    await commands(page).click();
    await shows(page, 'Command reference');
    expect(place(page)).toBe('reference/commands/index.html');
    expect(await sidebar(page).locator('[aria-current="page"]').textContent()).toBe('Commands');
    await page.goBack();
    await shows(page, 'Install the lamp');
  });

  test('the filter of the sidebar leads to pages of all sections', async ({ visit }) => {
    const page = await visit(`${base}guide/install/index.html`, OFFLINE);
    await page.getByRole('searchbox', { name: 'Filter pages' }).fill('command');
    await commands(page).click();
    await shows(page, 'Command reference');
  });

  test('a reader finds a page by keys, and its words are marked', async ({ visit }) => {
    const page = await visit(`${base}guide/install/index.html`, OFFLINE);
    await openSearch(page);
    await searchFor(page, 'radio');
    await options(page).first().waitFor();
    expect(page.workers()).toHaveLength(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(/radio\/index\.html$/);
    expect(place(page)).toBe('guide/advanced/remote/radio/index.html');
    await page.getByRole('region', { name: 'Your search terms on this page' }).waitFor();
  });

  test('a reader finds the same where there can be no workers', async ({ visit }) => {
    const page = await visit(`${base}guide/install/index.html`, {
      ...OFFLINE,
      prepare: (page) =>
        page.addInitScript(() => {
          Reflect.set(window, 'Worker', function refuse() {
            throw new DOMException('No workers here.', 'SecurityError');
          });
        }),
    });
    await openSearch(page);
    await searchFor(page, 'radio');
    await options(page).first().click();
    await page.waitForURL(/radio\/index\.html$/);
  });

  test('what search answers is what it answers on a server', async ({ visit }) => {
    const copy = await visit(`${base}search/index.html?q=lamp`, OFFLINE);
    const served = await visit(`${inject('build')}search/?q=lamp`);
    const answers = (page: Page) => page.locator('.search-page').innerText();
    // Texts may come a moment later than titles.
    for (const page of [copy, served]) await page.getByText('lamp --on switches it on.').waitFor();
    await expect.poll(async () => (await answers(copy)) === (await answers(served))).toBe(true);
  });

  test('the search page keeps its query in the address, and "See all" leads there', async ({ visit }) => {
    const page = await visit(`${base}guide/install/index.html`, OFFLINE);
    await openSearch(page);
    await searchFor(page, 'lamp');
    await page.getByRole('link', { name: /^See all/ }).click();
    await page.locator('.search-result').first().waitFor();
    expect(place(page)).toBe('search/index.html?q=lamp');
    await page.locator('.search-page input').fill('cable');
    await page.waitForURL(/\?q=cable$/);
    await page.locator('.search-result a').first().click();
    await page.waitForURL(/install\/index\.html/);
    await page.goBack();
    await page.locator('.search-result').first().waitFor();
    expect(place(page)).toBe('search/index.html?q=cable');
  });

  test('words show their definitions', async ({ visit }) => {
    const page = await visit(`${base}figures/terms/index.html`, OFFLINE);
    await articleLink(page, 'Fresnel lens').hover();
    await page.getByRole('tooltip').getByText('A Fresnel lens bends light').waitFor();
  });

  test('a place on a page is reached and left like on any other', async ({ visit }) => {
    const page = await visit(`${base}guide/long/index.html`, OFFLINE);
    await scrollTo(page, 300);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await links.last().click();
    await expect.poll(() => scrollY(page)).not.toBe(300);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  test('tabs, code, dialogs, the colour mode and the planner work', async ({ visit }) => {
    const page = await visit(`${base}guide/tabs/index.html`, OFFLINE);
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await page.getByText('Text for Windows, first set.').waitFor();
    await page.getByRole('tab', { name: 'Fish' }).click();
    expect(place(page)).toBe('guide/tabs/index.html?shell=fish');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.getByRole('button', { name: 'Page feedback' }).click();
    await page.getByRole('dialog', { name: 'Page feedback' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`${base}data/planner/index.html`);
    await takenOver(page);
    await page.locator('[data-island="FirewallPlanner"]').getByRole('checkbox').first().click();
    await page.waitForURL(/planner\/index\.html\?/);
    await page.locator('[data-island="FirewallPlanner"] table').first().waitFor();
  });

  test('old addresses lead on, and so does the page for unknown ones', async ({ visit }) => {
    const page = await visit(`${base}guide/index.html`, OFFLINE);
    await page.goto(`${base}404.html`);
    await articleLink(page, 'Reference').click();
    await shows(page, 'Reference');
    // The redirect comes while the page still loads.
    await page.goto(`${base}old-tabs/index.html`, { waitUntil: 'commit' });
    await page.waitForURL(`${base}guide/tabs/index.html?shell=fish#second-choice`);
    await shows(page, 'Tabs');
  });

  test('without scripts every kind of link leads on', async ({ visit }) => {
    const page = await visit(`${base}index.html`, { ...OFFLINE, javaScriptEnabled: false });
    await articleLink(page, 'Install it').click();
    await shows(page, 'Install the lamp');
    await sidebar(page).getByRole('link', { name: 'Diagram' }).click();
    await shows(page, 'Diagram');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Guide' }).click();
    await shows(page, 'Guide');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Next/ }).click();
    await shows(page, 'Install the lamp');
    await page.getByRole('link', { name: 'Search' }).click();
    await shows(page, 'Search');
    await page.getByRole('link', { name: 'Beacon Docs' }).first().click();
    expect(place(page)).toBe('index.html');
    await page.goto(`${base}old-tabs/index.html`, { waitUntil: 'commit' });
    await page.waitForURL(`${base}guide/tabs/index.html?shell=fish#second-choice`);
  });

  test('every address on our own pages leads to a file', () => {
    const pages = listFiles(OWN).filter((file) => file.endsWith('.html'));
    const missing = pages.flatMap((file) => {
      const lost: string[] = [];
      mapAddresses(readFileSync(path.join(OWN, file), 'utf8'), (address) => {
        if (isExternal(address) || address.startsWith('#')) return undefined;
        const target = path.join(OWN, path.dirname(file), decodePath(splitLink(address).path));
        if (address.startsWith('/') || !isFile(target)) lost.push(`${file}: ${address}`);
        return undefined;
      });
      return lost;
    });
    expect(pages.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  test('our own site comes alive, and is searched', async ({ visit }) => {
    const page = await visit(`${own}index.html`, OFFLINE);
    await articleLink(page, 'Getting started').click();
    await shows(page, 'Getting Started');
    await openSearch(page);
    await searchFor(page, 'firewall ports');
    const addresses = await options(page).evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLAnchorElement ? one.href : '')),
    );
    expect(addresses.filter((address) => !address.startsWith(own))).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(addresses[0] ?? '');
  });
});
