import { describe, expect } from 'vitest';
import { built, test } from '../support/browser.ts';
import { CLIPBOARD, clipboard } from '../support/clipboard.ts';

describe.each(built)('The menu of a page on $target', ({ base }) => {
  test('copies the page as Markdown, leads to that, and prints', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, CLIPBOARD);
    const menu = page.getByRole('main').locator('details', { hasText: 'Page actions' });
    await menu.locator('summary').press('Enter');
    const view = menu.getByRole('link', { name: 'View as Markdown' });
    const markdown = await page.request.get(
      new URL((await view.getAttribute('href')) ?? '', page.url()).href,
    );
    await menu.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
    expect(await clipboard(page)).toBe(await markdown.text());
    expect(await clipboard(page)).toContain('# Install the lamp');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-was-printed', '');
    });
    await menu.getByRole('button', { name: 'Print' }).click();
    await page.locator('body[data-was-printed]').waitFor();
    expect(await menu.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
  });

  test('without scripts has only what works', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { javaScriptEnabled: false });
    const menu = page.getByRole('main').locator('details', { hasText: 'Page actions' });
    await menu.locator('summary').click();
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(['View as Markdown']);
    expect(await menu.getByRole('button').count()).toBe(0);
  });
});
