// `npm run look`: photographs every kind of page into contact sheets, for a person's eyes before a release.
// `npm run look -- 390 dark ports` takes only what these words name; a word with a slash is any route of the site.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from '../packages/fieldguide/bin/requireNode.mjs';
import { blankSheets } from './blankSheets.mjs';
import { drawings } from './drawings.mjs';
import { firstSteps } from './firstSteps.mjs';
import { ensureChromium, ensurePackages, ensurePoppler, root, withInstallErrors } from './install.mjs';

/** One page of each kind, and from where on it is worth a look, where that is not its top. */
const PAGES = {
  home: { route: '' },
  section: { route: 'getstarted/' },
  task: { route: 'administration/active-directory-and-openldap-support/' },
  ports: { route: 'getstarted/installation/discovery-port-configurations/' },
  planner: { route: 'getstarted/installation/discovery-port-configurations/', from: '.tool' },
  sizing: { route: 'getstarted/installation/sizing-recommendations/', from: '.tool' },
  reference: { route: 'administration/console-menu/' },
  recipe: { route: 'apps/services/service-communications/', from: '[data-island=Playground]' },
  api: { route: 'integration/api-overview/' },
  racks: { route: 'infrastructure-management/buildings-rooms-and-racks/racks/', from: '.diagram' },
  diagram: { route: 'administration/saml-2-0-configuration/', from: '.diagram' },
  screen: { route: 'administration/custom-column-views/', from: '.diagram' },
  glossary: { route: 'glossary/' },
  search: { route: 'search/?q=snmp', ready: '.search-page ol a' },
  missing: { route: 'no-such-page/' },
  releases: { route: 'release-notes/' },
};
const WIDTHS = [390, 820, 1280, 1920];
const LOOKS = { light: {}, dark: {}, forced: { forcedColors: 'active' }, print: {} };
/** How much of a long page is looked at, in pixels, and of a long printout, in sheets of paper. */
const LONGEST = 1800;
const SHEETS = 6;

const out = path.join(root, '.look');
const asked = process.argv.slice(2);
const chosen = (names) => {
  const some = names.filter((name) => asked.includes(String(name)));
  return some.length ? some : names;
};
const routes = asked.filter((word) => word.includes('/')).map((route) => [route, { route: route.slice(1) }]);
const pages = routes.length ? routes : chosen(Object.keys(PAGES)).map((name) => [name, PAGES[name]]);

/** Opens a page and waits until its scripts have taken over, also further down. */
async function open(context, url, { ready = 'h1' }) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction((sign) => {
    document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    return document.documentElement.dataset.interactive !== undefined && document.querySelector(sign);
  }, ready);
  await page.evaluate(async (end) => {
    for (const top of [end, 0]) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 300));
    }
  }, LONGEST);
  return page;
}

/** Photographs a page from its point of interest on; returns the file. */
async function photograph(page, { from }, file) {
  const { top, width, height } = await page.evaluate((selector) => {
    const found = selector && document.querySelector(selector);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const top = found ? Math.max(0, found.getBoundingClientRect().top - 100) : 0;
    return { top, width: scrollWidth, height: scrollHeight - top };
  }, from);
  const clip = { x: 0, y: top, width, height: Math.min(LONGEST, height) };
  await page.screenshot({ path: `${file}.png`, fullPage: true, clip });
  return `${file}.png`;
}

/** Prints a page on A4; returns pictures of its first sheets of paper. */
async function print(page, file) {
  await page.pdf({ path: `${file}.pdf`, format: 'A4' });
  spawnSync('pdftoppm', ['-png', '-r', '60', '-l', String(SHEETS), `${file}.pdf`, file]);
  const { dir, base } = path.parse(file);
  const papers = readdirSync(dir).filter((name) => name.startsWith(`${base}-`) && name.endsWith('.png'));
  return papers.sort().map((name) => path.join(dir, name));
}

/** Lays pictures side by side, each as wide as eyes need it, and photographs that. */
async function writeSheet(browser, name, { shots, width }) {
  const figures = shots.map(
    ({ label, file }) => `<figure>${label}<img src="${pathToFileURL(file)}"></figure>`,
  );
  const style = `body{display:flex;flex-wrap:wrap;gap:24px;align-items:start;margin:24px;background:#bbb;font:16px sans-serif}
    figure{margin:0;width:${width}px}img{display:block;width:100%}`;
  const html = path.join(out, 'shots', `${name}.html`);
  writeFileSync(html, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`);
  const page = await browser.newPage({ viewport: { width: 2448, height: 1200 } });
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path: path.join(out, `${name}.png`), fullPage: true });
  await page.close();
  console.log(`.look/${name}.png`);
}

requireNode();
await withInstallErrors(async () => {
  ensurePackages({ development: true });
  const executablePath = ensureChromium();
  const hasPaper = ensurePoppler();
  const program = path.join(root, 'bin/fieldguide.mjs');
  if (!existsSync(path.join(root, 'dist/index.html')))
    spawnSync(process.execPath, [program, 'build'], { cwd: root, stdio: 'inherit' });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, 'shots'), { recursive: true });
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath });
  const server = spawn(process.execPath, [program, 'serve', '--port', '0'], { cwd: root });
  const [said] = await once(server.stdout, 'data');
  const [url] = /http:\S+/.exec(said);
  const names = [];
  for (const look of chosen(Object.keys(LOOKS)).filter((name) => name !== 'print' || hasPaper))
    for (const width of look === 'print' ? [1280] : chosen(WIDTHS)) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        hasTouch: width < 1000,
        reducedMotion: 'reduce',
        ...LOOKS[look],
      });
      // The site is light until a reader chooses.
      if (look === 'dark')
        await context.addInitScript(() => localStorage.setItem('fieldguide.theme', 'dark'));
      const shots = [];
      for (const [label, { route, ...wanted }] of pages) {
        const file = path.join(out, 'shots', `${look}-${width}-${label.replaceAll('/', '_')}`);
        const page = await open(context, url + route, wanted);
        const files = look === 'print' ? await print(page, file) : [await photograph(page, wanted, file)];
        shots.push(...files.map((taken) => ({ label, file: taken })));
        await page.close();
      }
      await context.close();
      names.push(look === 'print' ? look : `${look}-${width}`);
      await writeSheet(browser, names.at(-1), {
        shots,
        width: look === 'print' ? 496 : Math.min(width, 784),
      });
    }
  if (asked.length === 0) {
    const printed = Object.values(PAGES).map(({ route }) => route);
    for (const measure of hasPaper ? [firstSteps, drawings, blankSheets] : [firstSteps, drawings])
      console.log(
        await measure(browser, { dist: path.join(root, 'dist'), routes: [...new Set(printed)], url }),
      );
  }
  const links = names.map((name) => `<p><a href="${name}.png">${name}</a>`);
  writeFileSync(path.join(out, 'index.html'), `<!doctype html><title>Look</title>${links.join('')}`);
  await browser.close();
  server.kill();
  if (!hasPaper) console.log('Printed pages need pdftoppm, which is not here: install poppler-utils.');
  console.log('Look at them all: .look/index.html');
});
