import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LintedSite, SiteLinter } from '../../../packages/fieldguide/src/engine/content/kit.ts';
import type { Diagnostic } from '../../../packages/fieldguide/src/shared/errors.ts';
import { readDictionary } from './dictionary.ts';
import { lintData, lintPages } from './lintPages.ts';
import { loadSpeller } from './loadSpeller.ts';
import { SHAPES } from './pageShape.ts';
import { emptyProse, type PageProse, readProse } from './prose.ts';
import { readVocabulary } from './readVocabulary.ts';
import { readMenus } from './siteMenus.ts';
import { TURNS } from './turns.ts';

/** Files that readers see the texts of, beside data sets and glossary. */
const PROSE_FILES = ['data/api/openapi.yaml', 'data/placeholders.yaml', 'data/datacenter/views.yaml'];

/** Holds the pages of a site to the rules for writers; spelling only where its dictionary and a speller are. */
export function createLinter(): SiteLinter {
  const read = new Map<string, PageProse>();
  return {
    read: ({ file }, tree) => {
      read.set(file, readProse(tree));
    },
    findings: async (site) => (await lintSite(site, read)).filter((found) => !isListed(found)),
    lists: {
      style: async (site) => (await lintSite(site, read)).filter(({ code }) => STYLE.has(code)),
    },
  };
}

/** The rules of English and length. Those that no page is held to yet are in the list only. */
const STYLE: ReadonlySet<string> = new Set([...TURNS.map(({ code }) => code), ...SHAPES]);

function isListed({ code, severity }: Diagnostic): boolean {
  return STYLE.has(code) && severity === 'warning';
}

/** `read`: what has been read of each page, by its file. */
async function lintSite(site: LintedSite, read: ReadonlyMap<string, PageProse>): Promise<Diagnostic[]> {
  const { siteDir, cwd, pageList, product, data } = site;
  // One that the parser refuses reads as empty: its compile reports the fault.
  const pages = site.pages.map((page) => ({ ...page, prose: read.get(page.source.file) ?? emptyProse() }));
  const words = readSiteFile(siteDir, 'dictionary.txt');
  const speller = words === undefined ? undefined : await loadSpeller();
  const vocabulary = readVocabulary(readSiteFile(siteDir, 'vocabulary.tsv') ?? '');
  const inData = [
    'glossary.yaml',
    ...[...data.keys()].map((name) => `data/${name}.yaml`),
    ...PROSE_FILES,
  ].flatMap((name) => {
    const text = readSiteFile(siteDir, name);
    const file = path.relative(cwd, path.join(siteDir, name));
    return text === undefined ? [] : lintData({ file, text }, { vocabulary });
  });
  const inPages = lintPages(pages, {
    list: pageList,
    vocabulary,
    dictionary: readDictionary(`${words ?? ''}\n${product?.name ?? ''}\n${product?.slug ?? ''}`, speller),
    menus: readMenus(
      readSiteFile(siteDir, 'data/menu.tsv') ?? '',
      readSiteFile(siteDir, 'data/other-menus.tsv') ?? '',
    ),
    data,
  });
  const found = [...inData, ...inPages];
  if (words === undefined || speller) return found;
  const message = 'spelling is not checked: the packages "nspell" and "dictionary-en" are not installed.';
  const file = path.relative(cwd, path.join(siteDir, 'dictionary.txt'));
  return [...found, { severity: 'warning', code: 'no-speller', file, message, hint: 'Run "npm install".' }];
}

function readSiteFile(siteDir: string, name: string): string | undefined {
  const file = path.join(siteDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
