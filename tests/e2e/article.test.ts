import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { built, takenOver, test } from '../support/browser.ts';
import { CLIPBOARD, clipboard } from '../support/clipboard.ts';
import { address, appendHtml, follow, shows, sidebar } from '../support/page.ts';

const GROUP_KEY = 'fieldguide.tabs.os';

/** One set of tabs of the page, counted from 0. */
function tabs(page: Page, index: number): Locator {
  return page.locator('#Shell-article').getByRole('tablist').nth(index);
}

function selected(list: Locator): Promise<string[]> {
  return list.locator('[aria-selected="true"]').allTextContents();
}

async function expectPanels(page: Page, texts: readonly string[]): Promise<void> {
  await expect.poll(() => page.locator('.tabs-content:visible').allInnerTexts()).toEqual(texts);
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), GROUP_KEY);
}

describe.each(built)('Articles on $target', ({ base }) => {
  test('tabs show one panel; a choice goes to all tabs of the group and is stored', async ({ visit }) => {
    const page = await visit(`${base}guide/tabs/`);
    await expectPanels(page, [
      'Text for Linux, first set.',
      'Text for Linux, second set.',
      'BASH\necho "from bash"',
    ]);
    await tabs(page, 1).getByRole('tab', { name: 'Windows' }).click();
    await expectPanels(page, [
      'Text for Windows, first set.',
      'Text for Windows, second set.',
      'BASH\necho "from bash"',
    ]);
    expect(await stored(page)).toBe('windows');
    // The second set has no macOS: it stays.
    await tabs(page, 0).getByRole('tab', { name: 'macOS' }).click();
    await expectPanels(page, [
      'Text for macOS, first set.',
      'Text for Windows, second set.',
      'BASH\necho "from bash"',
    ]);
    expect(await stored(page)).toBe('mac');
    expect(address(page)).toBe('/guide/tabs/');
  });

  test('the stored choice holds after a reload, on other pages and in other tabs of the browser', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/tabs/`);
    await tabs(page, 0).getByRole('tab', { name: 'macOS' }).click();
    await page.reload();
    await takenOver(page);
    await expectPanels(page, [
      'Text for macOS, first set.',
      'Text for Linux, second set.',
      'BASH\necho "from bash"',
    ]);
    await sidebar(page).getByRole('link', { name: 'More tabs' }).click();
    await shows(page, 'More tabs');
    await expectPanels(page, ['Another page for macOS.']);
    const other = await page.context().newPage();
    await other.goto(`${base}guide/more-tabs/`);
    await takenOver(other);
    await expectPanels(other, ['Another page for macOS.']);
    await tabs(other, 0).getByRole('tab', { name: 'Linux' }).click();
    await expectPanels(page, ['Another page for Linux.']);
  });

  test('a stored choice that the tabs do not know is passed over', async ({ visit }) => {
    const page = await visit(`${base}guide/more-tabs/`, { stored: { [GROUP_KEY]: 'amiga' } });
    await expectPanels(page, ['Another page for Linux.']);
  });

  test('tabs with a query string keep their choice in the address', async ({ visit }) => {
    const page = await visit(`${base}guide/tabs/?other=1`);
    const before = await page.evaluate(() => history.length);
    await tabs(page, 2).getByRole('tab', { name: 'Fish' }).click();
    await page.getByText('from fish').waitFor();
    expect(address(page)).toBe('/guide/tabs/?other=1&shell=fish');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.reload();
    await takenOver(page);
    await page.getByText('from fish').waitFor();
    await page.goto(`${base}guide/tabs/?shell=tcsh`);
    await takenOver(page);
    await page.getByText('from bash').waitFor();
  });

  test('tabs are used by keyboard: arrows, Home and End choose, Tab goes on to the panel', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/tabs/`);
    const list = tabs(page, 0);
    await list.getByRole('tab', { name: 'Linux' }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'macOS'],
      ['ArrowRight', 'Windows'],
      ['ArrowRight', 'Linux'],
      ['ArrowLeft', 'Windows'],
      ['Home', 'Linux'],
      ['End', 'Windows'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await selected(list)).toEqual([name]);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    }
    const panel = page.getByRole('tabpanel', { name: 'Windows' }).first();
    expect(await panel.innerText()).toBe('Text for Windows, first set.');
    await page.keyboard.press('Tab');
    expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Windows');
  });

  test('a choice leaves what stands in the panels as the reader has left it', async ({ visit }) => {
    const page = await visit(`${base}guide/tabs/`);
    const text = page.getByText('Text for Linux, first set.');
    await text.evaluate((element) => element.setAttribute('data-touched', ''));
    await tabs(page, 0).getByRole('tab', { name: 'macOS' }).click();
    await tabs(page, 0).getByRole('tab', { name: 'Linux' }).click();
    await text.waitFor();
    expect(await text.getAttribute('data-touched')).toBe('');
  });

  test('a pressed tab stays where it is while panels above it change their height', async ({ visit }) => {
    const page = await visit(`${base}guide/tabs/`, { viewport: { width: 1280, height: 400 } });
    await appendHtml(
      page.locator('.tabs-content', { hasText: 'Text for Windows, first set.' }),
      '<p>Much more.</p>'.repeat(20),
    );
    const tab = tabs(page, 1).getByRole('tab', { name: 'Windows' });
    await tab.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await tab.boundingBox();
    await tab.click();
    await page.getByText('Text for Windows, second set.').waitFor();
    await expect
      .poll(async () => Math.abs(((await tab.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThanOrEqual(1);
  });

  test('the copy button copies the code as it was written and says so', async ({ visit }) => {
    const page = await visit(`${base}guide/code/`, CLIPBOARD);
    const block = page.locator('figure', { hasText: 'lamp.sh' });
    await block.hover();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(await clipboard(page)).toBe('lamp --on\nlamp --bright "80 %" > /dev/null\nlamp --off');
  });

  test('the copy button works by keyboard, in tabs and after a route change', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, CLIPBOARD);
    await follow(sidebar(page).getByRole('link', { name: 'Tabs', exact: true }));
    await shows(page, 'Tabs');
    await takenOver(page);
    await tabs(page, 2).getByRole('tab', { name: 'Fish' }).click();
    await page.getByRole('tabpanel', { name: 'Fish' }).getByRole('button', { name: 'Copy code' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(await clipboard(page)).toBe('echo "from fish"');
  });

  test('where the clipboard is refused the button says that it could not copy', async ({ visit }) => {
    const page = await visit(`${base}guide/code/`, {
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = () =>
            Promise.reject(new DOMException('Refused', 'NotAllowedError'));
        }),
    });
    await page.getByRole('button', { name: 'Copy code' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Could not copy' }).waitFor();
  });

  test('a heading’s link leads to it and copies its address', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`, CLIPBOARD);
    const heading = page.locator('#section-3');
    await heading.hover();
    await heading.getByRole('link').click();
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(await clipboard(page)).toBe(`${base}guide/long/#section-3`);
    expect(address(page)).toBe('/guide/long/#section-3');
  });

  test('wide code and wide tables scroll inside of boxes that a keyboard reaches and a name tells apart; Tab passes what fits', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/code/`, { viewport: { width: 390, height: 844 } });
    const boxes = page.locator('#Shell-article :is(pre[role], .table-wrap)');
    expect(await boxes.count()).toBe(3);
    for (const box of await boxes.all()) {
      const { scrolls, stop, name, role } = await box.evaluate((element) => ({
        scrolls: element.scrollWidth > element.clientWidth,
        stop: element.getAttribute('tabindex') === '0',
        name: element.getAttribute('aria-label') ?? '',
        role: element.getAttribute('role'),
      }));
      expect(name).not.toBe('');
      expect(role).toMatch(/^(group|region)$/);
      expect(stop).toBe(scrolls);
      if (!scrolls) continue;
      await box.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }
  });

  test('a diagram is a named picture that the browser did not have to draw', async ({ visit }) => {
    const page = await visit(`${base}guide/diagram/`);
    const group = page.locator('#Shell-article').getByRole('group', { name: 'From switch to light' });
    const picture = group.getByRole('img', {
      name: 'The switch closes the circuit, and the lamp gives light.',
    });
    expect(await page.locator('#Shell-article style, #Shell-article [style]').count()).toBe(0);
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThan(100);
    expect(box?.height).toBeGreaterThan(30);
  });
});
