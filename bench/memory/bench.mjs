import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../load/bench.mjs';
import { launch } from '../load/browser.mjs';
import { serve } from '../load/serve.mjs';
import { ownedBy } from './heap.mjs';

/** How often the counters are read. */
const STEP = 100;
/** By then each page that is kept has been replaced, and what is made once is made. */
const WARM = 200;

/**
 * @typedef {{ navigations: number, nodes: number, documents: number, listeners: number, heap: number }} Reading
 * Counters after a garbage collection; heap in bytes.
 * @typedef {{ readings: Reading[], growth: [name: string, bytes: number][] }} MemoryResult
 * `growth`: what the heap has more of at the end than in the first reading, the most first; what it has less of last.
 */

/**
 * Client navigations through all pages of our own site, one after the other, in one tab.
 * @param {{ navigations?: number }} options
 * @returns {Promise<MemoryResult>}
 */
export async function benchMemory({ navigations = 2000 }) {
  const folder = buildSite();
  const routes = routesOf(folder);
  const server = await serve(folder);
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('HeapProfiler.enable');
    await page.goto(server.url + routes[0]);
    await page.keyboard.press('Shift');
    await page.locator('html[data-interactive]').waitFor();
    const readings = [];
    let before = new Map();
    for (let done = 0; done < navigations; done += STEP) {
      const next = Array.from({ length: STEP }, (_, at) => routes[(done + at + 1) % routes.length]);
      await page.evaluate(followAll, next);
      readings.push({ navigations: done + STEP, ...(await counters(devtools)) });
      if (done + STEP === WARM) before = await ownedBy(devtools);
    }
    const after = await ownedBy(devtools);
    const growth = [...after]
      .map(([name, bytes]) => [name, bytes - (before.get(name) ?? 0)])
      .sort((a, b) => b[1] - a[1]);
    console.log(`${navigations} client navigations measured`);
    return { readings: readings.filter(({ navigations }) => navigations >= WARM), growth };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Pages in an order that does not follow the folders: short and long ones take turns. */
function routesOf(folder) {
  const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const all = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address).pathname);
  const stride = 37;
  return Array.from({ length: all.length }, (_, at) => all[(at * stride) % all.length]);
}

/** Runs in the page: follows links as a script would, each when the page before is on display and has had a frame. */
async function followAll(routes) {
  const frame = () => new Promise(requestAnimationFrame);
  for (const route of routes) {
    if (location.pathname === route) continue;
    const main = document.querySelector('main');
    const link = Object.assign(document.createElement('a'), { href: route });
    main.append(link);
    link.click();
    while (document.querySelector('main') === main) await frame();
    await frame();
  }
}

async function counters(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: value('Nodes'),
    documents: value('Documents'),
    listeners: value('JSEventListeners'),
    heap: value('JSHeapUsedSize'),
  };
}
