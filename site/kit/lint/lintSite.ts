import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LintedSite } from '../../../src/engine/config/kit.ts';
import type { Diagnostic } from '../../../src/shared/errors.ts';
import { readDictionary } from './dictionary.ts';
import { lintPages } from './lintPages.ts';
import { loadSpeller } from './loadSpeller.ts';
import { readMenus } from './siteMenus.ts';
import { readVocabulary } from './vocabulary.ts';

/** Holds the pages of a site to the rules for writers; spelling only where its dictionary and a speller are. */
export async function lintSite(site: LintedSite): Promise<Diagnostic[]> {
  const { siteDir, cwd, pages, pageList, product, components, data } = site;
  const words = readSiteFile(siteDir, 'dictionary.txt');
  const speller = words === undefined ? undefined : await loadSpeller();
  const found = lintPages(pages, {
    list: pageList,
    vocabulary: readVocabulary(readSiteFile(siteDir, 'vocabulary.tsv') ?? ''),
    dictionary: readDictionary(`${words ?? ''}\n${product?.name ?? ''}\n${product?.slug ?? ''}`, speller),
    menus: readMenus(
      readSiteFile(siteDir, 'data/menu.tsv') ?? '',
      readSiteFile(siteDir, 'data/other-menus.tsv') ?? '',
    ),
    data,
    product,
    components,
  });
  if (words === undefined || speller) return found;
  const message = 'spelling is not checked: the packages "nspell" and "dictionary-en" are not installed.';
  const file = path.relative(cwd, path.join(siteDir, 'dictionary.txt'));
  return [...found, { severity: 'warning', code: 'no-speller', file, message, hint: 'Run "npm install".' }];
}

function readSiteFile(siteDir: string, name: string): string | undefined {
  const file = path.join(siteDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
