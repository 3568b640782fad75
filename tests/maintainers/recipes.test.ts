import { execSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'js-yaml';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askSearch } from '../support/askSearch.ts';
import { takenOver } from '../support/browser.ts';
import { CHROME_FLAGS } from '../support/chromeFlags.ts';
import { jsonOf } from '../support/html.ts';
import { listFiles, writeFile } from '../support/miniSite.ts';
import { openSearch, options, searchFor } from '../support/search.ts';
import { serveStrictly, urlOf } from '../support/strictServer.ts';

// Does what `docs/recipes.md` says, all its changes in one copy of the project, and looks at it as a reader does.

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const recipe = z.strictObject({
  edits: z.array(z.strictObject({ file: z.string(), find: z.string(), put: z.string() })),
  files: z.record(z.string(), z.string()).default({}),
  made: z.record(z.string(), z.string()).default({}),
});
const recipes = Object.entries(
  z.record(z.string(), recipe).parse(load(read('tests/maintainers/recipes.yaml'))),
);
/** The text of each recipe, by its title. */
const sections = new Map(
  read('docs/recipes.md')
    .split(/^## /m)
    .map((section): [string, string] => [section.split('\n')[0] ?? '', section]),
);
/** Commands that a text names: `npm run lint`, `npx vitest run FILE`, `node FILE`. */
const commandsIn = (text: string) =>
  [...text.matchAll(/`((?:npm|npx|node) [^`]+)`/g)].map(([, command = '']) => command);

const SITE = {
  'site.config.ts': `import { copied } from 'fieldguide';\nexport default { title: copied, navbar: { items: [{ type: 'search' }] }, backToTop: false, kit: { lint: async () => (await import('../site/kit/lint/lintSite.ts')).createLinter() } };\n`,
  'docs/index.md':
    '---\ntitle: Start\nslug: /\nnotice: 1.30\n---\n\n:::tip\nOne.\n:::\n\n:::history\nIt was blue.\n:::\n\nA <Stamp>switch *on*</Stamp>.\n\n## EVERYTHING IS ON\n\n<Counter start="2" />\n',
  // Without the new signal, the page that has the word more often is first.
  'docs/parts/old/lamp.md': '# Lamp\n\nA lamp: the lamp of lamps.\n',
  'docs/lamp.md': '# Lamp\n\nA part with a lamp in it.\n',
};

const copy = mkdtempSync(path.join(tmpdir(), 'recipes-'));
const built = path.join(copy, 'built');
const inCopy = (command: string) =>
  execSync(command, { cwd: copy, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, NODE_ENV: '' } });
let server: Server;
let browser: Browser;

beforeAll(async () => {
  copyProject();
  for (const [, { edits, files }] of recipes) {
    for (const { file, find, put } of edits) edit(path.join(copy, file), find, put);
    for (const [file, text] of Object.entries(files)) writeFile(path.join(copy, file), text);
  }
  for (const [file, text] of Object.entries(SITE)) writeFile(path.join(copy, 'small', file), text);
  inCopy('node packages/fieldguide/scripts/bundle.mjs');
  inCopy('node bin/fieldguide.mjs build --site small --out built');
  server = await serveStrictly(built);
  browser = await chromium.launch({
    executablePath: process.env.CHROME ?? '/usr/bin/chromium',
    args: CHROME_FLAGS,
  });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(copy, { recursive: true, force: true });
});

/** All but our own pages, and the fixtures that no recipe names. */
function copyProject(): void {
  const left =
    /^(?:site\/(?:docs|static)|tests\/\.work|packages\/[^/]+\/dist|tests\/fixtures\/(?!every-|an-un))/;
  const wanted = ['bin', 'deploy', 'docs', 'packages', 'scripts', 'site', 'tests'];
  const single = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts'];
  for (const name of [...wanted, ...single])
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !left.test(path.relative(root, source)),
    });
  linkPackages();
  // The copy must run its own packages: only they have this.
  const door = path.join(copy, 'packages/fieldguide/src/door/index.ts');
  writeFile(door, `${readFileSync(door, 'utf8')}export const copied = 'Beacon of the copy';\n`);
  const typed = "import { copied } from 'fieldguide';\nexport const seen: 'Beacon of the copy' = copied;\n";
  writeFile(path.join(copy, 'site/kit/copied.ts'), typed);
}

/** The installed packages, but for those of the repository itself, which a link would lead back to. */
function linkPackages(): void {
  const own = ['fieldguide', 'fieldguide-import'];
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')))
    symlinkSync(
      own.includes(name) ? path.join(copy, 'packages', name) : path.join(root, 'node_modules', name),
      path.join(copy, 'node_modules', name),
    );
}

function edit(file: string, find: string, put: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text.split(find), `${file} has "${find}" once`).toHaveLength(2);
  writeFile(
    file,
    text.replace(find, () => put),
  );
}

/** A page of the small site, once its scripts have taken over. Its console must be empty. */
async function visit(): Promise<{ page: Page; messages: string[] }> {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(urlOf(server));
  await takenOver(page);
  return { page, messages };
}

describe('The recipes', () => {
  it('have an example each', () => {
    const titles = [...sections.keys()].slice(1);
    expect(recipes.map(([title]) => title)).toEqual(titles);
  });

  it.each(recipes)('%s: every file that it takes is named', (title, { edits, files, made }) => {
    const text = sections.get(title) ?? '';
    const touched = [...edits.map(({ file }) => file), ...Object.keys(files), ...Object.keys(made)];
    const isNamed = (file: string) =>
      text.includes(file) ||
      (/\/(?:Counter|Stamp)\//.test(file) &&
        text.includes(path.basename(file).replace('Counter', '<Name>'))) ||
      (file.endsWith('/shouting.ts') && text.includes(file.replace('shouting', '<rule>'))) ||
      // A file of a new name: the recipe gives an example.
      (file in files && text.includes('in a separate file')) ||
      // A message of another part.
      file.endsWith('expected.html');
    expect(touched.filter((file) => !isNamed(file))).toEqual([]);
  });

  it('name scripts that exist', () => {
    const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
    const named = commandsIn(read('docs/recipes.md')).flatMap(
      (command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? [],
    );
    expect(named.filter((name) => !scripts[name])).toEqual([]);
    expect(named).toContain('bench:search');
    expect(read('bench/search.mjs')).toContain('--tuning-only');
  });

  it('pass the compiler', () => {
    expect(outcome('npx tsc --noEmit')).toBe('');
  }, 300_000);

  it.each(recipes.filter(([, { made }]) => Object.keys(made).length > 0))(
    '%s: its commands write what they should',
    (title, { made }) => {
      for (const command of commandsIn(sections.get(title) ?? '').filter((one) => !one.startsWith('npm')))
        inCopy(command);
      for (const [file, text] of Object.entries(made)) {
        expect(read(file), file).not.toContain(text);
        expect(readFileSync(path.join(copy, file), 'utf8'), file).toContain(text);
      }
    },
    300_000,
  );
});

/** What a command prints where it fails. */
function outcome(command: string): string {
  try {
    inCopy(command);
    return '';
  } catch (error) {
    return String(Object(error).stdout);
  }
}

/** What a command that fails says. */
function output(command: string): string {
  return outcome(`${command} 2>&1`);
}

describe('A reader sees', () => {
  it('what the generator of the copy offers, and not that of the original', () => {
    expect(readFileSync(path.join(built, 'index.html'), 'utf8')).toContain('Beacon of the copy</title>');
  });

  it('the front matter key, as its author wrote it', () => {
    const text = (file: string) => readFileSync(path.join(built, file), 'utf8');
    expect(text('index.html')).toContain('<p class="notice">1.30</p>');
    expect(text('docs-metadata.json')).toContain('"notice":"1.30"');
    expect(text('index.md')).toContain('1.30');
  });

  it('the admonition with its icon, title and color', async () => {
    const { page, messages } = await visit();
    const box = page.locator('.admonition-history');
    const colorOf = (name: string) =>
      page.locator(`.admonition-${name}`).evaluate((one) => getComputedStyle(one).borderInlineStartColor);
    expect(await box.locator('.admonition-title').textContent()).toBe('History');
    expect(await box.locator('svg path').count()).toBeGreaterThan(0);
    expect(await colorOf('history')).toBe(await colorOf('tip'));
    expect(messages).toEqual([]);
  });

  it('the component with its styles, and a reader of the Markdown copy its words', async () => {
    const { page, messages } = await visit();
    const stamp = page.locator('mark.stamp');
    expect(await stamp.innerHTML()).toBe('switch <em>on</em>');
    expect(await stamp.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('dashed');
    expect(readFileSync(path.join(built, 'index.md'), 'utf8')).toContain('A switch *on*.');
    expect(messages).toEqual([]);
  });

  it('the island, which works and has its styles', async () => {
    const { page, messages } = await visit();
    const button = page.locator('[data-island="Counter"] button');
    expect(await button.textContent()).toBe('2');
    expect(await button.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('dotted');
    await button.click();
    await expect.poll(() => button.textContent()).toBe('3');
    expect(messages).toEqual([]);
  });

  it('another order of results', async () => {
    const facts = jsonOf(readFileSync(path.join(built, 'index.html'), 'utf8'), 'Shell-site-facts');
    const file = (href: string) => readFileSync(path.join(built, href), 'utf8');
    expect(await askSearch(file, facts, 'lamp')).toEqual(['/parts/old/lamp/', '/lamp/']);
    const { page } = await visit();
    await openSearch(page);
    await searchFor(page, 'lamp');
    await expect
      .poll(() => options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      .toEqual(['/lamp/', '/parts/old/lamp/']);
  });

  it('what the setting says', async () => {
    const { page } = await visit();
    expect(await page.locator('.back-to-top').count()).toBe(0);
  });

  it('what the rule says, at its place', () => {
    expect(output('node bin/fieldguide.mjs check --site small')).toMatch(
      /small\/docs\/index\.md:17:\d+: error: "EVERYTHING IS ON" is in capitals\. Write it as a sentence\./,
    );
  });

  it('the file', () => {
    expect(listFiles(built)).toContain('humans.txt');
    expect(existsSync(path.join(root, 'packages/fieldguide/src/engine/output/humansTxt.ts'))).toBe(false);
  });
});
