import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { takenOver, test } from '../support/browser.ts';
import { type RunningCommand, root, startFieldguide } from '../support/fieldguide.ts';
import { isSameDocument, markDocument, scrollTo, scrollY, shows, sidebar } from '../support/page.ts';
import { NOT_FOUND_LINE } from '../support/testPages.ts';

const original = path.join(root, 'tests/e2e/site');
/** A copy: these tests write into the site. */
const site = path.join(root, 'tests/.work/e2e-dev-site');

const changed = new Set<string>();

function write(file: string, text: string): void {
  changed.add(file);
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}

/** Changes one place in a file, as an editor's save would. */
function change(file: string, before: string, after: string): void {
  const text = readFileSync(path.join(site, file), 'utf8');
  expect(text).toContain(before);
  write(file, text.replace(before, after));
}

/** Writes a file as it was; one that was not goes. */
function restore(file: string): void {
  const source = path.join(original, file);
  if (existsSync(source)) write(file, readFileSync(source, 'utf8'));
  else rmSync(path.join(site, file), { force: true });
}

/** What the server tells a page that connects now. */
function firstMessages(base: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${base}__fieldguide/events`, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (!text.includes('hello')) return;
        response.destroy();
        resolve(text);
      });
    }).once('error', reject);
  });
}

async function pageText(url: string): Promise<string> {
  return (await fetch(url)).text();
}

function overlay(page: Page): Locator {
  return page.getByRole('alertdialog');
}

describe('The development server', () => {
  let server: RunningCommand;
  let base = '';

  beforeAll(async () => {
    rmSync(site, { recursive: true, force: true });
    cpSync(original, site, { recursive: true });
    server = await startFieldguide(['dev', '--site', 'tests/.work/e2e-dev-site']);
    base = server.url;
  });

  // A test that failed half-way must not take the next ones with it.
  afterEach(async () => {
    for (const file of changed) restore(file);
    changed.clear();
    await expect.poll(() => firstMessages(base)).not.toContain('"type":"error"');
  });

  afterAll(() => server.stop());

  test('a save shows in the open page, which keeps its place and its state', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`);
    await sidebar(page).getByRole('button', { name: 'Pages in Advanced' }).click();
    await sidebar(page).getByRole('link', { name: 'Tuning' }).waitFor();
    await scrollTo(page, 900);
    await markDocument(page);
    change('docs/guide/long.md', 'Two words.', 'Three new words.');
    await page.getByText('Three new words.').waitFor();
    expect(await scrollY(page)).toBe(900);
    expect(await isSameDocument(page)).toBe(true);
    expect(await sidebar(page).getByRole('link', { name: 'Tuning' }).isVisible()).toBe(true);
    restore('docs/guide/long.md');
    await page.getByText('Two words.').waitFor();
  });

  test('a save shows in every open page, and only there where it belongs', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const other = await page.context().newPage();
    await other.goto(`${base}glossary/`);
    await takenOver(other);
    await markDocument(other);
    change('docs/glossary.md', 'A lantern holds a lamp.', 'A lantern holds a new lamp.');
    await other.getByText('A lantern holds a new lamp.').waitFor();
    expect(await isSameDocument(other)).toBe(true);
    await page.bringToFront();
    await page.locator('#Shell-article').getByRole('link', { name: 'the glossary' }).click();
    await page.getByText('A lantern holds a new lamp.').waitFor();
    restore('docs/glossary.md');
    await page.getByText('A lantern holds a lamp.').waitFor();
  });

  test('tabs come alive again after a save', async ({ visit }) => {
    const page = await visit(`${base}guide/tabs/`);
    change('docs/guide/tabs.md', 'Between the sets.', 'Between both sets.');
    await page.getByText('Between both sets.').waitFor();
    await takenOver(page);
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await page.getByText('Text for Windows, second set.').waitFor();
    restore('docs/guide/tabs.md');
    await page.getByText('Between the sets.').waitFor();
  });

  test('a new title shows in the page, the window, the sidebar and the breadcrumbs', async ({ visit }) => {
    const page = await visit(`${base}guide/code/`);
    await markDocument(page);
    change('docs/guide/code.md', 'title: Commands', 'title: Orders');
    await shows(page, 'Orders');
    await page.waitForFunction(() => document.title === 'Orders | Beacon Docs');
    await sidebar(page).getByRole('link', { name: 'Orders' }).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Orders').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    restore('docs/guide/code.md');
    await shows(page, 'Commands');
  });

  test('a new file appears in the sidebar, and goes when it is deleted', async ({ visit }) => {
    const page = await visit(`${base}guide/advanced/tuning/`);
    write(
      'docs/guide/advanced/fresh.md',
      '---\ntitle: Fresh page\ndescription: New.\n---\n\nWritten a moment ago.\n',
    );
    const link = sidebar(page).getByRole('link', { name: 'Fresh page' });
    await link.click();
    await shows(page, 'Fresh page');
    await page.getByText('Written a moment ago.').waitFor();
    await page.goBack();
    await shows(page, 'Tuning');
    rmSync(path.join(site, 'docs/guide/advanced/fresh.md'));
    await link.waitFor({ state: 'detached' });
  });

  test('a deleted page is not found any more', async ({ visit }) => {
    write(
      'docs/guide/advanced/short-lived.md',
      '---\ntitle: Short-lived\ndescription: Soon gone.\n---\n\nHere.\n',
    );
    const page = await visit(`${base}guide/advanced/tuning/`, { provokes: [NOT_FOUND_LINE] });
    const link = sidebar(page).getByRole('link', { name: 'Short-lived' });
    await link.waitFor();
    rmSync(path.join(site, 'docs/guide/advanced/short-lived.md'));
    await link.waitFor({ state: 'detached' });
    const response = await page.goto(`${base}guide/advanced/short-lived/`);
    expect(response?.status()).toBe(404);
    await shows(page, 'Page not found');
  });

  test('what is saved while a page is on its way shows in it', async ({ visit }) => {
    const page = await visit(`${base}guide/tabs/`, {
      patient: true,
      async prepare(page) {
        let isFirst = true;
        await page.route('**/__fieldguide/events', async (route) => {
          if (isFirst) {
            isFirst = false;
            change('docs/guide/tabs.md', 'Between the sets.', 'Between late sets.');
            await expect.poll(() => pageText(`${base}guide/tabs/`)).toContain('Between late sets.');
          }
          await route.continue();
        });
      },
    });
    await page.getByText('Between late sets.').waitFor();
    restore('docs/guide/tabs.md');
    await page.getByText('Between the sets.').waitFor();
  });

  test('a fault in YAML is an overlay with file and line, and heals without a loss of place', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`);
    await scrollTo(page, 200);
    await markDocument(page);
    change('docs/guide/install.md', 'title: Install the lamp', 'title: "Install the lamp');
    await overlay(page).waitFor();
    const text = await overlay(page).innerText();
    expect(text).toMatch(/tests\/\.work\/e2e-dev-site\/docs\/guide\/install\.md:\d+:\d+/);
    expect(text).toContain('invalid YAML');
    restore('docs/guide/install.md');
    await overlay(page).waitFor({ state: 'detached' });
    expect(await isSameDocument(page)).toBe(true);
    expect(await scrollY(page)).toBe(200);
    await shows(page, 'Install the lamp');
  });

  test('the overlay names the line of the fault', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    change('docs/glossary.md', 'description:', 'sidebar_position: [1\ndescription:');
    await overlay(page).waitFor();
    // The list that is not closed begins in line 3; the parser sees it where the next line begins.
    expect(await overlay(page).innerText()).toMatch(/docs\/glossary\.md:[34]:\d+/);
    expect(await overlay(page).locator('pre').innerText()).toContain('> ');
    restore('docs/glossary.md');
    await overlay(page).waitFor({ state: 'detached' });
  });

  test('warnings are a folded list with file and line, which goes with them', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await markDocument(page);
    const list = page.getByRole('complementary', { name: 'Warnings of the development server' });
    expect(await list.count()).toBe(0);
    const lines = '[Nowhere](nowhere.md)\n\n```lampscript\non\n```\n';
    write(
      'docs/guide/install.md',
      `${readFileSync(path.join(site, 'docs/guide/install.md'), 'utf8')}\n${lines}`,
    );
    await list.getByText('Warnings: 2').click();
    await expect
      .poll(() => list.getByRole('listitem').allTextContents())
      .toEqual([
        expect.stringMatching(/docs\/guide\/install\.md:\d+:1: warning: broken link "nowhere\.md"/),
        expect.stringMatching(/docs\/guide\/install\.md:\d+:1: warning: .*lampscript/),
      ]);
    restore('docs/guide/install.md');
    await list.waitFor({ state: 'detached' });
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a page opened while there is a fault shows it too', async ({ visit }) => {
    change('docs/glossary.md', 'title: Glossary', 'title: [Glossary');
    const page = await visit(`${base}guide/install/`);
    await overlay(page).waitFor();
    restore('docs/glossary.md');
    await overlay(page).waitFor({ state: 'detached' });
    expect(await page.locator('h1').textContent()).toBe('Install the lamp');
  });

  test('Escape puts the overlay away', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    change('docs/glossary.md', 'title: Glossary', 'title: [Glossary');
    await overlay(page).waitFor();
    await page.keyboard.press('Escape');
    await overlay(page).waitFor({ state: 'detached' });
    restore('docs/glossary.md');
    await page.locator('#Shell-article').getByRole('link', { name: 'the glossary' }).click();
    await shows(page, 'Glossary');
  });

  test('a change of the settings shows in open pages', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await markDocument(page);
    change('site.config.ts', "title: '{product} Docs'", "title: '{product} Manual'");
    await page.locator('header').getByRole('link', { name: 'Beacon Manual' }).waitFor();
    await page.waitForFunction(() => document.title === 'Install the lamp | Beacon Manual');
    restore('site.config.ts');
    await page.locator('header').getByRole('link', { name: 'Beacon Docs' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a misspelt setting is an overlay that names the right one, and heals', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    change('site.config.ts', 'tagline:', 'tagLine:');
    await overlay(page).waitFor();
    expect(await overlay(page).innerText()).toMatch(/tagline/);
    expect(await overlay(page).innerText()).toMatch(/site\.config\.ts/);
    restore('site.config.ts');
    await overlay(page).waitFor({ state: 'detached' });
  });

  test('a change of a page component shows on the home page', async ({ visit }) => {
    const page = await visit(base);
    change('pages/index.tsx', 'Install it', 'Put it up');
    await page.getByRole('link', { name: 'Put it up' }).waitFor();
    restore('pages/index.tsx');
    await page.getByRole('link', { name: 'Install it' }).waitFor();
  });

  test('an open page outlives a restart of the server', async ({ visit }) => {
    const page = await visit(`${base}guide/long/`, { provokes: [/ERR_CONNECTION_REFUSED/] });
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('ERR_CONNECTION_REFUSED'),
    );
    await server.stop();
    await refused;
    change('docs/guide/long.md', 'Two words.', 'Written while nobody served.');
    server = await startFieldguide(['dev', '--site', 'tests/.work/e2e-dev-site'], Number(new URL(base).port));
    await page.getByText('Written while nobody served.').waitFor();
    restore('docs/guide/long.md');
    await page.getByText('Two words.').waitFor();
  });
});
