import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { built, test } from '../support/browser.ts';
import { NOT_FOUND_LINE, PAGES } from '../support/testPages.ts';

/** What sticks out of the page to the right and does not scroll in a box of its own. */
function overflow(page: Page): Promise<{ page: number; window: number; culprits: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const culprits = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 80));
    return { page: document.documentElement.scrollWidth, window: width, culprits };
  });
}

/** How far things have moved while the page loaded (cumulative layout shift). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries come in a task of their own, before the next but one frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 0)));
      }),
  );
}

describe.each(built)('Layout on $target', ({ base }) => {
  test('every kind of page fits 320 px without scrolling sideways', async ({ visit }) => {
    const page = await visit(base, { provokes: [NOT_FOUND_LINE], viewport: { width: 320, height: 640 } });
    for (const { kind, path } of PAGES) {
      await page.goto(base + path, { waitUntil: 'load' });
      const { page: content, window, culprits } = await overflow(page);
      expect(content, `${kind}\n${culprits.join('\n')}`).toBe(window);
    }
  });

  test.for([
    { part: 'header', until: 'Page feedback', last: '.search-box' },
    { part: '.announcement', until: 'winter release', last: '.announcement a' },
  ])('$part is not painted in part while the page arrives', async ({ part, until, last }, { visit }) => {
    // Without the typeface, which the slow server does not have.
    const whole = (await (await fetch(`${base}guide/install/`)).text()).replace(/ data-face="[^"]*"/, '');
    const cut = whole.indexOf(until);
    let sendRest = () => {};
    const slow = createServer(({ url }, response) => {
      if (url !== '/') return response.writeHead(204).end();
      response.writeHead(200, { 'content-type': 'text/html' }).write(whole.slice(0, cut));
      sendRest = () => response.end(whole.slice(cut));
    });
    await new Promise<void>((resolve) => slow.listen(0, resolve));
    const address = slow.address();
    if (!address || typeof address === 'string') throw new Error('The slow server has no port.');
    try {
      const page = await visit('about:blank', { javaScriptEnabled: false });
      await page.goto(`http://localhost:${address.port}/`, { waitUntil: 'commit' });
      // The last that has come: what stands before it is there.
      await page.locator(last).waitFor({ state: 'attached' });
      expect(await page.locator(part).isVisible()).toBe(false);
      sendRest();
      await page.locator(part).waitFor({ state: 'visible' });
      // What the page still asks for, its icon after all the rest, would find nobody there.
      await page.goto('about:blank');
    } finally {
      slow.closeAllConnections();
      slow.close();
    }
  });

  test.for([
    { saveData: false, status: 'loaded' },
    { saveData: true, status: 'unloaded' },
  ])('the face of headings is $status when the reader saves data: $saveData', async (wanted, { visit }) => {
    const page = await visit(`${base}guide/install/`);
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, wanted);
    await page.reload();
    const { family, status } = await page.evaluate(async () => {
      const [face] = await document.fonts.ready;
      const title = document.querySelector('h1') ?? document.body;
      return { family: getComputedStyle(title).fontFamily, status: face?.status };
    });
    expect(status).toBe(wanted.status);
    expect(family.startsWith('Bitter')).toBe(!wanted.saveData);
  });

  test('print shows all panels under their names, folded text and link targets, and no shell', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/tabs/`);
    await page.emulateMedia({ media: 'print' });
    for (const text of [
      'Text for Linux, first set.',
      'Text for macOS, first set.',
      'Text for Windows, first set.',
    ]) {
      expect(await page.getByText(text).isVisible()).toBe(true);
    }
    expect(await page.locator('.tabs-label:visible').count()).toBe(7);
    for (const part of [
      'header',
      '#Shell-menu',
      'footer',
      '[role="tablist"]',
      '.toc',
      '.announcement',
      'button',
    ]) {
      expect(await page.locator(`${part}:visible`).count(), part).toBe(0);
    }
    await page.goto(`${base}guide/install/`);
    expect(await page.getByText('A cable has two ends.').isVisible()).toBe(true);
    const target = await page
      .getByRole('link', { name: 'tuning page' })
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(target).toContain('/guide/advanced/tuning/');
  });

  test('print has the public addresses of links and of the page, not those of the host that serves them', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('link', { name: 'tuning page' });
    const target = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(target).toContain('https://docs.beacon.example/guide/advanced/tuning/');
    const foot = await page.locator('.print-foot').textContent();
    expect(foot).toBe('https://docs.beacon.example/guide/install/');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await page.locator('.print-foot').count()).toBe(0);
  });

  test('print is dark on white in dark mode too', async ({ visit }) => {
    const page = await visit(`${base}guide/code/`, { stored: { 'fieldguide.theme': 'dark' } });
    await page.emulateMedia({ media: 'print' });
    const colors = await page.evaluate(() => {
      const lightness = (color: string) => {
        const [red = 0, green = 0, blue = 0] = [...color.matchAll(/[\d.]+/g)].map(Number);
        return (red + green + blue) / 3;
      };
      return ['h1', '#Shell-article p', '#Shell-article pre code'].map((selector) => {
        const element = document.querySelector(selector);
        return element ? lightness(getComputedStyle(element).color) : undefined;
      });
    });
    for (const lightness of colors) expect(lightness).toBeLessThan(110);
  });

  test('under reduced motion nothing moves for longer than a moment', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, {
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration)),
    );
    for (const duration of durations) expect(duration).toBeLessThanOrEqual(1);
    const declared = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].flatMap((list) =>
          list.split(',').map(Number.parseFloat),
        );
      }),
    );
    expect(Math.max(...declared)).toBeLessThanOrEqual(0.001);
  });

  for (const path of ['', 'guide/install/', 'guide/tabs/', 'guide/long/']) {
    test(`nothing moves while /${path} loads`, async ({ visit }) => {
      const page = await visit(base + path, { patient: true });
      expect(await layoutShift(page)).toBe(0);
    });
  }

  test('nothing moves while a page loads whose announcement was dismissed', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, {
      patient: true,
      stored: { 'fieldguide.announcement': 'winter-release' },
    });
    expect(await layoutShift(page)).toBe(0);
  });
});

test('the pages of our own site fit 320 px without scrolling sideways', async ({ visit }) => {
  const own = inject('ownSite');
  const page = await visit(own, { viewport: { width: 320, height: 640 } });
  for (const path of ['', 'getstarted/', 'getstarted/installation/sizing-recommendations/', 'reports/']) {
    await page.goto(own + path);
    const { page: content, window, culprits } = await overflow(page);
    expect(content, `/${path}\n${culprits.join('\n')}`).toBe(window);
  }
});

// Success criterion 1.4.12 of WCAG.
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Adds a reader's own style sheet, which the policy of a served site does not hold back. */
function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

test.for([
  [
    'letters of 24 px',
    (page: Page) =>
      page
        .context()
        .newCDPSession(page)
        .then((session) => session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } })),
  ],
  ['more space between letters and words', (page: Page) => page.evaluate(adopt, TEXT_SPACING)],
] as const)('whoever reads with %s scrolls nothing sideways, at any width', async ([, setUp], { visit }) => {
  const own = inject('ownSite');
  const page = await visit(own);
  for (const path of ['', 'getstarted/deploy/', 'integration/api-overview/']) {
    await page.goto(own + path);
    await setUp(page);
    for (const width of [1440, 1280, 1000, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      // A table learns a frame later that it has to scroll in its box.
      await expect
        .poll(async () => {
          const { page: content, culprits } = await overflow(page);
          return content === width ? '' : `/${path} at ${width} px: ${content}\n${culprits.join('\n')}`;
        })
        .toBe('');
    }
  }
});

test('logo, footer, home and search stand at one edge; code in a step is as wide as code beside the text', async ({
  visit,
}) => {
  const own = inject('ownSite');
  const page = await visit(own, { viewport: { width: 1280, height: 900 } });
  const edge = (selector: string, side: 'left' | 'right') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, end) => Math.round(element.getBoundingClientRect()[end]), side);
  expect(await edge('main h1', 'left')).toBe(await edge('.footer-title', 'left'));
  await page.goto(`${own}search/`);
  expect(await edge('main h1', 'left')).toBe(await edge('.footer-title', 'left'));
  await page.goto(`${own}administration/generating-csrs/`);
  expect(await edge('main li .code', 'right')).toBe(await edge('.article > .code', 'right'));
  const broken = await page
    .locator('main p code')
    .evaluateAll((codes) =>
      codes
        .filter((code) => (code.textContent ?? '').length <= 24 && code.getClientRects().length > 1)
        .map((code) => code.textContent),
    );
  expect(broken, 'short code stays on one line').toEqual([]);
});
