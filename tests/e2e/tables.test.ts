import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { tableFaults } from '../pages/tables.ts';
import { built, test } from '../support/browser.ts';

const own = inject('ownSite');
const STILL = { reducedMotion: 'reduce' } as const;
const RACKS = 'infrastructure-management/buildings-rooms-and-racks/racks/';

/** Resizes the window, and waits until boxes that watch their size have answered. */
async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test('the first head of a table stays where row names stand below it', async ({ visit }) => {
  const page = await visit(own + RACKS, { ...STILL, viewport: { width: 1280, height: 500 } });
  const table = page.locator('table.sums').first();
  const seen = await table.evaluate((element) => {
    const middle = element.querySelector('tbody tr:nth-child(6)');
    middle?.scrollIntoView({ block: 'center' });
    const head = element.querySelector('thead th')?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(head.left + 5, head.top + head.height / 2)?.closest('th')?.textContent;
  });
  expect(seen).toBe('Rack');
});

test('numbers are right-aligned, with their heads, in figures of one width', async ({ visit }) => {
  const page = await visit(own + RACKS, STILL);
  const looks = await page
    .locator('table.sums')
    .first()
    .evaluate((table) =>
      [...table.querySelectorAll('th:nth-child(4), td:nth-child(4)')].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { paddingRight, fontVariantNumeric } = getComputedStyle(cell);
        const gap = cell.getBoundingClientRect().right - range.getBoundingClientRect().right;
        return { gap: Math.round(gap - Number.parseFloat(paddingRight)), fontVariantNumeric };
      }),
    );
  expect(new Set(looks.map((look) => JSON.stringify(look)))).toEqual(
    new Set([JSON.stringify({ gap: 0, fontVariantNumeric: 'tabular-nums' })]),
  );
});

test('names of records are code in tables too', async ({ visit }) => {
  const page = await visit(own + RACKS, STILL);
  const font = await page
    .locator('table.sums tbody th')
    .first()
    .evaluate((cell) => getComputedStyle(cell.firstElementChild ?? cell).fontFamily);
  expect(font).toContain('mono');
});

test('a column that says the same in each row is a line above the table', async ({ visit }) => {
  const page = await visit(`${own}auto-discovery/vendors-supported-in-snmp-auto-discovery/`, STILL);
  const table = page.locator('main table').first();
  expect(await table.locator('thead th').allInnerTexts()).not.toContain('Method');
  expect(await table.locator('caption').innerText()).toContain('In each row: Method SNMP');
});

test('rows of a result are one line each, with dates that can be read', async ({ visit }) => {
  const page = await visit(`${own}reports/dbb-cookbook/compute/vm-density/`, STILL);
  const rows = page.locator('table.result').first().locator('tbody tr');
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(new Set(heights)).toEqual(new Set([35]));
  expect(await page.locator('main').innerText()).not.toMatch(/\d\d:\d\d:\d\d\+00/);
});

test('the menu of a table at the bottom of the window opens above its button', async ({ visit }) => {
  const page = await visit(`${own}getstarted/installation/discovery-port-configurations/`, {
    ...STILL,
    viewport: { width: 1280, height: 800 },
  });
  // It comes alive when it is near to what is on display.
  await page.locator('.table-tools').first().scrollIntoViewIfNeeded();
  const button = page.locator('.table-tools summary').first();
  await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - 780));
  await button.click();
  const list = page.locator('.table-tools details[open] ul');
  await expect
    .poll(() =>
      list.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 56 && bottom <= window.innerHeight;
      }),
    )
    .toBe(true);
  // Near the top there is room below.
  await button.click();
  await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 120));
  await button.click();
  await expect
    .poll(async () => ((await list.boundingBox())?.y ?? 0) > ((await button.boundingBox())?.y ?? 0))
    .toBe(true);
});

test.for([
  'auto-discovery/windows-and-hyper-v-auto-discovery/',
  'getstarted/installation/sizing-recommendations/',
  'getstarted/installation/discovery-port-configurations/',
  'integration/api-overview/',
  'reports/dbb-cookbook/compute/vm-density/',
])(
  '/%s: heads are aligned as their cells, and no word of them is broken, at no width',
  async (route, { visit }) => {
    const page = await visit(own + route, STILL);
    for (const width of [320, 390, 640, 820, 1000, 1280, 1600]) {
      await resize(page, width);
      const broken = (await tableFaults(page)).filter((fault) => /is broken|is aligned/.test(fault));
      expect(broken, `${width} px`).toEqual([]);
    }
  },
);

describe.each(built)('Odd tables on $target', ({ base }) => {
  const fits = async (page: Page) => {
    for (const width of [320, 390, 820, 1280]) {
      await resize(page, width);
      const { wide, hidden } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        hidden: [...document.querySelectorAll('main table')].filter((table) => {
          const { width, height } = table.getBoundingClientRect();
          return width < 100 || height < 20;
        }).length,
      }));
      expect({ wide, hidden }, `${width} px`).toEqual({ wide: 0, hidden: 0 });
    }
  };

  test('one column, 24 columns, a word of 80 letters: all are seen, none is wider than the page', async ({
    visit,
  }) => {
    const page = await visit(`${base}data/odd/`, STILL);
    expect(await page.locator('main table').count()).toBe(3);
    await fits(page);
  });

  test('2,000 rows are seen, and not wider than the page', async ({ visit }) => {
    const page = await visit(`${base}data/field/`, {
      ...STILL,
      prepare: (tab) =>
        tab.route('**/data/field/', async (route) => {
          const response = await route.fetch();
          const html = (await response.text()).replace(
            /<tbody>(.*?)<\/tbody>/s,
            (_, rows: string) => `<tbody>${rows}${rows.replace(/ (?:id|href)="[^"]*"/g, '')}</tbody>`,
          );
          await route.fulfill({ response, body: html });
        }),
    });
    expect(await page.locator('main tbody tr').count()).toBe(2000);
    await fits(page);
  });
});
