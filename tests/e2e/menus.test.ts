import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { built, test } from '../support/browser.ts';
import { isSameDocument, markDocument, scrollTo, shows, sidebar, sixFrames } from '../support/page.ts';

const PHONE = { width: 390, height: 844 };

function menu(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Menu' });
}

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu(page).waitFor();
  return menu(page);
}

/** Where focus is: the region around it and the name of what has it. */
function focused(page: Page): Promise<{ inMenu: boolean; text: string }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const text = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return { inMenu: element?.closest('dialog') !== null, text };
  });
}

function dropdown(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).locator('details', {
    has: page.locator('summary', { hasText: new RegExp(`^${name}$`) }),
  });
}

function isOpen(details: Locator): Promise<boolean> {
  return details.evaluate((element: HTMLDetailsElement) => element.open);
}

describe.each(built)('Menus on $target', ({ base }) => {
  test('the phone menu opens with the pages, keeps focus inside, and Escape gives it back', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`, { viewport: PHONE });
    const dialog = await openMenu(page);
    expect(await dialog.getByRole('link', { name: 'Install the lamp' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect((await focused(page)).inMenu).toBe(true);
    const first = (await focused(page)).text;
    const names: string[] = [];
    for (let step = 0; step < 100; step += 1) {
      await page.keyboard.press('Tab');
      const { inMenu, text } = await focused(page);
      expect(inMenu, `after ${text}`).toBe(true);
      names.push(text);
      if (text === first) break;
    }
    expect(names).toEqual(
      expect.arrayContaining(['Back to main menu', 'Filter pages', 'Install the lamp', first]),
    );
    await page.keyboard.press('Shift+Tab');
    expect((await focused(page)).inMenu).toBe(true);
    const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await scrolls(), 'the page behind stays where it is').toBe('hidden');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(scrolls).not.toBe('hidden');
    expect((await focused(page)).text).toBe('Open menu');
    await page.getByRole('button', { name: 'Open menu', expanded: false }).waitFor();
  });

  test('its back button leads to the main menu and back to the pages', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { viewport: PHONE });
    const dialog = await openMenu(page);
    await dialog.getByRole('button', { name: 'Back to main menu' }).click();
    const main = dialog.getByRole('navigation', { name: 'Main' });
    expect(await main.getByRole('link', { name: 'Company' }).isVisible()).toBe(true);
    await expect.poll(async () => (await focused(page)).text).toBe('Documentation pages');
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'Diagram' }).waitFor();
    await expect.poll(async () => (await focused(page)).text).toBe('Back to main menu');
  });

  test('on a page without a sidebar it shows the main menu', async ({ visit }) => {
    const page = await visit(base, { viewport: PHONE });
    const dialog = await openMenu(page);
    expect(await dialog.getByRole('link', { name: 'Company' }).isVisible()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Back to main menu' }).count()).toBe(0);
  });

  test('it closes on a route change', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { viewport: PHONE });
    await markDocument(page);
    const dialog = await openMenu(page);
    await dialog.getByRole('link', { name: 'Diagram' }).click();
    await shows(page, 'Diagram');
    await dialog.waitFor({ state: 'hidden' });
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('it closes on going back', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { viewport: PHONE });
    await (await openMenu(page)).getByRole('link', { name: 'Diagram' }).click();
    await shows(page, 'Diagram');
    const dialog = await openMenu(page);
    await page.goBack();
    await shows(page, 'Install the lamp');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('it closes on widening past 996 px and not before', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { viewport: PHONE });
    const dialog = await openMenu(page);
    await page.setViewportSize({ width: 996, height: 844 });
    await page.waitForFunction(() => innerWidth === 996);
    expect(await dialog.isVisible()).toBe(true);
    await page.setViewportSize({ width: 997, height: 844 });
    await dialog.waitFor({ state: 'hidden' });
    expect(await sidebar(page).isVisible()).toBe(true);
  });

  test('it closes on a click beside it and on its close button', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { viewport: PHONE });
    const dialog = await openMenu(page);
    await page.mouse.click(380, 400);
    await dialog.waitFor({ state: 'hidden' });
    await openMenu(page);
    await dialog.getByRole('button', { name: 'Close menu' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('its filter finds pages, and the first Escape clears it', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { viewport: PHONE });
    const dialog = await openMenu(page);
    const filter = dialog.getByRole('searchbox', { name: 'Filter pages' });
    await filter.fill('tuning');
    await dialog.getByRole('link', { name: 'Tuning' }).waitFor();
    await filter.press('Escape');
    expect(await filter.inputValue()).toBe('');
    expect(await dialog.isVisible()).toBe(true);
    await filter.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('above 996 px the columns stand, at 996 px the phone’s menu button does', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { viewport: { width: 997, height: 800 } });
    expect(await sidebar(page).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
    await page.setViewportSize({ width: 996, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    expect(await sidebar(page).isVisible()).toBe(false);
  });

  test('a dropdown closes on an outside click', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const more = dropdown(page, 'More');
    await more.locator('summary').click();
    expect(await more.getByRole('link').allTextContents()).toEqual(['Commands', 'Product site']);
    await page.locator('h1').click();
    expect(await isOpen(more)).toBe(false);
  });

  test('a dropdown closes on Escape and keeps focus on its name', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const more = dropdown(page, 'More');
    await more.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await isOpen(more)).toBe(true);
    await page.keyboard.press('Tab');
    expect((await focused(page)).text).toBe('Commands');
    await page.keyboard.press('Escape');
    expect(await isOpen(more)).toBe(false);
    expect((await focused(page)).text).toBe('More');
  });

  test('a dropdown closes when another one opens, when focus leaves it, and when a link is followed', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`);
    const more = dropdown(page, 'More');
    const language = dropdown(page, 'English');
    await more.locator('summary').click();
    await language.locator('summary').click();
    expect([await isOpen(more), await isOpen(language)]).toEqual([false, true]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await isOpen(language)).toBe(false);
    await more.locator('summary').click();
    await more.getByRole('link', { name: 'Commands' }).click();
    await shows(page, 'Command reference');
    expect(await isOpen(more)).toBe(false);
  });

  test('the language menu holds English, the current one', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const language = dropdown(page, 'English');
    await language.locator('summary').click();
    const english = language.getByRole('button', { name: 'English' });
    expect(await language.locator('li').allTextContents()).toEqual(['English']);
    expect(await english.getAttribute('aria-current')).toBe('true');
    await english.click();
    await english.waitFor({ state: 'hidden' });
    await shows(page, 'Install the lamp');
  });

  test('to choose English again changes nothing: no place, no address, no history', async ({ visit }) => {
    const page = await visit(`${base}guide/long/?x=1#section-3`);
    const language = dropdown(page, 'English');
    await scrollTo(page, 900);
    const state = () =>
      page.evaluate(() => ({ href: location.href, entries: history.length, top: window.scrollY }));
    const before = await state();
    // By the mouse alone: a locator scrolls to what it clicks.
    const click = async (part: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
      await page.mouse.click(x + width / 2, y + height / 2);
    };
    await click(language.locator('summary'));
    await click(language.getByText('English').last());
    await expect.poll(() => isOpen(language)).toBe(false);
    await sixFrames(page);
    expect(await state()).toEqual(before);
    expect((await focused(page)).text).toBe('English');
  });

  test('on a phone, the page one is on, and English, close the menu', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { viewport: PHONE });
    await (await openMenu(page)).getByRole('link', { name: 'Install the lamp' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Back to main menu' }).click();
    await menu(page).locator('summary', { hasText: 'English' }).click();
    await menu(page).locator('details[open]').getByText('English').last().click();
    await menu(page).waitFor({ state: 'hidden' });
    await shows(page, 'Install the lamp');
  });
});
