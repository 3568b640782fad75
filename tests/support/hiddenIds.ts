import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { targetFaults } from './page.ts';

/** Ids of headings and rows that a page of a built site hides at first, by the path of the page. */
export function hiddenIds(folder: string): Map<string, string[]> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === 'index.html',
  );
  const found = pages.map((file): [string, string[]] => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const [, article = ''] = /<article[^>]*>([\s\S]*)<\/article>/.exec(html) ?? [];
    return [`/${path.dirname(file)}/`, idsIn(article)];
  });
  return new Map(found.filter(([, ids]) => ids.length > 0));
}

/** Pages are well-formed, so it is enough to count what is open. */
function idsIn(article: string): string[] {
  const open: { name: string; hides: boolean }[] = [];
  const ids: string[] = [];
  for (const [, end, name = '', attributes = ''] of article.matchAll(
    /<(\/?)(details|div|h[1-6]|tr|td|th|dt|li|p|a|span|sup)\b([^>]*)>/g,
  )) {
    if (end) {
      open.splice(open.findLastIndex((element) => element.name === name));
      continue;
    }
    const id = / id="([^"]+)"/.exec(attributes)?.[1];
    if (id !== undefined && open.some(({ hides }) => hides) && !/^tabs-\d+-(?:tab|panel)-/.test(id))
      ids.push(id);
    const isPanel = attributes.includes('role="tabpanel"') && !attributes.includes('data-selected');
    open.push({ name, hides: name === 'details' || isPanel || attributes.includes(' data-out') });
  }
  return ids;
}

/** What keeps a reader from seeing these parts of a page by their addresses, on a laptop and on a phone, one line each. */
export async function hiddenTargetFaults(page: Page, ids: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  if (ids.length === 0) return [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const found = await targetFaults(page, ids, { go: true });
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
