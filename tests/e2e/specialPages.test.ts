import { describe, expect } from 'vitest';
import { built, test } from '../support/browser.ts';
import { address, shows } from '../support/page.ts';
import { NOT_FOUND_LINE } from '../support/testPages.ts';

describe.each(built)('Special pages on $target', ({ base }) => {
  test('the not-found page suggests the pages most like the address, and a search for its words', async ({
    visit,
  }) => {
    const page = await visit(`${base}guides/instal/`, { provokes: [NOT_FOUND_LINE] });
    const suggestions = page.getByRole('region', { name: 'Pages with a similar address' });
    await suggestions.getByRole('link', { name: 'Install the lamp' }).waitFor();
    await page.getByRole('link', { name: 'search for “guides instal”' }).click();
    await shows(page, 'Search');
    expect(address(page)).toBe('/search/?q=guides+instal');
  });

  test('the not-found page leads on to the sections', async ({ visit }) => {
    const page = await visit(`${base}xyzzy/`, { provokes: [NOT_FOUND_LINE] });
    await page.locator('#Shell-article').getByRole('link', { name: 'Reference' }).click();
    await shows(page, 'Reference');
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  });

  test('the banner about a wrong base URL shows on the home page where no file of the site was found', async ({
    visit,
  }) => {
    const page = await visit(base, {
      javaScriptEnabled: false,
      provokes: [/Failed to decode downloaded font/],
    });
    await page.waitForLoadState('load');
    expect(await page.getByText('This site did not load its style sheet').isVisible()).toBe(false);
    await page.route(
      (url) => url.pathname.startsWith('/assets/'),
      (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: '' }),
    );
    await page.reload();
    expect(await page.getByText('This site did not load its style sheet').isVisible()).toBe(true);
    await page.goto(`${base}guide/`);
    expect(await page.getByText('This site did not load its style sheet').count()).toBe(0);
  });

  test('a page is told apart from search engines’ finds by what its head says', async ({ visit }) => {
    const page = await visit(`${base}guide/secret/`);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.getByText('Unlisted.').isVisible()).toBe(true);
  });
});
