import { throttledPage } from './browser.mjs';

const LINE = { latency: 40, download: 10, upload: 5 };

/**
 * Clicks on internal links, each hovered before, until the heading of the next page is painted.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {{ from: string, clicks?: number }} options
 * @returns {Promise<number[]>} Milliseconds of each click.
 */
export async function measureNavigation(browser, origin, { from, clicks = 12 }) {
  const { context, page } = await throttledPage(browser, LINE);
  await page.addInitScript(watchClicks);
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const visited = new Set([from]);
  for (let click = 0; click < clicks; click++) {
    const next = (await page.evaluate(internalLinks)).find((route) => !visited.has(route));
    if (!next) break;
    visited.add(next);
    await hoverAndClick(page, next).catch(() => {});
  }
  const times = await page.evaluate(() => JSON.parse(sessionStorage.getItem('__times') ?? '[]'));
  await context.close();
  return times;
}

async function hoverAndClick(page, route) {
  const link = page.locator(`a[href="${route}"]`).locator('visible=true').first();
  await link.hover({ timeout: 2000 });
  await page.waitForTimeout(150);
  await link.click({ timeout: 3000 });
  await page.waitForTimeout(1500);
}

/** Runs in the page: routes of the links on display that lead to other pages of the site. */
function internalLinks() {
  const links = [...document.querySelectorAll('aside a[href], nav a[href], article a[href], main a[href]')];
  const leadsOn = (a) =>
    a.origin === location.origin && !a.hash && a.pathname !== location.pathname && a.pathname !== '/';
  return links.filter((a) => a.getClientRects().length > 0 && leadsOn(a)).map((a) => a.pathname);
}

/** Runs in each page: from the click to the frame after the one that shows another heading. */
function watchClicks() {
  const heading = () => document.querySelector('h1')?.textContent;
  const onClick = (event) => {
    if (!event.target.closest?.('a[href]')) return;
    sessionStorage.setItem(
      '__click',
      JSON.stringify({ at: Date.now(), heading: heading(), path: location.pathname }),
    );
  };
  addEventListener('click', onClick, true);
  const record = (at) => {
    const times = JSON.parse(sessionStorage.getItem('__times') ?? '[]');
    sessionStorage.setItem('__times', JSON.stringify([...times, Date.now() - at]));
  };
  const frame = () => {
    const click = JSON.parse(sessionStorage.getItem('__click') ?? 'null');
    if (click && heading() && location.pathname !== click.path && heading() !== click.heading) {
      sessionStorage.removeItem('__click');
      requestAnimationFrame(() => setTimeout(record, 0, click.at));
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
