import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { takenOver, test } from '../support/browser.ts';
import { address, follow, holdBack, isSameDocument, markDocument, shows, sidebar } from '../support/page.ts';
import { openSearch, searchFor } from '../support/search.ts';
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
    const folders = [inject('buildFolder'), inject('ownSiteFolder')];
    servers = await Promise.all(folders.map(serveStrictly));
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
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types fieldguide\n");
  });

  test('a script and a style that are not ours are blocked', async ({ visit }) => {
    const page = await visit(base, {
      provokes: [/Executing inline script violates/, /Applying inline style violates/],
    });
    await watchViolations(page);
    await page.route(
      (url) => url.pathname === '/guide/install/',
      async (route) => {
        const response = await route.fetch();
        const foreign = '<script>window.foreign = true</script><style>body { display: none }</style>';
        return route.fulfill({
          response,
          body: (await response.text()).replace('<body>', `<body>${foreign}`),
        });
      },
    );
    await page.goto(`${base}guide/install/`);
    await takenOver(page);
    expect(await violations(page)).toHaveLength(2);
    expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
  });

  test('text becomes neither HTML nor a script, and the policy lets no address of another host through', async ({
    visit,
  }) => {
    const page = await visit(base, {
      provokes: [/This document requires 'Trusted/, /Creating a TrustedTypePolicy/],
    });
    const refused = await page.evaluate(() => {
      const rules = { createHTML: String, createScriptURL: String };
      const tries: Record<string, () => unknown> = {
        innerHTML: () => Reflect.set(document.body, 'innerHTML', '<img src=x onerror=alert(1)>'),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>b</b>'),
        DOMParser: () => new DOMParser().parseFromString('<b>b</b>', 'text/html'),
        'the text of a script': () => Reflect.set(document.createElement('script'), 'text', 'alert(1)'),
        'the address of a script': () => Reflect.set(document.createElement('script'), 'src', '/a.js'),
        'a worker': () => new Worker('/a.js'),
        'another policy': () => globalThis.trustedTypes?.createPolicy('default', rules),
        'a foreign address': () => globalThis.fieldguidePolicy?.createScriptURL('https://other.example/a.js'),
        'an address with code': () =>
          globalThis.fieldguidePolicy?.createScriptURL('data:text/javascript,alert(1)'),
      };
      return Object.entries(tries).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [`${name} was let through`];
        } catch (error) {
          return error instanceof TypeError ? [] : [`${name}: ${error}`];
        }
      });
    });
    expect(refused).toEqual([]);
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
    // Pages that scripts swap in, with what comes alive in them.
    await page.goto(`${own}getstarted/`);
    await takenOver(page);
    await markDocument(page);
    for (const path of [
      'getstarted/installation/sizing-recommendations/',
      'getstarted/installation/discovery-port-configurations/',
      'getstarted/',
      'auto-discovery/',
    ]) {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('#Shell-article')?.append(link);
        link.click();
      }, `/${path}`);
      await expect.poll(() => address(page)).toBe(`/${path}`);
      await takenOver(page);
    }
    await page
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Enlarged picture' }).waitFor();
    await page.keyboard.press('Escape');
    await openSearch(page);
    await searchFor(page, 'collector');
    expect(await isSameDocument(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
});
