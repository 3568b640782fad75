import { readdirSync } from 'node:fs';
import path from 'node:path';

const PHONE = { width: 390, height: 844 };
const STEPS = ':is(.article, .tabs-content, .steps) > ol:not([class]) > li';

/**
 * How many pages with steps show the first step, or the heading above it, on the first screen of a phone; `dist`: the
 * folder of the site, which is served at `url`.
 */
export async function firstSteps(browser, { dist, url }) {
  const files = readdirSync(dist, { recursive: true }).filter((file) => path.basename(file) === 'index.html');
  const page = await browser.newPage({ viewport: PHONE });
  // The static page with the look that scripts give it: quicker, and what is measured is the same.
  await page.route('**/*.js', (route) => route.abort());
  const places = [];
  for (const file of files) {
    await page.goto(url + file.replace(/index\.html$/, ''), { waitUntil: 'domcontentloaded' });
    const place = await page.evaluate((selector) => {
      document.documentElement.removeAttribute('data-failed');
      document.documentElement.setAttribute('data-js', '');
      const step = document.querySelector(selector);
      if (!step) return undefined;
      let block = step.closest('.article > *');
      while (block && !/^H[2-6]$/.test(block.tagName)) block = block.previousElementSibling;
      const top = (element) => element.getBoundingClientRect().top;
      return { step: top(step), heading: block ? top(block) : undefined };
    }, STEPS);
    if (place) places.push(place);
  }
  await page.close();
  const seen = places.filter(({ step, heading = step }) => Math.min(step, heading) < PHONE.height).length;
  const [middle] = places
    .map(({ step }) => step)
    .sort((a, b) => a - b)
    .slice(places.length >> 1);
  return `${seen} of ${places.length} pages with steps have the first step or its heading on the first screen of a phone; the first step is at ${Math.round(middle ?? 0)} px in the median.`;
}
