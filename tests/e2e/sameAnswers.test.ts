import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { test } from '../support/browser.ts';
import { openSearch, searchBox, searchDialog, UNFINISHED } from '../support/search.ts';

const base = inject('ownSite');

/** Queries of every kind: names, beginnings of words, codes, addresses, questions, misspellings, and nothing at all. */
const QUERIES = [
  ...['snmp', 'racks', 'vlan', 'dashboards', 'tags', 'licensing', 'saml', 'servicenow', 'jira', 'backup'],
  ...['autodisc', 'virt', 'cert', 'remote coll', 'discovery sch', 'doq', 'patch pan', 'win', 'vm', 'a'],
  ...[
    '10.10.0',
    '10.10.0.10',
    '1.3.6.1.4.1',
    'CVE-2',
    'AADSTS',
    '0x80070005',
    'udp 161',
    '443',
    '404',
    '1,000',
  ],
  ...[
    'how do I restore a backup',
    'why is a server missing',
    'which ports must be open',
    'what is a vrf group',
  ],
  ...[
    'move the appliance to another network',
    'find unused licenses',
    'print asset tags',
    'reset a password',
  ],
  ...['srever', 'licence', 'kubernets', 'vcentre', 'autodiscovrey', 'subnett'],
  ...[
    'rack unit',
    'import csv',
    'api token',
    'linux sudo',
    'wmi access denied',
    'netflow exporter',
    'dns zone',
  ],
  ...[
    'view_device_v2',
    'view_dev',
    '/api/1.0/devices/',
    'sc.exe',
    'docker',
    'the',
    'end of life',
    '"end of life"',
  ],
  ...['zzqx', 'quantum toaster', 'first-login.txt'],
];

/** What is on display for a query: how many results it has, and where each line leads, in order. */
interface Shown {
  total: string;
  hrefs: string[];
}

const NUMBER = /\d[\d,]*/;

async function typedIntoDialog(page: Page, query: string): Promise<Shown> {
  await searchBox(page).fill(query);
  const dialog = searchDialog(page);
  await dialog.locator('.search-foot a, .search-message').first().waitFor();
  const title = dialog.locator('.search-message-title');
  const all = dialog.locator('.search-foot a');
  const asked = async () =>
    (await all.count())
      ? new URL((await all.getAttribute('href')) ?? '', base).searchParams.get('q')
      : ((await title.textContent()) ?? '').replace(/^.*“|”$/g, '');
  await expect.poll(asked).toBe(query);
  await expect.poll(() => dialog.locator(UNFINISHED).count()).toBe(0);
  const said = (await all.count()) ? await all.innerText() : '0';
  return {
    total: NUMBER.exec(said)?.[0] ?? '1',
    hrefs: await dialog
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')),
  };
}

/** What the search page shows, once it answers this query. */
async function onPage(page: Page, query: string): Promise<Shown> {
  const count = page.locator('.search-page .search-count, .search-page .search-message-title');
  await expect.poll(() => count.locator('bdi').first().textContent()).toBe(query);
  await expect.poll(() => page.locator(`.search-page ${UNFINISHED}`).count()).toBe(0);
  return {
    total: NUMBER.exec(((await count.textContent()) ?? '').replace(/“.*/, ''))?.[0] ?? '0',
    hrefs: await page
      .locator('.search-results a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')),
  };
}

test('box and search page show the same results in the same order, also after Enter, a reload and Back', {
  timeout: 300_000,
}, async ({ visit }) => {
  expect(new Set(QUERIES).size).toBeGreaterThanOrEqual(60);
  const dialogPage = await visit(`${base}support/`);
  await openSearch(dialogPage);
  const page = await visit(`${base}search/`);
  const field = page.getByRole('textbox', { name: 'Search' });
  for (const [at, query] of QUERIES.entries()) {
    const inBox = await typedIntoDialog(dialogPage, query);
    await field.fill(query);
    const typed = await onPage(page, query);
    // The dialog lists fewer pages.
    expect.soft(typed, query).toEqual({ total: inBox.total, hrefs: expect.any(Array) });
    expect.soft(typed.hrefs.slice(0, inBox.hrefs.length), query).toEqual(inBox.hrefs);
    if (at % 10 !== 0) continue;
    await field.press('Enter');
    expect.soft(await onPage(page, query), `${query}, after Enter`).toEqual(typed);
    await page.waitForURL((url) => url.searchParams.get('q') === query);
    await page.reload();
    expect.soft(await onPage(page, query), `${query}, after a reload`).toEqual(typed);
    if (!typed.hrefs[0]) continue;
    await page.locator('.search-results a').first().click();
    await page.waitForURL((url) => url.pathname !== '/search/');
    await page.goBack();
    expect.soft(await onPage(page, query), `${query}, after Back`).toEqual(typed);
  }
});

test('a query of 400 letters in an address is shown, and nothing is wider than the page', async ({
  visit,
}) => {
  const query = 'w'.repeat(400);
  const page = await visit(`${base}search/?q=${query}`, { viewport: { width: 390, height: 844 } });
  await page.getByText('No results for').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone the first result of the search page begins within its first 300 px', async ({ visit }) => {
  const page = await visit(`${base}search/?q=snmp`, { viewport: { width: 390, height: 844 } });
  await onPage(page, 'snmp');
  const { y } = (await page.locator('.search-results > li').first().boundingBox()) ?? { y: Number.NaN };
  expect(y).toBeLessThan(300);
  // The filters are there, one tap away.
  const filters = page.getByRole('navigation', { name: 'Results by section' });
  expect(await filters.isVisible()).toBe(false);
  await page.getByText('Filters', { exact: true }).click();
  expect(await filters.isVisible()).toBe(true);
});

test('on a desktop the filters of the search page are next to the results', async ({ visit }) => {
  const page = await visit(`${base}search/?q=snmp`, { viewport: { width: 1280, height: 900 } });
  await onPage(page, 'snmp');
  const filters = await page.getByRole('navigation', { name: 'Results by section' }).boundingBox();
  const results = await page.locator('.search-results').boundingBox();
  expect(filters?.x).toBeGreaterThan((results?.x ?? 0) + (results?.width ?? 0));
  expect(filters?.y).toBeLessThan(300);
});
