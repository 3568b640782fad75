import { describe, expect } from 'vitest';
import { built, test } from '../support/browser.ts';
import { address, articleLink, shows, sidebar } from '../support/page.ts';

const DESKTOP = { javaScriptEnabled: false };
const PHONE = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

describe.each(built)('Without scripts, on $target,', ({ base }) => {
  test('a reader gets from the home page to a page and on by every kind of link', async ({ visit }) => {
    const page = await visit(base, DESKTOP);
    await articleLink(page, 'Install it').click();
    await shows(page, 'Install the lamp');
    await sidebar(page).getByRole('link', { name: 'Diagram' }).click();
    await shows(page, 'Diagram');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Guide' }).click();
    await shows(page, 'Guide');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Next/ }).click();
    await shows(page, 'Install the lamp');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Plug it in' })
      .click();
    expect(address(page)).toBe('/guide/install/#plug');
    await page.getByRole('link', { name: 'Search' }).click();
    await shows(page, 'Search');
    await page.getByRole('link', { name: 'Beacon Docs' }).first().click();
    await shows(page, 'How to keep the lights on with Beacon');
  });

  test('all panels of tabs are there, each under its name', async ({ visit }) => {
    const page = await visit(`${base}guide/tabs/`, DESKTOP);
    for (const name of ['Linux', 'macOS', 'Windows']) {
      expect(await page.getByText(`Text for ${name}, first set.`).isVisible()).toBe(true);
    }
    expect(await page.locator('.tabs-label:visible').allTextContents()).toEqual([
      ...['Linux', 'macOS', 'Windows'],
      ...['Linux', 'Windows'],
      ...['Bash', 'Fish'],
    ]);
    expect(await page.getByRole('tab').count()).toBe(0);
  });

  test('a dropdown and folded text open', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, DESKTOP);
    await page.locator('summary', { hasText: 'More about cables' }).click();
    await page.getByText('A cable has two ends.').waitFor();
    await page.locator('summary', { hasText: /^More$/ }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Commands' }).click();
    await shows(page, 'Command reference');
  });

  test('no button is there that could do nothing', async ({ visit }) => {
    const page = await visit(`${base}guide/code/`, DESKTOP);
    await shows(page, 'Commands');
    expect(
      await page.locator('button:visible').evaluateAll((all) => all.map((one) => one.outerHTML)),
    ).toEqual([]);
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });

  test('a phone reaches the pages by the menu link', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, PHONE);
    await page.getByRole('link', { name: 'Menu' }).click();
    expect(address(page)).toBe('/guide/install/#Shell-menu');
    const link = sidebar(page).getByRole('link', { name: 'Tabs', exact: true });
    const box = await link.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(844);
    await link.click();
    await shows(page, 'Tabs');
  });

  test('a phone has all links of the top bar', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, PHONE);
    const main = page.getByRole('navigation', { name: 'Main' });
    expect(await main.getByRole('link', { name: 'Guide' }).isVisible()).toBe(true);
    expect(await main.getByRole('link', { name: 'Company' }).isVisible()).toBe(true);
  });
});
