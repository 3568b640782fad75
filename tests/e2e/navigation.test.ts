import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { built, takenOver, test } from '../support/browser.ts';
import {
  address,
  articleLink,
  countRequests,
  follow,
  holdBack,
  isSameDocument,
  isScrolledTo,
  markDocument,
  scrollTo,
  scrollY,
  shows,
  sidebar,
} from '../support/page.ts';

/** All that the head says about the page and not about how it loads. */
function head(page: Page): Promise<string[]> {
  return page
    .locator('head :is(title, meta, link:not([rel="stylesheet"]), script[type="application/ld+json"])')
    .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).sort());
}

/** Distance of an element's top from the lower edge of the top bar. */
function belowBar(page: Page, selector: string): Promise<number> {
  return page.evaluate((selector) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN) - bar;
  }, selector);
}

/** The browser asks for the icon anew whenever the address changes. */
const isNoIcon = (path: string) => path !== '/favicon.svg';

async function standsBelowBar(page: Page, selector: string): Promise<void> {
  const distance = await belowBar(page, selector);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(60);
}

describe.each(built)('Navigation on $target', ({ base }) => {
  test('a click swaps the page without a full load, head and address included', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await markDocument(page);
    await articleLink(page, 'tuning page').click();
    await shows(page, 'Tuning');
    expect(await isSameDocument(page)).toBe(true);
    expect(address(page)).toBe('/guide/advanced/tuning/');
    await page.waitForFunction(() => document.title.startsWith('Tuning'));
    const said = await head(page);
    expect(said).toEqual(
      expect.arrayContaining([
        '<title>Tuning | Beacon Docs</title>',
        '<meta name="description" content="How bright the lamp should be, by the time of the day and the size of the room.">',
        '<link rel="canonical" href="https://docs.beacon.example/guide/advanced/tuning/">',
        '<link rel="alternate" type="text/markdown" href="/guide/advanced/tuning/index.md">',
        '<meta property="og:title" content="Tuning | Beacon Docs">',
        '<meta property="og:url" content="https://docs.beacon.example/guide/advanced/tuning/">',
        expect.stringMatching(
          /^<script type="application\/ld\+json">.*"headline":"Tuning".*"name":"Tuning"\}/,
        ),
      ]),
    );
    expect(said.filter((tag) => tag.includes('robots'))).toEqual([]);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    expect(await crumbs.allTextContents()).toEqual(['Home', 'Guide', 'Advanced', 'Tuning']);
    await expect
      .poll(() => sidebar(page).locator('[aria-current="page"]').allTextContents())
      .toEqual(['Tuning']);
  });

  test('a swapped page says in its head what a full load of it says', async ({ visit }) => {
    const page = await visit(`${base}guide/tabs/`);
    const steps = [
      // Of an unlisted page, one with keywords and a picture, one without breadcrumbs, the home page.
      { to: '/guide/secret/', title: 'Hidden lamp' },
      { to: '/reference/commands/', title: 'Command reference' },
      { to: '/search/', title: 'Search' },
      { to: '/', title: 'Beacon Docs' },
      { to: '/guide/', title: 'Guide' },
    ];
    for (const { to, title } of steps) {
      await markDocument(page);
      const link = page.locator('header').getByRole('link', { name: 'Guide' });
      await link.evaluate((element, href) => element.setAttribute('href', href), to);
      await follow(link);
      await page.waitForFunction((title) => document.title.startsWith(title), title);
      expect(await isSameDocument(page)).toBe(true);
      const swapped = await head(page);
      await page.reload();
      expect(await head(page)).toEqual(swapped);
      await takenOver(page);
    }
  });

  test('a page is complete in the first frame that shows it', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    // A frame begins with this callback: nothing of the page has been painted yet.
    const buttons = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const frame = () => {
            if (document.querySelector('h1')?.textContent?.startsWith('Diagram'))
              resolve(document.querySelectorAll('.zoom-button').length);
            else requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
        }),
    );
    await sidebar(page).locator('a[href="/guide/diagram/"]').click();
    expect(await buttons).toBe(2);
  });

  test('focus goes to the heading and the title is announced', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await sidebar(page).getByRole('link', { name: 'Commands' }).click();
    await shows(page, 'Commands');
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toMatch(/^<h1\b.*>Commands<\/h1>$/);
    expect(await page.locator('[aria-live="polite"]').allTextContents()).toContain('Commands');
  });

  test('a page is shown from its top', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    await scrollTo(page, 1500);
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: /Previous/ })
      .click();
    await shows(page, 'Components');
    expect(await scrollY(page)).toBe(0);
  });

  test('a link with a hash leads to that heading of the next page, and focus goes there', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/`);
    await articleLink(page, 'Cable ends').click();
    await shows(page, 'Install the lamp');
    expect(address(page)).toBe('/guide/install/#cable-ends');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('cable-ends');
    // Folded text is opened for it.
    expect(await page.getByText('Both are alike.').isVisible()).toBe(true);
    // Tab goes on from there.
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const place = document
          .getElementById('cable-ends')
          ?.compareDocumentPosition(document.activeElement ?? document);
        return Boolean((place ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
      }),
    ).toBe(true);
    await page.goBack();
    await articleLink(page, 'Last words').click();
    await shows(page, 'Long page');
    expect(await belowBar(page, '#last-words')).toBeGreaterThanOrEqual(0);
    await page.getByText('The end.').click({ trial: true });
  });

  test('a hash link of the same page scrolls there without a request', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    const requests = countRequests(page, isNoIcon);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Section 5' })
      .click();
    await expect.poll(() => address(page)).toBe('/guide/long/#section-5');
    await standsBelowBar(page, '#section-5');
    await page.goBack();
    await isScrolledTo(page, 0);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
    await standsBelowBar(page, '#section-5');
    expect(requests).toEqual([]);
  });

  test('a link to the page on display scrolls to its top and loads nothing', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    const requests = countRequests(page, isNoIcon);
    await scrollTo(page, 900);
    await follow(sidebar(page).getByRole('link', { name: 'Long page' }));
    await isScrolledTo(page, 0);
    expect(requests).toEqual([]);
  });

  test('back and forward return to where the reader was', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    await scrollTo(page, 1200);
    await sidebar(page).getByRole('link', { name: 'Commands' }).click();
    await shows(page, 'Commands');
    await scrollTo(page, 40);
    await sidebar(page).getByRole('link', { name: 'Diagram' }).click();
    await shows(page, 'Diagram');
    await page.goBack();
    await shows(page, 'Commands');
    await isScrolledTo(page, 40);
    await page.goBack();
    await shows(page, 'Long page');
    await isScrolledTo(page, 1200);
    await page.goForward();
    await shows(page, 'Commands');
    await isScrolledTo(page, 40);
  });

  test('back returns to where the reader was also after a reload in between', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    await scrollTo(page, 1200);
    await sidebar(page).getByRole('link', { name: 'Commands' }).click();
    await shows(page, 'Commands');
    await page.reload();
    await takenOver(page);
    await page.goBack();
    await shows(page, 'Long page');
    await isScrolledTo(page, 1200);
  });

  test('a reload keeps the place on the page', async ({ visit }) => {
    const page = await visit(`${base}guide/`);
    await sidebar(page).getByRole('link', { name: 'Long page' }).click();
    await shows(page, 'Long page');
    await scrollTo(page, 1100);
    await page.reload();
    await takenOver(page);
    await isScrolledTo(page, 1100);
  });

  test('back shows the page before also when nobody has touched the one on display since its load', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`);
    await follow(sidebar(page).getByRole('link', { name: 'Tabs', exact: true }));
    await shows(page, 'Tabs');
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.interactive !== undefined);
    await page.evaluate(() => history.back());
    await shows(page, 'Install the lamp');
    expect(address(page)).toBe('/guide/install/');
  });

  test('a click before the scripts are there is the browser’s', async ({ visit }) => {
    const page = await visit(base);
    await page.route(
      (url) => url.pathname.endsWith('.js'),
      () => undefined,
    );
    await page.goto(`${base}guide/install/`, { waitUntil: 'commit' });
    await articleLink(page, 'tuning page').click();
    await shows(page, 'Tuning');
    expect(address(page)).toBe('/guide/advanced/tuning/');
  });

  for (const keys of [['Control'], ['Shift'], ['Control', 'Shift']] as const) {
    test(`a click with ${keys.join(' and ')} opens the link beside the page`, async ({ visit }) => {
      const page = await visit(`${base}guide/install/`);
      const opened = page.context().waitForEvent('page');
      await articleLink(page, 'the glossary').click({ modifiers: [...keys] });
      await shows(await opened, 'Glossary');
      expect(address(page)).toBe('/guide/install/');
      await shows(page, 'Install the lamp');
    });
  }

  test('a click with the middle button opens the link in a tab', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const opened = page.context().waitForEvent('page');
    await articleLink(page, 'the glossary').click({ button: 'middle' });
    await shows(await opened, 'Glossary');
    await shows(page, 'Install the lamp');
  });

  test('a link with a target of its own opens there', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const opened = page.context().waitForEvent('page');
    await articleLink(page, 'Commands in a new tab').click();
    await shows(await opened, 'Commands');
    await shows(page, 'Install the lamp');
  });

  test('a download link downloads', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const download = page.waitForEvent('download');
    await articleLink(page, 'commands as a file').click();
    expect((await download).suggestedFilename()).toBe('commands.html');
    await shows(page, 'Install the lamp');
  });

  test('a link to a file is the browser’s', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const download = page.waitForEvent('download');
    await articleLink(page, 'the list of lamps').click();
    expect((await download).suggestedFilename()).toBe('lamps.csv');
  });

  test('a link to another host is the browser’s', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await page.route('https://beacon.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>The maker</h1>' }),
    );
    await articleLink(page, "the maker's page").click();
    await shows(page, 'The maker');
    expect(page.url()).toBe('https://beacon.example/lamp/');
  });

  test('a click that another script has handled is left alone', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const requests = countRequests(page, (path) => path === '/glossary/');
    const link = articleLink(page, 'the glossary');
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await follow(link);
    await follow(articleLink(page, 'tuning page'));
    await shows(page, 'Tuning');
    expect(requests).toEqual([]);
  });

  test('of two clicks during a slow load the last one wins', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await markDocument(page);
    const before = await page.evaluate(() => history.length);
    const release = await holdBack(page, '/guide/code/');
    const asked = page.waitForRequest(`${base}guide/code/`);
    await follow(sidebar(page).getByRole('link', { name: 'Commands' }));
    await asked;
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url() === `${base}guide/code/`);
    await follow(sidebar(page).getByRole('link', { name: 'Diagram' }));
    await shows(page, 'Diagram');
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
    release();
    await follow(sidebar(page).getByRole('link', { name: 'Components' }));
    await shows(page, 'Components');
    expect(await page.evaluate(() => history.length)).toBe(before + 2);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the old page stays until the new one is there', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const release = await holdBack(page, '/guide/code/');
    const asked = page.waitForRequest(`${base}guide/code/`);
    await follow(sidebar(page).getByRole('link', { name: 'Commands' }));
    await asked;
    expect(await page.locator('h1').textContent()).toBe('Install the lamp');
    expect(address(page)).toBe('/guide/install/');
    release();
    await shows(page, 'Commands');
  });

  test('back during a slow load wins', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await markDocument(page);
    await follow(sidebar(page).getByRole('link', { name: 'Diagram' }));
    await shows(page, 'Diagram');
    await holdBack(page, '/guide/code/');
    const asked = page.waitForRequest(`${base}guide/code/`);
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url() === `${base}guide/code/`);
    await follow(sidebar(page).getByRole('link', { name: 'Commands' }));
    await asked;
    await page.evaluate(() => history.back());
    await shows(page, 'Install the lamp');
    await givenUp;
    expect(address(page)).toBe('/guide/install/');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('forward during a slow load of back wins', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await page.reload();
    await takenOver(page);
    await follow(sidebar(page).getByRole('link', { name: 'Diagram' }));
    await shows(page, 'Diagram');
    await page.reload();
    await takenOver(page);
    await markDocument(page);
    const release = await holdBack(page, '/guide/install/');
    const asked = page.waitForRequest(`${base}guide/install/`);
    await page.evaluate(() => history.back());
    await asked;
    await page.evaluate(() => history.forward());
    await expect.poll(() => address(page)).toBe('/guide/diagram/');
    release();
    await follow(sidebar(page).getByRole('link', { name: 'Components' }));
    await shows(page, 'Components');
    await page.goBack();
    await shows(page, 'Diagram');
    expect(await isSameDocument(page)).toBe(true);
  });
});
