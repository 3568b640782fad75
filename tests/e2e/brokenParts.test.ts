import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { built, takenOver, test } from '../support/browser.ts';
import { address, isCode, isSameDocument, markDocument, shows, sidebar } from '../support/page.ts';
import { isSearchText, openSearch, options, searchBox, searchDialog } from '../support/search.ts';

const BROKEN = /net::ERR_(?:CONNECTION_RESET|FAILED)/;
const NO_IMPORT = /Failed to fetch dynamically imported module/;

interface Fault {
  mend: () => void;
  /** Requests that did not get through. */
  count: () => number;
}

/** Breaks the connection of all requests that match, until it is mended. */
async function breakDown(page: Page, matches: (url: URL) => boolean): Promise<Fault> {
  let down = true;
  let count = 0;
  await page.route(matches, (route) => {
    if (!down) return route.continue();
    count += 1;
    return route.abort('connectionreset');
  });
  return {
    mend: () => {
      down = false;
    },
    count: () => count,
  };
}

/** Puts a module in the place of a part's code that throws with a chain of causes until the test mends it. */
async function crash(page: Page, name: string, code: (fail: string) => string): Promise<void> {
  const fail = `if (!window.mended) throw new Error('A bad part', { cause: new Error('A deep cause') });`;
  await page.route(
    (url) => isCode(url, name),
    (route) => route.fulfill({ contentType: 'text/javascript', body: code(fail) }),
  );
}

async function mend(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { mended: true }));
}

async function networkReturns(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

describe.each(built)('What cannot be loaded on $target', ({ base }) => {
  test('the entry of all scripts: a page is what it is without scripts, and the colours still switch', async ({
    visit,
  }) => {
    const page = await visit(base, { viewport: { width: 390, height: 844 }, provokes: [BROKEN] });
    await breakDown(page, (url) => isCode(url, 'client'));
    await page.goto(`${base}guide/tabs/`);
    await page.getByText('Text for macOS, first set.').waitFor();
    expect(await page.getByText('Text for Windows, first set.').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Menu' }).click();
    await sidebar(page).getByRole('link', { name: 'Diagram' }).click();
    await shows(page, 'Diagram');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  for (const how of ['Retry', 'the network'] as const) {
    const comeBack = (page: Page, box: Locator) =>
      how === 'Retry' ? box.getByRole('button', { name: 'Retry' }).click() : networkReturns(page);

    test(`the shell: what works is kept, and ${how} brings the rest`, async ({ visit }) => {
      const page = await visit(base, { provokes: [BROKEN, NO_IMPORT] });
      const { mend } = await breakDown(page, (url) => isCode(url, 'start'));
      await page.goto(`${base}guide/tabs/`);
      await page.keyboard.press('Shift');
      const box = page.locator('body > .shell-error');
      await box.getByText('The controls of this page could not be loaded.').waitFor();
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await page.getByText('Text for Windows, first set.').isVisible()).toBe(true);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('radio');
      const inner = searchDialog(page).getByRole('alert');
      await inner.waitFor();
      mend();
      await comeBack(page, inner);
      // Loaded in full where the browser asks for no module twice.
      await page.locator('.shell-error').first().waitFor({ state: 'detached' });
      await takenOver(page);
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'macOS' }).first().click();
      await page.getByText('Text for macOS, first set.').waitFor();
    });

    test(`the list of pages: says so in its place, and ${how} brings it`, async ({ visit }) => {
      let mend = () => {};
      const page = await visit(`${base}guide/install/`, {
        provokes: [BROKEN, /Failed to fetch/],
        // From the beginning: who leaves a page while it loads breaks off what is on its way.
        prepare: async (page) => {
          ({ mend } = await breakDown(page, (url) => /\/tree-[^/]+\.json$/.test(url.pathname)));
        },
      });
      await markDocument(page);
      const toggle = sidebar(page).getByRole('button', { name: 'Pages in Advanced' });
      await toggle.click();
      const box = sidebar(page).getByRole('alert');
      await box.getByText('The list of pages could not be loaded.').waitFor();
      mend();
      await comeBack(page, box);
      await sidebar(page).getByRole('link', { name: 'Remote' }).waitFor();
      expect(await box.count()).toBe(0);
      expect(await hasFocus(toggle)).toBe(true);
      expect(await isSameDocument(page)).toBe(true);
    });

    test(`the code of search: what was typed stays, and ${how} brings it`, async ({ visit }) => {
      let mend = () => {};
      const page = await visit(`${base}guide/install/`, {
        provokes: [BROKEN],
        // From the beginning: it may be loaded before the reader asks for it.
        prepare: async (page) => {
          ({ mend } = await breakDown(page, (url) => isCode(url, 'SearchDialog')));
        },
      });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('radio');
      const box = searchDialog(page).getByRole('alert');
      await box.getByText('Search could not be loaded.').waitFor();
      mend();
      await comeBack(page, box);
      await options(page).first().waitFor();
      expect(await searchBox(page).inputValue()).toBe('radio');
      expect(await hasFocus(searchBox(page))).toBe(true);
    });

    test(`the texts of results: the results are kept, and ${how} brings their excerpts`, async ({
      visit,
    }) => {
      const page = await visit(base);
      const { mend } = await breakDown(page, isSearchText);
      await openSearch(page);
      await page.keyboard.type('radio');
      const box = searchDialog(page).getByRole('alert');
      await box.getByText('The excerpts of some results could not be loaded.').waitFor();
      expect(await options(page).count()).toBeGreaterThan(0);
      mend();
      await comeBack(page, box);
      await box.waitFor({ state: 'detached' });
      await expect
        .poll(() => searchDialog(page).locator('.search-snippet').allTextContents())
        .not.toContain('');
      expect(await hasFocus(searchBox(page))).toBe(true);
    });
  }

  test('the index of search: the focus returns to the field, and the network brings it', async ({
    visit,
  }) => {
    const page = await visit(base, { provokes: [/Search cannot answer/, /Failed to load resource/] });
    const { mend, count } = await breakDown(page, (url) => /\/assets\/search-[^/]+\.txt$/.test(url.pathname));
    await openSearch(page);
    await page.keyboard.type('radio');
    const alert = searchDialog(page).getByRole('alert');
    await alert.getByText('Unable to fetch results').waitFor();
    const before = count();
    await alert.getByRole('button', { name: 'Retry' }).click();
    expect(await hasFocus(searchBox(page))).toBe(true);
    await expect.poll(count).toBeGreaterThan(before);
    mend();
    await networkReturns(page);
    await options(page).first().waitFor();
  });

  const SIGN_IN = { contentType: 'text/html', body: '<h1>Sign in to this network</h1>' };
  test.for([
    ['list of pages', 'tree', 'The list of pages could not be loaded.'],
    ['index of search', 'search', 'Unable to fetch results'],
    ['texts of results', 'texts', 'The excerpts of some results could not be loaded.'],
  ] as const)(
    'a captive portal that answers for the %s is told as a failure, and Retry brings it',
    async ([, what, message], { visit }) => {
      const asks = (url: URL) =>
        what === 'texts'
          ? isSearchText(url)
          : new RegExp(`/${what}-[^/]+\\.(?:json|txt)$`).test(url.pathname);
      const page = await visit(`${base}guide/install/`, {
        provokes: what === 'texts' ? [] : [what === 'tree' ? /not valid JSON/ : /Search cannot answer/],
        prepare: (page) => page.route(asks, (route) => route.fulfill(SIGN_IN)),
      });
      const place = what === 'tree' ? sidebar(page) : searchDialog(page);
      if (what === 'tree') await place.getByRole('button', { name: 'Pages in Advanced' }).click();
      else {
        await openSearch(page);
        await page.keyboard.type('radio');
      }
      const box = place.getByRole('alert');
      await box.getByText(message).waitFor();
      await page.unroute(asks);
      await box.getByRole('button', { name: 'Retry' }).click();
      await (what === 'tree' ? place.getByRole('link', { name: 'Remote' }) : options(page).first()).waitFor();
      await box.waitFor({ state: 'detached' });
    },
  );

  test('an island: the network brings it', async ({ visit }) => {
    const page = await visit(base, { provokes: [BROKEN] });
    const { mend } = await breakDown(page, (url) => isCode(url, 'hydrateTabs'));
    await page.goto(`${base}guide/tabs/`);
    const box = page.locator('#Shell-article').getByRole('alert').first();
    await box.waitFor();
    mend();
    await networkReturns(page);
    await box.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'macOS' }).first().click();
    await page.getByText('Text for macOS, first set.').waitFor();
  });
});

describe.each(built)('What crashes on $target', ({ base }) => {
  const CHAIN = ['A bad part', 'A deep cause'];

  test('an island says so in its place, its text stays readable, and Try again brings it', async ({
    visit,
  }) => {
    const page = await visit(base, { provokes: [/A bad part/] });
    await crash(page, 'hydrateTabs', (fail) => `export function hydrate() { ${fail} return () => {}; }`);
    await page.goto(`${base}guide/tabs/`);
    const boxes = page.locator('#Shell-article').getByRole('alert');
    const box = boxes.first();
    await box.getByText('This part crashed.').waitFor();
    const before = await boxes.count();
    expect(await box.getByRole('listitem').allTextContents()).toEqual(CHAIN);
    expect(await page.getByText('Text for Linux, first set.').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'This page crashed.' }).count()).toBe(0);
    await mend(page);
    await box.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => boxes.count()).toBe(before - 1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-island'))).toBe('Tabs');
  });

  test('an island that crashes while it is drawn leaves what the build wrote', async ({ visit }) => {
    const page = await visit(base, { provokes: [/Cannot read properties of null/] });
    await page.route(
      (url) => url.pathname === '/guide/tabs/',
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const selected = '"selected":"linux"';
        expect(html).toContain(selected);
        const body = html.replace(selected, `${selected},"items":[null,null,null]`);
        return route.fulfill({ response, body });
      },
    );
    await page.goto(`${base}guide/tabs/`);
    const box = page.locator('#Shell-article').getByRole('alert').first();
    await box.getByText('This part crashed.').waitFor();
    // All of its panels: nothing chooses among them any more.
    for (const system of ['Linux', 'macOS', 'Windows'])
      expect(await page.getByText(`Text for ${system}, first set.`).isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'Fish' }).click();
    await page.getByText('from fish').waitFor();
  });

  for (const [name, part, open] of [
    ['Page feedback', 'FeedbackDialog', (page: Page) => page.locator('.navbar a.feedback-link').click()],
    ['Search', 'SearchDialog', (page: Page) => page.keyboard.press('Control+k')],
  ] as const) {
    test(`the dialog ${name} says so in its place, and Try again brings it`, async ({ visit }) => {
      const page = await visit(base, { provokes: [/A bad part/] });
      await crash(page, part, (fail) => `export function Dialog() { ${fail} return 'It works.'; }`);
      await page.goto(`${base}guide/install/`);
      await page.locator('html[data-interactive]').waitFor();
      await open(page);
      const dialog = page.getByRole('dialog', { name });
      const box = dialog.getByRole('alert');
      await box.getByText('This part crashed.').waitFor();
      expect(await box.getByRole('listitem').allTextContents()).toEqual(CHAIN);
      await mend(page);
      await box.getByRole('button', { name: 'Try again' }).click();
      await dialog.getByText('It works.').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await shows(page, 'Install the lamp');
      expect(address(page)).toBe('/guide/install/');
    });
  }

  test('a page keeps its text below the specified screen', async ({ visit }) => {
    const page = await visit(`${base}guide/tabs/`, { provokes: [/TypeError/] });
    await page.route(
      (url) => url.pathname === '/guide/install/',
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"branch":[', '"branch":7,"unread":[');
        return route.fulfill({ response, body });
      },
    );
    await sidebar(page).getByRole('link', { name: 'Install the lamp' }).click();
    await shows(page, 'This page crashed\\.');
    expect(await page.getByText('Press the switch.').isVisible()).toBe(true);
  });
});
