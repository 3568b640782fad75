import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { built, takenOver, test } from '../support/browser.ts';
import { articleLink, countRequests, shows, sidebar } from '../support/page.ts';

const isTree = (path: string) => /\/assets\/tree-[^/]+\.json$/.test(path);

/** Names of the links in the sidebar, top down, without the field offices. */
function links(page: Page): Promise<string[]> {
  return sidebar(page).locator('a:not([href*="offices"])').allTextContents();
}

function toggle(page: Page, category: string): Locator {
  return sidebar(page).getByRole('button', { name: `Pages in ${category}` });
}

function link(page: Page, name: string): Locator {
  return sidebar(page).getByRole('link', { name, exact: true });
}

/** True when the current page's link lies inside of the sidebar's visible part. */
function currentIsInView(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const column = document.getElementById('Shell-menu')?.getBoundingClientRect();
    const current = document.querySelector('#Shell-menu [aria-current="page"]')?.getBoundingClientRect();
    return Boolean(column && current && current.top >= column.top && current.bottom <= column.bottom);
  });
}

function scrollTop(page: Page): Promise<number> {
  return page.locator('#Shell-menu').evaluate((column) => column.scrollTop);
}

/** Waits for the end of all opening and closing. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
}

const OPEN_GUIDE = [
  ...['Guide', 'Install the lamp', 'Tabs', 'More tabs', 'Commands', 'Admonitions', 'Diagram', 'Components'],
  ...['Long page', 'Advanced', 'Reference'],
];

/** What follows it: the pages of a category without one of its own, and one page more. */
const REST = ['Gloves', 'Ladder', 'Glossary'];

describe.each(built)('Sidebar on $target', ({ base }) => {
  test('the HTML of a page holds the branch it is in, and no more', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { javaScriptEnabled: false });
    expect(await links(page)).toEqual([...OPEN_GUIDE, ...REST]);
    await page.goto(`${base}guide/advanced/remote/radio/`);
    expect(await links(page)).toEqual([
      ...OPEN_GUIDE.slice(0, -1),
      ...['Remote', 'Radio', 'Tuning', 'Reference'],
      ...REST,
    ]);
  });

  test('the whole tree is loaded on first use, and once', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const requests = countRequests(page, isTree);
    await link(page, 'Tabs').click();
    await shows(page, 'Tabs');
    expect(requests).toEqual([]);
    await toggle(page, 'Reference').click();
    await link(page, 'Settings').waitFor();
    await toggle(page, 'Guide').click();
    await toggle(page, 'Advanced').click();
    await link(page, 'Tuning').waitFor();
    await page.getByRole('searchbox', { name: 'Filter pages' }).focus();
    expect(requests.length).toBe(1);
  });

  test('a tree that could not be loaded is asked for again at the next use', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, {
      provokes: [/net::ERR_FAILED/, /TypeError: Failed to fetch/],
    });
    await page.route(
      (url) => isTree(url.pathname),
      (route) => route.abort(),
      { times: 1 },
    );
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('searchbox', { name: 'Filter pages' }).focus();
    await failed;
    await toggle(page, 'Reference').click();
    await link(page, 'Settings').waitFor();
  });

  test('categories collapse by themselves when another one opens', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await toggle(page, 'Reference').click();
    await link(page, 'Settings').waitFor();
    await link(page, 'Diagram').waitFor({ state: 'detached' });
    expect(await toggle(page, 'Guide').getAttribute('aria-expanded')).toBe('false');
    expect(await toggle(page, 'Reference').getAttribute('aria-expanded')).toBe('true');
    await toggle(page, 'Reference').click();
    await link(page, 'Settings').waitFor({ state: 'detached' });
  });

  test('a route change opens the categories around the new page and closes the others', async ({ visit }) => {
    const page = await visit(`${base}reference/`);
    await articleLink(page, 'the commands').click();
    await shows(page, 'Command reference');
    await page.getByRole('link', { name: 'Guide', exact: true }).first().click();
    await shows(page, 'Guide');
    await articleLink(page, 'Tabs').click();
    await shows(page, 'Tabs');
    await link(page, 'Settings').waitFor({ state: 'detached' });
    await link(page, 'Diagram').waitFor();
  });

  test('categories around the page are active, and only the page itself is current', async ({ visit }) => {
    const page = await visit(`${base}guide/advanced/remote/radio/`);
    expect(await sidebar(page).locator('.is-active').allTextContents()).toEqual([
      'Guide',
      'Advanced',
      'Remote',
    ]);
    expect(await sidebar(page).locator('[aria-current="page"]').allTextContents()).toEqual(['Radio']);
    await link(page, 'Advanced').click();
    await shows(page, 'Advanced');
    expect(await sidebar(page).locator('[aria-current="page"]').allTextContents()).toEqual(['Advanced']);
  });

  test('a page whose address begins like another one’s does not light that one', async ({ visit }) => {
    const page = await visit(`${base}guide/more-tabs/`);
    expect(await sidebar(page).locator('[aria-current="page"]').allTextContents()).toEqual(['More tabs']);
  });

  test('a category without a page of its own opens and closes by mouse and by keyboard', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`);
    const kit = sidebar(page).getByRole('button', { name: 'Field kit', exact: true });
    expect(await kit.getAttribute('aria-expanded')).toBe('false');
    expect(await link(page, 'Gloves').isVisible()).toBe(false);
    await kit.click();
    await link(page, 'Gloves').waitFor();
    expect(await kit.getAttribute('aria-expanded')).toBe('true');
    // Like any other it closes those beside it.
    await link(page, 'Diagram').waitFor({ state: 'detached' });
    expect(await page.locator('h1').textContent()).toBe('Install the lamp');
    await kit.press('Enter');
    await link(page, 'Gloves').waitFor({ state: 'detached' });
    await kit.press(' ');
    await link(page, 'Ladder').click();
    await shows(page, 'Ladder');
    expect(await kit.getAttribute('aria-expanded')).toBe('true');
    expect(await sidebar(page).locator('.is-active').allTextContents()).toEqual(['Field kit']);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    expect(await crumbs.allTextContents()).toEqual(['Home', 'Field kit', 'Ladder']);
  });

  test('a category without a page of its own shows its pages where there are no scripts', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`, { javaScriptEnabled: false });
    await sidebar(page).getByText('Field kit', { exact: true }).and(page.locator(':visible')).waitFor();
    expect(await sidebar(page).getByRole('button').count()).toBe(0);
    await link(page, 'Gloves').click();
    await shows(page, 'Gloves');
    expect(await link(page, 'Gloves').getAttribute('aria-current')).toBe('page');
    await link(page, 'Ladder').click();
    await shows(page, 'Ladder');
  });

  test('an unlisted page is in the sidebar only while it is read', async ({ visit }) => {
    const page = await visit(`${base}guide/secret/`);
    expect(await sidebar(page).locator('[aria-current="page"]').allTextContents()).toEqual(['Hidden lamp']);
    await link(page, 'Diagram').click();
    await shows(page, 'Diagram');
    await link(page, 'Hidden lamp').waitFor({ state: 'detached' });
    await page.goBack();
    await shows(page, 'Hidden lamp');
    await link(page, 'Hidden lamp').waitFor();
  });

  test('what the reader opened stays open over a route change and a reload', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await toggle(page, 'Advanced').click();
    await toggle(page, 'Remote').click();
    await link(page, 'Radio').waitFor();
    await link(page, 'Tabs').click();
    await shows(page, 'Tabs');
    expect(await link(page, 'Radio').isVisible()).toBe(true);
    await page.reload();
    await takenOver(page);
    await link(page, 'Radio').waitFor();
  });

  test('what the reader closed stays closed over a reload', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await toggle(page, 'Guide').click();
    await link(page, 'Diagram').waitFor({ state: 'detached' });
    await page.reload();
    await takenOver(page);
    await link(page, 'Diagram').waitFor({ state: 'detached' });
  });

  test('two sections never stay open because of an earlier visit', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await toggle(page, 'Reference').click();
    await link(page, 'Settings').waitFor();
    await toggle(page, 'Guide').click();
    await link(page, 'Diagram').waitFor();
    await page.goto(`${base}reference/`);
    await takenOver(page);
    await link(page, 'Settings').waitFor();
    await link(page, 'Diagram').waitFor({ state: 'detached' });
    expect(await toggle(page, 'Guide').getAttribute('aria-expanded')).toBe('false');
  });

  test('its scroll position stays over a route change and a reload', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    await page.locator('#Shell-menu').evaluate((column) => column.scrollTo({ top: 90 }));
    await link(page, 'Diagram').click();
    await shows(page, 'Diagram');
    expect(await scrollTop(page)).toBe(90);
    await page.reload();
    await takenOver(page);
    await expect.poll(() => scrollTop(page)).toBe(90);
  });

  test('the current page is in view after a load and after a route change', async ({ visit }) => {
    const page = await visit(`${base}glossary/`);
    await expect.poll(() => currentIsInView(page)).toBe(true);
    expect(await scrollTop(page)).toBeGreaterThan(300);
    await page.goto(`${base}guide/install/`);
    await takenOver(page);
    await expect.poll(() => currentIsInView(page)).toBe(true);
    await articleLink(page, 'the glossary').click();
    await shows(page, 'Glossary');
    await expect.poll(() => currentIsInView(page)).toBe(true);
  });

  test('the filter shows the pages that match, with the categories around them', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const filter = page.getByRole('searchbox', { name: 'Filter pages' });
    await filter.fill('rAdio');
    await expect.poll(() => links(page)).toEqual(['Guide', 'Advanced', 'Remote', 'Radio']);
    const status = sidebar(page).getByRole('status');
    // The categories around it are no matches.
    expect(await status.textContent()).toBe('1 page');
    await filter.fill('office 17');
    await expect.poll(() => sidebar(page).getByRole('link').allTextContents()).toEqual(['Office 17']);
    expect(await status.textContent()).toBe('1 page');
    // An unlisted page is not to be found.
    await filter.fill('hidden');
    await expect.poll(() => status.textContent()).toBe('No page matches.');
    expect(await sidebar(page).getByRole('link').count()).toBe(0);
    await filter.press('Escape');
    await expect.poll(() => links(page)).toEqual([...OPEN_GUIDE, ...REST]);
    expect(await filter.inputValue()).toBe('');
  });

  test('the filter is used by keyboard: Enter follows the first match, arrows walk', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const filter = page.getByRole('searchbox', { name: 'Filter pages' });
    await filter.fill('settings');
    await link(page, 'Settings').waitFor();
    await filter.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Settings');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reference');
    await page.keyboard.press('ArrowUp');
    await filter.press('Enter');
    await shows(page, 'Settings');
  });

  test('arrows pass over what a closed category keeps for readers without scripts', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    // Its pages are in the document once the whole tree is there.
    await toggle(page, 'Reference').click();
    await link(page, 'Settings').waitFor();
    const kit = sidebar(page).getByRole('button', { name: 'Field kit', exact: true });
    await kit.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).not.toBe('Field kit');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Field kit');
    await page.keyboard.press('Home');
    expect(
      await page.getByRole('searchbox', { name: 'Filter pages' }).and(page.locator(':focus')).count(),
    ).toBe(1);
  });

  test('opening takes a time that follows from the height, and 1 ms under reduced motion', async ({
    visit,
  }) => {
    for (const [reducedMotion, expected] of [
      ['no-preference', (height: number) => Math.min(148, Math.round(60 + 4 * Math.sqrt(height)))],
      ['reduce', () => 1],
    ] as const) {
      const page = await visit(`${base}guide/install/`, { reducedMotion });
      await page.evaluate(() => {
        const seen: { height: number; duration: number }[] = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          const duration = typeof options === 'object' ? Number(options.duration) : Number(options);
          seen.push({ height: this.scrollHeight, duration });
          return animate.call(this, frames, options);
        };
        Object.assign(window, { seenAnimations: seen });
      });
      await toggle(page, 'Advanced').click();
      await link(page, 'Tuning').waitFor();
      await toggle(page, 'Guide').click();
      await link(page, 'Diagram').waitFor({ state: 'detached' });
      await atRest(page);
      const seen = await page.evaluate((): { height: number; duration: number }[] =>
        Reflect.get(window, 'seenAnimations'),
      );
      expect(seen.length).toBe(2);
      for (const { height, duration } of seen) expect(duration).toBe(expected(height));
      expect(seen[0]?.height).not.toBe(seen[1]?.height);
    }
  });

  test('there is no way to hide it', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    expect(
      await page.getByRole('button', { name: /(hide|collapse|close).*(sidebar|menu|navigation)/i }).count(),
    ).toBe(0);
    expect(await sidebar(page).isVisible()).toBe(true);
  });
});
