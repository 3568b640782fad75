import { Random } from '../corpus/random.mjs';
import { watchKeys } from './watchKeys.mjs';

/** Milliseconds between two keys: from and to. */
const PACE = [120, 180];
const BOX = '#Shell-search input';

/**
 * @typedef {object} Key A key that asked for results; milliseconds since the browser had the key.
 * @property {string} query
 * @property {number} input
 * @property {number} posted
 * @property {number} [answered] Missing where the next key came sooner.
 * @property {number} [committed] These are missing where the answer changed nothing on display.
 * @property {number} [painted]
 * @property {boolean} [partial] The first answer was without some of its texts.
 * @property {number} listed Until results for this or a later key stood in the list.
 * @property {number} shown Until they were painted.
 * @property {number} [complete] Until they were there with all texts.
 */

/**
 * Opens the search dialog and waits for its first answer: what is measured is typing, not loading.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address Of a page.
 * @param {number} rate How many times slower the processor is for the page; its worker is not slowed down.
 */
export async function openTypist(browser, address, rate) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(watchKeys);
  await page.goto(address);
  await page.waitForTimeout(1000);
  await page.keyboard.press('Control+k');
  await page.waitForSelector(BOX);
  await page.fill(BOX, 'the');
  await page.waitForFunction(() => window.__keys[0]?.answered !== undefined);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  // Other work on the machine lengthens times, but not the processor time of this thread.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const random = new Random(1);
  return {
    /**
     * Types a query as a fluent typist does.
     * @param {string} query
     * @returns {Promise<{ keys: Key[], cpu: number }>} `cpu`: milliseconds of the main thread for a key.
     */
    async type(query) {
      await page.fill(BOX, '');
      await page.waitForTimeout(600);
      await page.evaluate(() => {
        window.__keys = [];
      });
      const before = await busy();
      for (const letter of query) {
        const next = performance.now() + random.int(...PACE);
        await page.keyboard.type(letter);
        await page.waitForTimeout(Math.max(0, next - performance.now()));
      }
      await page.waitForTimeout(1000);
      const cpu = ((await busy()) - before) / query.length;
      return { keys: since(await page.evaluate(() => window.__keys)), cpu };
    },
    close: () => context.close(),
  };
}

/** Times since each key. Results for a later key serve an earlier one as well. */
function since(entries) {
  return entries.map((entry, index) => {
    const after = (time) => (time === undefined ? undefined : time - entry.key);
    const shown = entries.slice(index).find(({ answered }) => answered !== undefined);
    const [input, posted, answered, committed, painted, complete] = [
      entry.input,
      entry.posted,
      entry.answered,
      entry.committed,
      entry.painted,
      entry.complete,
    ].map(after);
    return {
      query: entry.query,
      partial: entry.partial,
      ...{ input, posted, answered, committed, painted, complete },
      listed: after(shown?.committed ?? shown?.answered) ?? Number.POSITIVE_INFINITY,
      shown: after(shown?.painted ?? shown?.answered) ?? Number.POSITIVE_INFINITY,
    };
  });
}
