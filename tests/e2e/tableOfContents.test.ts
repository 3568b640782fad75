import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { built, test } from '../support/browser.ts';
import { address, scrollTo, sixFrames } from '../support/page.ts';

const SECTIONS = [
  ...['Section 1', 'Section 2', 'Section 3', 'Section 4', 'Part of section 4', 'Section 5', 'Section 6'],
  ...[
    'Section 7',
    'Section 8',
    'Section 9',
    'Section 10',
    'Section 11',
    'Section 12',
    'Short one',
    'Last words',
  ],
];

function contents(page: Page): Locator {
  return page.getByRole('navigation', { name: 'On this page' });
}

/** The section marked as the one being read. */
function marked(page: Page): Promise<string[]> {
  return contents(page).locator('[aria-current="location"]').allTextContents();
}

describe.each(built)('Table of contents on $target', ({ base }) => {
  test('it holds the headings of levels 2 and 3', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    expect(await contents(page).getByRole('link').allTextContents()).toEqual(SECTIONS);
  });

  test('while a reader scrolls down, each section is marked in its turn, short last ones too', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/long/`);
    const seen = await page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const seen: (string | null | undefined)[] = [];
      const end = document.documentElement.scrollHeight - innerHeight;
      for (let top = 0; top <= end + 24; top += 24) {
        window.scrollTo({ top, behavior: 'instant' });
        // One frame for the scroll event, one for the mark.
        await nextFrame();
        await nextFrame();
        const current = document.querySelector('.toc [aria-current]')?.textContent;
        if (current !== seen.at(-1)) seen.push(current);
      }
      return seen;
    });
    expect(seen.filter((name) => name !== undefined)).toEqual(SECTIONS);
  });

  test('at the end of the page its last section is marked', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`, { viewport: { width: 1280, height: 1400 } });
    await scrollTo(page, 100_000);
    await expect.poll(() => marked(page)).toEqual(['Last words']);
    await scrollTo(page, 0);
    await expect.poll(() => marked(page)).not.toContain('Last words');
  });

  for (const [hash, name] of [
    ['section-7', 'Section 7'],
    ['part-4', 'Part of section 4'],
    ['short', 'Short one'],
    ['last-words', 'Last words'],
  ] as const) {
    test(`a load with #${hash} marks “${name}”`, async ({ visit }) => {
      const page = await visit(`${base}guide/long/#${hash}`);
      await expect.poll(() => marked(page)).toEqual([name]);
    });
  }

  test('a followed entry is marked and in the address', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    for (const name of ['Short one', 'Section 2', 'Last words']) {
      await contents(page).getByRole('link', { name, exact: true }).click();
      await expect.poll(() => marked(page)).toEqual([name]);
    }
    expect(address(page)).toBe('/guide/long/#last-words');
  });

  test('the mark follows when the page is laid out anew', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    await scrollTo(page, 100_000);
    await expect.poll(() => marked(page)).toEqual(['Last words']);
    // Everything above the reader grows.
    await page.evaluate(() => {
      const space = document.createElement('p');
      space.textContent = 'More words. '.repeat(4000);
      document.querySelector('#section-3')?.after(space);
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.evaluate(() => document.querySelector('#section-5')?.scrollIntoView());
    await expect.poll(() => marked(page)).toEqual(['Section 5']);
  });

  test('a heading in a tab or fold that is closed is never marked', async ({ visit }) => {
    const page = await visit(`${base}guide/hidden/`);
    const tabs = page.getByRole('tab');
    expect(await marked(page)).toEqual([]);
    await contents(page).getByRole('link', { name: 'In the second tab' }).click();
    await expect.poll(() => marked(page)).toEqual(['In the second tab']);
    await tabs.first().click();
    await expect.poll(() => marked(page)).not.toContain('In the second tab');
    await scrollTo(page, 3_000);
    await expect.poll(async () => (await marked(page))[0]).toMatch(/^End/);
    const before = await marked(page);
    // A new layout.
    await page.setViewportSize({ width: 1270, height: 720 });
    await sixFrames(page);
    expect(await marked(page)).toEqual(before);
    await scrollTo(page, 0);
    await expect.poll(() => marked(page)).toEqual([]);
  });

  test('a page without sections has none', async ({ visit }) => {
    const page = await visit(`${base}guide/advanced/tuning/`);
    expect(await contents(page).count()).toBe(0);
  });

  describe('on a phone', () => {
    const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const fold = (page: Page) => page.locator('.toc-fold');
    const entry = (page: Page, name: string) => fold(page).getByRole('link', { name, exact: true });
    const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
    const bottom = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);

    test('it stands folded under the first paragraph, and stays below the bar', async ({ visit }) => {
      const page = await visit(`${base}guide/long/`, PHONE);
      expect(await contents(page).isVisible()).toBe(false);
      expect(await page.locator('h1 + p + .toc-fold').count()).toBe(1);
      expect(await entry(page, 'Section 9').isVisible()).toBe(false);
      await scrollTo(page, 3_000);
      await expect.poll(() => top(fold(page))).toBe(await bottom(page.locator('.navbar')));
    });

    test('opened in the middle of the page it moves nothing; a followed entry closes it and stands below it', async ({
      visit,
    }) => {
      const page = await visit(`${base}guide/long/`, PHONE);
      await scrollTo(page, 3_000);
      const seen = await top(page.locator('#section-5'));
      // Not by its locator, which would scroll to where it would stand without staying below the bar.
      await page.touchscreen.tap(100, 78);
      await entry(page, 'Section 9').waitFor();
      expect(await top(page.locator('#section-5'))).toBe(seen);
      // All entries can be reached.
      await entry(page, 'Last words').scrollIntoViewIfNeeded();
      expect(await bottom(entry(page, 'Last words'))).toBeLessThanOrEqual(844);
      await entry(page, 'Section 9').tap();
      await entry(page, 'Section 9').waitFor({ state: 'hidden' });
      const below = (await top(page.locator('#section-9'))) - (await bottom(fold(page).locator('summary')));
      expect(below).toBeGreaterThan(8);
      expect(below).toBeLessThan(48);
    });

    test('a tap elsewhere and Escape close it', async ({ visit }) => {
      const page = await visit(`${base}guide/long/`, PHONE);
      for (const close of [() => page.locator('h1').tap(), () => page.keyboard.press('Escape')]) {
        await fold(page).locator('summary').tap();
        await entry(page, 'Section 1').waitFor();
        await close();
        await entry(page, 'Section 1').waitFor({ state: 'hidden' });
      }
    });

    test('heads of tables stay below it', async ({ visit }) => {
      const page = await visit(`${base}data/tables/`, { ...PHONE, viewport: { width: 390, height: 500 } });
      const table = page.locator('.table-wrap[data-fits]', { hasText: 'exit code' });
      const head = table.locator('th').first();
      await table
        .locator('tr')
        .nth(5)
        .evaluate((row) => row.scrollIntoView());
      await expect.poll(() => top(head)).toBe(await bottom(fold(page)));
    });

    test('without scripts it stands where it is, and its links work', async ({ visit }) => {
      const page = await visit(`${base}guide/long/`, { ...PHONE, javaScriptEnabled: false });
      await fold(page).locator('summary').tap();
      await entry(page, 'Section 9').tap();
      expect(await top(page.locator('#section-9'))).toBeLessThan(150);
      expect(await bottom(fold(page))).toBeLessThan(0);
    });
  });
});
