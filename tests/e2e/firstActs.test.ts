import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { test, type VisitOptions } from '../support/browser.ts';
import { sidebar } from '../support/page.ts';

const base = inject('build');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How long each answer takes, in milliseconds; scripts may take longer. */
const NETWORKS = [
  { latency: 0, scripts: 0 },
  { latency: 150, scripts: 0 },
  { latency: 600, scripts: 0 },
  { latency: 0, scripts: 3000 },
];

const INPUTS: Record<string, { options: VisitOptions; press: (target: Locator) => Promise<void> }> = {
  mouse: { options: {}, press: (target) => target.click() },
  touch: { options: PHONE, press: (target) => target.tap() },
  keyboard: { options: {}, press: (target) => target.press('Enter') },
};

/** Opens a page on a slow network, and does not wait for its scripts. */
async function openSlowly(page: Page, path: string, network: (typeof NETWORKS)[number]): Promise<void> {
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

describe.each(NETWORKS)('With answers after $latency ms and scripts after $scripts ms', (network) => {
  for (const [input, { options, press }] of Object.entries(INPUTS)) {
    test(`what is done by ${input} right after the first paint is done once`, async ({ visit }) => {
      const page = await visit(base, options);
      await openSlowly(page, 'guide/tabs/', network);
      await press(page.getByRole('button', { name: 'Switch to dark mode' }));
      await press(page.getByRole('tab', { name: 'macOS' }).first());
      if (input === 'touch') {
        await press(page.getByRole('button', { name: 'Open menu' }));
        await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      } else {
        await sidebar(page).getByRole('searchbox', { name: 'Filter pages' }).pressSequentially('diag');
        await expect.poll(() => sidebar(page).getByRole('link').allTextContents()).toContain('Diagram');
        await expect
          .poll(() => sidebar(page).getByRole('link', { name: 'Tabs', exact: true }).count())
          .toBe(0);
      }
      await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.getByText('Text for macOS, first set.').waitFor();
      expect(await page.locator('[data-pressed]').count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/guide/tabs/');
    });

    test(`search opened by ${input} right after the first paint keeps all that is typed`, async ({
      visit,
    }) => {
      const page = await visit(base, options);
      await openSlowly(page, 'guide/install/', network);
      const link = page.locator('a.search-box');
      await link.waitFor();
      if (input === 'keyboard') await page.keyboard.press('Control+k');
      else await press(link);
      await page.keyboard.type('plug the lamp', { delay: 30 });
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await expect.poll(() => dialog.getByRole('combobox').inputValue()).toBe('plug the lamp');
      await dialog.getByRole('option').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/guide/install/');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  }
});
