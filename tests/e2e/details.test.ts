import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { test } from '../support/browser.ts';

const own = inject('ownSite');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const PORTS = 'getstarted/installation/discovery-port-configurations/';

/** The lines that a text of an element takes; 0 where it has no such text. */
function linesOf(within: Locator, text: string): Promise<number> {
  return within.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const at = node.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }
    return 0;
  }, text);
}

/** How much of a sign can be seen: 0 or 1. */
function opacity(of: Locator): Promise<string> {
  return of.evaluate((element) => getComputedStyle(element).opacity);
}

/** The inner height of the gaps between neighbours, in pixels. */
function gaps(page: Page, neighbours: string): Promise<number[]> {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)];
    return found.flatMap((element) => {
      const next = element.nextElementSibling;
      return next ? [next.getBoundingClientRect().top - element.getBoundingClientRect().bottom] : [];
    });
  }, neighbours);
}

describe('on a phone', () => {
  test('of the breadcrumbs the way up is shown, its sign in the line of its name', async ({ visit }) => {
    const page = await visit(`${own}infrastructure-management/buildings-rooms-and-racks/racks/`, PHONE);
    const shown = page.locator('.breadcrumbs li:visible');
    expect(await shown.allInnerTexts()).toEqual(['Buildings, rooms and racks']);
    const isBeside = await shown.evaluate((item) => {
      const box = item.getBoundingClientRect();
      const name = item.querySelector(':scope > *')?.getBoundingClientRect();
      return name !== undefined && name.left - box.left > 5 && name.top === box.top;
    });
    expect(isBeside).toBe(true);
  });

  test('the sections ahead of the steps are one line, which its own tap and an address open', async ({
    visit,
  }) => {
    const route = `${own}infrastructure-management/devices/device-ignore-rules/`;
    const page = await visit(route, PHONE);
    const explained = page.getByRole('heading', { name: 'What ignore rules do' });
    const steps = await page.getByRole('heading', { name: 'Add a rule' }).boundingBox();
    expect(steps?.y).toBeLessThan(PHONE.viewport.height);
    expect(await explained.isVisible()).toBe(false);
    await page.getByText('Before the steps: What ignore rules do').tap();
    await explained.waitFor();
    const linked = await visit(`${route}#what-ignore-rules-do`, PHONE);
    await linked.getByRole('heading', { name: 'What ignore rules do' }).waitFor();
  });

  test('the address of a heading is offered when it is tapped, not all the time', async ({ visit }) => {
    const page = await visit(own + PORTS, PHONE);
    const heading = page.locator('h2#check-a-port');
    const sign = heading.locator('.hash-link');
    expect(await opacity(sign)).toBe('0');
    await heading.tap({ position: { x: 10, y: 35 } });
    await expect.poll(() => opacity(sign)).toBe('1');
    await sign.tap();
    expect(new URL(page.url()).hash).toBe('#check-a-port');
  });

  test('no title is broken within Hyper-V, and no name of a language at all', async ({ visit }) => {
    const page = await visit(`${own}auto-discovery/windows-and-hyper-v-auto-discovery/`, PHONE);
    expect(await linesOf(page.locator('h1'), 'Hyper-V')).toBe(1);
    const recipe = await visit(`${own}infrastructure-management/certificate-management/`, PHONE);
    expect(await linesOf(recipe.locator('.code-title small').first(), 'sql')).toBe(1);
  });

  test('the language of code stands beside the buttons, and the head of the block is one line', async ({
    visit,
  }) => {
    const page = await visit(`${own}administration/generating-csrs/`, PHONE);
    const head = page.locator('.code', { hasText: 'Linux, macOS, Git Bash' }).first();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const language = await head.locator('.code-title small').boundingBox();
      const button = await head.locator('.code-tools button:visible').first().boundingBox();
      const gap = (button?.x ?? 0) - (language?.x ?? 0) - (language?.width ?? 0);
      expect(gap, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(gap, `${width} px`).toBeLessThan(16);
      expect((await head.locator('.code-title').boundingBox())?.height, `${width} px`).toBeLessThan(44);
    }
  });

  test('the planner begins the line of its features with "by"', async ({ visit }) => {
    const page = await visit(own + PORTS, PHONE);
    const by = await page.locator('.planner-sentence legend').boundingBox();
    const first = await page.locator('.planner-sentence fieldset label').first().boundingBox();
    expect(by && first && by.y >= first.y && by.y + by.height <= first.y + first.height).toBe(true);
  });
});

test('the keyboard reaches the address of a heading', async ({ visit }) => {
  const page = await visit(own + PORTS);
  const sign = page.locator('h2#check-a-port .hash-link');
  await page.keyboard.press('Tab');
  await sign.focus();
  expect(await opacity(sign)).toBe('1');
});

describe('the glossary', () => {
  test('an entry is closer together than two entries are', async ({ visit }) => {
    const page = await visit(`${own}glossary/`);
    const inside = await gaps(page, '.article dd > p');
    const between = await gaps(page, '.article dd');
    expect(inside.length).toBeGreaterThan(100);
    expect(Math.max(...inside)).toBeLessThan(Math.min(...between) / 2);
  });

  test('its letters stand once, in a bar that stays and covers no entry', async ({ visit }) => {
    const page = await visit(`${own}glossary/#rack-unit`, { viewport: { width: 1280, height: 900 } });
    expect(await page.locator('.toc a').allTextContents()).not.toContain('A');
    const letters = await page.getByRole('navigation', { name: 'Glossary letters' }).boundingBox();
    const entry = await page.locator('#rack-unit').boundingBox();
    expect(letters?.y).toBeLessThan(70);
    expect(entry?.y).toBeGreaterThanOrEqual((letters?.y ?? 0) + (letters?.height ?? 0));
  });
});

test('a gap to fill in has one colour in shell code', async ({ visit }) => {
  const page = await visit(`${own}integration/api-overview/`);
  const parted = await page.locator('code.language-bash').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const elements = [...block.querySelectorAll('span')].map((span) => span.textContent);
      const names = block.textContent?.match(/<[a-z]+(?:-[a-z]+)*>/g) ?? [];
      return names.filter((name) => !elements.includes(name));
    }),
  );
  expect(parted).toEqual([]);
});

test('times in the result of a recipe are dates, or hours of a zone', async ({ visit }) => {
  const page = await visit(`${own}reports/dbb-cookbook/compute/compute-devices/`);
  const result = await page.locator('table.result').first().innerText();
  expect(result).toContain('2026-11-01');
  expect(result).not.toMatch(/\d\d:\d\d:\d\d/);
});
