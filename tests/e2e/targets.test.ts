import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { built, takenOver, test } from '../support/browser.ts';
import { hiddenIds, hiddenTargetFaults } from '../support/hiddenIds.ts';
import {
  address,
  appendHtml,
  articleLink,
  follow,
  holdBackCode,
  scrollTo,
  scrollY,
  seesTarget,
  shows,
} from '../support/page.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const text = (page: Page, words: string) => page.locator('#Shell-article').getByText(words, { exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('fieldguide.tabs.os'));
const contents = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name, exact: true });

describe.each(built)('What an address leads to is seen, whatever hid it, on $target:', ({ base }) => {
  test('a heading in a tab, at a load, and the choice for other pages stays', async ({ visit }) => {
    const page = await visit(`${base}guide/hidden/#in-the-second-tab`, {
      stored: { 'fieldguide.tabs.os': 'linux' },
    });
    await seesTarget(page, 'in-the-second-tab');
    expect(await tab(page, 'macOS').getAttribute('aria-selected')).toBe('true');
    expect(await text(page, 'Words for Linux.').isVisible()).toBe(false);
    expect(await stored(page)).toBe('linux');
    // The reader's own choice is one, as ever.
    await tab(page, 'Linux').click();
    await text(page, 'Words for Linux.').waitFor();
    expect(await text(page, 'Words for macOS.').isVisible()).toBe(false);
  });

  test('the tab of the page itself, though another one is stored', async ({ visit }) => {
    const page = await visit(`${base}guide/hidden/#in-the-first-tab`, {
      stored: { 'fieldguide.tabs.os': 'mac' },
    });
    await seesTarget(page, 'in-the-first-tab');
    expect(await stored(page)).toBe('mac');
  });

  test('a tab in a tab in a fold, before the shell works and after, on a phone too', {
    timeout: 60_000,
  }, async ({ visit }) => {
    for (const options of [{}, PHONE]) {
      const page = await visit(`${base}guide/`, options);
      const release = await holdBackCode(page, 'start');
      await page.goto(`${base}guide/hidden/#deep`, { waitUntil: 'domcontentloaded' });
      await seesTarget(page, 'deep');
      release();
      await takenOver(page);
      await seesTarget(page, 'deep');
      expect(await text(page, 'Deep words for Linux.').isVisible()).toBe(false);
      expect(await text(page, 'Words of one.').isVisible()).toBe(false);
    }
  });

  test('a link that is followed after a press on another tab, both before the shell works', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/`);
    const release = await holdBackCode(page, 'start');
    await page.goto(`${base}guide/hidden/`, { waitUntil: 'domcontentloaded' });
    await tab(page, 'Linux').click();
    await articleLink(page, 'To the second tab').click();
    await seesTarget(page, 'in-the-second-tab');
    release();
    await takenOver(page);
    await expect.poll(() => page.locator('[data-pressed]').count()).toBe(0);
    await seesTarget(page, 'in-the-second-tab');
  });

  test('by a link on the page, once more when the reader has closed it, and by the contents', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/hidden/`);
    const link = articleLink(page, 'to the deep one');
    await link.click();
    await seesTarget(page, 'deep');
    await page.locator('summary', { hasText: 'A fold' }).click();
    expect(await page.locator('#deep').isVisible()).toBe(false);
    await link.click();
    await seesTarget(page, 'deep');
    await contents(page, 'In the second tab').click();
    await seesTarget(page, 'in-the-second-tab');
    await contents(page, 'In the first tab').click();
    await seesTarget(page, 'in-the-first-tab');
    expect(await stored(page)).toBeNull();
  });

  test('an id that the page once had', async ({ visit }) => {
    const page = await visit(`${base}guide/hidden/#once-deep`);
    await seesTarget(page, 'deep');
    expect(address(page)).toBe('/guide/hidden/#once-deep');
  });

  test('from another page, and Back returns to where the reader was', async ({ visit }) => {
    const page = await visit(`${base}guide/tabs/`);
    await appendHtml(page.locator('#Shell-article'), `<a href="${base}guide/hidden/#deep">Deep</a>`);
    await follow(articleLink(page, 'Deep'));
    await shows(page, 'Hidden places');
    await seesTarget(page, 'deep');
    const top = await scrollY(page);
    await scrollTo(page, top + 400);
    await page.goBack();
    await shows(page, 'Tabs');
    await page.goForward();
    await shows(page, 'Hidden places');
    await expect.poll(() => scrollY(page)).toBe(top + 400);
    expect(await page.locator('#deep').isVisible()).toBe(true);
  });

  test('a row that the filter of its table left out', async ({ visit }) => {
    const page = await visit(`${base}guide/hidden/`);
    const filter = page.getByRole('searchbox', { name: 'Filter rows: Lamps' });
    await filter.scrollIntoViewIfNeeded();
    await filter.fill('lamp 9');
    await expect.poll(() => page.locator('#lamps-lamp-7').isVisible()).toBe(false);
    await follow(articleLink(page, 'to a row'));
    await seesTarget(page, 'lamps-lamp-7');
    await expect.poll(() => filter.inputValue()).toBe('');
    await page.locator('#lamps-lamp-1').scrollIntoViewIfNeeded();
    expect(await page.locator('#lamps-lamp-1').isVisible()).toBe(true);
  });

  test('a section that is not there is told of, and the page works', async ({ visit }) => {
    const page = await visit(`${base}guide/hidden/#gone-for-good`);
    const notice = page.getByText('This page has no section with this address');
    await notice.waitFor();
    expect(await scrollY(page)).toBe(0);
    await articleLink(page, 'To the second tab').click();
    await seesTarget(page, 'in-the-second-tab');
    expect(await notice.count()).toBe(0);
    await page.evaluate(() => {
      location.hash = 'gone-too';
    });
    await notice.waitFor();
    await page.goto(`${base}guide/tabs/`);
    await takenOver(page);
    expect(await notice.count()).toBe(0);
  });
});

const own = [...hiddenIds(inject('ownSiteFolder'))];

test('our own pages have ids in hidden places', () => {
  expect(own.flatMap(([, ids]) => ids).length).toBeGreaterThan(30);
});

/** One in ten: `check:pages` goes to all of them. */
test.for(own.filter((_, index) => index % 10 === 0))(
  'what %s hides is seen by its address',
  { timeout: 60_000 },
  async ([route, ids], { visit }) => {
    const last = ids.at(-1) ?? '';
    const page = await visit(`${new URL(route, inject('ownSite')).href}#${last}`);
    await seesTarget(page, last);
    expect(await hiddenTargetFaults(page, ids)).toEqual([]);
    expect(address(page)).toBe(`${route}#${last}`);
  },
);
