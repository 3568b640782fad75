import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Leaves a mark on the window, which a full load would wipe away. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { markedByTest: true }));
}

/** True while the document that was marked is still the one on display. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'markedByTest' in window);
}

/** Follows a link as a script would: no pointer comes near it, so nothing is prefetched. */
export async function follow(link: Locator): Promise<void> {
  await link.evaluate((element: HTMLElement) => element.click());
}

/** Waits until the page with this heading is on display; its head and shell follow two frames later. */
export async function shows(page: Page, title: string): Promise<void> {
  await page.locator('h1', { hasText: new RegExp(`^${title}$`) }).waitFor();
}

/** Requests for pages, by path: fetched ones, or all. Starts to count now. */
export function countRequests(page: Page, matches: (path: string) => boolean): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (matches(pathname)) paths.push(pathname);
  });
  return paths;
}

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls the window and waits until listeners have been told. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

/** Puts HTML at the end of an element, as far as the site's policy for Trusted Types lets text become HTML at all. */
export async function appendHtml(place: Locator, html: string): Promise<void> {
  await place.evaluate((element, html) => {
    element.insertAdjacentHTML('beforeend', globalThis.fieldguidePolicy?.createHTML(html) ?? html);
  }, html);
}

/** Waits until the window has been scrolled to `top`, give or take a pixel. */
export async function isScrolledTo(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - top) <= 1).toBe(true);
}

/** The path with query and hash in the address bar. */
export function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

export function sidebar(page: Page): Locator {
  return page.locator('#Shell-menu').getByRole('navigation', { name: 'Docs sidebar' });
}

/** A link inside the article. */
export function articleLink(page: Page, name: string): Locator {
  return page.locator('#Shell-article').getByRole('link', { name, exact: true });
}

/** A promise that the test settles. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds back all requests for a path until the gate opens; one that was given up meanwhile stays so. */
export function holdBack(page: Page, path: string): Promise<() => void> {
  return holdBackWhere(page, (url) => url.pathname === path);
}

/** The same for a part of the scripts, by the name of its file without the hash. */
export function holdBackCode(page: Page, name: string): Promise<() => void> {
  return holdBackWhere(page, (url) => isCode(url, name));
}

/** True for the file of a part of the scripts. */
export function isCode(url: URL, name: string): boolean {
  return url.pathname.includes(`/assets/${name}-`);
}

/** The same for all that matches. */
export async function holdBackWhere(page: Page, matches: (url: URL) => boolean): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(matches, async (route) => {
    await opened;
    await route.continue().catch(() => undefined);
  });
  return open;
}

/** Holds back what waits for a frame: `next` lets one frame come, `release` all that follow. */
export async function holdFrames(
  page: Page,
): Promise<{ next: () => Promise<void>; release: () => Promise<void> }> {
  await page.evaluate(() => {
    const original = window.requestAnimationFrame;
    let waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    const nextFrame = async () => {
      const due = waiting;
      waiting = [];
      for (const callback of due) callback(performance.now());
      // What a frame starts goes on in the task after it.
      await new Promise((resolve) => setTimeout(resolve, 0));
    };
    const releaseFrames = () => {
      window.requestAnimationFrame = original;
      for (const callback of waiting) original.call(window, callback);
    };
    Object.assign(window, { nextFrame, releaseFrames });
  });
  return {
    next: () => page.evaluate(() => Reflect.get(window, 'nextFrame')()),
    release: () => page.evaluate(() => Reflect.get(window, 'releaseFrames')()),
  };
}

/** Lets the page draw six frames: what it was about to do on its own, it has done by then. */
export async function sixFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * What keeps a reader from seeing the start of what an address leads to, one line for each id: it has to be in the window,
 * below the bar, on top of all else, and to have the focus. With `go` each one is gone to first, from a page whose folds
 * and tabs are as they were, and has ten seconds to be seen.
 */
export function targetFaults(page: Page, ids: readonly string[], { go = false } = {}): Promise<string[]> {
  return page.evaluate(
    async ({ ids, go }) => {
      const frame = () => new Promise(requestAnimationFrame);
      const faultOf = (id: string): string => {
        const found = document.getElementById(id);
        // A mark is empty: what it is in is to be seen.
        const target = found?.matches(':is(a, span):empty')
          ? (found.closest('tr') ?? found.parentElement)
          : found;
        if (!target) return 'is not there';
        if (!target.checkVisibility()) return 'is not displayed';
        const { left, top, bottom } = target.getBoundingClientRect();
        if (top >= window.innerHeight || bottom <= 0) return `is ${Math.round(top)} px below the top`;
        const onTop = document.elementFromPoint(left + 4, Math.min(top + 6, (top + bottom) / 2));
        if (!onTop || !target.contains(onTop)) return `is covered by ${onTop?.outerHTML.slice(0, 60)}`;
        const { activeElement } = document;
        return activeElement === target ? '' : `${activeElement?.outerHTML.slice(0, 60)} has the focus`;
      };
      const faults: string[] = [];
      for (const id of ids) {
        if (go) {
          for (const fold of document.querySelectorAll('article details')) fold.removeAttribute('open');
          for (const list of document.querySelectorAll('[role=tablist]'))
            list.querySelector('button')?.click();
          // A tab that is pressed stays in its place, in the next frame.
          await frame();
          await frame();
          history.replaceState(history.state, '', location.pathname);
          location.hash = id;
          const end = performance.now() + 10_000;
          while (faultOf(id) !== '' && performance.now() < end) await frame();
          // And stays there.
          await frame();
        }
        const fault = faultOf(id);
        if (fault !== '') faults.push(`#${id} ${fault}`);
      }
      return faults;
    },
    { ids, go },
  );
}

/** Waits until a reader sees what an address leads to. */
export async function seesTarget(page: Page, id: string): Promise<void> {
  await expect.poll(async () => (await targetFaults(page, [id])).join()).toBe('');
}
