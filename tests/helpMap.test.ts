import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scanDocs } from '../packages/fieldguide/src/engine/content/scan.ts';
import { helpPages } from '../packages/fieldguide/src/engine/site/helpMap.ts';
import { sourcePage } from '../packages/fieldguide/src/engine/site/siteTypes.ts';
import { readMenus } from '../site/kit/lint/siteMenus.ts';
import { readModel } from '../site/kit/product/readProduct.ts';
import { menuOf } from '../site/kit/product/screens.ts';
import { root } from './support/fieldguide.ts';

const linesOf = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

it("every entry of the product's menu has a page for context help, and every id is recorded", () => {
  const { pages } = scanDocs({ root: path.join(root, 'site/docs'), cwd: root });
  const ids = [...helpPages(pages.map((source) => sourcePage(source, 'doc'))).keys()];
  const entries = [
    ...readMenus(menuOf(readModel(path.join(root, 'site/data/product')).screens).keys(), '').paths,
  ];
  const idOf = (entry: string) =>
    entry
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  expect(entries.length).toBeGreaterThan(170);
  expect(entries.map(idOf).filter((id) => !ids.includes(id))).toEqual([]);
  expect(linesOf('site/help-ids.txt')).toEqual(ids);
});
