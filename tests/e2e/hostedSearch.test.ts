import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import { test } from '../support/browser.ts';
import { root, runFieldguide } from '../support/fieldguide.ts';
import { address, shows } from '../support/page.ts';
import { SERVICE_KEYS, type SearchService, startSearchService } from '../support/searchService.ts';
import { serveStrictly, urlOf } from '../support/strictServer.ts';

const { adminKey, ...PUBLIC_KEYS } = SERVICE_KEYS;

const PAGES = {
  'index.md': '# Lamps\n\nAll about lamps.\n',
  'install.md': '# Install\n\n## Fix the lamp\n\nUse two `<b>screws</b>`.\n',
  'clean.md': '# Clean\n\n## Dust the lamp\n\nUse a cloth.\n',
};

let folder = '';
let service: SearchService;
let server: Server | undefined;
let base = '';

const site = (...parts: string[]) => path.join(folder, 'site', ...parts);

beforeAll(async () => {
  service = await startSearchService();
  mkdirSync(path.join(root, 'tests/.work'), { recursive: true });
  folder = mkdtempSync(path.join(root, 'tests/.work/hosted-'));
  mkdirSync(site('docs'), { recursive: true });
  for (const [name, text] of Object.entries(PAGES)) writeFileSync(site('docs', name), text);
  const config = {
    title: 'Lamps',
    url: 'https://docs.lamps.example',
    navbar: { items: [{ type: 'search' }] },
    tasks: [{ label: 'Clean it', href: '/clean/' }],
    search: { provider: 'algolia', ...PUBLIC_KEYS, indexName: 'lamps', hosts: [service.url] },
  };
  writeFileSync(site('site.config.ts'), `export default ${JSON.stringify(config)};\n`);
  vi.stubEnv('FIELDGUIDE_SEARCH_ADMIN_KEY', adminKey);
  await runFieldguide(['search', 'push', '--site', site()]);
  await runFieldguide(['build', '--site', site(), '--out', path.join(folder, 'dist')]);
  server = await serveStrictly(path.join(folder, 'dist'));
  base = urlOf(server);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  server?.close();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  service.fault = undefined;
  service.requests.length = 0;
});

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').waitFor();
}

const options = (page: Page) =>
  page.getByRole('option').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('A site with a hosted search, under its strict policy', () => {
  test('asks the service once for what was typed, and leads to this host', async ({ visit }) => {
    const page = await visit(`${base}install/`);
    expect(service.requests).toEqual([]);
    await openDialog(page);
    await page.keyboard.insertText('cloth');
    await expect.poll(() => options(page)).toEqual(['/clean/#dust-the-lamp']);
    expect(service.requests.map(({ path, key }) => [path, key])).toEqual([
      ['/1/indexes/*/queries', PUBLIC_KEYS.searchApiKey],
    ]);
    await page.keyboard.press('Enter');
    await shows(page, 'Clean');
    expect(address(page)).toMatch(/^\/clean\//);
  });

  test('loads the service’s client only when the reader searches, and keeps nothing of it', async ({
    visit,
  }) => {
    const loaded: string[] = [];
    const page = await visit(`${base}install/`, {
      prepare: async (page) => page.on('request', (request) => loaded.push(request.url())),
    });
    const clients = () => loaded.filter((url) => url.includes('hostedProvider'));
    expect(clients()).toEqual([]);
    await openDialog(page);
    await page.keyboard.insertText('screws');
    await expect.poll(() => options(page)).toEqual(['/install/#fix-the-lamp']);
    expect(clients()).toHaveLength(1);
    expect(loaded.filter((url) => /worker|\.txt$/.test(url))).toEqual([]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('algolia'))),
    ).toEqual([]);
  });

  test('shows marked words, and markup as the text it is', async ({ visit }) => {
    const page = await visit(`${base}search/?q=screws`);
    await expect.poll(() => page.locator('main mark').allTextContents()).toContain('screws');
    await page.locator('main').getByText('Use two <b>screws</b>.').first().waitFor();
  });

  test('without hits it offers what people come for', async ({ visit }) => {
    const page = await visit(base);
    await openDialog(page);
    await page.keyboard.insertText('zzzqx');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByText('No results for “zzzqx”').first().waitFor();
    await dialog.getByText('Try searching for').waitFor();
    await dialog.getByRole('button', { name: 'Clean it' }).click();
    expect(await dialog.getByRole('combobox').inputValue()).toBe('Clean it');
  });

  test('says that results cannot be fetched, and tries again', async ({ visit }) => {
    service.fault = () => ({ status: 429, body: '{}' });
    const page = await visit(base, { provokes: [/429/] });
    await openDialog(page);
    await page.keyboard.insertText('lamp');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByText('Unable to fetch results').waitFor();
    service.fault = undefined;
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => options(page)).toContain('/clean/#dust-the-lamp');
  });

  test('tells whoever runs the site that its key is refused', async ({ visit }) => {
    service.fault = () => ({ status: 403, body: '{"message":"Invalid key"}' });
    const page = await visit(base, {
      provokes: [/status of 403/, /SearchUnavailable: The search service rejected the search key \(403\)/],
    });
    await openDialog(page);
    await page.keyboard.insertText('lamp');
    await page.getByText('Unable to fetch results').waitFor();
  });
});
