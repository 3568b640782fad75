import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { findFaults } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { serveStrictly, urlOf } from '../support/strictServer.ts';

/** A page of our own with a recipe. */
const PAGE = 'administration/tags/';
/** Starting PostgreSQL takes seconds, and many where other tests run. */
const SLOW = { timeout: 90_000 };

describe('A recipe that the reader changes', () => {
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

  async function opened(page: Page, index = 0): Promise<Locator> {
    const playground = page.locator('.playground').nth(index);
    await playground.scrollIntoViewIfNeeded();
    await playground.getByRole('button', { name: /^Change and run this query \(\d+ MB\)$/ }).click();
    return playground;
  }

  async function run(playground: Locator, sql: string): Promise<void> {
    await playground.getByRole('textbox', { name: 'Query' }).fill(sql);
    await playground.getByRole('button', { name: 'Run' }).click();
  }

  test('the policy allows WebAssembly to the worker alone', () => {
    const [page, ...others] = readFileSync(path.join(inject('ownSiteFolder'), 'csp.txt'), 'utf8')
      .trim()
      .split('\n');
    expect(page).not.toContain('wasm');
    expect(others).toEqual([
      expect.stringMatching(
        /^\/assets\/playground-worker-\w+\.js: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'$/,
      ),
    ]);
  });

  test('loads nothing before it is asked for, runs, tells faults, and is stopped', {
    timeout: 180_000,
  }, async ({ visit }) => {
    const asked: string[] = [];
    const page = await visit(base + PAGE, {
      prepare: async (page) => page.on('request', (request) => asked.push(request.url())),
    });
    const loaded = () => asked.filter((url) => /pglite|initdb|playground/.test(url)).length;
    expect(loaded()).toBe(0);
    const playground = await opened(page);
    await playground.getByRole('table').waitFor(SLOW);
    expect(loaded()).toBeGreaterThanOrEqual(5);
    await run(playground, 'SELECT name,\n  nothing FROM view_rack_v1');
    await playground.getByText('Line 2, column 3: column "nothing" does not exist.').waitFor();
    await run(playground, "SELECT name, '=1' AS odd FROM view_rack_v1 WHERE name = 'HB-R01'");
    await playground.getByRole('cell', { name: 'HB-R01' }).waitFor();
    const focus = page.locator('button:focus', { hasText: 'Run' });
    expect(await focus.count()).toBe(1);
    const download = page.waitForEvent('download');
    await playground.getByRole('button', { name: 'Download CSV' }).click();
    let csv = '';
    for await (const part of await (await download).createReadStream()) csv += part;
    expect(csv.replace('\uFEFF', '')).toBe("name,odd\r\nHB-R01,'=1\r\n");
    await run(
      playground,
      'WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r',
    );
    await playground.getByText('The query was stopped after 10 seconds.').waitFor(SLOW);
    await run(playground, 'SELECT current_date AS today');
    await playground.getByRole('cell', { name: '2026-11-02' }).waitFor(SLOW);
  });

  test('says why it cannot be loaded, and loads when it can', { timeout: 120_000 }, async ({ visit }) => {
    const page = await visit(inject('ownSite') + PAGE, {
      viewport: { width: 390, height: 844 },
      prepare: (page) => page.route(/pglite-.*\.data/, (route) => route.fulfill({ status: 503 })),
    });
    const playground = await opened(page);
    const box = playground.getByRole('alert');
    await box.getByText(/The database could not be loaded\. .*returned status 503/).waitFor(SLOW);
    await page.unroute(/pglite-.*\.data/);
    await box.getByRole('button', { name: 'Retry' }).click();
    await playground.getByRole('table').waitFor(SLOW);
    expect((await findFaults(page)).faults).toEqual([]);
  });

  test('gives way while it loads to one that is opened after it, and can be run again', async ({ visit }) => {
    const page = await visit(`${base}reports/doql/doql-examples/`);
    const playground = await opened(page);
    await playground.getByText('Loading the database…').waitFor();
    await opened(page, 1);
    await playground.getByRole('button', { name: 'Run', disabled: false }).waitFor();
    expect(await playground.getByRole('status').textContent()).toBe('');
  });

  test('without scripts the result stands, and no button', async ({ visit }) => {
    const page = await visit(base + PAGE, { javaScriptEnabled: false });
    await page.getByRole('table', { name: /^Result in the sample data center/ }).waitFor();
    expect(await page.locator('.playground').first().isVisible()).toBe(false);
  });
});
