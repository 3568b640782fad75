import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { faultsInBothModes } from '../support/axe.ts';
import { takenOver, test } from '../support/browser.ts';
import { CLIPBOARD, clearClipboard, clipboard } from '../support/clipboard.ts';
import { follow, shows } from '../support/page.ts';

const targets = [{ target: 'build', base: inject('componentsBuild') }];
const KEY = 'fieldguide.values';
/** Text that would do harm as HTML, as JSON or as two lines. */
const HOSTILE = `"><img src=x onerror=alert(1)>'\\ & {}`;

function block(page: Page, text: string): Locator {
  return page.locator('#Shell-article figure.code', { hasText: text });
}

async function copied(page: Page, code: Locator): Promise<string> {
  await clearClipboard(page);
  await code.hover();
  await code.getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(() => clipboard(page)).not.toBe('');
  return clipboard(page);
}

function fields(page: Page, name: string): Locator {
  return page.locator(`#Shell-article [data-placeholder="${name}"]`);
}

/** Sets a value in the panel, the way a reader does. */
async function setValue(page: Page, { label, value }: { label: string; value: string }): Promise<void> {
  await page.locator('#Shell-article [data-placeholder][role="button"]').first().click();
  await page.getByRole('dialog').getByLabel(label).fill(value);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

describe.each(targets)('Code blocks on $target', ({ base }) => {
  test('copying a session gives only what runs', async ({ visit }) => {
    const page = await visit(`${base}code/`, CLIPBOARD);
    expect(await copied(page, block(page, 'uptime'))).toBe(
      'ssh admin@<appliance> \\\n  uptime\ncurl --fail https://<appliance>/api/1.0/lamps?collector=<rc-ip>\nsystemctl restart lamp',
    );
    expect(await copied(page, block(page, 'Get-Service'))).toBe('Get-Service -ComputerName <rc-ip>');
    expect(await copied(page, block(page, 'FROM lamps;'))).toBe('SELECT name, place\n  FROM lamps;');
    expect(await copied(page, block(page, 'a comment stays'))).toBe(
      'lamp --on\n# a comment stays\nlamp --off',
    );
    // Of a diff, what it takes away stays behind.
    expect(await copied(page, block(page, 'bright: 60'))).toBe(
      'lamp:\n  bright: 60\n  place: table\n  timer: 3600',
    );
    expect(await block(page, 'Everything is on').getByRole('button').count()).toBe(0);
  });

  test('prompts are seen, and a selection by hand has none of them', async ({ visit }) => {
    const page = await visit(`${base}code/`);
    const code = block(page, 'FROM lamps;').locator('code');
    const shown = await code
      .locator('[data-prompt]')
      .first()
      .evaluate((prompt) => [
        getComputedStyle(prompt, '::before').content,
        prompt.getBoundingClientRect().width > 0,
      ]);
    expect(shown).toEqual(['attr(data-prompt) / ""'.replace('attr(data-prompt)', '"mysql> "'), true]);
    const text = await code.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString();
    });
    expect(text).toBe('SELECT name, place\n  FROM lamps;\n| name | place |');
  });

  test('a long block is folded, and unfolds by mouse and by keyboard', async ({ visit }) => {
    const page = await visit(`${base}code/`);
    const long = block(page, 'lamp_1:');
    const last = long.locator('.line').last();
    const button = long.getByRole('button', { name: 'Show all 84 lines' });
    const height = async () => (await long.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThan(550);
    await button.focus();
    await page.keyboard.press('Enter');
    await long.getByRole('button', { name: 'Show fewer lines', expanded: true }).waitFor();
    expect(await height()).toBeGreaterThan(1_500);
    await last.scrollIntoViewIfNeeded();
    await long.getByRole('button', { name: 'Show fewer lines' }).click();
    await button.waitFor();
    expect(await height()).toBeLessThan(550);
  });

  test('the last line of a folded block is copied too', async ({ visit }) => {
    const page = await visit(`${base}code/`, CLIPBOARD);
    expect((await copied(page, block(page, 'lamp_1:'))).split('\n')).toHaveLength(84);
  });

  test('long lines wrap when asked to', async ({ visit }) => {
    const page = await visit(`${base}code/`);
    const code = block(page, 'set -e');
    const overflow = () => code.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await code.hover();
    await code.getByRole('button', { name: 'Wrap long lines', pressed: false }).click();
    await code.getByRole('button', { name: 'Wrap long lines', pressed: true }).waitFor();
    expect(await overflow()).toBe(0);
    await code.getByRole('button', { name: 'Wrap long lines' }).click();
    await code.getByRole('button', { name: 'Wrap long lines', pressed: false }).waitFor();
    expect(await overflow()).toBeGreaterThan(0);
  });

  test('a file is saved under its name, with the reader’s values', async ({ visit }) => {
    const page = await visit(`${base}code/`, { stored: { [KEY]: '{"appliance":"hb-ma-01"}' } });
    await page.locator('#Shell-article [data-filled]').first().waitFor();
    const code = block(page, 'set -e');
    await code.hover();
    const saved = page.waitForEvent('download');
    await code.getByRole('button', { name: 'Download lamp.sh' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('lamp.sh');
    let text = '';
    for await (const part of await download.createReadStream()) text += part;
    expect(text).toMatch(/^set -e\nlamp --on hb-ma-01\nlamp --report [^\n]+\n$/);
  });
});

describe.each(targets)('The reader’s own values on $target', ({ base }) => {
  test('are set once, and filled in on all pages, in all samples and copies', async ({ visit }) => {
    const page = await visit(`${base}code/`, CLIPBOARD);
    await setValue(page, { label: 'Main Appliance', value: 'hb-ma-01.harbor.example' });
    for (const text of await fields(page, 'appliance').allTextContents())
      expect(text).toBe('hb-ma-01.harbor.example');
    expect(await copied(page, block(page, 'uptime'))).toContain('ssh admin@hb-ma-01.harbor.example \\');
    await follow(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Parts' }));
    await shows(page, 'Parts of a page');
    await takenOver(page);
    await expect.poll(() => fields(page, 'appliance').first().textContent()).toBe('hb-ma-01.harbor.example');
    expect(await fields(page, 'appliance').count()).toBe(3);
    await page.reload();
    await takenOver(page);
    await expect.poll(() => fields(page, 'appliance').last().textContent()).toBe('hb-ma-01.harbor.example');
  });

  test('are cleared by one click', async ({ visit }) => {
    const page = await visit(`${base}code/`, { stored: { [KEY]: '{"appliance":"a","rc-ip":"b"}' } });
    await fields(page, 'appliance').and(page.locator('[data-filled]')).first().click();
    const dialog = page.getByRole('dialog', { name: 'Your values' });
    expect(await dialog.getByLabel('Main Appliance').inputValue()).toBe('a');
    await dialog.getByRole('button', { name: 'Clear all values' }).click();
    expect(await page.locator('#Shell-article [data-filled]').count()).toBe(0);
    expect(await fields(page, 'rc-ip').first().textContent()).toBe('<rc-ip>');
    expect(await dialog.getByLabel('Main Appliance').inputValue()).toBe('');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('{}');
  });

  test('are text, whatever they hold', async ({ visit }) => {
    const page = await visit(`${base}code/`, CLIPBOARD);
    await setValue(page, { label: 'Main Appliance', value: HOSTILE });
    expect(await fields(page, 'appliance').first().textContent()).toBe(HOSTILE);
    expect(await page.locator('#Shell-article img').count()).toBe(0);
    expect(await copied(page, block(page, 'set -e'))).toContain(`lamp --on ${HOSTILE}\n`);
  });

  test('a stored value with a line break cannot run a second command', async ({ visit }) => {
    const stored = { [KEY]: JSON.stringify({ appliance: 'a\nreboot', 'rc-ip': { toString: 1 } }) };
    const page = await visit(`${base}code/`, { stored });
    await expect.poll(() => fields(page, 'appliance').first().textContent()).toBe('a reboot');
    expect(await fields(page, 'rc-ip').first().textContent()).toBe('<rc-ip>');
  });

  test('are set by keyboard: the pressed one has the focus, Escape leads back to it', async ({ visit }) => {
    const page = await visit(`${base}code/`);
    const field = fields(page, 'rc-ip').and(page.locator('[role="button"]')).first();
    await field.focus();
    await page.keyboard.press('Enter');
    const input = page.getByRole('dialog').getByLabel('Remote Collector');
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('10.1.1.1 or two');
    expect(await input.inputValue()).toBe('10.1.1.1 or two');
    await page.keyboard.press('Escape');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.textContent()).toBe('10.1.1.1 or two');
  });

  test('come over from another tab of the browser', async ({ visit }) => {
    const page = await visit(`${base}code/`);
    const other = await page.context().newPage();
    await other.goto(`${base}parts/`);
    await takenOver(other);
    await setValue(page, { label: 'Main Appliance', value: 'both' });
    await expect.poll(() => fields(other, 'appliance').first().textContent()).toBe('both');
  });

  test('nothing of it is loaded by a page without placeholders', async ({ visit }) => {
    const loaded: string[] = [];
    await visit(base, {
      prepare: async (page) => {
        page.on('request', (request) => loaded.push(request.url()));
      },
    });
    expect(loaded.filter((url) => /Placeholders|Values|codeTool/.test(url))).toEqual([]);
    expect(loaded.some((url) => /start-/.test(url))).toBe(true);
  });
});

describe.each(targets)('Parts of a page on $target', ({ base }) => {
  test('the Before you start box stands behind the first paragraph', async ({ visit }) => {
    const page = await visit(`${base}parts/`);
    const box = page.getByRole('group', { name: 'Before you start' });
    expect(await box.locator('dt').allTextContents()).toEqual([
      'Role or permission',
      'License',
      'Ports',
      'Credentials',
      'Impact',
      'Time',
    ]);
    // Between them, on phones: the table of contents.
    const before = page.locator('p + .before, p + .toc-fold + .before');
    expect(await before.count()).toBe(1);
    await box.getByRole('link', { name: 'code' }).click();
    await shows(page, 'Code blocks');
  });

  test('badges belong to page, heading and row, and not to the table of contents', async ({ visit }) => {
    const page = await visit(`${base}parts/`);
    expect(await page.locator('.applies-to-page').innerText()).toMatch(/Release 19\.05.*Remote Collector/s);
    const heading = page.getByRole('heading', {
      name: 'Since a release Applies to Release 19.06 Main Appliance',
    });
    expect(await heading.getAttribute('id')).toBe('since');
    expect(await page.locator('.toc a', { hasText: 'Since' }).textContent()).toBe('Since a release');
    expect(await page.locator('td .badge').count()).toBe(3);
  });

  test('all of a card leads where its title does', async ({ visit }) => {
    const page = await visit(`${base}parts/`);
    // The link lies over the text: a forced click is one at its place.
    await page.getByText('Prompts, output, folds and files.').click({ force: true });
    await shows(page, 'Code blocks');
  });

  test('a menu path says "then" to screen readers, and is copied as it is seen', async ({ visit }) => {
    const page = await visit(`${base}parts/`);
    const path = page.locator('.menu-path').first();
    const text = await path.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString();
    });
    expect(text).toBe('Discovery > SNMP > New job');
    expect(await path.ariaSnapshot()).toContain('Discovery then SNMP then New job');
  });

  test('without scripts all is there, and no button', async ({ visit }) => {
    const page = await visit(`${base}code/`, { javaScriptEnabled: false });
    expect(await page.locator('#Shell-article button:visible').count()).toBe(0);
    expect(await page.getByText('line 84').isVisible()).toBe(true);
    expect((await block(page, 'lamp_1:').boundingBox())?.height).toBeGreaterThan(1_500);
    expect(await fields(page, 'appliance').first().textContent()).toBe('<appliance>');
    expect(await page.locator('#Shell-article [role="button"]').count()).toBe(0);
    await page.goto(`${base}parts/`);
    expect(await page.getByRole('group', { name: 'Before you start' }).isVisible()).toBe(true);
  });

  test('on paper long code is whole, lines wrap and no button is there', async ({ visit }) => {
    const page = await visit(`${base}code/`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#Shell-article button:visible').count()).toBe(0);
    expect((await block(page, 'lamp_1:').boundingBox())?.height).toBeGreaterThan(1_200);
    const overflow = await page
      .locator('#Shell-article pre')
      .evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
    expect(overflow.filter((width) => width > 0)).toEqual([]);
  });
});

describe('axe finds nothing on every component', () => {
  // What shows that the page has come alive, where it does.
  const pages = {
    'parts/': '[role="button"]',
    'code/': '[role="button"]',
    'data/': '.table-tools input',
    'drawings/': '.zoom-button',
    'text/': 'details:not(.toc-fold)',
    'glossary/': 'dt',
  };
  for (const [path, alive] of Object.entries(pages))
    test(`/${path}, light and dark, at 1280 and 390 px`, async ({ visit }) => {
      const page = await visit(inject('componentsBuild') + path, {
        reducedMotion: 'reduce',
        stored: { [KEY]: '{"rc-ip":"10.1.1.1"}' },
      });
      await page.locator(`#Shell-article ${alive}`).first().waitFor();
      expect(await faultsInBothModes(page)).toEqual([]);
    });

  test('with the panel open, light and dark', async ({ visit }) => {
    const page = await visit(`${inject('componentsBuild')}code/`, { reducedMotion: 'reduce' });
    await page.locator('#Shell-article [role="button"]').first().click();
    await page.getByRole('dialog').getByLabel('Main Appliance').waitFor();
    expect(await faultsInBothModes(page)).toEqual([]);
  });
});
