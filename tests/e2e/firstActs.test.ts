import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { test, type VisitOptions } from '../support/browser.ts';
import { CLIPBOARD, clipboard } from '../support/clipboard.ts';
import { sidebar } from '../support/page.ts';
import { options, searchBox, searchDialog } from '../support/search.ts';

const base = inject('build');
// High enough that all islands of the page are near.
const DESKTOP: VisitOptions = { ...CLIPBOARD, viewport: { width: 1280, height: 2400 } };
const PHONE: VisitOptions = {
  ...CLIPBOARD,
  viewport: { width: 390, height: 2400 },
  hasTouch: true,
  isMobile: true,
};

/** How long each answer takes, in milliseconds; scripts, each of which asks for the next, may take longer. */
const NETWORKS = [
  { latency: 0, scripts: 0 },
  { latency: 150, scripts: 0 },
  { latency: 600, scripts: 0 },
  { latency: 0, scripts: 300 },
];

const INPUTS: Record<string, { visitor: VisitOptions; press: (target: Locator) => Promise<void> }> = {
  mouse: { visitor: DESKTOP, press: (target) => target.click() },
  touch: { visitor: PHONE, press: (target) => target.tap() },
  keyboard: { visitor: DESKTOP, press: (target) => target.press('Enter') },
};

/** Opens a page on a slow network, and does not wait for its scripts. */
async function openSlowly(page: Page, path: string, network: (typeof NETWORKS)[number]): Promise<void> {
  page.context().setDefaultTimeout(40_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  if (network.scripts > 0) {
    await page.route(
      (url) => url.pathname.endsWith('.js'),
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, network.scripts));
        await route.continue().catch(() => undefined);
      },
    );
  }
  await page.goto(base + path, { waitUntil: 'commit' });
}

/** The parts of a page load one after the other, each late. */
function eventually<T>(read: () => Promise<T>) {
  return expect.poll(read, { timeout: 40_000 });
}

describe.each(NETWORKS)('With answers after $latency ms and scripts after $scripts ms', (network) => {
  for (const [input, { visitor, press }] of Object.entries(INPUTS)) {
    test(`what is done by ${input} right after the first paint is done once`, { timeout: 90_000 }, async ({
      visit,
    }) => {
      const page = await visit(base, visitor);
      await openSlowly(page, 'guide/acts/', network);
      const html = page.locator('html');
      const article = page.locator('#Shell-article');
      const planner = article.getByRole('checkbox', { name: 'SNMP' });
      await press(page.getByRole('button', { name: 'Switch to dark mode' }));
      // At once, whatever is on its way.
      expect(await html.getAttribute('data-theme')).toBe('dark');
      const mac = article.getByRole('tab', { name: 'macOS' });
      if (input === 'keyboard') {
        await article.getByRole('tab', { name: 'Linux' }).press('ArrowRight');
        expect(await mac.evaluate((tab) => tab === document.activeElement)).toBe(true);
      } else await press(mac);
      await press(article.getByRole('button', { name: 'Copy' }).first());
      await (input === 'keyboard' ? planner.press(' ') : press(planner));
      if (input === 'touch') {
        await press(article.locator('a.term'));
      } else {
        await press(page.locator('.navbar summary', { hasText: 'English' }));
        expect(await page.locator('.navbar details[open]').count()).toBe(1);
        await page.locator('nav.toc').getByRole('link', { name: 'The last section' }).click();
        expect(new URL(page.url()).hash).toBe('#the-last-section');
        await sidebar(page).getByRole('searchbox', { name: 'Filter pages' }).pressSequentially('diag');
        await eventually(() => sidebar(page).getByRole('link').allTextContents()).toContain('Diagram');
        await eventually(() => sidebar(page).getByRole('link', { name: 'Tabs', exact: true }).count()).toBe(
          0,
        );
        await article.locator('a.term')[input === 'mouse' ? 'hover' : 'focus']();
      }
      await article.getByText('Text for macOS.').waitFor();
      await page.locator('.tip').waitFor();
      await eventually(() => clipboard(page)).toBe('lamp --on');
      await eventually(() => planner.isChecked()).toBe(true);
      if (input !== 'touch') {
        const header = article.getByRole('columnheader', { name: 'Power in W' });
        await press(header.getByRole('button'));
        expect(await header.getAttribute('aria-sort')).toBe('ascending');
      }
      expect(await page.locator('[data-pressed], [data-entered]').count()).toBe(0);
      expect(await html.getAttribute('data-theme')).toBe('dark');
      expect(new URL(page.url()).pathname).toBe('/guide/acts/');
    });

    test(`dialogs opened by ${input} right after the first paint keep all that is typed`, {
      timeout: 90_000,
    }, async ({ visit }) => {
      const page = await visit(base, visitor);
      await openSlowly(page, 'guide/install/', network);
      const link = page.locator('a.search-box');
      await link.waitFor();
      if (input === 'keyboard') {
        await page.keyboard.press('/');
        await searchBox(page).waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+k');
      } else await press(link);
      await page.keyboard.type('plug the lamp', { delay: 30 });
      await options(page).first().waitFor();
      expect(await searchBox(page).inputValue()).toBe('plug the lamp');
      expect(await searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/guide/install/');
      await page.keyboard.press('Escape');
      await searchDialog(page).waitFor({ state: 'hidden' });
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.reload({ waitUntil: 'commit' });
      if (input === 'touch') {
        await press(page.getByRole('button', { name: 'Open menu' }));
        await page.getByRole('dialog', { name: 'Menu' }).waitFor();
        return;
      }
      await press(page.locator('.navbar a.feedback-link'));
      await page.getByRole('dialog', { name: 'Page feedback' }).getByRole('radio', { name: 'Yes' }).waitFor();
    });
  }

  test('Enter pressed before search is there opens the best answer', { timeout: 90_000 }, async ({
    visit,
  }) => {
    const page = await visit(base, DESKTOP);
    await openSlowly(page, 'guide/install/', network);
    await page.locator('a.search-box').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('radio');
    await page.keyboard.press('Enter');
    await page.locator('h1', { hasText: 'Radio' }).waitFor();
  });
});

test('search that is closed and opened again while its code is on its way answers', async ({ visit }) => {
  const page = await visit(`${base}guide/install/`, DESKTOP);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', (route) => held.then(() => route.continue()));
  // In one go: the event of closing comes when the dialog is open again.
  await page.locator('a.search-box').evaluate((link: HTMLElement) => {
    link.click();
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    link.click();
  });
  await page.keyboard.type('plug the lamp');
  release();
  await options(page).first().waitFor();
});
