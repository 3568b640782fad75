import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { built, test } from '../support/browser.ts';
import { address, articleLink, isSameDocument, markDocument, shows } from '../support/page.ts';
import { NOT_FOUND_LINE } from '../support/testPages.ts';

/** Label and description of each line of a list. */
function lines(page: Page): Promise<string[][]> {
  return page
    .locator('#Shell-article li')
    .evaluateAll((items) => items.map((item) => [...item.children].map((part) => part.textContent ?? '')));
}

function crumbs(page: Page): Promise<string[]> {
  return page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').allTextContents();
}

describe.each(built)('A blog on $target', ({ base }) => {
  test('is walked from its list to a post, to the ones beside it, to its tags and back', async ({
    visit,
  }) => {
    const page = await visit(`${base}blog/`);
    await markDocument(page);
    expect(await lines(page)).toEqual([
      [
        'The winter release is out',
        'November 21, 2026 · Lamps that switch themselves on, and a shorter way through the settings.',
      ],
      [
        'Lamps for longer nights',
        'October 5, 2026 · What to check before the dark season, and which lamps to change now.',
      ],
    ]);
    const neighbours = page.getByRole('navigation', { name: 'Pages' });
    await neighbours.getByRole('link', { name: 'Older Page 2' }).click();
    await shows(page, 'Workshop notes, page 2');
    expect((await lines(page)).map(([label]) => label)).toEqual(['First light']);
    await neighbours.getByRole('link', { name: 'Newer Page 1' }).click();
    await shows(page, 'Workshop notes');

    await articleLink(page, 'Lamps for longer nights').click();
    await shows(page, 'Lamps for longer nights');
    expect(await crumbs(page)).toEqual(['Home', 'Workshop notes', 'Lamps for longer nights']);
    expect(await page.locator('#Shell-article .byline').textContent()).toBe('October 5, 2026 · Ada Reed');
    expect(await page.locator('.byline time').getAttribute('datetime')).toBe('2026-10-05');
    const tags = page.getByRole('list', { name: 'Tags' });
    expect(await tags.getByRole('link').allTextContents()).toEqual(['Lamps', 'Dark season']);
    await neighbours.getByRole('link', { name: 'Newer The winter release is out' }).click();
    await shows(page, 'The winter release is out');
    expect(await page.locator('.byline').textContent()).toBe('November 21, 2026 · Boris Lind');
    await neighbours.getByRole('link', { name: 'Older Lamps for longer nights' }).click();
    await shows(page, 'Lamps for longer nights');

    await tags.getByRole('link', { name: 'Lamps' }).click();
    await shows(page, '2 posts tagged with “Lamps”');
    expect((await lines(page)).map(([label]) => label)).toEqual(['Lamps for longer nights', 'First light']);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Tags' }).click();
    await shows(page, 'Tags');
    expect(await lines(page)).toEqual([
      ['Dark season', '1 post'],
      ['Lamps', '2 posts'],
      ['Releases', '1 post'],
    ]);
    await page.getByRole('link', { name: 'Workshop notes' }).click();
    await shows(page, 'Workshop notes');
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'All tags' }).click();
    await shows(page, 'Tags');
    expect(address(page)).toBe('/blog/tags/');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('our own site has no blog', async ({ visit }) => {
  const page = await visit(`${inject('ownSite')}blog/`, { provokes: [NOT_FOUND_LINE] });
  await shows(page, 'Page not found');
});
