import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { takenOver, test } from '../support/browser.ts';
import { follow, holdBack, shows, sidebar } from '../support/page.ts';
import { serveStrictly, urlOf } from '../support/strictServer.ts';
import { NOT_FOUND_LINE, PAGES } from '../support/testPages.ts';

/** Notes every violation; read them with `violations`. */
async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    );
    Object.assign(window, { seenViolations: seen });
  });
}

function violations(page: Page): Promise<string[]> {
  return page.evaluate((): string[] => Reflect.get(window, 'seenViolations'));
}

describe('Under the strict policy of csp.txt', () => {
  let servers: Server[] = [];
  let base = '';
  let own = '';

  beforeAll(async () => {
    servers = await Promise.all([inject('buildFolder'), inject('ownSiteFolder')].map(serveStrictly));
    const [first = '', second = ''] = servers.map(urlOf);
    base = first;
    own = second;
  });

  afterAll(async () => {
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  test('the policy allows no inline style, no foreign host and no inline script but ours', () => {
    const policy = readFileSync(path.join(inject('buildFolder'), 'csp.txt'), 'utf8');
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  });

  test('a script and a style that are not ours are blocked', async ({ visit }) => {
    const page = await visit(base, {
      prepare: watchViolations,
      provokes: [/Executing inline script violates/, /Applying inline style violates/],
    });
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.foreign = true';
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.body.append(script, style);
    });
    await expect.poll(async () => (await violations(page)).length).toBe(2);
    expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
  });

  for (const { kind, path, title, provokes } of PAGES) {
    test(`${kind} comes alive without a violation`, async ({ visit }) => {
      const page = await visit(base + path, { prepare: watchViolations, provokes });
      await shows(page, title);
      expect(await violations(page)).toEqual([]);
    });
  }

  test('everything moves, opens and loads without a violation', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { prepare: watchViolations });
    const release = await holdBack(page, '/guide/tabs/');
    await follow(sidebar(page).getByRole('link', { name: 'Tabs', exact: true }));
    await page.getByRole('progressbar').waitFor();
    release();
    await shows(page, 'Tabs');
    await takenOver(page);
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await sidebar(page).getByRole('button', { name: 'Pages in Reference' }).click();
    await page.getByRole('searchbox', { name: 'Filter pages' }).fill('settings');
    await sidebar(page).getByRole('link', { name: 'Settings' }).click();
    await shows(page, 'Settings');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('a redirect leads on', async ({ visit }) => {
    const page = await visit(base, { prepare: watchViolations });
    await page.goto(`${base}old-install/?a=1#plug`);
    await shows(page, 'Install the lamp');
    expect(page.url()).toBe(`${base}guide/install/?a=1#plug`);
  });

  test('our own site comes alive without a violation', async ({ visit }) => {
    const page = await visit(own, { prepare: watchViolations, provokes: [NOT_FOUND_LINE] });
    for (const path of [
      'getstarted/',
      'getstarted/installation/sizing-recommendations/',
      'search/',
      'nowhere/',
    ]) {
      await page.goto(own + path);
      await takenOver(page);
      expect(await violations(page), path).toEqual([]);
    }
  });
});
