import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { takenOver, targets, test } from '../support/browser.ts';
import { serveLogin } from '../support/loginHost.ts';
import {
  address,
  articleLink,
  follow,
  holdBack,
  isCode,
  isSameDocument,
  markDocument,
  shows,
  sidebar,
} from '../support/page.ts';
import { options, searchBox, searchDialog } from '../support/search.ts';
import { NOT_FOUND_LINE } from '../support/testPages.ts';

const BROKEN = /net::ERR_CONNECTION_RESET/;

/** Answers the requests for one page that scripts make; full loads go to the server. */
async function answerFetch(
  page: Page,
  path: string,
  answer: { status?: number; contentType?: string; body?: string; headers?: Record<string, string> },
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => (isFetch(route.request()) ? route.fulfill(answer) : route.continue()),
  );
}

/** Breaks the connection of the first `count` requests for a path; returns all that were made. */
async function breakConnection(
  page: Page,
  matches: (path: string) => boolean,
  count: number,
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(
    (url) => matches(url.pathname),
    (route) => {
      requests.push(route.request());
      return requests.length <= count ? route.abort('connectionreset') : route.continue();
    },
  );
  return requests;
}

function isFetch(request: Request): boolean {
  return request.resourceType() === 'fetch';
}

function commands(page: Page) {
  return sidebar(page).getByRole('link', { name: 'Commands' });
}

function tabs(page: Page) {
  return sidebar(page).getByRole('link', { name: 'Tabs', exact: true });
}

function isTabsCode(url: URL): boolean {
  return isCode(url, 'hydrateTabs');
}

/** Lets the link to the feedback form throw on one page, with a chain of causes; counts how often. */
async function breakFeedback(page: Page, title: string): Promise<void> {
  await page.evaluate((title) => {
    const { set } = URLSearchParams.prototype;
    URLSearchParams.prototype.set = function (name, value) {
      if (value !== `Page feedback: ${title}` || !('feedbackBroken' in window))
        return set.call(this, name, value);
      Object.assign(window, { crashes: Number(Reflect.get(window, 'crashes')) + 1 });
      const cause = new Error('A title is bad', { cause: title });
      throw new Error('The form cannot be filled in', { cause });
    };
    Object.assign(window, { crashes: 0, feedbackBroken: true });
  }, title);
}

function crashes(page: Page): Promise<number> {
  return page.evaluate((): number => Reflect.get(window, 'crashes'));
}

async function mendFeedback(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'feedbackBroken'));
}

function ofAnotherBuild(html: string): string {
  return html.replace(/"buildId":"[^"]*"/, '"buildId":"another"');
}

const COMMANDS = '/guide/code/';
const isCommands = (path: string) => path === COMMANDS;

describe.each(targets)('Failures on $target', ({ base }) => {
  test('an answer without page facts, as of a captive portal, is loaded in full', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await markDocument(page);
    await page.route(
      (url) => isCommands(url.pathname),
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>Sign in</h1>' }),
    );
    await follow(commands(page));
    await shows(page, 'Sign in');
    expect(await isSameDocument(page)).toBe(false);
    expect(address(page)).toBe(COMMANDS);
  });

  test('an answer that is no HTML is loaded in full', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await markDocument(page);
    await answerFetch(page, COMMANDS, { contentType: 'application/json', body: '{}' });
    await follow(commands(page));
    await shows(page, 'Commands');
    expect(await isSameDocument(page)).toBe(false);
  });

  test('a redirect to another host is left to the browser', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const login = await serveLogin();
    await page.route(
      (url) => isCommands(url.pathname),
      (route) => route.fulfill({ status: 302, headers: { location: login.url } }),
    );
    await follow(commands(page));
    await shows(page, 'Who are you\\?');
    expect(page.url()).toBe(login.url);
    login.close();
  });

  test('a page that is gone is loaded in full, as the not-found page', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [NOT_FOUND_LINE] });
    await markDocument(page);
    const link = articleLink(page, 'the glossary');
    await link.evaluate((element) => element.setAttribute('href', '/gone/'));
    await follow(link);
    await shows(page, 'Page not found');
    expect(await isSameDocument(page)).toBe(false);
    expect(address(page)).toBe('/gone/');
  });

  test('an answer with status 503 is loaded in full', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [/status of 503/] });
    await markDocument(page);
    await answerFetch(page, COMMANDS, { status: 503, contentType: 'text/html', body: 'Busy' });
    await follow(commands(page));
    await shows(page, 'Commands');
    expect(await isSameDocument(page)).toBe(false);
  });

  test('a page of another build is loaded in full', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await markDocument(page);
    await page.route(
      (url) => isCommands(url.pathname),
      async (route) => {
        if (!isFetch(route.request())) return route.continue();
        const response = await route.fetch();
        return route.fulfill({ response, body: ofAnotherBuild(await response.text()) });
      },
    );
    await follow(commands(page));
    await shows(page, 'Commands');
    expect(await isSameDocument(page)).toBe(false);
    await takenOver(page);
  });

  test('back to a page that has gone loads the address in full', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [/status of 503/] });
    await follow(commands(page));
    await shows(page, 'Commands');
    await page.reload();
    await takenOver(page);
    await markDocument(page);
    await answerFetch(page, '/guide/install/', { status: 503, contentType: 'text/html', body: 'Busy' });
    await page.evaluate(() => history.back());
    await shows(page, 'Install the lamp');
    expect(await isSameDocument(page)).toBe(false);
    expect(address(page)).toBe('/guide/install/');
  });

  test('a failed load is tried once more, and nobody notices', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [BROKEN] });
    await markDocument(page);
    const requests = await breakConnection(page, isCommands, 1);
    await follow(commands(page));
    await shows(page, 'Commands');
    expect(requests.length).toBe(2);
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('with the network down the old page stays, under a red box with the error and Retry', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [BROKEN] });
    await markDocument(page);
    const requests = await breakConnection(page, isCommands, 2);
    await follow(commands(page));
    const box = page.getByRole('alert');
    await box.waitFor();
    expect(await box.locator('p').textContent()).toBe(
      'The page /guide/code/ could not be loaded. Failed to fetch',
    );
    const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
      [...getComputedStyle(element).borderTopColor.matchAll(/[\d.]+/g)].map(Number),
    );
    expect(red).toBeGreaterThan(green + blue);
    expect(requests.length).toBe(2);
    expect(await page.locator('h1').textContent()).toBe('Install the lamp');
    expect(address(page)).toBe('/guide/install/');
    await box.getByRole('button', { name: 'Retry' }).click();
    await shows(page, 'Commands');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(address(page)).toBe(COMMANDS);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('Retry that fails again loads the page in full, but not without a network', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [BROKEN] });
    await markDocument(page);
    // As where an extension or a proxy lets no script fetch.
    await page.route(
      (url) => isCommands(url.pathname),
      (route) => (isFetch(route.request()) ? route.abort('connectionreset') : route.continue()),
    );
    await page.evaluate(() =>
      Object.defineProperty(window.navigator, 'onLine', { value: false, configurable: true }),
    );
    await follow(commands(page));
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await retry.click();
    await retry.waitFor({ state: 'detached' });
    await retry.waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await page.evaluate(() => Reflect.deleteProperty(window.navigator, 'onLine'));
    await retry.click();
    await shows(page, 'Commands');
    expect(await isSameDocument(page)).toBe(false);
    expect(address(page)).toBe(COMMANDS);
  });

  test('the red box goes with the next navigation', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [BROKEN] });
    await breakConnection(page, isCommands, 2);
    await follow(commands(page));
    await page.getByRole('alert').waitFor();
    await follow(sidebar(page).getByRole('link', { name: 'Diagram' }));
    await shows(page, 'Diagram');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('back with the network down keeps the page, and Retry goes back', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [BROKEN] });
    await follow(commands(page));
    await shows(page, 'Commands');
    await page.reload();
    await takenOver(page);
    await markDocument(page);
    await breakConnection(page, (path) => path === '/guide/install/', 2);
    await page.evaluate(() => history.back());
    const box = page.getByRole('alert');
    await box.waitFor();
    expect(await page.locator('h1').textContent()).toBe('Commands');
    await box.getByRole('button', { name: 'Retry' }).click();
    await shows(page, 'Install the lamp');
    expect(address(page)).toBe('/guide/install/');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the progress bar shows after 200 ms, starts at 0.08 and creeps by 0.02 every 800 ms', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`, { prepare: (page) => page.clock.install() });
    const release = await holdBack(page, COMMANDS);
    await page.clock.pauseAt(Date.now() + 60_000);
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    const value = () => bar.getAttribute('aria-valuenow');
    await follow(commands(page));
    await page.clock.runFor(199);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(1);
    expect(await value()).toBe('0.08');
    await page.clock.runFor(799);
    expect(await value()).toBe('0.08');
    await page.clock.runFor(1);
    expect(await value()).toBe('0.1');
    await page.clock.runFor(1600);
    expect(Number(await value())).toBeCloseTo(0.14);
    expect(await bar.locator('div').evaluate((element) => element.style.transitionDuration)).toBe('200ms');
    release();
    await shows(page, 'Commands');
    expect(await value()).toBe('1');
    await page.clock.runFor(200);
    expect(await bar.count()).toBe(0);
  });

  test('a part of a page whose code cannot be loaded says so in its own place, and Retry loads it', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`, {
      provokes: [BROKEN],
      // All of its parts are near.
      viewport: { width: 1280, height: 1400 },
    });
    let down = true;
    await page.route(isTabsCode, (route) => (down ? route.abort('connectionreset') : route.continue()));
    await follow(tabs(page));
    const boxes = page.locator('#Shell-article').getByRole('alert');
    await expect.poll(() => boxes.count()).toBe(3);
    expect(await boxes.first().locator('p').textContent()).toMatch(
      /^This part of the page \(Tabs\) could not be loaded\. Failed to fetch/,
    );
    expect(await page.getByText('Text for Linux, first set.').isVisible()).toBe(true);
    down = false;
    await boxes.first().getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => boxes.count()).toBe(2);
    // It comes alive as soon as its code is there; until then the tabs do nothing.
    await expect
      .poll(async () => {
        await page.getByRole('tab', { name: 'macOS' }).click();
        return page.getByText('Text for macOS, first set.').isVisible();
      })
      .toBe(true);
  });

  test('a tab left open over a deployment loads the new build by itself', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [NOT_FOUND_LINE] });
    let deployed = false;
    let reloads = 0;
    await page.route(isTabsCode, (route) => {
      if (reloads > 0) return route.continue();
      deployed = true;
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
    });
    await page.route(
      (url) => url.pathname === '/guide/tabs/',
      async (route) => {
        if (!isFetch(route.request())) reloads += 1;
        if (!isFetch(route.request()) || !deployed) return route.continue();
        const response = await route.fetch();
        return route.fulfill({ response, body: ofAnotherBuild(await response.text()) });
      },
    );
    await markDocument(page);
    await follow(tabs(page));
    await page.waitForFunction(() => !('markedByTest' in window));
    await takenOver(page);
    await page.getByRole('tab', { name: 'macOS' }).click();
    await page.getByText('Text for macOS, first set.').waitFor();
    expect(reloads).toBe(1);
  });

  test('a page that crashes shows the chain of messages, and another page clears it', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [/TypeError/] });
    await page.route(
      (url) => isCommands(url.pathname),
      async (route) => {
        const response = await route.fetch();
        // Facts that no build writes: the shell cannot render them.
        const body = (await response.text()).replace('"branch":[', '"branch":7,"unread":[');
        return route.fulfill({ response, body });
      },
    );
    await follow(commands(page));
    await shows(page, 'This page crashed\\.');
    expect(await page.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('is not a function'),
    ]);
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
    // It is the page's main part, where the skip link leads.
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { name: 'This page crashed.' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    expect(await main.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.goBack();
    await page.goBack();
    await shows(page, 'Install the lamp');
  });

  for (const press of ['mouse', 'keyboard'] as const) {
    test(`“Try again”, pressed by ${press}, shows the page once it can be shown, and it works`, async ({
      visit,
    }) => {
      const page = await visit(`${base}guide/install/`, { provokes: [/The form cannot be filled in/] });
      await breakFeedback(page, 'Tabs');
      await follow(tabs(page));
      await shows(page, 'This page crashed\\.');
      const alert = page.getByRole('alert');
      const tryAgain = alert.getByRole('button', { name: 'Try again' });
      const pressIt = async () => {
        if (press === 'mouse') return tryAgain.click();
        await page.keyboard.press('Tab');
        expect(await tryAgain.evaluate((button) => button === document.activeElement)).toBe(true);
        return page.keyboard.press('Enter');
      };
      const chain = ['The form cannot be filled in', 'A title is bad', 'Tabs'];
      expect(await alert.getByRole('listitem').allTextContents()).toEqual(chain);
      const before = await crashes(page);
      await pressIt();
      await expect.poll(() => crashes(page)).toBeGreaterThan(before);
      // It still cannot be shown.
      expect(await alert.getByRole('listitem').allTextContents()).toEqual(chain);
      await mendFeedback(page);
      await pressIt();
      await shows(page, 'Tabs');
      expect(await alert.count()).toBe(0);
      expect(await tabs(page).getAttribute('aria-current')).toBe('page');
      await expect
        .poll(async () => {
          await page.getByRole('tab', { name: 'macOS' }).first().click();
          return page.getByText('Text for macOS, first set.').isVisible();
        })
        .toBe(true);
      await markDocument(page);
      await commands(page).click();
      await shows(page, 'Commands');
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  test('a navbar item that throws is named with its cause in its place, and the rest of the shell works', async ({
    visit,
  }) => {
    const page = await visit(base, { provokes: [/items is not iterable/] });
    await page.route(
      (url) => url.pathname === '/guide/install/',
      async (route) => {
        const response = await route.fetch();
        // An item that no build writes.
        const body = (await response.text()).replace(
          '"navbar":[',
          '"navbar":[{"type":"dropdown","position":"left","label":"Broken menu"},',
        );
        return route.fulfill({ response, body });
      },
    );
    await page.goto(`${base}guide/install/`);
    await takenOver(page);
    const bar = page.getByRole('navigation', { name: 'Main' });
    const causes = bar.getByRole('listitem').filter({ visible: true });
    expect(await causes.count()).toBe(0);
    await bar.getByText('Broken menu', { exact: true }).click();
    expect(await causes.allTextContents()).toEqual([
      'The navbar item “Broken menu” failed.',
      expect.stringContaining('items is not iterable'),
    ]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await searchDialog(page).waitFor();
    await page.keyboard.press('Escape');
    await markDocument(page);
    await follow(commands(page));
    await shows(page, 'Commands');
    expect(await isSameDocument(page)).toBe(true);
    // What can be drawn is drawn again.
    expect(await bar.getByText('Broken menu', { exact: true }).count()).toBe(0);
  });

  test('the screen of a page that crashed leads home, and opens search by link and by keys', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [/The form cannot be filled in/] });
    await breakFeedback(page, 'Tabs');
    await follow(tabs(page));
    await shows(page, 'This page crashed.');
    for (const key of ['Control+k', '/']) {
      await page.keyboard.press(key);
      await searchDialog(page).waitFor();
      await searchBox(page).fill('settings');
      await options(page).first().waitFor();
      await page.keyboard.press('Escape');
      await searchDialog(page).waitFor({ state: 'hidden' });
    }
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'search' }).click();
    await searchDialog(page).waitFor();
    await page.keyboard.press('Escape');
    await main.getByRole('link', { name: 'Home page' }).click();
    await shows(page, 'How to keep the lights on with Beacon');
  });

  test('without the code of the shell, the page is what it is without scripts, with the switch of colours', async ({
    visit,
  }) => {
    const page = await visit(base, {
      viewport: { width: 390, height: 844 },
      provokes: [BROKEN, /Failed to fetch dynamically imported module/],
    });
    await page.route(
      (url) => isCode(url, 'start'),
      (route) => route.abort('connectionreset'),
    );
    await page.goto(`${base}guide/install/`);
    await page.keyboard.press('Shift');
    await page.locator('html:not([data-js])').waitFor();
    expect(await page.locator('button:visible').allInnerTexts()).toEqual(['Switch to dark mode', 'Retry']);
    const main = page.getByRole('navigation', { name: 'Main' });
    expect(await main.getByRole('link', { name: 'Company' }).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Menu' }).click();
    expect(address(page)).toBe('/guide/install/#Shell-menu');
    const box = await tabs(page).boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(844);
    await markDocument(page);
    await tabs(page).click();
    await shows(page, 'Tabs');
    expect(await isSameDocument(page)).toBe(false);
    expect(address(page)).toBe('/guide/tabs/');
  });
});
