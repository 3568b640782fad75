import { launch } from '../load/browser.mjs';
import { serve } from '../load/serve.mjs';
import { slowLine } from './slowLine.mjs';

const LINE = { latency: 150, download: 1.6 };
const PACE = 60;
const QUERY = 'rack elevati';
const FIELD = '#Shell-search input';

/**
 * The first search of a reader: from Ctrl and K until rows for all that was typed are listed, on a slow line and a slow
 * processor (but its worker).
 * @param {string} folder A finished build.
 * @param {{ page: string, runs: number, log?: boolean }} options
 * @returns {Promise<number[]>} Milliseconds, sorted.
 */
export async function firstRows(folder, { page: path, runs, log }) {
  const server = await serve(folder);
  const line = await slowLine(server.url, LINE);
  const browser = await launch();
  const times = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(watchRows, { field: FIELD, length: QUERY.length });
    await page.goto(line.url + path);
    await page.waitForSelector('html[data-interactive]');
    await page.waitForTimeout(2000);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    line.requests.length = 0;
    const start = Date.now();
    await page.keyboard.press('Control+k');
    for (const [at, letter] of [...QUERY].entries()) {
      await page.waitForTimeout(Math.max(0, start + (at + 1) * PACE - Date.now()));
      await page.keyboard.type(letter);
    }
    await page.waitForFunction(() => window.__rows !== undefined, undefined, { timeout: 20_000 });
    const { pressed, typed, rows } = await page.evaluate(() => window.__rows);
    times.push(rows - pressed);
    if (log) {
      const ms = (time) => Math.round(time);
      console.log(`run ${run + 1}: last key ${ms(typed - pressed)}, rows ${ms(rows - pressed)}`);
      for (const { path, from, to = start, bytes } of line.requests)
        console.log(
          `  ${String(from - start).padStart(5)} ${String(to - start).padStart(5)} ${String(bytes).padStart(7)} ${path}`,
        );
    }
    await context.close();
  }
  await browser.close();
  line.close();
  server.close();
  return times.sort((a, b) => a - b);
}

/** Notes in the page when the dialog was asked for, when the last letter came, and when rows for it were listed. */
function watchRows({ field, length }) {
  let pressed;
  let typed;
  addEventListener(
    'keydown',
    ({ key, ctrlKey }) => {
      if (ctrlKey && key === 'k') pressed = performance.now();
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (target.matches?.(field) && target.value.length === length) typed ??= performance.now();
    },
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    const dialog = document.querySelector(field).closest('dialog');
    new MutationObserver(() => {
      if (typed === undefined || window.__rows || !dialog.querySelector('[role=option]')) return;
      window.__rows = { pressed, typed, rows: performance.now() };
    }).observe(dialog, { subtree: true, childList: true });
  });
}

if (process.argv[1]?.endsWith('firstRows.mjs')) {
  const [folder = 'dist', path = '/', runs = '5'] = process.argv.slice(2);
  console.log(
    (await firstRows(folder, { page: path, runs: Number(runs), log: true })).map(Math.round).join(' '),
  );
}
