import { describe, expect } from 'vitest';
import { targets, test } from '../support/browser.ts';
import { PAGES } from '../support/testPages.ts';

describe.each(targets)('Hydration on $target', ({ base }) => {
  for (const { kind, path, title, provokes } of PAGES) {
    test(`${kind} comes alive without a word in the console`, async ({ visit }) => {
      const page = await visit(base + path, { provokes });
      expect(await page.locator('h1').allTextContents()).toEqual([title]);
      // The last thing a page does by itself.
      await page.waitForFunction(() => localStorage.getItem('docs-preferred-version-default') === 'current');
    });
  }

  test('a page comes alive by itself, without a sign of the reader', async ({ visit }) => {
    const page = await visit(`${base}guide/`, { patient: true });
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('a planned page is text until it exists', async ({ visit }) => {
    const page = await visit(`${base}guide/`);
    await page.getByText('A planned page (planned) that nobody has written yet.').waitFor();
    expect(await page.getByRole('link', { name: 'A planned page' }).count()).toBe(0);
  });
});
