import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { built, takenOver, test } from '../support/browser.ts';
import {
  articleLink,
  countRequests,
  isCode,
  isSameDocument,
  markDocument,
  shows,
  sidebar,
} from '../support/page.ts';

const isPage = (path: string) => path.endsWith('/');

/** Stops the page's timers, so that a test decides when they are due. */
async function stopTimers(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

function connectionOf(connection: object): (page: Page) => Promise<unknown> {
  return async (page) => {
    await page.clock.install();
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { get: () => connection });
    }, connection);
  };
}

const fast = connectionOf({ saveData: false, effectiveType: '4g' });

describe.each(built)('Prefetch on $target', ({ base }) => {
  test('a hovered link is fetched, and its click needs no further request', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const requests = countRequests(page, isPage);
    await markDocument(page);
    const link = articleLink(page, 'the glossary');
    const answered = page.waitForEvent('requestfinished', (request) =>
      isPage(new URL(request.url()).pathname),
    );
    await link.hover();
    await answered;
    expect(requests).toEqual(['/glossary/']);
    await link.click();
    await shows(page, 'Glossary');
    expect(requests).toEqual(['/glossary/']);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a hovered link fetches the islands of its page as well', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const code = page.waitForRequest((request) => isCode(new URL(request.url()), 'hydrateTabs'));
    await sidebar(page).getByRole('link', { name: 'Tabs', exact: true }).hover();
    await code;
    expect(new URL(page.url()).pathname).toBe('/guide/install/');
  });

  test('a focused link is fetched, and Enter needs no further request', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const requests = countRequests(page, isPage);
    const answered = page.waitForEvent('requestfinished', (request) =>
      isPage(new URL(request.url()).pathname),
    );
    await articleLink(page, 'the glossary').focus();
    await answered;
    await page.keyboard.press('Enter');
    await shows(page, 'Glossary');
    expect(requests).toEqual(['/glossary/']);
  });

  test('a link counts as hovered after 40 ms, so passing over a list of links fetches none of them', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`, { prepare: fast });
    const requests = countRequests(page, isPage);
    await stopTimers(page);
    await sidebar(page).getByRole('link', { name: 'Tabs', exact: true }).hover();
    await page.clock.runFor(39);
    await sidebar(page).getByRole('link', { name: 'Diagram' }).hover();
    await page.clock.runFor(39);
    expect(requests).toEqual([]);
    const asked = page.waitForRequest((request) => request.url().endsWith('/guide/diagram/'));
    await page.clock.runFor(1);
    await asked;
    expect(requests).toEqual(['/guide/diagram/']);
  });

  for (const [name, connection] of [
    ['with data saver on', { saveData: true, effectiveType: '4g' }],
    ['on 2g', { saveData: false, effectiveType: '2g' }],
    ['on slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
  ] as const) {
    test(`nothing is fetched ahead ${name}`, async ({ visit }) => {
      const page = await visit(`${base}guide/install/`, { prepare: connectionOf(connection) });
      const requests = countRequests(page, isPage);
      await stopTimers(page);
      await articleLink(page, 'the glossary').hover();
      await page.clock.runFor(5000);
      await articleLink(page, 'tuning page').focus();
      await page.clock.runFor(5000);
      await page.mouse.down();
      expect(requests).toEqual([]);
      await page.clock.resume();
      await page.mouse.up();
      await shows(page, 'Glossary');
      expect(requests).toEqual(['/glossary/']);
    });

    test(`search, feedback and the list of pages are fetched when they are used ${name}`, async ({
      visit,
    }) => {
      const page = await visit(`${base}guide/install/`, { prepare: connectionOf(connection) });
      const requests = countRequests(page, () => true);
      for (const dialog of ['search', 'feedback']) {
        const opener = page.locator(`header a[data-dialog=${dialog}]`);
        await opener.hover();
        await opener.focus();
      }
      await page.keyboard.press('Tab');
      await sidebar(page).getByRole('searchbox').focus();
      await page.keyboard.press('Tab');
      expect(requests).toEqual([]);
      await sidebar(page).getByRole('searchbox').pressSequentially('t');
      await expect.poll(() => requests.some((path) => path.startsWith('/assets/tree-'))).toBe(true);
      await page.keyboard.press('Control+k');
      await expect.poll(() => requests.some((path) => path.startsWith('/assets/search-'))).toBe(true);
    });
  }

  test('a category that was left open waits for a tap when data are saved', async ({ visit }) => {
    const prepare = connectionOf({ saveData: true, effectiveType: '4g' });
    const page = await visit(`${base}guide/install/`, { prepare });
    const toggle = sidebar(page).getByRole('button', { name: 'Pages in Reference' });
    await toggle.click();
    await sidebar(page).getByRole('link', { name: 'Settings', exact: true }).waitFor();
    const requests = countRequests(page, (path) => path.startsWith('/assets/tree-'));
    await page.reload();
    await takenOver(page);
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    expect(requests).toEqual([]);
    await toggle.click();
    await sidebar(page).getByRole('link', { name: 'Settings', exact: true }).waitFor();
  });

  test('links to files, to other hosts and to this page are not fetched ahead', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { prepare: fast });
    const requests = countRequests(page, () => true);
    await stopTimers(page);
    for (const name of ['the list of lamps', 'start again', "the maker's page", 'commands as a file']) {
      await articleLink(page, name).hover();
      await page.clock.runFor(1000);
    }
    expect(requests).toEqual([]);
  });
});
