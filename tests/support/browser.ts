import './provided.ts';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, test as plainTest } from 'vitest';

/** The built site, on which readers are. The dev server gives the same documents: `sameDocuments.test.ts` compares them. */
export const built = [{ target: 'build', base: inject('build') }];

/** With the dev server, for what it does in its own way. */
export const targets = [{ target: 'dev', base: inject('dev') }, ...built];

export interface VisitOptions extends BrowserContextOptions {
  /** Console messages that this test provokes: each must come, and no other may. */
  provokes?: readonly RegExp[];
  /** What the reader's local storage holds before the page loads. */
  stored?: Record<string, string>;
  /** Leaves it to the page when it comes alive; otherwise a sign of the reader makes it hurry. */
  patient?: boolean;
  /** Runs before the page loads: faults of the network, scripts, emulation. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page as a new reader, in a browser profile of its own, and waits until its scripts have taken over. */
export type Visit = (url: string, options?: VisitOptions) => Promise<Page>;

/**
 * `visit` opens pages; when the test ends, their consoles must hold what the test said it provokes, and
 * nothing else.
 */
export const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject('browser'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser }, { onCleanup }): Promise<Visit> => {
    const ends: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const end of ends) await end();
    });
    return async (url, { patient = false, ...options } = {}) => {
      const { page, end } = await openPage(browser, url, options);
      ends.push(end);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      if (options.javaScriptEnabled === false) return page;
      await (patient ? hydrated(page) : takenOver(page));
      return page;
    };
  });

async function openPage(
  browser: Browser,
  url: string,
  { provokes = [], stored, prepare, ...options }: VisitOptions,
): Promise<{ page: Page; end: () => Promise<void> }> {
  const context = await browser.newContext({ ...options, ...(stored ? storage(url, stored) : {}) });
  context.setDefaultTimeout(30_000);
  const messages: string[] = [];
  context.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
  const page = await context.newPage();
  await prepare?.(page);
  const end = async () => {
    await context.close();
    const unexpected = messages.filter((message) => !provokes.some((pattern) => pattern.test(message)));
    const missing = provokes.filter((pattern) => !messages.some((message) => pattern.test(message)));
    expect(unexpected, 'the console is empty').toEqual([]);
    expect(missing, 'the console holds what the test provokes').toEqual([]);
  };
  return { page, end };
}

function storage(url: string, stored: Record<string, string>): BrowserContextOptions {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] } };
}

/**
 * Waits until the shell works and the islands near to what is on display are hydrated; those further down wait until
 * they come near. A sign of the reader makes the page hurry, said again until it is heard: a page that has just been
 * loaded may not listen yet.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    return document.documentElement.dataset.interactive !== undefined;
  });
  await hydrated(page);
}

/** The same, with the page left in peace. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) =>
      // One without React of its own says so itself.
      element.hasAttribute('data-alive') ||
      Object.keys(element).some((key) => key.startsWith('__reactContainer'));
    return (
      document.documentElement.dataset.interactive !== undefined &&
      document.querySelector('body > [role="status"]') !== null &&
      [...document.querySelectorAll('[data-island]')]
        // What lies in a closed tab waits until it is shown.
        .filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().top < 1.5 * innerHeight,
        )
        .every(isHydrated)
    );
  });
}
