import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { targets, test } from '../support/browser.ts';
import { address, scrollTo } from '../support/page.ts';

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

describe.each(targets)('Table of contents on $target', ({ base }) => {
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

  test('a page without sections has none', async ({ visit }) => {
    const page = await visit(`${base}guide/advanced/tuning/`);
    expect(await contents(page).count()).toBe(0);
  });

  test('on a phone it is folded above the article and closes when an entry is followed', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/long/`, { viewport: { width: 390, height: 844 } });
    expect(await contents(page).isVisible()).toBe(false);
    const fold = page.locator('details', { hasText: 'On this page' });
    const entry = fold.getByRole('link', { name: 'Section 9', exact: true });
    expect(await entry.isVisible()).toBe(false);
    await fold.locator('summary').click();
    await entry.click();
    await expect.poll(() => entry.isVisible()).toBe(false);
    const box = await page.locator('#section-9').boundingBox();
    expect(box?.y).toBeGreaterThan(50);
    expect(box?.y).toBeLessThan(150);
  });
});
