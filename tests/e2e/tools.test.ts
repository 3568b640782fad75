import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { faultsInBothModes, findFaults } from '../support/axe.ts';
import { test } from '../support/browser.ts';

const base = inject('ownSite');
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const PORTS = 'getstarted/installation/discovery-port-configurations/';
const SIZING = 'getstarted/installation/sizing-recommendations/';
const SUPPORT = 'auto-discovery/auto-discovery-system-requirements/';

/** Islands come alive when they come near. */
async function wake(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect.poll(() => island.getAttribute('data-alive')).not.toBeNull();
  }
}

describe('axe finds nothing, wide and narrow, in light, dark and forced colours', () => {
  for (const [tool, path] of [
    ['Firewall planner', `${PORTS}?features=snmp,wmi,linux&components=rc`],
    ['Sizing calculator', SIZING],
    ['Systems that Cairn supports', SUPPORT],
  ] as const)
    test(`on the page of: ${tool}`, { timeout: 180_000 }, async ({ visit }) => {
      const page = await visit(base + path, { reducedMotion: 'reduce' });
      await wake(page);
      await page.locator('.tool-title').filter({ hasText: tool }).waitFor();
      // What has scrolled half below the bar would count as covered.
      const before = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const sizes = [DESKTOP, PHONE];
      expect(await faultsInBothModes(page, { sizes, before })).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
      for (const size of sizes) {
        await page.setViewportSize(size);
        await before();
        expect((await findFaults(page)).faults, `${size.width} px, forced colours`).toEqual([]);
      }
    });
});

describe('On a phone', () => {
  for (const [tool, path] of [
    ['Firewall planner', PORTS],
    ['Sizing calculator', SIZING],
  ] as const)
    test(`${tool} begins below the title and one sentence`, async ({ visit }) => {
      const page = await visit(base + path, { viewport: PHONE });
      const before = await page.locator('.tool').evaluate((element) => {
        const island = element.closest('[data-island]');
        const parts: string[] = [];
        for (let part = island?.previousElementSibling; part; part = part.previousElementSibling)
          parts.unshift(part.tagName);
        return { parts, first: element.querySelector('input, select')?.getBoundingClientRect().bottom };
      });
      // What is needed before, and the table of contents, are folded to one line each.
      expect(before.parts).toEqual(['H1', 'P', 'DETAILS', 'DETAILS']);
      expect(before.first).toBeLessThan(PHONE.height);
    });

  test('ten choices in a row leave the choice, its rules and the result on screen', async ({ visit }) => {
    const page = await visit(`${base}${PORTS}?components=rc`, { viewport: PHONE });
    const planner = page.getByRole('group', { name: 'Firewall planner' });
    const boxes = planner.getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBe(10);
    let before = 0;
    for (let choice = 0; choice < 10; choice++) {
      await boxes.nth(choice).click();
      await expect.poll(() => boxes.nth(choice).isChecked()).toBe(true);
      const status = planner.getByRole('status');
      await expect
        .poll(async () => Number(/^(\d+) rules?$/.exec(await status.innerText())?.[1]))
        .toBeGreaterThan(before);
      before = Number.parseInt(await status.innerText(), 10);
      const seen = await planner.evaluate((tool, index) => {
        const isOnTop = (element: Element | null | undefined) => {
          const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          const hit = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2);
          return hit !== null && (element?.contains(hit) || hit.contains(element ?? null)) === true;
        };
        return {
          choice: isOnTop(tool.querySelectorAll('[type="checkbox"]')[index]),
          rule: isOnTop(tool.querySelector('.rules tbody tr')),
          result: isOnTop(tool.querySelector('.tool-result')),
          // To the networks, and so to the request.
          way: isOnTop(tool.querySelector('.tool-result button')),
        };
      }, choice);
      expect(seen, `choice ${choice + 1}`).toEqual({ choice: true, rule: true, result: true, way: true });
    }
    expect(await planner.locator('.rules tbody tr').count()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await planner
      .locator('.tool-result')
      .getByRole('button', { name: /^Enter \d+ networks?$/ })
      .click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Request');
  });

  test('a shared address with rules leaves what was chosen on screen', async ({ visit }) => {
    const page = await visit(`${base}${PORTS}?features=snmp,wmi,linux&components=rc`, { viewport: PHONE });
    const planner = page.getByRole('group', { name: 'Firewall planner' });
    await planner.locator('.rules').waitFor();
    const seen = await planner.evaluate((tool) =>
      [...tool.querySelectorAll('select')].map((select) => {
        const { left, top, bottom } = select.getBoundingClientRect();
        return [top, bottom - 1].every((y) => select.contains(document.elementFromPoint(left + 40, y)));
      }),
    );
    expect(seen).toEqual([true, true]);
  });

  test('no table scrolls sideways: a row of an author’s table, of a query and of sums is lines of text', async ({
    visit,
  }) => {
    const page = await visit(`${base}administration/active-directory-and-openldap-support/`, {
      viewport: PHONE,
    });
    for (const path of ['', 'reports/doql/', 'infrastructure-management/power-units/pdu-ports/']) {
      if (path !== '') await page.goto(base + path);
      const wide = await page
        .locator('#Shell-article .table-wrap')
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => box.scrollWidth > box.clientWidth)
            .map((box) => box.querySelector('thead')?.textContent),
        );
      expect(wide, path).toEqual([]);
      expect(await page.locator('#Shell-article table.stack').count(), path).toBeGreaterThan(0);
    }
  });
});
