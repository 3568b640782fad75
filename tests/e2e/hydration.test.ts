import { describe, expect, inject } from 'vitest';
import { takenOver, targets, test } from '../support/browser.ts';
import { PAGES } from '../support/testPages.ts';

describe.each(targets)('Hydration on $target', ({ base }) => {
  for (const { kind, path, title, provokes } of PAGES) {
    test(`${kind} comes alive without a word in the console`, async ({ visit }) => {
      const page = await visit(base + path, { provokes });
      expect(await page.locator('h1').allTextContents()).toEqual([title]);
      // The last thing a page does by itself.
      await page.waitForFunction(() => localStorage.getItem('docs-preferred-version-default') === 'current');
    });
  }

  test('a page comes alive by itself, without a sign of the reader', async ({ visit }) => {
    const page = await visit(`${base}guide/`, { patient: true });
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('a planned page is text until it exists', async ({ visit }) => {
    const page = await visit(`${base}guide/`);
    await page.getByText('A planned page (planned) that nobody has written yet.').waitFor();
    expect(await page.getByRole('link', { name: 'A planned page' }).count()).toBe(0);
  });
});

test('the late styles make the browser style what they are for, and not the page again', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/late-*.css', (route) => held.then(() => route.continue()));
  await page.goto(`${inject('build')}text/`, { waitUntil: 'domcontentloaded' });
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await page.evaluate(painted);
  const session = await context.newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const styled: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value) {
      if (name !== 'UpdateLayoutTree') continue;
      // The trace tells of the pages of other tests, too. An event that was under way when it began has no count.
      const { beginData, elementCount } = Object(args);
      if (beginData?.frame === frameTree.frame.id && typeof elementCount === 'number')
        styled.push(elementCount);
    }
  });
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' });
  release();
  await takenOver(page);
  await page.evaluate(painted);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const elements = await page.locator('body *').count();
  expect(styled).not.toEqual([]);
  expect(Math.max(...styled)).toBeLessThan(elements / 3);
  await context.close();
});
