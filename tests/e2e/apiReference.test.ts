import type { Server } from 'node:http';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { findFaults } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { CLIPBOARD } from '../support/clipboard.ts';
import { serveStrictly, urlOf } from '../support/strictServer.ts';

const PAGE = 'integration/api-overview/devices/';
const MOUNT = 'post-api-1-0-device-rack';

describe('The reference of the API', () => {
  let server: Server;
  let base = '';
  beforeAll(async () => {
    server = await serveStrictly(inject('ownSiteFolder'));
    base = urlOf(server);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** The form of a call, opened by keyboard. */
  async function opened(page: Page, call: string): Promise<Locator> {
    const open = page.getByRole('button', { name: `Build this call ${call}`, exact: true });
    await open.scrollIntoViewIfNeeded();
    await open.press('Enter');
    return page.getByRole('group', { name: call, exact: true });
  }

  test('builds a call from parameters, by keyboard, and sends nothing', async ({ visit }) => {
    const asked: string[] = [];
    const page = await visit(`${base}${PAGE}#${MOUNT}`, CLIPBOARD);
    page.on('request', (request) => asked.push(request.url()));
    const form = await opened(page, 'POST /api/1.0/device/rack/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('hb-esx-01');
    const call = form.getByRole('group', { name: 'The call for curl' });
    await expect.poll(() => call.textContent()).toContain('-d device=hb-esx-01');
    await form.getByLabel('device body', { exact: true }).fill("hb'core 01");
    await form.getByLabel('start_at body').fill('');
    await form.getByRole('status').getByText('Still needed: start_at').waitFor();
    await form.getByLabel('start_at body').fill('auto');
    await expect.poll(() => call.textContent()).toContain(`--data-urlencode 'device=hb'\\''core 01'`);
    expect(await call.textContent()).toContain('-d start_at=auto');
    await form.getByRole('button', { name: 'Copy' }).click();
    await form.getByRole('status').getByText('Copied').waitFor();
    await form.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => call.textContent()).toContain('-d device=hb-esx-01');
    expect(asked.filter((url) => !url.startsWith(base))).toEqual([]);
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    // Where the page was left, a button may be half below the bar, which is no fault of it.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect((await findFaults(page)).faults).toEqual([]);
  });

  test('is whole without scripts: parameters, each sample under its name, and the answer; the errors of all calls are told once', async ({
    visit,
  }) => {
    const page = await visit(`${base}${PAGE}`, { javaScriptEnabled: false });
    await page.getByRole('heading', { name: 'POST /api/1.0/device/rack/' }).waitFor();
    const shown = await page.evaluate((id) => {
      const texts: string[] = [];
      for (
        let at = document.getElementById(id)?.nextElementSibling;
        at && at.tagName !== 'H3';
        at = at.nextElementSibling
      )
        if (at instanceof HTMLElement) texts.push(at.innerText);
      return texts.join('\n');
    }, MOUNT);
    for (const text of [
      'Right needed: change on devices',
      'orientation',
      'PowerShell 7',
      'requests.post',
      '200: Saved',
    ])
      expect(shown).toContain(text);
    expect(shown).not.toContain('Build this call');
    await page.getByRole('heading', { name: 'Errors of all calls' }).waitFor();
    expect(await page.getByRole('cell', { name: '429' }).count()).toBe(1);
  });

  test('fits a phone', async ({ visit }) => {
    const page = await visit(`${base}${PAGE}#${MOUNT}`, { viewport: { width: 390, height: 844 } });
    await opened(page, 'POST /api/1.0/device/rack/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
