import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takenOver, test as visitingTest } from './browser.ts';

interface Tab {
  page: Page;
  messages: string[];
}

/** Opens a page in a tab of this file that no other test uses now, and waits until its scripts have taken over. */
export type Open = (url: string) => Promise<Page>;

/**
 * `open` shows pages one after the other in the same tab, as to a reader who stays: a new profile for each takes as long
 * as to look at it. When the test ends, its page has left the console empty.
 */
export const test = visitingTest
  .extend('tabs', { scope: 'file' }, (): Tab[] => [])
  .extend('open', async ({ browser, tabs }, { onCleanup }): Promise<Open> => {
    const tab = tabs.pop() ?? (await openTab());
    async function openTab(): Promise<Tab> {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 844 },
      });
      context.setDefaultTimeout(30_000);
      // Nothing that a page remembers is there for the next one.
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http')) localStorage.clear();
      });
      const messages: string[] = [];
      context.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
      return { page: await context.newPage(), messages };
    }
    onCleanup(async () => {
      await tab.page.goto('about:blank');
      await tab.page.emulateMedia({ media: null });
      const messages = tab.messages.splice(0);
      tabs.push(tab);
      expect(messages, 'the console is empty').toEqual([]);
    });
    return async (url) => {
      await tab.page.goto(url, { waitUntil: 'domcontentloaded' });
      await takenOver(tab.page);
      return tab.page;
    };
  });
