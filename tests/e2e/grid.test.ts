import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { test } from '../support/browser.ts';

const own = inject('ownSite');
const WIDTHS = [1280, 1440, 1600, 1920, 2560];

/** One page of each kind: search and home have no columns beside them. */
const ROUTES = [
  '',
  'search/?q=snmp',
  'getstarted/',
  'getstarted/installation/discovery-port-configurations/',
  'integration/api-overview/',
  'administration/active-directory-and-openldap-support/',
  'administration/console-menu/',
  'infrastructure-management/buildings-rooms-and-racks/racks/',
  'glossary/',
];

/** Where what is seen of a page's parts begins and ends, in pixels; empty where the page has no such part. */
function partEdges(page: Page): Promise<{ left: Record<string, number>; right: Record<string, number> }> {
  return page.evaluate(() => {
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const textOf = (element: Element | null | undefined) => {
      if (!element) return undefined;
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const find = (selector: string) => document.querySelector(selector);
    const stones = [...document.querySelectorAll('.brand path')].map((stone) =>
      stone.getBoundingClientRect(),
    );
    const main = find('main') ?? document.body;
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const { left, right } = main.getBoundingClientRect();
    const toc = find('.toc');
    const edges = {
      left: {
        logo: Math.min(...stones.map((stone) => stone.left)),
        [find('.sidebar') ? 'sections' : 'page']:
          textOf(find('.sidebar-nav > .tree > li .tree-link'))?.left ?? left + Number.parseFloat(paddingLeft),
        footer: textOf(find('.footer-inner > * > * > *'))?.left ?? Number.NaN,
      },
      right: {
        // The sun is as wide as its box, the moon a little less.
        'colour switch':
          [...document.querySelectorAll('.color-switch svg')]
            .filter((icon) => icon.checkVisibility())
            .map((icon) => icon.getBoundingClientRect().right)[0] ?? Number.NaN,
        [toc ? 'table of contents' : 'page']:
          boxOf(toc?.querySelector('a'))?.right ?? right - Number.parseFloat(paddingRight),
        footer:
          (boxOf(find('.footer-inner'))?.right ?? Number.NaN) -
          Number.parseFloat(getComputedStyle(find('.footer-inner') ?? main).paddingRight),
      },
    };
    return edges;
  });
}

/**
 * Where the blocks of an article end, measured from its left edge: each distance once, with one block as an example.
 * Also what begins or ends where it should not.
 */
function tracks(page: Page): Promise<{ width: number; ends: [number, string][]; faults: string[] }> {
  return page.evaluate(() => {
    const article = document.querySelector('article') ?? document.body;
    const { left: start, right: end, width } = article.getBoundingClientRect();
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
    // The table of contents of tablets is a strip across the window; "Before you start" stands beside the text where
    // there is room.
    const shown = (element: Element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().height > 0 &&
      !element.matches('.toc-fold, .before');
    const blocks = [...article.children].filter(shown);
    const ends = new Map(
      blocks.map((block) => [Math.round(block.getBoundingClientRect().right - start), name(block)]),
    );
    const faults = blocks
      .filter((block) => Math.abs(block.getBoundingClientRect().left - start) > 0.5)
      .map((block) => `${name(block)} does not begin at the left edge`);
    const note = article.querySelector('.before')?.getBoundingClientRect();
    const isBeside = (block: Element) => {
      const { top, bottom, right } = block.getBoundingClientRect();
      return note !== undefined && note.left > right && top < note.bottom && bottom > note.top;
    };
    for (const block of article.querySelectorAll(
      '.code, .zoom, .table-box, .table-wrap, .tabs, details:not(.lead-fold, .before-fold, .ahead-fold)',
    )) {
      if (
        !shown(block) ||
        isBeside(block) ||
        block.closest('.admonition, .tool') ||
        block.parentElement?.closest('.tool-frame, .code')
      )
        continue;
      if (Math.abs(block.getBoundingClientRect().right - end) > 0.5)
        faults.push(`${name(block)} does not end at the wide edge`);
    }
    return { width: Math.round(width), ends: [...ends].sort((a, b) => a[0] - b[0]), faults };
  });
}

/** How many characters stand in the lines of a page's paragraphs that are full. */
function lineLengths(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article > p')].flatMap((paragraph) => {
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode())
        for (let at = 0; at < (walker.currentNode.nodeValue ?? '').length; at++) {
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + 1);
          const { top, bottom, height } = range.getBoundingClientRect();
          const line = Math.round((top + bottom) / 2 / 14);
          if (height > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      return [...lines.values()].slice(0, -1).filter((length) => length > 20);
    }),
  );
}

const STILL = { reducedMotion: 'reduce' } as const;

describe('the grid', () => {
  test.for(ROUTES)(
    '/%s: bar, page, table of contents and footer share their edges',
    async (route, { visit }) => {
      const page = await visit(own + route, STILL);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { left, right } = await partEdges(page);
        for (const edges of [left, right]) {
          const places = Object.values(edges);
          const apart = Math.max(...places) - Math.min(...places);
          expect(apart, `${width} px: ${JSON.stringify(edges)}`).toBeLessThanOrEqual(2.5);
        }
        expect(Math.max(...Object.values(right)), 'nothing touches the window').toBeLessThanOrEqual(
          width - 16,
        );
      }
    },
  );

  test.for(ROUTES.slice(2))('/%s has two right edges: text and wide', async (route, { visit }) => {
    const page = await visit(own + route, STILL);
    for (const width of [820, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      const { width: wide, ends, faults } = await tracks(page);
      expect(faults, `${width} px`).toEqual([]);
      const text = 560;
      const others = ends.filter(([end]) => end !== text && end !== wide);
      expect(others, `${width} px: text ends at ${text}, the rest at ${wide}`).toEqual([]);
    }
  });

  test('beside a long "Before you start" no hole is left', async ({ visit }) => {
    const page = await visit(`${own}getstarted/installation/installation-amazon-web-services/`, STILL);
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.locator('.article > .before').evaluate((note) => {
        const blocks = [...document.querySelectorAll('.article > :not(.before)')]
          .map((block) => block.getBoundingClientRect())
          .filter(({ top, height }) => height > 0 && top < note.getBoundingClientRect().bottom);
        return blocks.slice(1).map(({ top }, index) => Math.round(top - (blocks[index]?.bottom ?? 0)));
      });
      expect(gaps.length).toBeGreaterThan(3);
      for (const gap of gaps) expect(gap, `${width} px`).toBeLessThan(90);
    }
  });

  test('a full line of text has 66 to 72 characters', async ({ visit }) => {
    const page = await visit(`${own}integration/api-overview/`, STILL);
    for (const width of [820, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      const lengths = (await lineLengths(page)).sort((a, b) => a - b);
      const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
      expect(middle).toBeGreaterThanOrEqual(66);
      expect(middle).toBeLessThanOrEqual(72);
    }
  });
});
