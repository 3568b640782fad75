import { throttledPage } from './browser.mjs';
import { recordTraffic } from './traffic.mjs';

/** Lighthouse's mobile line. */
const LINE = { latency: 150, download: 1.6, upload: 0.73 };

/**
 * @typedef {object} PageLoad
 * @property {string} route
 * @property {number} total Compressed bytes of everything.
 * @property {number} beforeLcp Compressed bytes that had come at the largest paint.
 * @property {number} html
 * @property {number} css
 * @property {number} js
 * @property {number} requests
 * @property {number} fcp Milliseconds, as the three below.
 * @property {number} lcp
 * @property {number} tbt
 * @property {number} cls Without a unit.
 */

/**
 * First load of a page with a cold cache.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {string} route
 * @returns {Promise<PageLoad>}
 */
export async function measurePageLoad(browser, origin, route) {
  const { context, page, devtools } = await throttledPage(browser, LINE);
  const traffic = recordTraffic(devtools);
  await page.addInitScript(observePage);
  const response = await page.goto(origin + route, { waitUntil: 'load' });
  if (response?.status() !== 200)
    throw new Error(`${route} answers ${response?.status()}: the load bench needs pages that exist.`);
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => ({
    ...window.__seen,
    origin: performance.timeOrigin,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  const blocking = seen.long
    .filter(({ start }) => start >= seen.fcp)
    .map(({ duration }) => Math.max(0, duration - 50));
  return {
    route,
    total: traffic.bytes(),
    beforeLcp: traffic.bytesBefore(seen.origin + seen.lcp),
    html: traffic.bytes('Document'),
    css: traffic.bytes('Stylesheet'),
    js: traffic.bytes('Script'),
    requests: traffic.requests(),
    fcp: seen.fcp,
    lcp: seen.lcp,
    tbt: blocking.reduce((sum, ms) => sum + ms, 0),
    cls: seen.cls,
  };
}

/** Runs in the page, before anything of it. */
function observePage() {
  const seen = { lcp: 0, cls: 0, long: [] };
  window.__seen = seen;
  const observe = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  observe('longtask', (entry) => seen.long.push({ start: entry.startTime, duration: entry.duration }));
}
