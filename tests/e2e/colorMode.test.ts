import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { built, takenOver, test } from '../support/browser.ts';
import { shows, sidebar } from '../support/page.ts';
import { options } from '../support/search.ts';

const KEY = 'fieldguide.theme';

/** Notes the colour mode at every change of the document and in every frame, from the first one with a body. */
async function watchMode(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    const look = () => {
      if (document.body) seen.push(document.documentElement.getAttribute('data-theme'));
    };
    const lookEachFrame = () => {
      look();
      requestAnimationFrame(lookEachFrame);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    lookEachFrame();
    Object.assign(window, { seenModes: seen });
  });
}

/** The different modes seen, and how often it was looked. */
async function seenModes(page: Page): Promise<{ modes: string[]; looks: number }> {
  const seen = await page.evaluate((): string[] => Reflect.get(window, 'seenModes'));
  return { modes: [...new Set(seen)], looks: seen.length };
}

function mode(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme');
}

const LOADS = [
  { stored: 'dark', system: 'light', shown: 'dark' },
  { stored: 'dark', system: 'dark', shown: 'dark' },
  { stored: 'light', system: 'dark', shown: 'light' },
  { stored: undefined, system: 'dark', shown: 'light' },
  { stored: undefined, system: 'light', shown: 'light' },
  { stored: 'purple', system: 'dark', shown: 'light' },
] as const;

describe.each(built)('Colour mode on $target', ({ base }) => {
  for (const { stored, system, shown } of LOADS) {
    test(`a page is ${shown} from its first paint on where ${stored ?? 'nothing'} is stored and the system is ${system}`, async ({
      visit,
    }) => {
      const page = await visit(`${base}guide/install/`, {
        colorScheme: system,
        stored: stored ? { [KEY]: stored } : {},
        patient: true,
        prepare: watchMode,
      });
      const { modes, looks } = await seenModes(page);
      expect(modes).toEqual([shown]);
      expect(looks).toBeGreaterThan(5);
    });
  }

  test('the system preference is not followed while a page is open', async ({ visit }) => {
    const page = await visit(`${base}guide/`, { colorScheme: 'light', prepare: watchMode });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches);
    expect((await seenModes(page)).modes).toEqual(['light']);
  });

  test('the switch changes the colours, is stored and names what it does next', async ({ visit }) => {
    const page = await visit(`${base}guide/`);
    const background = () => page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await mode(page)).toBe('dark');
    expect(await background()).not.toBe(light);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('dark');
    await page.reload();
    await takenOver(page);
    expect(await mode(page)).toBe('dark');
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    expect(await mode(page)).toBe('light');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('light');
  });

  test('the mode stays over a route change', async ({ visit }) => {
    const page = await visit(`${base}guide/`, { stored: { [KEY]: 'dark' }, prepare: watchMode });
    await sidebar(page).getByRole('link', { name: 'Commands' }).click();
    await shows(page, 'Commands');
    expect((await seenModes(page)).modes).toEqual(['dark']);
  });

  test('another tab follows the switch at once', async ({ visit }) => {
    const page = await visit(`${base}guide/`);
    const other = await page.context().newPage();
    await other.goto(`${base}guide/install/`);
    await takenOver(other);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(() => mode(other)).toBe('dark');
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect.poll(() => mode(other)).toBe('light');
  });

  const blocked = () => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  };
  const full = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  };
  test.for([
    ['blocked', blocked],
    ['full', full],
  ] as const)('with storage %s everything works, after one warning', async ([, spoil], { visit }) => {
    const page = await visit(`${base}guide/tabs/`, {
      provokes: [/^warning: Browser storage is not available/],
      prepare: (page) => page.addInitScript(spoil),
    });
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    expect(await mode(page)).toBe('light');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await mode(page)).toBe('dark');
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await page.getByText('Text for Windows, second set.').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('.announcement').waitFor({ state: 'hidden' });
    await sidebar(page).getByRole('button', { name: 'Pages in Reference' }).click();
    await sidebar(page).getByRole('link', { name: 'Settings' }).click();
    await shows(page, 'Settings');
    expect(await mode(page)).toBe('dark');
    await page.goBack();
    await shows(page, 'Tabs');
    expect(warnings).toEqual([]);
  });

  test('what no release has stored is passed over', async ({ visit }) => {
    const keys = [
      'theme',
      'searches',
      'values',
      'consent',
      'announcement.id',
      'announcement.dismiss',
      'tabs.os',
    ];
    const stored = Object.fromEntries(keys.map((key) => [`fieldguide.${key}`, '{"a":[null']));
    const page = await visit(`${base}guide/tabs/`, {
      stored: { ...stored, 'docs-preferred-version-default': '\u0000?' },
    });
    expect(await mode(page)).toBe('light');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('radio');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await page.getByText('Text for Windows, second set.').waitFor();
  });
});
