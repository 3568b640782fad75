import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The search dialog and what stands in it. */
export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

export function searchBox(page: Page): Locator {
  return searchDialog(page).getByRole('combobox', { name: 'Search' });
}

export function options(page: Page): Locator {
  return searchDialog(page).getByRole('option');
}

/** Opens the dialog by its key. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await searchBox(page).waitFor();
}

/** A list whose answer is still to come in part (`AnswerState`). */
export const UNFINISHED = ':is([data-state="names"], [data-state="list"])';

/** Types a query into the open dialog and waits for the results that belong to it. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await searchBox(page).fill(query);
  await expect
    .poll(() => searchDialog(page).getByRole('status').textContent())
    .toMatch(new RegExp(`results? for “${query.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}”`, 'i'));
}

/** The option that the box names as its active one; undefined while the reader is in the text. */
export async function activeOption(page: Page): Promise<string | undefined> {
  const id = await searchBox(page).getAttribute('aria-activedescendant');
  if (id === null) return undefined;
  const option = page.locator(`[id="${id}"]`);
  expect(await option.getAttribute('aria-selected')).toBe('true');
  return (await option.locator('.search-label').textContent()) ?? '';
}

/** Requests for the index of the embedded search. */
export function isIndex(url: URL): boolean {
  return /\/assets\/search-[^/]+\.txt$/.test(url.pathname);
}

/** Requests for the rest of the index. */
export function isRest(url: URL): boolean {
  return /\/assets\/search\/rest-[^/]+\.json$/.test(url.pathname);
}

/** Requests for texts of the embedded search. */
export function isSearchText(url: URL): boolean {
  return /\/assets\/search\/(?!rest-)[^/]+\.json$/.test(url.pathname);
}
