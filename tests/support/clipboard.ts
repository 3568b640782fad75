import type { Page } from 'playwright-core';
import type { VisitOptions } from './browser.ts';

/** A reader who may use the clipboard. What they copy is noted too: all tests of a machine share one clipboard. */
export const CLIPBOARD: VisitOptions = {
  permissions: ['clipboard-read', 'clipboard-write'],
  prepare: (page) =>
    page.addInitScript(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = async (text) => {
        await write(text);
        Reflect.set(window, 'copiedText', text);
      };
    }),
};

/** What this page has put into the clipboard last. */
export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => String(Reflect.get(window, 'copiedText') ?? ''));
}

/** Forgets it. */
export async function clearClipboard(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'copiedText'));
}
