import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { faultsInBothModes, findFaults } from '../support/axe.ts';
import { takenOver, test } from '../support/browser.ts';
import { appendHtml, follow, holdBack, sidebar } from '../support/page.ts';
import { NOT_FOUND_LINE, PAGES } from '../support/testPages.ts';

const base = inject('build');
const own = inject('ownSite');
const PHONE = { width: 390, height: 844 };
const STILL = { reducedMotion: 'reduce' } as const;

async function expectNoFaults(page: Page, what: string): Promise<void> {
  const { faults, rules } = await findFaults(page);
  expect(faults, what).toEqual([]);
  expect(rules, what).toContain('target-size');
  expect(rules, what).toContain('color-contrast');
}

/** Looks at the page in light and dark, wide and narrow. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsInBothModes(page)).toEqual([]);
}

describe('axe finds nothing', () => {
  for (const { kind, path, provokes } of PAGES) {
    test(`on ${kind}, light and dark, at 1280 and 390 px`, async ({ visit }) => {
      await expectAccessible(await visit(base + path, { ...STILL, provokes }));
    });
  }

  for (const path of [
    '',
    'getstarted/',
    'getstarted/installation/sizing-recommendations/',
    'search/',
    'nowhere/',
  ]) {
    test(`on /${path} of our own site, light and dark, at 1280 and 390 px`, async ({ visit }) => {
      const provokes = path === 'nowhere/' ? [NOT_FOUND_LINE] : [];
      await expectAccessible(await visit(own + path, { ...STILL, provokes }));
    });
  }

  test('with the phone menu open, on both of its sides', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { ...STILL, viewport: PHONE });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectNoFaults(page, 'pages');
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await page.locator('dialog summary').first().click();
    await expectNoFaults(page, 'main menu');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expectNoFaults(page, 'main menu, dark');
  });

  test('with dropdown, table of contents and folded text open, and a filter typed in', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, STILL);
    await page.locator('#Shell-article summary:visible').click();
    await page.getByRole('searchbox', { name: 'Filter pages' }).fill('radio');
    await sidebar(page).getByRole('link', { name: 'Radio' }).waitFor();
    await page.locator('.navbar summary').first().click();
    await expectNoFaults(page, 'desktop');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expectNoFaults(page, 'desktop, dark');
    await page.setViewportSize(PHONE);
    await page.locator('.toc-fold > summary').click();
    await expectNoFaults(page, 'phone');
  });

  test('with focus by keyboard on a link of the article', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, STILL);
    await page.keyboard.press('Tab');
    await expectNoFaults(page, 'skip link');
    await page.locator('#Shell-article a').first().focus();
    await page.keyboard.press('Tab');
    await expectNoFaults(page, 'article');
  });

  test('with the box of a failed navigation', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { ...STILL, provokes: [/net::ERR_FAILED/] });
    await page.route(
      (url) => url.pathname === '/guide/code/',
      (route) => route.abort(),
    );
    await follow(sidebar(page).getByRole('link', { name: 'Commands' }));
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
  });

  test('with the bar of a slow navigation', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, STILL);
    const open = await holdBack(page, '/guide/code/');
    await follow(sidebar(page).getByRole('link', { name: 'Commands' }));
    await page.getByRole('progressbar', { name: 'Loading page' }).waitFor();
    await expectAccessible(page);
    open();
  });

  test('on the page of a redirect', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, STILL);
    // Its script would lead on before anybody could look.
    await page.route(
      (url) => url.pathname.includes('/assets/redirect'),
      (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(`${base}old-install/`);
    expect((await findFaults(page)).faults).toEqual([]);
  });

  test('after a route change with an island on the new page', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, STILL);
    await follow(sidebar(page).getByRole('link', { name: 'Tabs', exact: true }));
    await takenOver(page);
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await expectNoFaults(page, 'tabs');
  });
});

test('axe finds a fault where there is one', async ({ visit }) => {
  const page = await visit(`${base}guide/install/`, STILL);
  await appendHtml(page.locator('#Shell-article'), '<img src="/favicon.svg"><button type="button"></button>');
  const { faults } = await findFaults(page);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['image-alt', 'button-name']),
  );
});
