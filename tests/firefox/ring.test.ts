import { afterAll, beforeAll, describe, expect, test as plainTest } from 'vitest';
import { type RunningCommand, runFieldguide, startFieldguide } from '../support/fieldguide.ts';
import { PAGES } from '../support/testPages.ts';
import { type Firefox, startFirefox, type Tab } from './browser.ts';

const program = process.env.FIREFOX;
const SITE = 'tests/e2e/site';
const BUILT = 'tests/.work/firefox-dist';

const KINDS = [
  'the home page',
  'a docs page',
  'a category page',
  'the search page',
  'the not-found page',
  'a page with tabs',
  'a page with a diagram',
  'a blog post',
];

// What the page is asked.
const heading = () => document.querySelector('h1')?.textContent;
const path = () => location.pathname + location.search;
const isAlive = () => {
  // A sign of the reader makes the page hurry.
  document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return document.documentElement.dataset.interactive !== undefined;
};
const theme = () => document.documentElement.dataset.theme;
const isMarked = () => 'markedByTest' in window;
const isOpen = (selector: string) => document.querySelector<HTMLDialogElement>(selector)?.open ?? false;

describe.skipIf(!program)('In Firefox', () => {
  let firefox: Firefox;
  let server: RunningCommand;

  beforeAll(async () => {
    await runFieldguide(['build', '--site', SITE, '--out', BUILT]);
    [server, firefox] = await Promise.all([
      startFieldguide(['serve', '--site', SITE, '--out', BUILT]),
      startFirefox(program ?? ''),
    ]);
  }, 120_000);

  afterAll(async () => {
    await Promise.all([firefox?.close(), server?.stop()]);
  });

  /** Opens pages as a new reader; when the test ends, the console must be empty. */
  const test = plainTest.extend<{ visit: (path: string) => Promise<Tab> }>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs
    visit: async ({}, use) => {
      const tab = await firefox.open();
      await use(async (path) => {
        await tab.goto(server.url + path);
        await tab.answers(true, isAlive);
        await tab.run(() => Object.assign(window, { markedByTest: true }) && true);
        return tab;
      });
      await tab.close();
      expect(tab.console, 'the console is empty').toEqual([]);
    },
  });

  for (const { kind, path, title } of PAGES.filter(({ kind }) => KINDS.includes(kind)))
    test(`${kind} comes alive without a line in the console`, async ({ visit }) => {
      const tab = await visit(path);
      expect(await tab.run(heading)).toBe(title);
    });

  test('a link swaps the page, back and forward return to it and to its place', async ({ visit }) => {
    const tab = await visit('guide/long/');
    await tab.run(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await tab.click({ role: 'link', name: 'Commands' });
    await tab.answers('Commands', heading);
    expect(await tab.run(path)).toBe('/guide/code/');
    expect(await tab.run(() => window.scrollY)).toBe(0);
    await tab.step(-1);
    await tab.answers('Long page', heading);
    await tab.answers(700, () => Math.round(window.scrollY));
    await tab.step(1);
    await tab.answers('Commands', heading);
    expect(await tab.run(isMarked)).toBe(true);
  });

  test('search opens by a key, finds, and leads to what was found', async ({ visit }) => {
    const tab = await visit('guide/install/');
    await tab.type('/');
    await tab.answers(true, isOpen, '#Shell-search');
    await tab.type('settings');
    await tab.answers(true, () => document.querySelectorAll('#Shell-search [role=option]').length > 0);
    // Enter.
    await tab.type('\uE007');
    await tab.answers('Settings', heading);
    await tab.answers(false, isOpen, '#Shell-search');
    expect(await tab.run(isMarked)).toBe(true);
  });

  test('the colours switch, and stay with the reader', async ({ visit }) => {
    const tab = await visit('guide/install/');
    await tab.click({ role: 'button', name: 'Switch to dark mode' });
    await tab.answers('dark', theme);
    await tab.goto(`${server.url}guide/code/`);
    expect(await tab.run(theme)).toBe('dark');
    expect(await tab.run(() => document.querySelector('.color-switch .when-dark')?.checkVisibility())).toBe(
      true,
    );
  });

  test('a tab shows its panel, by pointer and by keys', async ({ visit }) => {
    const tab = await visit('guide/tabs/');
    const shown = () =>
      [...document.querySelectorAll('.tabs-label')].find(
        ({ parentElement }) =>
          parentElement?.hasAttribute('data-selected') && parentElement.checkVisibility(),
      )?.textContent;
    expect(await tab.run(shown)).toBe('Linux');
    await tab.click({ role: 'tab', name: 'macOS' });
    await tab.answers('macOS', shown);
    // Arrow to the left.
    await tab.type('\uE012');
    await tab.answers('Linux', shown);
    expect(await tab.run(() => document.activeElement?.textContent)).toBe('Linux');
  });

  test('the phone’s menu opens, leads on and closes', async ({ visit }) => {
    const tab = await visit('guide/install/');
    await tab.resize(390, 844);
    await tab.click({ role: 'button', name: 'Open menu' });
    await tab.answers(true, isOpen, '.side-menu');
    await tab.click({ role: 'link', name: 'Commands' });
    await tab.answers('Commands', heading);
    await tab.answers(false, isOpen, '.side-menu');
    expect(await tab.run(isMarked)).toBe(true);
  });
});
