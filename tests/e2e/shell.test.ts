import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { built, takenOver, test } from '../support/browser.ts';
import { address, isScrolledTo, scrollTo, scrollY, shows, sidebar } from '../support/page.ts';

interface Stop {
  /** Landmark or other part of the page around it. */
  region: string;
  name: string;
  /** What tells a reader where focus is. */
  outline: string;
  visible: boolean;
}

/** What has focus, or undefined when it is not in the page. */
function focusStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const parts =
      '.skip-link, .announcement, header, #Shell-menu, .page-menu, .breadcrumbs, article, .page-helpful, .page-meta, .pagination, .toc, footer';
    const part = element.closest(parts);
    const box = element.getBoundingClientRect();
    return {
      region: element.matches('[data-dev-overlay]')
        ? 'dev-overlay'
        : (part?.classList[0] ?? part?.tagName.toLowerCase() ?? ''),
      name: (element.getAttribute('aria-label') ?? element.innerText ?? '').trim(),
      outline: getComputedStyle(element).outlineStyle,
      visible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
    };
  });
}

describe.each(built)('Shell on $target', ({ base }) => {
  test('one walk by Tab reaches all of a page, in order, always in view and marked', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const stops: Stop[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await focusStop(page);
      if (!stop) break;
      // The dev server's list of warnings is not part of the page.
      if (stop.region !== 'dev-overlay') stops.push(stop);
      if (stops.length > 150) throw new Error('Tab goes round in circles.');
    }
    for (const stop of stops) {
      expect(stop, stop.name).toMatchObject({ visible: true, outline: expect.not.stringMatching('none') });
    }
    const regions = stops
      .map(({ region }) => region)
      .filter((region, index, all) => region !== all[index - 1]);
    expect(regions).toEqual([
      ...[
        'skip-link',
        'announcement',
        'navbar',
        'sidebar',
        'breadcrumbs',
        'dropdown',
        'article',
        'page-helpful',
        'page-meta',
      ],
      ...['pagination', 'toc', 'footer'],
    ]);
    const inRegion = (region: string) =>
      stops.filter((stop) => stop.region === region).map(({ name }) => name);
    expect(inRegion('skip-link')).toEqual(['Skip to main content']);
    expect(inRegion('navbar')).toEqual([
      ...['Beacon Docs', 'Guide', 'More', 'Company', 'English', expect.stringContaining('Search')],
      ...['Page feedback', 'Switch to dark mode'],
    ]);
    // The tree is one stop: the page on display.
    expect(inRegion('sidebar')).toEqual(['Filter pages', 'Install the lamp']);
    expect(inRegion('article')).toEqual(expect.arrayContaining(['tuning page', 'More about cables']));
    expect(inRegion('toc')).toEqual(
      ['Before you start', 'Plug it in', expect.anything()].slice(0, inRegion('toc').length),
    );
    expect(inRegion('footer')).toEqual(['Guide to Beacon', 'Send feedback']);
  });

  test('the shell is worked by keyboard alone: colours, sidebar, article', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const tabTo = async (name: string) => {
      for (let step = 0; step < 150; step += 1) {
        await page.keyboard.press('Tab');
        if ((await focusStop(page))?.name === name) return;
      }
      throw new Error(`Tab never reaches “${name}”.`);
    };
    await tabTo('Switch to dark mode');
    await page.keyboard.press('Space');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await tabTo('Install the lamp');
    const walkTo = async (name: string) => {
      for (let step = 0; step < 50; step += 1) {
        await page.keyboard.press('ArrowDown');
        if ((await focusStop(page))?.name === name) return;
      }
      throw new Error(`The arrow keys never reach “${name}”.`);
    };
    await walkTo('Reference');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await sidebar(page).getByRole('link', { name: 'Settings' }).waitFor();
    await walkTo('Settings');
    await page.keyboard.press('Enter');
    await shows(page, 'Settings');
    // Reading goes on at the heading: the next stops are those of the article and below.
    await page.keyboard.press('Tab');
    expect((await focusStop(page))?.region).toMatch(/^(article|page-helpful|page-meta)$/);
  });

  test('the skip link is the first stop, shows itself and leads into the main content', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await page.keyboard.press('Tab');
    const box = await skip.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('Shell-main');
    await page.keyboard.press('Tab');
    expect((await focusStop(page))?.region).toBe('breadcrumbs');
  });

  test('keyboard mode is on after Tab and off after a mouse press', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const isOn = () => page.locator('html').evaluate((root) => 'keyboard' in root.dataset);
    expect(await isOn()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await isOn()).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await isOn()).toBe(true);
    await page.locator('h1').click();
    expect(await isOn()).toBe(false);
  });

  test('a slash typed into a field is text', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const filter = page.getByRole('searchbox', { name: 'Filter pages' });
    await filter.press('/');
    expect(await filter.inputValue()).toBe('/');
    expect(address(page)).toBe('/guide/install/');
  });

  test('the announcement is dismissed once and for all, until another one comes', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    expect(await bar.textContent()).toBe('The winter release is out.');
    await bar.getByRole('button', { name: 'Dismiss' }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.reload();
    await takenOver(page);
    expect(await bar.isVisible()).toBe(false);
    await page.evaluate(() => localStorage.setItem('fieldguide.announcement.id', 'autumn-release'));
    await page.reload();
    await takenOver(page);
    expect(await bar.isVisible()).toBe(true);
  });

  test('an announcement that is dismissed in one tab goes in the others, whichever is pressed', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`);
    const other = await page.context().newPage();
    await other.goto(`${base}guide/install/`);
    await takenOver(other);
    const find = (tab: Page) => tab.getByRole('button', { name: 'Dismiss' }).elementHandle();
    const buttons = await Promise.all([find(page), find(other)]);
    await Promise.all(
      buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())),
    );
    await page.evaluate(() => localStorage.removeItem('fieldguide.announcement.dismiss'));
    await Promise.all([page.reload(), other.reload()]);
    await Promise.all([takenOver(page), takenOver(other)]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    for (const tab of [page, other]) await tab.locator('.announcement').waitFor({ state: 'hidden' });
  });

  test('the back-to-top button comes on scrolling up and eases by 0.85 a frame', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    const button = page.getByRole('button', { name: 'Back to top' });
    // Parts that are laid out when they first come near move the window by some pixels, up or down.
    await scrollTo(page, 1100);
    await scrollTo(page, 1200);
    expect(await button.isVisible()).toBe(false);
    await scrollTo(page, 1000);
    await button.waitFor();
    await page.evaluate(() => {
      const tops: number[] = [window.scrollY];
      window.addEventListener('scroll', () => tops.push(window.scrollY));
      Object.assign(window, { seenTops: tops });
    });
    await button.click();
    await isScrolledTo(page, 0);
    const tops = await page.evaluate((): number[] => Reflect.get(window, 'seenTops'));
    expect(tops.length).toBeGreaterThan(10);
    for (const [index, top] of tops.entries()) {
      if (index > 0) expect(top).toBe(Math.floor((tops[index - 1] ?? 0) * 0.85));
    }
    await button.waitFor({ state: 'hidden' });
  });

  test('the button does not flash up while its styles are on their way', async ({ visit }) => {
    const page = await visit(base);
    await page.route('**/late-*.css', () => undefined);
    await page.goto(`${base}guide/long/`, { waitUntil: 'domcontentloaded' });
    await page.locator('.back-to-top').waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: 'Back to top' }).isVisible()).toBe(false);
  });

  test('who does nothing but turn the wheel gets the button as well', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`, { patient: true });
    const button = page.getByRole('button', { name: 'Back to top' });
    await page.mouse.wheel(0, 600);
    await isScrolledTo(page, 600);
    await page.mouse.wheel(0, -100);
    await button.waitFor();
  });

  test('who goes back to the top by keyboard goes on from there', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`, { reducedMotion: 'reduce' });
    await scrollTo(page, 1200);
    await scrollTo(page, 1000);
    await page.getByRole('button', { name: 'Back to top' }).press('Enter');
    await isScrolledTo(page, 0);
    await page.keyboard.press('Tab');
    expect((await focusStop(page))?.region).toBe('article');
    expect(await scrollY(page)).toBe(0);
  });

  test('under reduced motion the way to the top is one step', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`, { reducedMotion: 'reduce' });
    await scrollTo(page, 1200);
    await scrollTo(page, 1000);
    const top = await page.getByRole('button', { name: 'Back to top' }).evaluate((button: HTMLElement) => {
      button.click();
      return window.scrollY;
    });
    expect(top).toBe(0);
  });

  test('a page says where it can be edited and what comes before and after it', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    expect(await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).toBe(
      'https://git.beacon.example/docs/edit/main/guide/install.md',
    );
    const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    expect(await pages.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/guide/',
      '/guide/tabs/',
    ]);
  });

  test('the language and direction stand on the page', async ({ visit }) => {
    const page = await visit(base);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
  });

  test('the bar stays at the top while the page scrolls', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    await scrollTo(page, 1000);
    expect(await scrollY(page)).toBe(1000);
    expect((await page.locator('header').boundingBox())?.y).toBe(0);
  });
});
