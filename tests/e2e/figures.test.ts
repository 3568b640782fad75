import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { faultsInBothModes } from '../support/axe.ts';
import { built, test } from '../support/browser.ts';
import { drawingFaults, unfold, WIDTHS } from '../support/legible.ts';
import { address, articleLink, countRequests, follow, shows } from '../support/page.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const hint = (page: Page): Locator => page.locator('.tip:visible');
const term = (page: Page): Locator => articleLink(page, 'Fresnel lens');

/** The hint that belongs to a link, as screen readers find it. */
async function showsHint(page: Page, link: Locator, text: string): Promise<void> {
  await hint(page).getByText(text).waitFor();
  const id = await hint(page).getAttribute('id');
  expect(await link.getAttribute('aria-describedby')).toBe(id);
}

/** Nothing shows when all waits are over. */
async function staysAway(page: Page): Promise<void> {
  await page.clock.runFor(2000);
  expect(await hint(page).count()).toBe(0);
}

describe.each(built)('Tips on terms, on $target,', ({ base }) => {
  test('a word shows its definition while the pointer is on it or on the tip', async ({ visit }) => {
    const page = await visit(`${base}figures/terms/`);
    await term(page).hover();
    await showsHint(page, term(page), 'A Fresnel lens bends light');
    await page.clock.install();
    await hint(page).hover();
    await page.clock.runFor(2000);
    expect(await hint(page).isVisible()).toBe(true);
    await page.locator('h1').hover();
    await page.clock.runFor(2000);
    await hint(page).waitFor({ state: 'hidden' });
    expect(await term(page).getAttribute('aria-describedby')).toBeNull();
  });

  test('Escape closes it, and it stays away while the pointer stays', async ({ visit }) => {
    const page = await visit(`${base}figures/terms/`);
    await term(page).hover();
    await hint(page).waitFor();
    await page.clock.install();
    await page.keyboard.press('Escape');
    await staysAway(page);
  });

  test('the keyboard brings it with the focus; Enter goes to the glossary', async ({ visit }) => {
    const page = await visit(`${base}figures/terms/`);
    await page.locator('.page-menu summary').focus();
    await page.keyboard.press('Tab');
    await showsHint(page, term(page), 'A Fresnel lens bends light');
    await page.keyboard.press('Tab');
    await hint(page).getByText('The lantern room is the glass room').waitFor();
    await page.keyboard.press('Escape');
    await hint(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await shows(page, 'Glossary');
    expect(address(page)).toBe('/glossary/#lantern-room');
    expect(await hint(page).count()).toBe(0);
  });

  test('the tip of a word that runs over two lines covers neither', async ({ visit }) => {
    const page = await visit(`${base}figures/terms/`);
    await page.locator('.page-menu summary').focus();
    await term(page).evaluate((link) => {
      link.style.wordSpacing = '70vw';
    });
    await page.keyboard.press('Tab');
    await hint(page).waitFor();
    const [box, word] = [await hint(page).boundingBox(), await term(page).boundingBox()];
    expect(word?.height).toBeGreaterThan(40);
    expect(box?.y).toBeGreaterThan((word?.y ?? 0) + (word?.height ?? 0));
  });

  test('a tap shows it with a link to the glossary; a second tap, one elsewhere and Escape close it', async ({
    visit,
  }) => {
    const page = await visit(`${base}figures/terms/`, PHONE);
    await term(page).tap();
    await showsHint(page, term(page), 'A Fresnel lens bends light');
    expect(await hint(page).getAttribute('role')).toBe('status');
    const [box, word] = [await hint(page).boundingBox(), await term(page).boundingBox()];
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true);
    expect(Math.abs((box?.y ?? 0) - (word?.y ?? 0) - (word?.height ?? 0))).toBeLessThan(8);
    for (const close of [
      () => page.locator('h1').tap(),
      () => term(page).tap(),
      () => page.keyboard.press('Escape'),
    ]) {
      await close();
      await hint(page).waitFor({ state: 'hidden' });
      expect(address(page)).toBe('/figures/terms/');
      await term(page).tap();
      await hint(page).waitFor();
    }
    await hint(page).getByRole('link', { name: 'In the glossary' }).tap();
    await shows(page, 'Glossary');
    expect(address(page)).toBe('/glossary/#fresnel-lens');
  });

  test('a tap leads to the glossary where their file cannot be had', async ({ visit }) => {
    const page = await visit(`${base}figures/terms/`, {
      ...PHONE,
      provokes: [/net::ERR_FAILED/],
      prepare: (page) => page.route(/\/terms-/, (route) => route.abort()),
    });
    await term(page).tap();
    await shows(page, 'Glossary');
    expect(address(page)).toBe('/glossary/#fresnel-lens');
  });

  test('pages load no tips before a reader comes to a term, and their file once', async ({ visit }) => {
    const page = await visit(`${base}figures/terms/`, {
      prepare: async (page) => void (await page.mouse.move(1, 1)),
    });
    const requests = countRequests(page, (path) => /\/terms-/.test(path));
    await page.locator('h1').hover();
    expect(requests).toEqual([]);
    await term(page).hover();
    await hint(page).waitFor();
    await articleLink(page, 'lantern room').hover();
    await hint(page).getByText('glass room').waitFor();
    expect(requests).toHaveLength(1);
  });

  test('a navigation closes them, and they work on the page it leads to', async ({ visit }) => {
    const page = await visit(`${base}figures/drawings/`);
    await follow(articleLink(page, 'words'));
    await shows(page, 'Terms');
    await term(page).hover();
    await hint(page).waitFor();
    await term(page).click();
    await shows(page, 'Glossary');
    expect(await hint(page).count()).toBe(0);
  });

  test('without scripts a word is a link to the glossary', async ({ visit }) => {
    const page = await visit(`${base}figures/terms/`, { javaScriptEnabled: false });
    await term(page).click();
    expect(address(page)).toBe('/glossary/#fresnel-lens');
    expect(await page.locator('#fresnel-lens').isVisible()).toBe(true);
  });

  test('a page may do without', async ({ visit }) => {
    const page = await visit(`${base}figures/plain-terms/`);
    expect(await page.locator('a.term').count()).toBe(0);
  });
});

describe.each(built)('Drawings, on $target,', ({ base }) => {
  test('a rack and a screen are named and described, and open enlarged', async ({ visit }) => {
    const page = await visit(`${base}figures/drawings/`);
    for (const name of ['Rack A-01', 'Add a discovery job']) {
      const figure = page.locator(`#Shell-article figure[aria-label="${name}"]`);
      const said = await figure.getByRole('img').first().getAttribute('aria-label');
      expect(said, 'a description, which does not repeat the name of the figure').not.toMatch(
        new RegExp(`^$|${name}`),
      );
      await page.getByRole('button', { name: `Enlarge: ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Enlarged picture' });
      const large = dialog.locator('svg[aria-label]').first();
      await large.waitFor();
      // Both sides of the rack, one beside the other.
      const rear = dialog.getByRole('img', { name: /^Rear\./ });
      expect(await rear.count()).toBe(name.startsWith('Rack') ? 1 : 0);
      for (const side of await rear.all()) {
        const [one, other] = [await large.boundingBox(), await side.boundingBox()];
        expect(other?.width).toBeCloseTo(one?.width ?? 0, 1);
        expect(other?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0) - 1);
      }
      const left = async () => Math.round((await large.boundingBox())?.x ?? 0);
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      const before = await left();
      await page.keyboard.press('ArrowRight');
      await expect.poll(left).toBeLessThan(before);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  });

  test('a rack of 1 and of 60 units, and drawings in boxes of every kind, are seen at every width and on paper', async ({
    visit,
  }) => {
    const page = await visit(`${base}figures/places/`, { reducedMotion: 'reduce' });
    await unfold(page);
    const drawn = page.locator('#Shell-article').getByRole('img');
    expect(await drawn.count()).toBe(11);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await drawingFaults(page), `${width} px, ${media}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  });

  test('on a phone the button that enlarges a drawing stands in the gap above it', async ({ visit }) => {
    const page = await visit(`${base}figures/drawings/`, PHONE);
    const gaps = await page.locator('#Shell-article .zoom').evaluateAll((boxes) =>
      boxes.map((box) => {
        const button = box.querySelector('.zoom-button')?.getBoundingClientRect() ?? new DOMRect();
        const above = box.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return { above: button.top >= above, below: button.bottom <= box.getBoundingClientRect().top };
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    for (const gap of gaps) expect(gap).toEqual({ above: true, below: true });
  });

  test('a figure is as wide as its drawing, with its button in the corner; one with notes has the column', async ({
    visit,
  }) => {
    const page = await visit(`${base}figures/drawings/`, { viewport: { width: 1280, height: 844 } });
    await page.locator('.zoom-button').first().waitFor({ state: 'attached' });
    const frames = await page.locator('#Shell-article .zoom > .diagram').evaluateAll((figures) =>
      figures.map((figure) => {
        const frame = figure.getBoundingClientRect();
        const button = figure.parentElement?.querySelector('.zoom-button')?.getBoundingClientRect();
        const drawn = [...figure.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().right);
        return {
          hasNotes: figure.querySelector('figcaption') !== null,
          besideDrawing: Math.round(frame.right - Math.max(...drawn)),
          besideButton: Math.round(frame.right - (button?.right ?? 0)),
          besideColumn: Math.round((figure.parentElement?.getBoundingClientRect().right ?? 0) - frame.right),
        };
      }),
    );
    expect(new Set(frames.map(({ hasNotes }) => hasNotes))).toEqual(new Set([true, false]));
    for (const { hasNotes, besideDrawing, besideButton, besideColumn } of frames) {
      expect(besideButton).toBe(6);
      expect(hasNotes ? besideColumn : besideDrawing).toBe(0);
    }
  });

  test('the notes of a screen say what they explain, without scripts too', async ({ visit }) => {
    const page = await visit(`${base}figures/drawings/`, { javaScriptEnabled: false });
    expect(await page.locator('figcaption li').allTextContents()).toEqual([
      'Name: Any name that says what the job looks for.',
      'Community string: It is stored as a secret.',
      'Table: Each network is asked by itself.',
      'Save and run: The first run starts at once.',
    ]);
  });
});

describe('axe finds nothing', () => {
  test.for([
    ['figures/terms/', [1280, 390]],
    ['figures/drawings/', [1280, 390]],
    // Wide, its sidebar is scrolled so that links of the navigation are half hidden.
    ['glossary/', [390]],
  ] as const)('on %s, light and dark, at %j px', async ([path, widths], { visit }) => {
    const page = await visit(inject('build') + path, { reducedMotion: 'reduce' });
    const showHint = async () => {
      await page.locator('h1').hover();
      await term(page).hover();
      await hint(page).waitFor();
    };
    const sizes = widths.map((width) => ({ width, height: 844 }));
    const before = path === 'figures/terms/' ? showHint : undefined;
    expect(await faultsInBothModes(page, { sizes, before })).toEqual([]);
  });
});
