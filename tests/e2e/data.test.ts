import { text as textOf } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { faultsInBothModes } from '../support/axe.ts';
import { built, takenOver, test } from '../support/browser.ts';
import { CLIPBOARD, clipboard } from '../support/clipboard.ts';
import {
  address,
  articleLink,
  countRequests,
  follow,
  holdFrames,
  shows,
  sixFrames,
} from '../support/page.ts';

const STILL = { reducedMotion: 'reduce' } as const;
const PHONE = { width: 390, height: 844 };

/** One table of the page with its tools, counted from 0. */
function box(page: Page, index: number): Locator {
  return page.locator('.table-box').nth(index);
}

/** The first cells of the rows that are shown, in their order. */
function names(table: Locator): Promise<string[]> {
  return table.locator('tbody tr:visible td:first-child').allInnerTexts();
}

async function saysRows(table: Locator, text: string): Promise<void> {
  await table
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor();
}

async function textOfDownload(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await textOf(await download.createReadStream()) };
}

describe.each(built)('Tables on $target', ({ base }) => {
  test('a filter shows the rows that hold every word, and says how many', async ({ visit }) => {
    const page = await visit(`${base}data/tables/`);
    const lamps = box(page, 0);
    await saysRows(lamps, '12 rows');
    const filter = lamps.getByRole('searchbox', { name: 'Filter rows: Lamps by number' });
    await filter.fill('HARBOR lamp');
    await saysRows(lamps, '3 of 12 rows');
    expect(await names(lamps)).toEqual(['Lamp 4', 'Lamp 8', 'Lamp 12']);
    await filter.press('Escape');
    await saysRows(lamps, '12 rows');
    await filter.fill('no such lamp');
    await saysRows(lamps, '0 of 12 rows');
    expect(await names(lamps)).toEqual([]);
  });

  test('headers sort up, down and back, by keyboard', async ({ visit }) => {
    const page = await visit(`${base}data/tables/`);
    const lamps = box(page, 0);
    const before = await names(lamps);
    const header = lamps.getByRole('columnheader', { name: 'Power in W' });
    await header.getByRole('button').focus();
    await page.keyboard.press('Enter');
    expect(await header.getAttribute('aria-sort')).toBe('ascending');
    const powers = async () => (await lamps.locator('tbody td:nth-child(3)').allInnerTexts()).map(Number);
    const up = await powers();
    expect(up).toEqual([...up].sort((a, b) => a - b));
    await page.keyboard.press('Space');
    expect(await header.getAttribute('aria-sort')).toBe('descending');
    expect(await powers()).toEqual(up.toReversed());
    await page.keyboard.press('Enter');
    expect(await header.getAttribute('aria-sort')).toBeNull();
    expect(await names(lamps)).toEqual(before);
  });

  test('sorting is said, and a table is one stop whose rows the arrow keys walk', async ({ visit }) => {
    const page = await visit(`${base}data/tables/`);
    const lamps = box(page, 0);
    await saysRows(lamps, '12 rows');
    const sort = lamps.getByRole('columnheader', { name: 'Lamp' }).getByRole('button');
    await sort.click();
    await saysRows(lamps, 'Sorted by Lamp, ascending');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toContain('Link to row: Lamp 2');
    await page.keyboard.press('End');
    expect(await focused()).toContain('Link to row: Lamp 12');
    expect(await lamps.locator('table :is(a, button):not([tabindex="-1"])').count()).toBe(1);
  });

  test('columns can be left out; the list closes on Escape', async ({ visit }) => {
    const page = await visit(`${base}data/tables/`);
    const lamps = box(page, 0);
    await lamps.getByText('Options').press('Enter');
    expect(await lamps.getByRole('checkbox').count()).toBe(3);
    await lamps.getByRole('checkbox', { name: 'Place' }).press('Space');
    expect(await lamps.locator('th:visible').allInnerTexts()).toEqual(['Lamp', 'Power in W', 'Note']);
    await page.keyboard.press('Escape');
    expect(await lamps.getByRole('checkbox').first().isVisible()).toBe(false);
  });

  test('columns for few wait in the menu, and values are picked', async ({ visit }) => {
    const page = await visit(`${base}data/chosen/`);
    const lamps = box(page, 0);
    expect(await lamps.locator('th:visible').allInnerTexts()).toEqual(['Lamp', 'Power in W']);
    await lamps.getByRole('combobox', { name: 'Place: Lamps' }).selectOption('hill');
    await saysRows(lamps, '3 of 12 rows');
    await lamps.getByRole('searchbox').fill('lamp 5');
    await saysRows(lamps, '1 of 12 rows');
    expect(await names(lamps)).toEqual(['Lamp 5']);
    await lamps.getByRole('searchbox').fill('');
    await lamps.getByRole('combobox', { name: 'Place: Lamps' }).selectOption('not stated');
    await saysRows(lamps, '3 of 12 rows');
    await lamps.getByText('Options').click();
    await lamps.getByRole('checkbox', { name: 'Place' }).click();
    expect(await lamps.locator('th:visible').allInnerTexts()).toEqual(['Lamp', 'Power in W', 'Place']);
    await page.emulateMedia({ media: 'print' });
    expect(await lamps.locator('th:visible').count()).toBe(4);
  });

  test('what is shown can be copied and downloaded as CSV', async ({ visit }) => {
    const page = await visit(`${base}data/tables/`, CLIPBOARD);
    const lamps = box(page, 0);
    await lamps.getByRole('columnheader', { name: 'Lamp' }).getByRole('button').click();
    await lamps.getByRole('columnheader', { name: 'Lamp' }).getByRole('button').click();
    await lamps.getByRole('searchbox').fill('lamp');
    await lamps.getByRole('searchbox').fill('office');
    await saysRows(lamps, '3 of 12 rows');
    await lamps.getByText('Options').click();
    await lamps.getByRole('button', { name: 'Copy as CSV' }).click();
    await lamps.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    const rows = (await clipboard(page)).split('\r\n');
    expect(rows.map((row) => row.split(',')[0])).toEqual(['Lamp', 'Lamp 10', 'Lamp 6', 'Lamp 2', '']);
    await lamps.getByRole('searchbox').fill('=1+1');
    await saysRows(lamps, '1 of 12 rows');
    // A menu closes when the focus leaves it.
    await lamps.getByText('Options').click();
    const { name, text } = await textOfDownload(page, () =>
      lamps.getByRole('button', { name: 'Download CSV' }).click(),
    );
    expect(name).toBe('lamps.csv');
    expect(text).toBe(`Lamp,Place,Power in W,Note\r\nLamp 5,hill,75,"'=1+1, or more"\r\n`);
  });

  test('a row has an address of its own', async ({ visit }) => {
    const page = await visit(`${base}data/tables/`);
    const row = page.locator('#lamps-lamp-9');
    await row.hover();
    await row.getByRole('link', { name: 'Link to row: Lamp 9' }).click();
    expect(address(page)).toBe('/data/tables/#lamps-lamp-9');
    // The bar and the table's own head stand above it.
    const top = await row.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(56);
  });

  test('plain tables of more than eight rows have the same tools; shorter ones have none', async ({
    visit,
  }) => {
    const page = await visit(`${base}data/tables/`);
    const commands = box(page, 1);
    await commands.scrollIntoViewIfNeeded();
    await expect.poll(() => page.getByRole('searchbox', { name: 'Filter rows' }).count()).toBe(2);
    await saysRows(commands, '9 rows');
    await commands.getByRole('columnheader', { name: 'exit code' }).getByRole('button').click();
    const codes = (await commands.locator('tbody td:nth-child(2)').allInnerTexts()).map(Number);
    expect(codes).toEqual([...codes].sort((a, b) => a - b));
    await commands.getByRole('searchbox').fill('blink');
    await saysRows(commands, '1 of 9 rows');
  });

  test('on a phone a row is lines of text, and still a row of a table', async ({ visit }) => {
    const page = await visit(`${base}data/planner/`, { viewport: PHONE });
    const row = page.locator('table.rows tbody tr').first();
    const shown = await row.evaluate((element) =>
      [...element.querySelectorAll('td')].map((cell) => {
        const before = getComputedStyle(cell, '::before').content;
        return { top: cell.getBoundingClientRect().top, said: before };
      }),
    );
    expect(await row.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    // Port, protocol, source and destination on the first line, the purpose below.
    expect(shown.slice(2, 4).map(({ said }) => said)).toEqual(['" · "', '" to "']);
    expect(shown[4]?.top).toBeGreaterThan(shown[3]?.top ?? 0);
    expect(
      await page.getByRole('table').first().getByRole('row').first().getByRole('columnheader').count(),
    ).toBe(7);
    expect(await page.locator('.table-wrap:not([data-fits])').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('the head stays in view, in a narrow window the first column too', async ({ visit }) => {
    const page = await visit(`${base}data/field/`, { viewport: { width: 720, height: 844 } });
    const wrap = box(page, 0).locator('.table-wrap');
    // Wider than its place, which is measured when the window changes.
    await wrap.locator('table').evaluate((table) => {
      table.style.minWidth = '1200px';
    });
    await page.setViewportSize({ width: 700, height: 844 });
    await expect.poll(() => wrap.getAttribute('data-fits')).toBeNull();
    await wrap.evaluate((element) => element.scrollTo({ top: 3000, left: 300, behavior: 'instant' }));
    const edges = () =>
      wrap.evaluate((element) => {
        const outer = element.getBoundingClientRect();
        const head = element.querySelector('th')?.getBoundingClientRect().top ?? 0;
        const cell = document.elementFromPoint(outer.left + 10, outer.top + 200)?.closest('td');
        return { head: Math.round(head - outer.top), first: cell?.cellIndex ?? -1 };
      });
    // Rows that come into view get their cells in one of the next frames.
    await expect.poll(edges).toEqual({ head: 0, first: 0 });
  });

  test('a long table is a table for screen readers, and find-in-page reaches its last row', async ({
    visit,
  }) => {
    const page = await visit(`${base}data/field/`);
    expect(await page.getByRole('table', { name: '' }).getByRole('row').count()).toBe(1001);
    expect(await page.getByRole('columnheader').count()).toBe(6);
    // The browser's own search.
    expect(await page.evaluate(() => Reflect.get(window, 'find').call(window, 'Lamp 1000'))).toBe(true);
    const found = () => document.getSelection()?.anchorNode?.parentElement?.closest('tr')?.id;
    expect(await page.evaluate(found)).toBe('field-f-1000');
  });

  test('the address of a row far down a long table leads to it', async ({ visit }) => {
    const page = await visit(`${base}data/field/#field-f-900`);
    const row = page.locator('#field-f-900');
    await expect.poll(() => row.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(800);
    expect(await row.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(56);
  });

  test('without scripts every row and column is there', async ({ visit }) => {
    const page = await visit(`${base}data/tables/`, { javaScriptEnabled: false });
    expect(await page.locator('#Shell-article tbody tr:visible').count()).toBe(12 + 3 + 9);
    expect(await page.locator('.table-tools:visible').count()).toBe(0);
    await page.goto(`${base}data/field/`);
    expect(await page.getByRole('row').count()).toBe(1001);
  });

  test('paper shows every row and column, whatever was filtered', async ({ visit }) => {
    const page = await visit(`${base}data/tables/`);
    const lamps = box(page, 0);
    await lamps.getByRole('searchbox').fill('hill');
    await saysRows(lamps, '3 of 12 rows');
    await page.emulateMedia({ media: 'print' });
    expect(await lamps.locator('tbody tr:visible').count()).toBe(12);
    expect(await lamps.locator('.table-tools').isVisible()).toBe(false);
    await page.goto(`${base}data/field/`);
    const { height, inner } = await page.locator('.table-wrap').evaluate((wrap) => ({
      height: wrap.clientHeight,
      inner: wrap.scrollHeight,
    }));
    expect(inner).toBe(height);
  });

  test('the tools come back after a route change', async ({ visit }) => {
    const page = await visit(`${base}data/planner/`);
    await follow(page.locator('#Shell-article').getByRole('link', { name: 'Tables' }));
    await shows(page, 'Tables');
    await box(page, 0).getByRole('searchbox').fill('hill');
    await saysRows(box(page, 0), '3 of 12 rows');
  });

  test('a page without them leads to one with them', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const link = articleLink(page, 'the glossary');
    await link.evaluate((element) => element.setAttribute('href', '/data/tables/'));
    await follow(link);
    await shows(page, 'Tables');
    const display = () =>
      box(page, 0)
        .locator('.table-tools')
        .evaluate((tools) => getComputedStyle(tools).display);
    expect(await display()).toBe('flex');
  });
});

describe.each(built)('The firewall planner on $target', ({ base }) => {
  const planner = (page: Page) => page.locator('.tool');

  test('a choice gives rules with the networks that are entered, in each format', async ({ visit }) => {
    const page = await visit(`${base}data/planner/`, CLIPBOARD);
    await planner(page).getByRole('checkbox', { name: 'SNMP' }).press('Space');
    await saysRows(planner(page), '1 rule');
    await planner(page).getByRole('textbox', { name: 'Collector' }).fill('10.1.2.3/8');
    await planner(page).getByRole('textbox', { name: 'switch' }).fill('192.0.2.1, sw-1.example.com');
    expect(await planner(page).locator('tbody tr').innerText()).toContain('10.0.0.0/8');
    await planner(page).getByRole('tab', { name: 'nftables' }).click();
    await planner(page).getByRole('button', { name: 'Copy nftables' }).click();
    await planner(page).getByRole('status').filter({ hasText: 'nftables: copied' }).waitFor();
    expect(await clipboard(page)).toContain(
      'ip saddr { 10.0.0.0/8 } ip daddr { 192.0.2.1 } udp dport 161 accept',
    );
    await page.getByRole('tab', { name: 'nftables' }).press('ArrowRight');
    await planner(page).getByRole('tab', { name: 'iptables', selected: true }).press('ArrowRight');
    const file = await textOfDownload(page, () =>
      planner(page).getByRole('button', { name: 'Download Windows' }).click(),
    );
    expect(file.name).toBe('firewall-request.ps1');
    expect(file.text).toContain("-RemoteAddress @('10.0.0.0/8')");
  });

  test('names that are none are told, and stand as text', async ({ visit }) => {
    const page = await visit(`${base}data/planner/?features=snmp`);
    await planner(page).getByRole('textbox', { name: 'switch' }).fill('<img/src=x/onerror=alert(1)>');
    await planner(page)
      .getByText('<img/src=x/onerror=alert(1)> is not an address, a network or a host name.')
      .waitFor();
    expect(await planner(page).getByRole('textbox', { name: 'switch' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
  });

  test('the choice is in the address; networks are not, and nothing is sent', async ({ visit }) => {
    const page = await visit(`${base}data/planner/?features=snmp&components=rc`);
    await saysRows(planner(page), '1 rule');
    // Chromium asks for the icon again whenever the address changes.
    const requests = countRequests(page, (path) => path !== '/favicon.svg');
    await planner(page).getByRole('textbox', { name: 'RC' }).fill('10.9.9.9');
    await planner(page).getByRole('combobox', { name: 'to' }).selectOption('Windows servers');
    await planner(page).getByRole('checkbox', { name: 'WMI' }).click();
    await planner(page).getByText('WMI connections start at the WDS').waitFor();
    await planner(page).getByRole('button', { name: 'Show that rule' }).click();
    await saysRows(planner(page), '2 rules');
    expect(address(page)).toBe('/data/planner/?features=snmp,wmi&components=rc,wds');
    expect(requests).toEqual([]);
  });

  test('nothing is written while a source is not known, unless the reader says any', async ({ visit }) => {
    const page = await visit(`${base}data/planner/?features=snmp`);
    await planner(page).getByText('The request is written once every source is entered').waitFor();
    await planner(page).getByRole('tab', { name: 'nftables' }).click();
    expect(await planner(page).locator('pre').count()).toBe(0);
    await planner(page).getByRole('tabpanel').getByRole('button', { name: 'Collector' }).click();
    await page.keyboard.type('any');
    await planner(page).getByText('This matches every address.').waitFor();
    expect(await planner(page).locator('pre').innerText()).toContain(
      'ip saddr { 0.0.0.0/0 } udp dport 161 accept',
    );
    await planner(page).getByRole('textbox', { name: 'switch' }).fill('10.0.0.300');
    await planner(page).getByText('The request is written once every source is entered').waitFor();
  });

  test('on a phone the result is on screen after a choice', async ({ visit }) => {
    const page = await visit(`${base}data/planner/`, { viewport: PHONE });
    await planner(page).getByRole('checkbox', { name: 'SNMP' }).click();
    await saysRows(planner(page), '1 rule');
    const bar = await planner(page).locator('.tool-result').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('back and forward walk through the choices and keep what was entered', async ({ visit }) => {
    const page = await visit(`${base}data/planner/`);
    await planner(page).getByRole('checkbox', { name: 'SNMP' }).click();
    await planner(page).getByRole('textbox', { name: 'Collector' }).fill('10.9.9.9');
    await planner(page).getByRole('checkbox', { name: 'Ping sweep' }).click();
    await saysRows(planner(page), '2 rules');
    await page.goBack();
    await saysRows(planner(page), '1 rule');
    expect(await planner(page).getByRole('textbox', { name: 'Collector' }).inputValue()).toBe('10.9.9.9');
    await page.goBack();
    await planner(page).getByText('Choose at least one feature').waitFor();
    expect(address(page)).toBe('/data/planner/');
    await page.goForward();
    await saysRows(planner(page), '1 rule');
    await follow(page.locator('#Shell-article').getByRole('link', { name: 'Tables' }));
    await shows(page, 'Tables');
    await page.goBack();
    await shows(page, 'Planner');
    await takenOver(page);
    await saysRows(planner(page), '1 rule');
  });

  test('back on it before the parts of the other page came alive takes it over once', async ({ visit }) => {
    const page = await visit(`${base}data/planner/?features=snmp`);
    const frames = await holdFrames(page);
    await follow(page.locator('#Shell-article').getByRole('link', { name: 'Tables' }));
    await shows(page, 'Tables');
    // Two frames until it is painted. Its parts come alive in the one after that, which is still to come.
    await frames.next();
    await frames.next();
    await page.goBack();
    await shows(page, 'Planner');
    await frames.release();
    await takenOver(page);
    await saysRows(planner(page), '1 rule');
    await planner(page).getByRole('checkbox', { name: 'Ping sweep' }).click();
    await saysRows(planner(page), '2 rules');
  });

  test('without scripts the tables stand for it', async ({ visit }) => {
    const page = await visit(`${base}data/planner/`, { javaScriptEnabled: false });
    expect(await planner(page).isVisible()).toBe(false);
    await page.getByText('This part needs JavaScript.').waitFor();
    expect(await page.locator('#Shell-article tbody tr:visible').count()).toBe(4);
  });
});

describe.each(built)('The sizing calculator on $target', ({ base }) => {
  test('names machines and the rule that leads to each', async ({ visit }) => {
    const page = await visit(`${base}data/calculator/`);
    const calculator = page.locator('.tool');
    const rows = () => calculator.locator('tbody tr').allInnerTexts();
    await calculator.getByRole('textbox', { name: 'Devices' }).fill('2,501');
    await expect.poll(async () => (await rows())[0]).toContain('2,501 devices are more than 2,500');
    await calculator.getByRole('button', { name: 'Add a site' }).press('Enter');
    const second = calculator.getByRole('group', { name: 'Site 2' });
    await second.getByRole('textbox', { name: 'Virtual machines' }).fill('1500');
    await second.getByRole('textbox', { name: 'Windows servers' }).fill('10');
    await expect.poll(async () => (await rows())[1]).toContain('site 1: 3, site 2: 2');
    await expect.poll(async () => (await rows())[2]).toContain('WDS');
    await calculator.getByText('7 machines, 28 vCPU').waitFor();
    await second.getByRole('textbox', { name: 'Windows servers' }).fill('a lot');
    await calculator.getByText('a lot is not a whole number of 0 or more.').waitFor();
    await second.getByRole('button', { name: 'Remove' }).press('Enter');
    // Two machines and their sum.
    await expect.poll(async () => (await rows()).length).toBe(3);
    // The button that had focus is gone.
    const add = calculator.getByRole('button', { name: 'Add a site' });
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe('On the build', () => {
  const base = inject('build');

  test('a page without long tables loads none of their code', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(scripts.filter((path) => /Table|Planner|Calculator/.test(path))).toEqual([]);
    await page.goto(`${base}data/tables/`);
    await takenOver(page);
    const later = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(later.some((path) => /hydrateTable/.test(path))).toBe(true);
  });

  test('a table far below the window gets its tools when the reader comes near', async ({ visit }) => {
    const asked: string[] = [];
    const page = await visit(`${base}data/tables/`, {
      patient: true,
      viewport: { width: 1280, height: 120 },
      prepare: async (page) => void page.on('request', (request) => asked.push(request.url())),
    });
    const island = page.locator('[data-island="Table"]').first();
    expect((await island.boundingBox())?.y).toBeGreaterThan(240);
    // Islands in view would have come by now.
    await sixFrames(page);
    expect(asked.filter((url) => /hydrateTable/.test(url))).toEqual([]);
    await page.evaluate(() => document.querySelector('[data-island]')?.scrollIntoView());
    await box(page, 0).getByRole('searchbox').waitFor();
  });

  for (const path of [
    `${base}data/tables/`,
    `${base}data/planner/?features=snmp,wmi`,
    `${base}data/calculator/`,
  ])
    test(`axe finds nothing on ${new URL(path).pathname}, light and dark, at 1280 and 390 px`, async ({
      visit,
    }) => {
      const page = await visit(path, STILL);
      expect(await faultsInBothModes(page)).toEqual([]);
    });

  test('the whole set can be taken along', async ({ visit }) => {
    const page = await visit(`${base}data/tables/`);
    await box(page, 0).getByText('Options').click();
    const { text } = await textOfDownload(page, () =>
      page.getByRole('link', { name: 'All rows as CSV' }).click(),
    );
    expect(text.split('\r\n')).toHaveLength(14);
  });
});
