import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsInBothModes } from '../support/axe.ts';
import { built, takenOver, test } from '../support/browser.ts';
import { address, holdBackCode, holdBackWhere, isScrolledTo, scrollTo, shows } from '../support/page.ts';
import {
  activeOption,
  isIndex,
  isRest,
  isSearchText,
  openSearch,
  options,
  searchBox,
  searchDialog,
  searchFor,
  UNFINISHED,
} from '../support/search.ts';

const INSTALL = 'guide/install/';
/** Query, what it is named, and what is said of it. */
const LATE_ANSWERS = [
  ['lantern room', 'Definition', 'The lantern room is the glass room at the top of a lighthouse.'],
  ['does radio reach the next room', 'Answer', 'Radio reaches the next room.'],
] as const;
const SEARCH_WARNING = /^warning: Search cannot answer:/;

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => element === document.activeElement);
}

/** The texts that are marked on the page itself. */
function markedOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ranges = 'highlights' in CSS ? CSS.highlights.get('fieldguide-words') : undefined;
    return [...(ranges ?? [])].map(String);
  });
}

describe.each(built)('Search on $target', ({ base }) => {
  for (const key of ['Control+k', 'Meta+k', 'Control+K', '/']) {
    test(`${key} opens the dialog, Escape closes it and gives the focus back`, async ({ visit }) => {
      const page = await visit(base + INSTALL);
      await page.locator('#Shell-article a').first().focus();
      await page.keyboard.press(key);
      await searchBox(page).waitFor();
      expect(await searchBox(page).inputValue()).toBe('');
      expect(await searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
      await page.keyboard.type('plug');
      await options(page).first().waitFor();
      await page.keyboard.press('Escape');
      await searchDialog(page).waitFor({ state: 'hidden' });
      expect(await isFocused(page, '#Shell-article a >> nth=0')).toBe(true);
      // It clears nothing.
      await openSearch(page);
      expect(await searchBox(page).inputValue()).toBe('plug');
      await options(page).first().waitFor();
    });
  }

  for (const [platform, shown] of [
    ['MacIntel', '⌘ K'],
    ['Win32', 'Ctrl K'],
  ] as const) {
    test(`the box in the top bar names the keys of ${platform}`, async ({ visit }) => {
      const prepare = (page: Page) =>
        page.addInitScript(
          (name) => Object.defineProperty(Navigator.prototype, 'platform', { get: () => name }),
          platform,
        );
      const page = await visit(base + INSTALL, { prepare });
      expect(await page.locator('.search-box').innerText()).toContain(shown);
      expect(await page.locator('.search-box kbd:visible').count()).toBe(1);
    });
  }

  test('on touch the box names no keys', async ({ visit }) => {
    const page = await visit(base + INSTALL, { hasTouch: true, isMobile: true });
    expect(await page.locator('.search-box kbd:visible').count()).toBe(0);
  });

  test('a page that nobody has touched opens search at the first key', async ({ visit }) => {
    const page = await visit(base + INSTALL, { patient: true });
    await page.keyboard.press('Control+k');
    await searchBox(page).waitFor();
    expect(address(page)).toBe('/guide/install/');
  });

  test('a key pressed before the page is alive opens it when it is', async ({ visit }) => {
    const prepare = async (page: Page) => {
      const release = await holdBackCode(page, 'react');
      page.once('domcontentloaded', async () => {
        await page.keyboard.press('Control+k');
        release();
      });
    };
    const page = await visit(base + INSTALL, { prepare });
    await searchBox(page).waitFor();
    expect(address(page)).toBe('/guide/install/');
  });

  test('the box in the top bar opens it, a click outside closes it', async ({ visit }) => {
    const page = await visit(base + INSTALL);
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' });
    await button.click();
    await searchBox(page).waitFor();
    await page.mouse.click(5, 300);
    await searchDialog(page).waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(address(page)).toBe('/guide/install/');
  });

  test('what is typed into the box of the home page is carried over', async ({ visit }) => {
    const page = await visit(base);
    const home = page.locator('#Shell-article').getByRole('textbox', { name: 'Search the documentation' });
    await home.focus();
    await page.keyboard.type('plug');
    await searchBox(page).waitFor();
    await expect.poll(() => searchBox(page).inputValue()).toBe('plug');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await home.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await home.inputValue()).toBe('');
  });

  test('results are pages with their places, marked, the best one first', async ({ visit }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchFor(page, 'plug');
    const first = searchDialog(page).getByRole('group').first();
    expect(await first.getAttribute('aria-labelledby')).toBe(
      await options(page).first().locator('.search-label').getAttribute('id'),
    );
    expect(await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/guide/install/#plug',
      '/guide/admonitions/',
    ]);
    const place = options(page).first();
    expect(await place.locator('.search-label').textContent()).toBe('Install the lamp');
    expect(await place.locator('.search-place mark').allTextContents()).toEqual(['Plug']);
    expect(await place.locator('.search-snippet').textContent()).toContain('Press the switch.');
    expect(await searchDialog(page).locator('.search-trail').first().textContent()).toBe('Guide');
    expect(await options(page).locator('a, button').count()).toBe(0);
    expect(await searchDialog(page).getByRole('status').textContent()).toBe('2 results for “plug”');
  });

  test('the keyboard alone: arrows, Home and End, Enter', async ({ visit }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchFor(page, 'plug');
    expect(await activeOption(page)).toBeUndefined();
    const steps: [key: string, active: string | undefined][] = [
      ['ArrowDown', 'Install the lamp'],
      ['ArrowDown', 'Admonitions'],
      ['Home', 'Install the lamp'],
      ['End', 'Admonitions'],
      ['Home', 'Install the lamp'],
      ['ArrowUp', undefined],
      ['Home', undefined],
      ['ArrowUp', 'Admonitions'],
      ['ArrowUp', 'Install the lamp'],
    ];
    for (const [key, active] of steps) {
      await page.keyboard.press(key);
      expect(await activeOption(page), key).toBe(active);
    }
    await page.keyboard.press('Enter');
    await shows(page, 'Install the lamp');
    expect(address(page)).toBe('/guide/install/#plug');
    await searchDialog(page).waitFor({ state: 'hidden' });
    expect(await isFocused(page, '#plug')).toBe(true);
  });

  test('Enter opens the best answer, also when it is pressed before the answer has come', async ({
    visit,
  }) => {
    const page = await visit(base);
    const open = await holdBackWhere(page, isIndex);
    await openSearch(page);
    await page.keyboard.type('radio');
    await page.keyboard.press('Enter');
    expect(await options(page).count()).toBe(0);
    open();
    await shows(page, 'Radio');
  });

  test('results are listed before their texts have come; Enter pressed before that waits for all', async ({
    visit,
  }) => {
    const page = await visit(base);
    const openIndex = await holdBackWhere(page, isIndex);
    const openTexts = await holdBackWhere(page, isSearchText);
    await openSearch(page);
    await page.keyboard.type('radio');
    await page.keyboard.press('Enter');
    openIndex();
    await options(page).first().waitFor();
    const snippets = searchDialog(page).locator('.search-snippet');
    expect((await snippets.allTextContents()).join('')).toBe('');
    // Room for two lines.
    expect((await snippets.first().boundingBox())?.height).toBeGreaterThan(30);
    expect(await searchDialog(page).isVisible()).toBe(true);
    openTexts();
    await shows(page, 'Radio');
  });

  test('Control and Enter, and a click with Control, open a tab and leave the list', async ({ visit }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchFor(page, 'radio');
    for (const act of [
      () => page.keyboard.press('Control+Enter'),
      () =>
        options(page)
          .first()
          .click({ modifiers: ['Control'] }),
    ]) {
      const opened = page.context().waitForEvent('page');
      await act();
      const tab = await opened;
      await shows(tab, 'Radio');
      expect(await tab.evaluate(() => window.opener)).toBe(null);
      await page.bringToFront();
      expect(await options(page).first().isVisible()).toBe(true);
    }
    expect(address(page)).toBe('/');
  });

  test('Tab goes from the box to all results and back', async ({ visit }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchFor(page, 'plug');
    const stops: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      stops.push(
        await page.evaluate(() => {
          const stop = document.activeElement;
          return stop?.getAttribute('aria-label') ?? stop?.textContent ?? '';
        }),
      );
      await page.keyboard.press('Tab');
    }
    expect(stops).toEqual(['Search', 'Clear', 'Close', 'See all 2 results', 'Search']);
  });

  test('a mouse opens a result; its words are marked on the page and can be stepped through', async ({
    visit,
  }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchFor(page, 'lamp light');
    await options(page).getByText('Long page', { exact: true }).click();
    await shows(page, 'Long page');
    const bar = page.getByRole('region', { name: 'Your search terms on this page' });
    await bar.waitFor();
    const marked = await markedOnPage(page);
    expect(new Set(marked.map((word) => word.toLowerCase()))).toEqual(new Set(['lamp', 'light']));
    expect(await bar.getByRole('status').textContent()).toBe(`1 of ${marked.length}`);
    await bar.getByRole('button', { name: 'Previous match' }).click();
    expect(await bar.getByRole('status').textContent()).toBe(`${marked.length} of ${marked.length}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await bar.getByRole('button', { name: 'Next match' }).click();
    expect(await bar.getByRole('status').textContent()).toBe(`1 of ${marked.length}`);
    await page.emulateMedia({ media: 'print' });
    expect(await bar.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    expect(await markedOnPage(page)).toEqual([]);
    await page.reload();
    await takenOver(page);
    expect(await bar.count()).toBe(0);
  });

  test('who takes the marks off by keyboard goes on from the word they were at', async ({ visit }) => {
    const page = await visit(base + INSTALL);
    await openSearch(page);
    await searchFor(page, 'cable');
    await options(page).getByText('Cable ends', { exact: true }).click();
    const bar = page.getByRole('region', { name: 'Your search terms on this page' });
    await bar.getByRole('button', { name: 'Remove highlights' }).press('Enter');
    await bar.waitFor({ state: 'detached' });
    const focused = await page.evaluate(() => ({
      inArticle: document.activeElement?.closest('#Shell-article') !== null,
      text: document.activeElement?.textContent?.toLowerCase(),
    }));
    expect(focused).toEqual({ inArticle: true, text: expect.stringContaining('cable') });
  });

  test('marks go with their page, and come for a place on the page on display', async ({ visit }) => {
    const page = await visit(base + INSTALL);
    await openSearch(page);
    await searchFor(page, 'cable');
    await options(page).getByText('Cable ends', { exact: true }).click();
    const bar = page.getByRole('region', { name: 'Your search terms on this page' });
    await bar.waitFor();
    expect(address(page)).toBe('/guide/install/#cable-ends');
    await page.getByRole('link', { name: 'the glossary' }).click();
    await shows(page, 'Glossary');
    await bar.waitFor({ state: 'detached' });
    expect(await markedOnPage(page)).toEqual([]);
  });

  test('recent searches are kept and can be removed one by one', async ({ visit }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchFor(page, 'plug');
    await page.keyboard.press('Enter');
    await shows(page, 'Install the lamp');
    await page.reload();
    await takenOver(page);
    await openSearch(page);
    const recent = searchDialog(page).getByRole('region', { name: 'Recent searches' });
    await recent.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('plug');
    await page.keyboard.press('Enter');
    await options(page).first().waitFor();
    expect(await searchBox(page).inputValue()).toBe('plug');
    await searchDialog(page).getByRole('button', { name: 'Clear' }).click();
    await recent.getByRole('button', { name: 'Remove: plug' }).click();
    await recent.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      'fieldguide.searches': '[]',
    });
  });

  test('who removes recent searches by keyboard goes on from the next one, at last from the field', async ({
    visit,
  }) => {
    const page = await visit(base, { stored: { 'fieldguide.searches': '["plug","lamp","radio"]' } });
    await openSearch(page);
    await searchDialog(page).getByRole('button', { name: 'Remove: lamp' }).press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Remove: radio');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Remove: plug');
    await page.keyboard.press('Enter');
    await searchDialog(page).getByRole('region', { name: 'Recent searches' }).waitFor({ state: 'detached' });
    expect(await searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
  });

  test('search works where storage is blocked', async ({ visit }) => {
    const page = await visit(base, {
      provokes: [/Browser storage is not available/],
      prepare: (page) =>
        page.addInitScript(() => {
          for (const kind of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, kind, {
              get() {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
        }),
    });
    await openSearch(page);
    await searchFor(page, 'radio');
    await page.keyboard.press('Enter');
    await shows(page, 'Radio');
    await openSearch(page);
    await searchDialog(page).getByRole('button', { name: 'Clear' }).click();
    await searchDialog(page).getByRole('button', { name: 'Remove: radio' }).waitFor();
  });

  test('what a query names stands above the results, is spoken, and opens by Enter', async ({ visit }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchFor(page, 'what is a lantern room');
    const card = options(page).first();
    expect(await card.innerText()).toBe(
      'Definition\nLantern room\nThe lantern room is the glass room at the top of a lighthouse.\nGlossary',
    );
    const hrefs = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs.filter((href) => href?.includes('#lantern-room'))).toHaveLength(1);
    expect(await searchDialog(page).getByRole('status').textContent()).toBe(
      'Lantern room: The lantern room is the glass room at the top of a lighthouse. 2 results for “what is a lantern room”',
    );
    await page.keyboard.press('Enter');
    await shows(page, 'Glossary');
    expect(address(page)).toBe('/glossary/#lantern-room');
    const words = async () => new Set((await markedOnPage(page)).map((word) => word.toLowerCase()));
    await expect.poll(words).toEqual(new Set(['lantern', 'room']));
  });

  test('a list stands at once and is never moved: a term keeps room for its text, an answer takes that of its row', async ({
    visit,
  }) => {
    const page = await visit(base);
    const places = () =>
      options(page).evaluateAll((all) => all.map((one) => `${one.getBoundingClientRect().top} ${one.id}`));
    for (const [query, kind, said] of LATE_ANSWERS) {
      const openTexts = await holdBackWhere(page, isSearchText);
      await openSearch(page);
      await searchFor(page, query);
      const before = await places();
      openTexts();
      await searchDialog(page).locator('[data-state="complete"]').waitFor();
      expect(await places()).toEqual(before);
      const first = await options(page).first().innerText();
      expect(first).toContain(kind);
      expect(first).toContain(said);
      await expect.poll(() => searchDialog(page).getByRole('status').textContent()).toContain(said);
      await page.reload();
    }
  });

  test('a word of a term is no term', async ({ visit }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchFor(page, 'what is a lantern');
    expect(await searchDialog(page).locator('.search-kind').count()).toBe(0);
  });

  test('results are narrowed by kind and section, by keyboard alone, and the link to all of them keeps that', async ({
    visit,
  }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchFor(page, 'lamp');
    const dialog = searchDialog(page);
    const kinds = dialog.getByRole('group', { name: /^Kind of result/ });
    const sections = dialog.getByRole('group', { name: 'Section' });
    expect(await kinds.getByRole('radio').count()).toBe(3);
    expect(await sections.innerText()).toMatch(/All sections\s*15\s*Guide\s*7\s*Reference\s*2/);
    const isFocused = () => sections.evaluate((group) => group.contains(document.activeElement));
    // Clear, Close, the list, where it can be scrolled, and the kinds.
    for (let stop = 0; stop < 6 && !(await isFocused()); stop += 1) await page.keyboard.press('Tab');
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await dialog.getByRole('link', { name: 'See all 2 results' }).waitFor();
    expect(
      await sections
        .getByRole('radio', { checked: true })
        .evaluate((radio) => radio.parentElement?.innerText),
    ).toMatch(/^Reference/);
    expect(await options(page).first().locator('.search-trail').textContent()).toMatch(/^Reference/);
    // It stays while the reader types on, and goes with the text.
    await searchBox(page).fill('lamps');
    await dialog.getByRole('link', { name: 'See all 2 results' }).waitFor();
    await searchBox(page).fill('plug');
    await dialog.getByText('No results for “plug”').first().waitFor();
    await dialog.getByRole('button', { name: 'Show all kinds and sections' }).click();
    await dialog.getByRole('link', { name: 'See all 2 results' }).waitFor();
    await searchBox(page).fill('lamps');
    await dialog.getByRole('link', { name: 'See all 15 results' }).waitFor();
    await kinds.getByText('Settings').click();
    await dialog.getByRole('link', { name: 'See the one result' }).click();
    await shows(page, 'Search');
    expect(address(page)).toBe('/search/?q=lamps&kind=setting');
    const filter = page.getByRole('navigation', { name: 'Results by kind' });
    expect(await filter.locator('[aria-current]').textContent()).toBe('Settings 1');
    await filter.getByRole('link', { name: 'All kinds' }).click();
    expect(address(page)).toBe('/search/?q=lamps');
  });

  test('an empty dialog offers what people come for, which arrow keys reach', async ({ visit }) => {
    const page = await visit(base);
    await openSearch(page);
    const tasks = searchDialog(page).getByRole('navigation', { name: 'Common tasks' });
    await tasks.waitFor();
    // The other one is still to be written.
    expect(await tasks.getByRole('link').allTextContents()).toEqual(['Set up the light']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await shows(page, 'Install the lamp');
    await searchDialog(page).waitFor({ state: 'hidden' });
  });

  test('without results: what to do, in the specified words', async ({ visit }) => {
    const page = await visit(base + INSTALL);
    await openSearch(page);
    await searchFor(page, 'zzzqx');
    const dialog = searchDialog(page);
    await dialog.getByText('No results for “zzzqx”').first().waitFor();
    await dialog.getByText('Believe this query should return results?').waitFor();
    expect(await dialog.getByText(/^See all/).count()).toBe(0);
    // Nothing is like these words: what people come for is worth trying.
    await dialog.getByText('Try searching for').waitFor();
    await dialog.getByRole('button', { name: 'Set up the light' }).click();
    await options(page).first().waitFor();
    await searchFor(page, 'zzzqx');
    await dialog.getByText('No results for “zzzqx”').first().waitFor();
    await dialog.getByRole('link', { name: 'Let us know.' }).click();
    const feedback = page.getByRole('dialog', { name: 'Page feedback' });
    const missing = feedback.getByRole('textbox', { name: 'What was missing?' });
    await missing.waitFor();
    expect(await missing.inputValue()).toBe('The search for “zzzqx” returns no results.');
    expect(await dialog.isVisible()).toBe(false);
  });

  test('what else to search for is a button that searches', async ({ visit }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchFor(page, 'glosary');
    await searchDialog(page).getByText('Try searching for').waitFor();
    // The corrected spelling comes first; the results themselves are no suggestions.
    const words = await searchDialog(page).locator('.search-try button').allTextContents();
    expect(words[0]).toBe('glossary');
    expect(words).not.toContain('Glossary');
    await searchDialog(page).getByRole('button', { name: 'glossary', exact: true }).click();
    expect(await searchBox(page).inputValue()).toBe('glossary');
    await expect.poll(() => searchDialog(page).getByRole('status').textContent()).toMatch(/for “glossary”$/);
  });

  test('asks for the dialog, the worker and the index at once: none waits for another', async ({ visit }) => {
    const page = await visit(base);
    const asked = new Set<string>();
    // Nothing of it arrives.
    await page.route(/\/assets\/(?:SearchDialog|worker|search)-/, (route) => {
      asked.add(/(\w+)-[^/]+$/.exec(route.request().url())?.[1] ?? '');
    });
    await page.keyboard.press('Control+k');
    await expect.poll(() => [...asked].sort()).toEqual(['SearchDialog', 'search', 'worker']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('without network: the specified words, and Retry that works', async ({ visit }) => {
    const page = await visit(base, { provokes: [SEARCH_WARNING, /Failed to load resource/] });
    let down = true;
    await page.route(isIndex, (route) => (down ? route.abort('internetdisconnected') : route.continue()));
    await openSearch(page);
    await page.keyboard.type('radio');
    const alert = searchDialog(page).getByRole('alert');
    await alert.getByText('Unable to fetch results').waitFor();
    await alert.getByText('You might want to check your network connection.').waitFor();
    down = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await options(page).first().waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('offline from the first use on: the specified words, and search goes on when the network is back', async ({
    visit,
  }) => {
    const page = await visit(base, {
      provokes: [/Failed to load resource/],
      prepare: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
        ),
    });
    await page.context().setOffline(true);
    await page.keyboard.press('Control+k');
    const alert = searchDialog(page).getByRole('alert');
    await alert.getByText('Unable to fetch results').waitFor();
    await alert.getByText('You might want to check your network connection.').waitFor();
    expect(await alert.textContent()).not.toContain('http');
    await page.context().setOffline(false);
    await alert.waitFor({ state: 'detached' });
    await page.keyboard.type('radio');
    await options(page).first().waitFor();
  });

  test('half an index is noticed, and fetched again', async ({ visit }) => {
    const page = await visit(base, { provokes: [SEARCH_WARNING] });
    let broken = true;
    await page.route(isIndex, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: broken ? body.slice(0, body.length / 2) : body });
    });
    await openSearch(page);
    await page.keyboard.type('radio');
    await searchDialog(page).getByText('Unable to fetch results').waitFor();
    broken = false;
    await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
    await options(page).first().waitFor();
  });

  test('while the rest of the index is on its way, rows of titles stay through each key, and the list says so', async ({
    visit,
  }) => {
    const page = await visit(base);
    const open = await holdBackWhere(page, isRest);
    await openSearch(page);
    await page.keyboard.type('lam');
    const hint = searchDialog(page).getByText('Titles and headings first.');
    await hint.waitFor();
    expect(await options(page).count()).toBeGreaterThan(0);
    await page.keyboard.type('p');
    await hint.waitFor();
    expect(await options(page).count()).toBeGreaterThan(0);
    open();
    await expect.poll(() => hint.count()).toBe(0);
    await options(page).first().waitFor();
  });

  const SPOILED: [string, (text: string) => string | undefined][] = [
    ['missing', () => undefined],
    ['damaged', (text) => text.slice(0, text.length / 2)],
    ['of another build', (text) => text.replace('{', '{ ')],
  ];
  for (const [what, spoil] of SPOILED) {
    test(`the rest of the index is ${what}: rows of titles stay with words, and Retry that works`, async ({
      visit,
    }) => {
      const page = await visit(base);
      let broken = true;
      await page.route(isRest, async (route) => {
        if (!broken) return route.continue();
        const response = await route.fetch();
        const body = spoil(await response.text());
        await route.fulfill(body === undefined ? { status: 404 } : { response, body });
      });
      await openSearch(page);
      await page.keyboard.type('lamp');
      const alert = searchDialog(page).getByRole('alert');
      await alert.getByText('Only titles and headings were searched').waitFor();
      expect(await options(page).count()).toBeGreaterThan(0);
      broken = false;
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => alert.count()).toBe(0);
      await options(page).first().waitFor();
    });
  }

  test('an index of another version loads the page anew, once', async ({ visit }) => {
    const page = await visit(base + INSTALL, { provokes: [SEARCH_WARNING] });
    await page.route(isIndex, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/^(\S+) \d+/, '$1 9999');
      await route.fulfill({ response, body });
    });
    const reloaded = page.waitForEvent('load');
    await openSearch(page);
    await page.keyboard.type('radio');
    await reloaded;
    await takenOver(page);
    await openSearch(page);
    await page.keyboard.type('radio');
    await searchDialog(page).getByText('Unable to fetch results').waitFor();
    await searchDialog(page).getByRole('button', { name: 'Retry' }).waitFor();
  });

  test('a query typed before the index has come is answered when it does; the last one wins', async ({
    visit,
  }) => {
    const page = await visit(base);
    const open = await holdBackWhere(page, isIndex);
    await openSearch(page);
    await page.keyboard.type('lamp');
    await searchBox(page).fill('radio');
    await searchDialog(page).getByText('Searching').waitFor();
    open();
    await options(page).first().waitFor();
    expect(await options(page).first().getAttribute('href')).toBe('/guide/advanced/remote/radio/');
  });

  test('a reader who types on while an answer takes its time still sees that it does', async ({ visit }) => {
    const page = await visit(base);
    const open = await holdBackWhere(page, isIndex);
    await openSearch(page);
    await page.keyboard.type('lamp');
    const sign = searchDialog(page).getByText('Searching');
    await sign.waitFor();
    await page.keyboard.type('s');
    await sign.waitFor();
    open();
    await options(page).first().waitFor();
  });

  test('where workers cannot run, the page itself searches', async ({ visit }) => {
    const page = await visit(base, {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, 'Worker', {
            value: class {
              constructor() {
                throw new DOMException('blocked', 'SecurityError');
              }
            },
          });
        }),
    });
    await openSearch(page);
    await searchFor(page, 'radio');
    await page.keyboard.press('Enter');
    await shows(page, 'Radio');
  });

  test('the index is fetched when search is approached, and kept over client navigation', async ({
    visit,
  }) => {
    const page = await visit(base + INSTALL);
    const requests: string[] = [];
    page.on('request', (request) => isIndex(new URL(request.url())) && requests.push(request.url()));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' }).hover();
    await expect.poll(() => requests).toHaveLength(1);
    await openSearch(page);
    await searchFor(page, 'radio');
    await page.keyboard.press('Enter');
    await shows(page, 'Radio');
    await openSearch(page);
    await searchFor(page, 'lamp');
    expect(requests).toHaveLength(1);
  });

  test('an input method: nothing is searched while it composes, and its Enter opens nothing', async ({
    visit,
  }) => {
    const page = await visit(base);
    await openSearch(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: 'radi', selectionStart: 4, selectionEnd: 4 });
    expect(await searchBox(page).inputValue()).toBe('radi');
    await searchBox(page).evaluate((box) =>
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
    );
    await devtools.send('Input.insertText', { text: 'radio' });
    await expect
      .poll(() => searchDialog(page).getByRole('status').textContent())
      .toBe('1 result for “radio”');
    expect(address(page)).toBe('/');
  });

  for (const [kind, text] of [
    ['HTML', '<img src=x onerror="window.evil=1"><script>window.evil=1</script>'],
    ['an emoji', '🪨🪨'],
    ['right-to-left text', 'מנורה'],
    ['signs only', '?! -- …'],
  ] as const) {
    test(`${kind} in the query is text, in dialog, page, title and address`, async ({ visit }) => {
      const page = await visit(base);
      await openSearch(page);
      await searchBox(page).fill(text);
      await expect.poll(() => searchDialog(page).locator('.search-body').innerText()).toContain(text);
      await page.goto(`${base}search/?q=${encodeURIComponent(text)}`);
      await page.getByText(`No results for “${text}”`).first().waitFor();
      expect(await page.title()).toBe(`Search results for “${text}” | Beacon Docs`);
      expect(new URL(page.url()).searchParams.get('q')).toBe(text);
      expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    });
  }

  const TRACE = Array.from(
    { length: 60 },
    (_, at) =>
      `  at lamp.Radio.tune$${at}(Radio.java:${at}) ~[beacon-19.07.jar!/:na] Caused by: {"e": [\\\\d+`,
  )
    .join('\n')
    .slice(0, 5_000);
  for (const [kind, text] of [
    ['a stack trace of 5,000 characters', TRACE],
    ['a regular expression', '^(a+)+$ [a-z]*?\\b(?<x>lamp)(?=|.*){1,}'],
    ['right-to-left text', 'كيف أركب المصباح lamp עברית'],
    ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈 lamp 🪨'],
    ['quotes that never close', '"lamp “radio \'plug „cable'],
    ['another language', 'Wie schließe ich die Lampe an das Netz an, wenn der Stecker fehlt?'],
    ['stop words alone', 'what is the and of it'],
  ] as const) {
    test(`${kind}: results or plain words at once, and the page stays quick`, async ({ visit }) => {
      const page = await visit(base);
      await openSearch(page);
      await searchFor(page, 'radio');
      await searchBox(page).evaluate(async (box: HTMLInputElement, text) => {
        // Another input, so that the longest task of the page can be told.
        const before = document.querySelector('.search-body')?.textContent;
        Object.assign(window, { longest: 0 });
        let last = performance.now();
        const watch = () => {
          const now = performance.now();
          Object.assign(window, { longest: Math.max(Number(Reflect.get(window, 'longest')), now - last) });
          last = now;
          if (document.querySelector('.search-body')?.textContent === before) setTimeout(watch);
          else Object.assign(window, { isAnswered: true });
        };
        setTimeout(watch);
        box.value = text;
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, text);
      await page.waitForFunction(() => 'isAnswered' in window);
      expect(await page.evaluate(() => Number(Reflect.get(window, 'longest')))).toBeLessThan(1_000);
      await expect
        .poll(() => searchDialog(page).getByRole('status').textContent())
        .toMatch(/^(?:No|\d+) results? for “(?!radio”)/);
      expect(await searchDialog(page).getByText('Unable to fetch results').count()).toBe(0);
      await searchFor(page, 'radio');
    });
  }

  test('ten thousand characters are pasted and searched', async ({ visit }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchBox(page).fill('radio '.repeat(1_700));
    await options(page).first().waitFor();
    const all = await searchDialog(page).getByRole('link', { name: /^See / }).getAttribute('href');
    expect(all?.length).toBeLessThan(400);
  });
});

describe.each(built)('The search page on $target', ({ base }) => {
  test('is where all results are, by section and page, with an address for each', async ({ visit }) => {
    const page = await visit(base);
    await openSearch(page);
    await searchFor(page, 'lamp');
    await searchDialog(page).getByRole('link', { name: 'See all 15 results' }).click();
    await shows(page, 'Search');
    expect(address(page)).toBe('/search/?q=lamp');
    const results = page.locator('.search-result');
    await results.first().waitFor();
    expect(await results.count()).toBe(10);
    await expect.poll(() => page.title()).toBe('Search results for “lamp” | Beacon Docs');
    const pages = page.getByRole('navigation', { name: 'Pages of results' });
    await pages.getByRole('link', { name: '2', exact: true }).click();
    await expect.poll(() => results.count()).toBe(5);
    expect(address(page)).toBe('/search/?q=lamp&page=2');
    const filter = page.getByRole('navigation', { name: 'Results by section' });
    await filter.getByRole('link', { name: 'Reference 2' }).click();
    await expect.poll(() => results.count()).toBe(2);
    expect(address(page)).toBe('/search/?q=lamp&section=Reference');
    await page.goBack();
    await expect.poll(() => results.count()).toBe(5);
    expect(await pages.locator('[aria-current]').textContent()).toBe('2');
    await page.goForward();
    await expect.poll(() => results.count()).toBe(2);
    await page.reload();
    await expect.poll(() => results.count()).toBe(2);
    expect(await filter.locator('[aria-current]').textContent()).toBe('Reference 2');
  });

  test('searches while the reader types; back from a result restores words, results and place', async ({
    visit,
  }) => {
    const page = await visit(`${base}search/`, { viewport: { width: 1000, height: 500 } });
    await takenOver(page);
    const box = page.locator('#Shell-article').getByRole('textbox', { name: 'Search' });
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('lamp');
    await page.locator('.search-result').first().waitFor();
    await expect.poll(() => address(page)).toBe('/search/?q=lamp');
    await scrollTo(page, 600);
    await page
      .locator('.search-result a', { hasText: 'Command reference' })
      .evaluate((link: HTMLElement) => link.click());
    await shows(page, 'Command reference');
    await expect.poll(async () => (await markedOnPage(page)).length).toBeGreaterThan(0);
    await page.goBack();
    await shows(page, 'Search');
    await isScrolledTo(page, 600);
    expect(await box.inputValue()).toBe('lamp');
  });

  test('a reload returns to the end of the results, also where their texts come late', async ({ visit }) => {
    const page = await visit(`${base}search/?q=lamp`, { viewport: { width: 1000, height: 300 } });
    await page.locator('.search-result').last().waitFor();
    await expect.poll(() => page.locator(UNFINISHED).count()).toBe(0);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scrollTo(page, end);
    const saved = () => Number.isInteger(history.state?.fieldguideSearchScroll);
    await page.waitForFunction(saved);
    const openTexts = await holdBackWhere(page, isSearchText);
    await page.reload();
    await page.locator(UNFINISHED).waitFor();
    openTexts();
    await isScrolledTo(page, end);
  });

  test('fails and recovers in the specified words', async ({ visit }) => {
    const page = await visit(base, { provokes: [SEARCH_WARNING, /Failed to load resource/] });
    let down = true;
    await page.route(isIndex, (route) => (down ? route.abort() : route.continue()));
    await page.goto(`${base}search/?q=radio`);
    await page.getByText('Unable to fetch results').waitFor();
    down = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.locator('.search-result').getByRole('link', { name: 'Radio' }).waitFor();
  });

  test('without results it says so, and leads to feedback', async ({ visit }) => {
    const page = await visit(`${base}search/?q=zzzqx`);
    await page.getByText('No results for “zzzqx”').first().waitFor();
    await page.getByText('Try searching for').waitFor();
    expect(await page.locator('.search-try button').allTextContents()).toEqual(['Set up the light']);
    await page.getByRole('link', { name: 'Let us know.' }).click();
    await page.getByRole('dialog', { name: 'Page feedback' }).getByText('zzzqx').waitFor();
  });

  test('without words it lists the common tasks and the sections, and no longer beside results', async ({
    visit,
  }) => {
    const page = await visit(`${base}search/`);
    const article = page.locator('#Shell-article');
    const task = article.getByRole('navigation', { name: 'Common tasks' }).getByRole('link');
    const section = article.locator('.search-sections').getByRole('link', { name: 'Reference' });
    await section.waitFor();
    expect(await task.allTextContents()).toEqual(['Set up the light']);
    await page.keyboard.type('lamp');
    await section.waitFor({ state: 'hidden' });
    expect(await task.count()).toBe(0);
    await page.locator('.search-page input').fill('');
    await section.click();
    await shows(page, 'Reference');
  });

  test('without scripts it says what it needs and lists the sections', async ({ visit }) => {
    const page = await visit(base, { javaScriptEnabled: false });
    await page.getByRole('textbox', { name: 'Search the documentation' }).fill('lamp');
    await page.keyboard.press('Enter');
    await shows(page, 'Search');
    expect(address(page)).toBe('/search/?q=lamp');
    expect(await page.getByText('Search needs JavaScript').isVisible()).toBe(true);
    await page.locator('#Shell-article').getByRole('link', { name: 'Reference' }).click();
    await shows(page, 'Reference');
  });
});

describe('axe finds nothing', () => {
  const base = built[0]?.base ?? '';
  const states: [state: string, reach: (page: Page) => Promise<unknown>][] = [
    ['the empty search dialog', openSearch],
    [
      'the search dialog with results, one of them active',
      async (page) => {
        await openSearch(page);
        await searchFor(page, 'plug');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
      },
    ],
    [
      'the search dialog without results',
      async (page) => {
        await openSearch(page);
        await searchFor(page, 'zzzqx');
      },
    ],
    [
      'the search dialog with recent searches',
      async (page) => {
        await openSearch(page);
        await searchFor(page, 'plug');
        await options(page)
          .first()
          .click({ modifiers: ['Control'] });
        await page.bringToFront();
        await searchBox(page).fill('');
        await searchDialog(page).getByRole('region', { name: 'Recent searches' }).waitFor();
      },
    ],
    [
      'the search page',
      async (page) => {
        await page.goto(`${base}search/?q=lamp`);
        await page.locator('.search-result').first().waitFor();
      },
    ],
    [
      'a page with marked words',
      async (page) => {
        await openSearch(page);
        await searchFor(page, 'lamp');
        await page.keyboard.press('Enter');
        await page.getByRole('region', { name: 'Your search terms on this page' }).waitFor();
      },
    ],
  ];
  for (const [state, reach] of states) {
    test(`on ${state}, light and dark, at 1280 and 390 px`, async ({ visit }) => {
      const page = await visit(base + INSTALL, { reducedMotion: 'reduce' });
      await reach(page);
      expect(await faultsInBothModes(page)).toEqual([]);
    });
  }
});
