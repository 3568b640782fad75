import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { takenOver, test } from '../support/browser.ts';
import { root } from '../support/fieldguide.ts';
import { address, shows } from '../support/page.ts';

const base = inject('ownSite');

/** Paths of all pages in the sitemap, and of those that it leaves out. */
function routes(): string[] {
  const sitemap = readFileSync(path.join(inject('ownSiteFolder'), 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...listed, '/search/'];
}

test('every redirect of our own site leads to a page', async ({ visit }) => {
  const lines = readFileSync(path.join(inject('ownSiteFolder'), '_redirects'), 'utf8')
    .trim()
    .split('\n');
  const pages = new Set(routes());
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const [, to = ''] = line.split(' ');
    expect(pages, line).toContain(new URL(to, base).pathname);
  }
  const [from = '', to = ''] = lines[0]?.split(' ') ?? [];
  const page = await visit(base);
  await page.goto(new URL(from, base).href);
  await page.waitForURL(new URL(to, base).href);
  await takenOver(page);
});

// The two examples of the specification, 2.3.
test.for([
  ['/business-applications/', '/apps/business-services/'],
  ['/managed-resources/', '/auto-discovery/resources/'],
] as const)('%s leads to %s, as the specification says', async ([from, to], { visit }) => {
  const page = await visit(base);
  await page.goto(new URL(from, base).href);
  await page.waitForURL(new URL(to, base).href);
  await takenOver(page);
});

test('every page that was planned for our own site is written', () => {
  const [, ...lines] = readFileSync(path.join(root, 'site/planned-routes.tsv'), 'utf8').trim().split('\n');
  const planned = lines.map((line) => (line.split('\t')[0] ?? '').replaceAll('{product}', 'cairn'));
  const written = new Set(routes());
  expect(planned.length).toBeGreaterThan(300);
  expect(planned.filter((route) => !written.has(route))).toEqual([]);
});

/** The documents of our own site, as the build lists them. */
function documents(): { path: string; sidebar: string; source: string }[] {
  const file = path.join(inject('ownSiteFolder'), 'docs-metadata.json');
  return JSON.parse(readFileSync(file, 'utf8')).version.docs;
}

test('every document of our own site is in the one default sidebar, at an address without parameters', () => {
  expect(documents().length).toBeGreaterThan(300);
  expect([...new Set(documents().map(({ sidebar }) => sidebar))]).toEqual(['docs']);
  expect(documents().filter(({ path }) => !/^\/([\w.-]+\/)*$/.test(path))).toEqual([]);
});

test('every document of our own site has a link to its file in the public repository', () => {
  const without = documents().filter(({ path: route, source }) => {
    const html = readFileSync(path.join(inject('ownSiteFolder'), route, 'index.html'), 'utf8');
    return !html.includes(`href="https://git.cairn.example/docs/edit/main/site/docs/${source}"`);
  });
  expect(without).toEqual([]);
});

test('on a phone, the filter that the arrow keys choose in the search dialog is in view', async ({
  visit,
}) => {
  const page = await visit(`${base}support/`, { viewport: { width: 390, height: 844 } });
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('backup');
  const sections = dialog.getByRole('group', { name: 'Section' });
  await sections.getByRole('radio').first().focus();
  const names: (string | null)[] = [];
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('ArrowRight');
    const chosen = sections.locator('label').filter({ has: page.locator(':checked') });
    const isInView = () =>
      chosen.evaluate((label) => {
        const { left, right } = label.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      });
    await dialog.getByRole('option').first().waitFor();
    await expect.poll(isInView).toBe(true);
    names.push(await chosen.textContent());
  }
  expect(new Set(names).size).toBe(6);
});

test('after a step to the next page of results Tab goes on from the first of them', async ({ visit }) => {
  const page = await visit(`${base}search/?q=backup`);
  const next = page.getByRole('link', { name: 'Next page of results' });
  await next.press('Enter');
  await expect.poll(() => address(page)).toBe('/search/?q=backup&page=2');
  await page.locator('.search-results[start="11"]').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.locator('.search-result:focus-within').count()).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(400);
});

test('on paper the home page and the search page have nothing to press', async ({ visit }) => {
  const page = await visit(base);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.home-search').isVisible()).toBe(false);
  await page.goto(`${base}search/?q=backup`);
  await page.locator('.search-result').first().waitFor();
  expect(await page.locator('.search-page details').isVisible()).toBe(false);
  expect(await page.locator('.search-page form').isVisible()).toBe(false);
});

test('the page of all ports takes fewer than 130 stops of the Tab key', async ({ visit }) => {
  const page = await visit(`${base}getstarted/installation/discovery-port-configurations/`);
  // Islands come alive when they come near.
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect.poll(() => island.getAttribute('data-alive')).not.toBeNull();
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus());
  let stops = 0;
  while (stops < 300 && (await page.evaluate(() => document.activeElement !== document.body))) {
    stops += 1;
    await page.keyboard.press('Tab');
  }
  expect(stops).toBeGreaterThan(60);
  expect(stops).toBeLessThan(130);
});

test('the top bar of our own site leads to the documentation, to the product and to what helps a reader', async ({
  visit,
}) => {
  const page = await visit(base);
  const bar = page.locator('header');
  const main = bar.getByRole('navigation', { name: 'Main' });
  const links = await main
    .locator('a.nav-link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links.filter(([, href]) => href === '/getstarted/' || href?.startsWith('https://cairn.'))).toEqual([
    ['Documentation', '/getstarted/'],
    ['Product', 'https://cairn.example/product/'],
    ['Features', 'https://cairn.example/features/'],
    ['Customers', 'https://cairn.example/customers/'],
    ['Company', 'https://cairn.example/company/'],
  ]);
  await main.locator('summary', { hasText: 'English' }).click();
  expect(await main.locator('details[open] li').allTextContents()).toEqual(['English']);
  expect(await main.getByRole('button', { name: /Search/ }).isVisible()).toBe(true);
  expect(await main.getByRole('button', { name: 'Page feedback' }).isVisible()).toBe(true);
  expect(await bar.getByRole('button', { name: 'Switch to dark mode' }).isVisible()).toBe(true);
  const documentation = main.getByRole('link', { name: 'Documentation' });
  expect(await documentation.getAttribute('aria-current')).toBeNull();
  await documentation.click();
  await shows(page, 'Getting Started');
  expect(address(page)).toBe('/getstarted/');
  await expect.poll(() => documentation.getAttribute('aria-current')).not.toBeNull();
  await page.goto(`${base}reports/`);
  expect(await documentation.getAttribute('aria-current')).not.toBeNull();
});

test('from the home page, links alone lead a reader to installing, permissions, reports, tickets and automation', async ({
  visit,
}) => {
  const page = await visit(base);
  expect(await page.locator('.home-ways h3').allTextContents()).toEqual([
    'Install',
    'Discover',
    'Keep the inventory',
    'Report',
    'Integrate',
  ]);
  expect(await page.locator('.home-ways a').count()).toBe(30);
  expect(await page.locator('.home-newest').innerText()).toMatch(
    /^Newest release: \d+(\.\d+)+, [A-Z][a-z]+ \d+, \d{4}$/,
  );
  const walks: [link: string, title: string][][] = [
    [
      ['Install the appliance', 'Installation'],
      ['VMware vCenter', 'Install on VMware vCenter Server'],
    ],
    [
      ['Install the appliance', 'Installation'],
      ['deployment plan', 'Deploy Cairn Step by Step'],
      ['Discover one Windows or Linux server', 'Getting Started with Autodiscovery'],
      ['Hypervisors', 'Virtual Machine Autodiscovery'],
    ],
    [
      ['Build a report', 'Reports'],
      ['Physical device recipe', 'Physical Device Inventory'],
      ['hardware model', 'Hardware Models'],
      ['all physical servers', 'Physical Device Inventory'],
      ['Data Building Blocks privilege', 'Report Cookbook'],
      ['schedule the report', 'Save and Schedule Reports'],
      ['Mail server settings', 'Mail Server Settings'],
    ],
    [
      ['Connect a ticket system', 'External Integrations'],
      ['ServiceNow', 'ServiceNow Integration'],
      ['step 1 of the common setup', 'External Integrations'],
      ['status', 'Cloud Services Settings'],
    ],
    [
      ['Connect a ticket system', 'External Integrations'],
      ['a separate account', 'API Overview'],
    ],
    [['Give users permissions', 'Role-Based Access Control']],
    [
      ['Use Ansible or Terraform', 'External Integrations'],
      ['Terraform', 'Terraform and the REST API'],
    ],
  ];
  for (const walk of walks) {
    await page.goto(base);
    await takenOver(page);
    for (const [link, title] of walk) {
      // A term of the glossary leads to the glossary.
      const named = page.locator('main').getByRole('link', { name: link, exact: true });
      await named.and(page.locator(':not(.term)')).first().click();
      await shows(page, title);
    }
  }
});

test('no label of a fold for phones is marked as a word of the page', async ({ visit }) => {
  const page = await visit(`${base}search/?q=advanced+routing+before+start+items`);
  await page.locator('.search-result').getByText('Advanced Routing').first().click();
  await shows(page, 'Advanced Routing');
  expect(await page.locator('.before-fold').count()).toBe(1);
  await page.getByRole('region', { name: 'Your search terms on this page' }).waitFor();
  const labels = await page.evaluate(() =>
    [...(CSS.highlights.get('fieldguide-words') ?? [])].flatMap((range) =>
      range.startContainer.parentElement?.closest('.before-fold, .lead-fold, .ahead-fold')
        ? [String(range)]
        : [],
    ),
  );
  expect(labels).toEqual([]);
});

test('the sidebar shows the current page, and no row half behind its filter', async ({ visit }) => {
  const page = await visit(`${base}auto-discovery/cloud-auto-discovery/aws-autodiscovery/`);
  const places = await page.locator('.sidebar').evaluate((column) => {
    const edge = column.querySelector('.filter')?.getBoundingClientRect().bottom ?? 0;
    const rows = [...column.querySelectorAll('.tree-link')].map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return { text: row.textContent, top, bottom, isCurrent: row.matches('[aria-current]') };
    });
    return { edge, rows, scrolled: column.scrollTop };
  });
  expect(places.scrolled).toBeGreaterThan(0);
  expect(places.rows.filter(({ top, bottom }) => top < places.edge - 1 && bottom > places.edge + 1)).toEqual(
    [],
  );
  const current = places.rows.find(({ isCurrent }) => isCurrent);
  expect(current?.top).toBeGreaterThanOrEqual(places.edge);
});

test('no page of our own site is a draft', () => {
  const metadata: unknown = JSON.parse(
    readFileSync(path.join(inject('ownSiteFolder'), 'docs-metadata.json'), 'utf8'),
  );
  expect(metadata).toMatchObject({ version: { draftIds: [] } });
});
