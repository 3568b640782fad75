import { expect, inject } from 'vitest';
import { findFaults } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { layoutFaults, pageFaults, unfold } from '../support/legible.ts';
import { appendHtml } from '../support/page.ts';
import { openSearch, options, searchFor } from '../support/search.ts';

const own = inject('ownSite');
const STILL = { reducedMotion: 'reduce' } as const;

/** Pages with the most tables, forms and pictures. In plain colours `check:pages` looks at all pages. */
const ROUTES = [
  '',
  'search/',
  'getstarted/installation/discovery-port-configurations/',
  'getstarted/tutorials/tutorial-loading-data-using-the-api/',
  'infrastructure-management/buildings-rooms-and-racks/buildings-and-rooms/',
];

test.for(ROUTES)('/%s can be read in forced colours', { timeout: 90_000 }, async (route, { visit }) => {
  const page = await visit(own + route, { ...STILL, forcedColors: 'active' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await findFaults(page)).faults, `${width} px`).toEqual([]);
  }
  await unfold(page);
  expect(await layoutFaults(page)).toEqual([]);
});

// Browsers lay a plate in the colour of the page below each word: a word of that colour goes.
test('in forced colours no word has the colour of the page', async ({ visit }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visit(`${own}reports/doql/`, { ...STILL, colorScheme, forcedColors: 'active' });
    await page.getByRole('button', { name: 'Page feedback' }).click();
    await page.getByRole('button', { name: 'Continue in a new tab' }).waitFor();
    const lost = await page.evaluate(() => {
      const plate = getComputedStyle(document.documentElement).backgroundColor;
      return [...document.querySelectorAll('body *')]
        .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim()))
        .filter((element) => {
          const { color, forcedColorAdjust } = getComputedStyle(element);
          return color === plate && forcedColorAdjust === 'auto';
        })
        .map((element) => element.textContent);
    });
    expect(lost, colorScheme).toEqual([]);
  }
});

test('in forced colours the result that Enter opens has an outline, and no other', async ({ visit }) => {
  const page = await visit(`${own}getstarted/`, { ...STILL, forcedColors: 'active' });
  await openSearch(page);
  await searchFor(page, 'backup');
  const outlined = () =>
    options(page).evaluateAll((all) =>
      all.flatMap((option, index) => (getComputedStyle(option).outlineStyle === 'solid' ? [index] : [])),
    );
  expect(await outlined()).toEqual([0]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await outlined()).toEqual([1]);
});

test('a page with all kinds of parts can be read at all widths, in light and dark', {
  timeout: 90_000,
}, async ({ visit }) => {
  expect(
    await pageFaults(await visit(`${own}getstarted/installation/sizing-recommendations/`, STILL)),
  ).toEqual([]);
});

test('what cannot be read is found', async ({ visit }) => {
  const page = await visit(`${own}getstarted/`, STILL);
  const svg = (attributes: string, inner: string) =>
    `<svg role="img" aria-label="Drawing" ${attributes}>${inner}</svg>`;
  const faults = [
    '<p class="tiny">Tiny words</p>',
    '<p class="pale">Pale words</p>',
    '<label>Name <input class="dim" placeholder="A pale placeholder"></label>',
    svg('class="wide" height="20"', ''),
    svg('width="20" height="800"', ''),
    svg(
      'width="50" height="50" viewBox="0 0 100 100"',
      '<text y="20" font-size="14">Small in a drawing</text>',
    ),
    svg(
      'width="99" height="50"',
      '<rect width="99" height="50" fill="#777"/><text y="20" fill="#999">Grey on grey</text>',
    ),
  ];
  await appendHtml(page.locator('#Shell-article'), faults.join(''));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.wide { min-width: 2000px } .tiny { font-size: 11px } .pale { color: #aaa } .dim::placeholder { color: #aaa }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const found = (await pageFaults(page)).join('\n');
  for (const fault of [
    /1280 px light: color-contrast: <p class="pale">/,
    /px wider than the window/,
    /"Drawing" sticks out of the window/,
    /"Drawing" is 800 px tall/,
    /"Tiny words" has 11\.0 px/,
    /"Small in a drawing" has 7\.0 px/,
    /light: .*"placeholder A pale placeholder" has a contrast/,
    /"Grey on grey" has a contrast/,
  ])
    expect(found).toMatch(fault);
});
