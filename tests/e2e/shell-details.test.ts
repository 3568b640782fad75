import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { faultsInBothModes } from '../support/axe.ts';
import { built, test } from '../support/browser.ts';

const PHONE = { width: 390, height: 844 };

/** Opens the first picture of a page in the zoom dialog, by keyboard. */
async function openZoom(page: Page, name = /^Enlarge/): Promise<Locator> {
  await page.locator('#Shell-article').getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' });
  await dialog.waitFor();
  return dialog;
}

interface Place {
  x: number;
  y: number;
  width: number;
}

async function placeOf(picture: Locator): Promise<Place> {
  const box = await picture.boundingBox();
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0), width: Math.round(box?.width ?? 0) };
}

describe.each(built)('The shell in detail on $target', ({ base }) => {
  test('in forced colours the mark is seen, and drawings have the colours of the page', async ({ visit }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visit(`${base}guide/diagram/`, { forcedColors: 'active', colorScheme });
      const colours = await page.evaluate(() => {
        const fill = (selector: string) => {
          const found = document.querySelector(selector);
          return found && getComputedStyle(found).fill;
        };
        return {
          page: getComputedStyle(document.documentElement).backgroundColor,
          ink: getComputedStyle(document.body).color,
          mark: fill('.brand svg path'),
          box: fill('.diagram svg rect'),
          word: fill('.diagram svg text'),
        };
      });
      expect(colours.mark).not.toBe(colours.page);
      expect({ box: colours.box, word: colours.word }).toEqual({ box: colours.page, word: colours.ink });
    }
  });

  test('an enlarged picture is scrolled by arrow keys, and 0 shows the whole', async ({ visit }) => {
    const page = await visit(`${base}guide/diagram/`, { reducedMotion: 'reduce' });
    const dialog = await openZoom(page);
    const picture = dialog.locator('.zoom-picture');
    const whole = await placeOf(picture);
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('+');
    await expect.poll(async () => (await placeOf(picture)).width).toBeGreaterThan(1280);
    const start = await placeOf(picture);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await placeOf(picture)).x).toBeLessThan(start.x);
    await page.keyboard.press('0');
    await expect.poll(() => placeOf(picture)).toEqual(whole);
  });

  test('a blocked tab keeps the text and offers the form as a link', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await page.getByRole('button', { name: 'Page feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Page feedback' });
    const text = dialog.getByRole('textbox', { name: 'What was missing?' });
    await text.fill('The plug');
    await dialog.getByRole('radio', { name: 'No' }).check();
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await dialog.getByRole('button', { name: 'Continue in a new tab' }).click();
    const box = dialog.getByRole('alert');
    await box.getByText('The browser did not open the new tab.').waitFor();
    expect(await text.inputValue()).toBe('The plug');
    const link = await box.getByRole('link', { name: 'Open the form' }).getAttribute('href');
    expect(new URL(link ?? '').searchParams.get('body')).toContain('What was missing:\nThe plug');
  });

  test('the code of dialogs is loaded when one is asked for, and not before', async ({ visit }) => {
    const page = await visit(`${base}guide/diagram/`);
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /\/(FeedbackDialog|ZoomDialog)-/.exec(name)?.[1] ?? []),
      );
    expect(await loaded()).toEqual([]);
    await openZoom(page);
    expect(await loaded()).toEqual(['ZoomDialog']);
  });

  test('an announcement that was dismissed is in no frame of a load', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, {
      patient: true,
      stored: { 'fieldguide.announcement.id': 'winter-release', 'fieldguide.announcement.dismiss': 'true' },
      prepare: (page) =>
        page.addInitScript(() => {
          const seen: string[] = [];
          const look = () => {
            const bar = document.querySelector('.announcement');
            if (bar) seen.push(getComputedStyle(bar).display);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
          Object.assign(window, { seenBars: seen });
        }),
    });
    const seen = await page.evaluate((): string[] => Reflect.get(window, 'seenBars'));
    expect(seen.length).toBeGreaterThan(3);
    expect([...new Set(seen)]).toEqual(['none']);
  });

  test('a page without its facts says what is missing', async ({ visit }) => {
    const page = await visit(`${base}guide/`, {
      provokes: [
        /^error: The page continues without its scripts: Error: This page has no page facts\. Serve the HTML as/,
      ],
    });
    await page.route(`${base}guide/install/`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('id="Shell-page-facts"', 'id="lost"'),
      });
    });
    const message = page.waitForEvent('console');
    await page.goto(`${base}guide/install/`);
    await page.keyboard.press('Shift');
    expect((await message).text()).toContain('page facts');
  });
});

test('axe finds nothing in the dialogs, light and dark, at 1280 and 390 px', async ({ visit }) => {
  const page = await visit(`${inject('build')}guide/diagram/`, { reducedMotion: 'reduce' });
  const expectNoFaults = async (what: string) => {
    expect(await faultsInBothModes(page), what).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
  };
  await page.getByRole('button', { name: 'Page feedback' }).click();
  await page.getByRole('textbox', { name: 'What was missing?' }).waitFor();
  await expectNoFaults('Page feedback');
  await openZoom(page);
  await expectNoFaults('the enlarged picture');
});

for (const [viewport, layout] of [
  [{ width: 1280, height: 800 }, 'dg-wide'],
  [PHONE, 'dg-narrow'],
] as const) {
  test(`of a diagram the layout for ${viewport.width} px is shown, at its own size, without scrolling`, async ({
    visit,
  }) => {
    const page = await visit(`${inject('ownSite')}administration/`, { viewport });
    // On a phone what only explains the task is folded.
    if (viewport === PHONE) await page.getByText(/^Before the steps/).click();
    const shown = await page
      .locator('.diagram')
      .first()
      .evaluate((figure) => {
        const drawings = [...figure.querySelectorAll('svg')].filter(
          (svg) => !svg.closest('.dg-key') && svg.getClientRects().length > 0,
        );
        return {
          layouts: drawings.map((svg) => svg.classList.value),
          scales: drawings.map(
            (svg) => svg.getBoundingClientRect().width / Number(svg.getAttribute('width')),
          ),
          scrolls: figure.scrollWidth > figure.clientWidth,
        };
      });
    expect(shown).toEqual({ layouts: [`dg ${layout}`], scales: [1], scrolls: false });
  });
}

test('on a phone a sequence is a list; enlarged it is the picture at its own size, and Fit shows all of it', async ({
  visit,
}) => {
  const page = await visit(`${inject('ownSite')}administration/saml-2-0-configuration/`, {
    viewport: PHONE,
    reducedMotion: 'reduce',
  });
  const figure = page.locator('.diagram', { hasText: 'Browser → Appliance' });
  expect(await figure.getByRole('listitem').first().innerText()).toMatch(/^Browser → Appliance\n/);
  expect(await figure.locator('svg').first().isVisible()).toBe(false);
  const dialog = await openZoom(page, /^Enlarge: Sign-in with SAML/);
  const picture = dialog.locator('.zoom-picture');
  const natural = Number(await dialog.locator('svg.dg').getAttribute('width'));
  expect((await placeOf(picture)).width).toBe(natural);
  await dialog.getByRole('button', { name: 'Fit' }).click();
  await expect.poll(async () => (await placeOf(picture)).width).toBeLessThan(PHONE.width);
});
