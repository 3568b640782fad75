import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { built, test } from '../support/browser.ts';
import { follow, holdBackCode, shows, sidebar } from '../support/page.ts';

const DELAY = 200;

/** Stops the page's clock, and from then on notes the time whenever something starts to wait for the delay. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate((delay) => {
    const waits: number[] = [];
    const set = window.setTimeout;
    const noted = (action: TimerHandler, after?: number) => {
      if (after === delay) waits.push(Date.now());
      return set(action, after);
    };
    Object.assign(window, { waits, setTimeout: noted });
  }, DELAY);
}

function waits(page: Page): Promise<number[]> {
  return page.evaluate((): number[] => Reflect.get(window, 'waits'));
}

/** Lets the clock run until that much time has gone by since `start`, and React has drawn what came of it. */
async function runUntil(page: Page, start: number, after: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  expect(start + after - now).toBeGreaterThan(0);
  await page.clock.runFor(start + after - now);
  // Behind the messages by which React continues its work.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
}

function spinners(within: Page | Locator): Locator {
  return within.getByRole('status', { name: 'Loading' });
}

/** How the two rings move, as the browser computes it. */
function rings(spinner: Locator): Promise<{ duration: string; delay: string; count: string }[]> {
  return spinner.locator('circle').evaluateAll((circles) =>
    circles.map((circle) => {
      const { animationDuration, animationDelay, animationIterationCount } = getComputedStyle(circle);
      return { duration: animationDuration, delay: animationDelay, count: animationIterationCount };
    }),
  );
}

const RINGS = [
  { duration: '3s', delay: '0s', count: 'infinite' },
  { duration: '3s', delay: '-1.5s', count: 'infinite' },
];

/** Puts an island that has nothing to show yet at the end of an article. */
async function addEmptyIsland(page: Page, path: string): Promise<void> {
  const props = { treeHref: '/none.json', baseUrl: '/', homeHref: '/', searchHref: '/search/' };
  const island = `<div data-island="Suggestions" data-props='${JSON.stringify(props)}'></div>`;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('</article>', `${island}</article>`),
      });
    },
  );
  await page.route('**/none.json', (route) => route.fulfill({ json: {} }));
}

describe.each(built)('The spinner on $target', ({ base }) => {
  test('shows after 200 ms in the place of an island whose code is slow, and only there', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`, { prepare: (page) => page.clock.install() });
    await addEmptyIsland(page, '/guide/code/');
    const release = await holdBackCode(page, 'hydrateSuggestions');
    const asked: Request[] = [];
    page.on('request', (request) => request.url().includes('hydrateSuggestions') && asked.push(request));
    await stopClock(page);
    await follow(sidebar(page).getByRole('link', { name: 'Commands' }));
    await shows(page, 'Commands');
    const before = (await waits(page)).length;
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return (await waits(page)).length;
      })
      .toBe(before + 1);
    expect(asked.length).toBe(1);
    const start = (await waits(page)).at(-1) ?? 0;
    await runUntil(page, start, DELAY - 1);
    expect(await spinners(page).count()).toBe(0);
    await runUntil(page, start, DELAY);
    const inPlace = page.locator('#Shell-article > div:has(+ [data-island="Suggestions"])');
    await spinners(inPlace).waitFor();
    expect(await spinners(page).count()).toBe(1);
    expect(await rings(spinners(page))).toEqual(RINGS);
    expect(await page.locator('h1').isVisible()).toBe(true);
    release();
    await page.locator('[data-island="Suggestions"]').getByRole('link').first().waitFor();
    expect(await spinners(page).count()).toBe(0);
  });

  test('shows after 200 ms in a dialog whose code is slow, and only there', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { prepare: (page) => page.clock.install() });
    const release = await holdBackCode(page, 'FeedbackDialog');
    await stopClock(page);
    await page.getByRole('button', { name: 'Page feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Page feedback' });
    // The dialog's own wait, and that of the spinner in it.
    await expect.poll(async () => (await waits(page)).length).toBe(2);
    const [start = 0, spinnerStart] = await waits(page);
    expect(spinnerStart).toBe(start);
    await runUntil(page, start, DELAY - 1);
    expect(await dialog.count()).toBe(0);
    expect(await spinners(page).count()).toBe(0);
    await runUntil(page, start, DELAY);
    await spinners(dialog).waitFor();
    expect(await spinners(page).count()).toBe(1);
    expect(await rings(spinners(dialog))).toEqual(RINGS);
    release();
    await dialog.getByRole('textbox', { name: 'What was missing?' }).waitFor();
    expect(await spinners(page).count()).toBe(0);
  });

  test('does not show in a dialog whose code is there within 200 ms', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { prepare: (page) => page.clock.install() });
    const release = await holdBackCode(page, 'FeedbackDialog');
    await stopClock(page);
    await page.getByRole('button', { name: 'Page feedback' }).click();
    await expect.poll(async () => (await waits(page)).length).toBe(2);
    const [start = 0] = await waits(page);
    await runUntil(page, start, DELAY - 1);
    release();
    const dialog = page.getByRole('dialog', { name: 'Page feedback' });
    await dialog.getByRole('textbox', { name: 'What was missing?' }).waitFor();
    await runUntil(page, start, 10 * DELAY);
    expect(await spinners(page).count()).toBe(0);
    expect(await dialog.isVisible()).toBe(true);
  });
});
