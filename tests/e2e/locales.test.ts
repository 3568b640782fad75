import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { findFaults } from '../support/axe.ts';
import { takenOver, test } from '../support/browser.ts';
import { address, isSameDocument, markDocument, scrollTo, scrollY, shows } from '../support/page.ts';

const locales = [
  { target: 'dev', base: inject('localesDev') },
  { target: 'build', base: inject('localesBuild') },
];
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const STILL = { reducedMotion: 'reduce' } as const;
const NOT_FOUND = { provokes: [/404 \(Not Found\)/] };

/** The entry of the menu of languages, opened by the reader; `from`: the language on display. */
async function language(page: Page, from: string, to: string): Promise<Locator> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 700;
  if (isPhone) {
    await page.locator('.menu-button').dispatchEvent('click');
    await page.locator('.side-menu-switch').dispatchEvent('click');
  }
  const menu = page.locator(isPhone ? '.side-menu' : '.navbar-nav');
  // Not `click`: Playwright would scroll the page below the bar.
  await menu.locator('summary', { hasText: from }).dispatchEvent('click');
  return menu.locator(`.dropdown a[hreflang=${to}]`);
}

/** The section that the upper edge of the window is in. */
function section(page: Page): Promise<string | undefined> {
  return page
    .locator('.article :is(h2, h3)')
    .evaluateAll((all) => all.findLast((heading) => heading.getBoundingClientRect().top <= 0)?.id);
}

function box(place: Locator): Promise<{ left: number; right: number; width: number }> {
  return place.evaluate((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return { left, right, width };
  });
}

describe.each(locales)('A site in English and Arabic on $target', ({ base }) => {
  describe.each([
    ['1280 px', DESKTOP],
    ['390 px', PHONE],
  ])('at %s', (_, viewport) => {
    test('the menu of languages leads to the same page, query, hash and place by one entry of the history', async ({
      visit,
    }) => {
      const page = await visit(`${base}guide/ports/?from=mail#what-else`, { viewport, ...STILL });
      const entries = await page.evaluate(() => history.length);
      await scrollTo(page, (await scrollY(page)) - 60);
      const before = await section(page);
      const arabic = await language(page, 'English', 'ar');
      await arabic.dispatchEvent('click');
      await shows(page, 'المنافذ');
      await takenOver(page);
      expect(address(page)).toBe('/ar/guide/ports/?from=mail#what-else');
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await expect.poll(() => section(page)).toBe(before);
      expect(await scrollY(page)).toBeGreaterThan(100);
      await page.goBack();
      await shows(page, 'Ports');
      expect(address(page)).toBe('/guide/ports/?from=mail#what-else');
    });

    test('the page is mirrored, and its code is not', async ({ visit }) => {
      const page = await visit(`${base}ar/guide/ports/`, { viewport, ...STILL });
      const title = await box(page.locator('h1'));
      const middle = viewport.width / 2;
      expect(title.right).toBeGreaterThan(middle);
      const brand = await box(page.locator('.navbar .brand'));
      expect(brand.right).toBeGreaterThan(viewport.width - 60);
      const menu = await box(page.locator('.page-menu'));
      expect(menu.right).toBeLessThan(
        (await box(page.locator('.breadcrumbs li').filter({ visible: true }).last())).left,
      );
      expect(menu.left - (await box(page.locator('.article'))).left).toBeLessThan(5);
      // On a phone what only explains the task is folded.
      for (const fold of await page.locator('.ahead-fold > summary').filter({ visible: true }).all())
        await fold.click();
      const cells = page.locator('table tbody tr').first().locator('td');
      expect((await box(cells.first())).left).toBeGreaterThan((await box(cells.last())).left);
      const direction = (place: string) =>
        page
          .locator(place)
          .first()
          .evaluate((element) => getComputedStyle(element).direction);
      expect(await direction('.article')).toBe('rtl');
      expect(await direction('.code pre')).toBe('ltr');
      expect(await direction('p code')).toBe('ltr');
      expect(await direction('.dg')).toBe('ltr');
      const line = await box(page.locator('.code .line').first().locator('span').first());
      expect(line.left).toBeLessThan(middle);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect((await findFaults(page)).faults).toEqual([]);
    });

    test('a page that is not translated says so and is read in its own direction', async ({ visit }) => {
      const page = await visit(`${base}ar/guide/backups/`, { viewport });
      await page.getByText('لم تُترجم هذه الصفحة بعد').waitFor();
      expect(await page.locator('.article').getAttribute('lang')).toBe('en');
      expect((await box(page.locator('.article p').first())).left).toBeLessThan(viewport.width / 2);
      expect(await page.locator('html').getAttribute('lang')).toBe('ar');
      expect((await findFaults(page)).faults).toEqual([]);
    });

    test('search answers in the language of the page', async ({ visit }) => {
      const page = await visit(`${base}ar/`, { viewport });
      await page.keyboard.press('Control+k');
      await page.locator('#Shell-search [name=q]').fill('المنافذ');
      const first = page.locator('#Shell-search [role=option]').first();
      await first.waitFor();
      expect(await first.getAttribute('href')).toBe('/ar/guide/ports/');
      expect((await findFaults(page)).faults).toEqual([]);
      await first.click();
      await shows(page, 'المنافذ');
    });

    test('dialogs speak the language of the page', async ({ visit }) => {
      const page = await visit(`${base}ar/guide/ports/`, { viewport });
      await page.locator('.zoom-button').first().dispatchEvent('click');
      await page.getByRole('button', { name: 'تكبير', exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.footer-feedback').click();
      await page.getByRole('group', { name: 'هل كانت هذه الصفحة مفيدة؟' }).waitFor();
      expect((await findFaults(page)).faults).toEqual([]);
    });

    test('paper has the texts of the language', async ({ visit }) => {
      const page = await visit(`${base}ar/guide/ports/`, { viewport });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      const edition = await page.evaluate(() =>
        document.documentElement.style.getPropertyValue('--print-edition'),
      );
      expect(edition).toContain('طُبع في');
    });
  });

  test('links stay in the language and load no document', async ({ visit }) => {
    const page = await visit(`${base}ar/guide/`);
    await markDocument(page);
    await page.locator('.article a', { hasText: 'المنافذ' }).click();
    await shows(page, 'المنافذ');
    expect(await isSameDocument(page)).toBe(true);
    expect(address(page)).toBe('/ar/guide/ports/');
  });

  test('an unknown address has the not-found page of its language', async ({ visit }) => {
    const page = await visit(`${base}ar/nowhere/`, NOT_FOUND);
    await shows(page, 'الصفحة غير موجودة');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  });

  test('an old address leads on in its language', async ({ visit }) => {
    const page = await visit(base);
    await page.goto(`${base}ar/old-ports/`);
    await shows(page, 'المنافذ');
    expect(address(page)).toBe('/ar/guide/ports/');
  });

  test('arrow keys go where they point to', async ({ visit }) => {
    const page = await visit(`${base}ar/guide/ports/`, { viewport: DESKTOP });
    const guide = page.locator('#Shell-menu a', { hasText: 'الدليل' });
    await guide.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('tree-toggle');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('الدليل');
  });

  test('without scripts the menu of languages leads to the same page', async ({ visit }) => {
    const page = await visit(`${base}guide/ports/`, { javaScriptEnabled: false, viewport: DESKTOP });
    const link = page.locator('.navbar-nav .dropdown a[hreflang=ar]');
    expect(await link.getAttribute('href')).toBe('/ar/guide/ports/');
  });
});
