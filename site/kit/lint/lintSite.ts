import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, isDataFault } from 'fieldguide';
import type { LintedSite, SiteLinter } from 'fieldguide/rules';
import type { Endpoints } from '../api/endpoints.ts';
import { callFaults } from '../product/callFaults.ts';
import { emptyModel, type Model } from '../product/model.ts';
import { menuOf } from '../product/screens.ts';
import { SAMPLE_RECORDS } from './checkedSamples.ts';
import { readDictionary } from './dictionary.ts';
import { COUNTED, isFact } from './facts.ts';
import { lintData, lintPages } from './lintPages.ts';
import { loadSpeller } from './loadSpeller.ts';
import { SHAPES } from './pageShape.ts';
import { emptyProse, type PageProse, readProse } from './prose.ts';
import { readVocabulary } from './readVocabulary.ts';
import { readMenus } from './siteMenus.ts';
import { TURNS } from './turns.ts';

/** Files that readers see the texts of, beside data sets and glossary. */
const PROSE_FILES = [
  'glossary.yaml',
  'data/api/openapi.yaml',
  'data/placeholders.yaml',
  'data/datacenter/views.yaml',
];

/** Holds the pages of a site to the rules for writers; spelling only where its dictionary and a speller are. */
export function createLinter(model: () => Model = emptyModel, endpoints?: () => Endpoints): SiteLinter {
  const read = new Map<string, PageProse>();
  const lintAll = (site: LintedSite) => lintSite(site, { read, ...modelOf(model, endpoints) });
  return {
    read: ({ file }, tree) => {
      read.set(file, readProse(tree));
    },
    findings: async (site) => (await lintAll(site)).filter((found) => !isListed(found)),
    lists: {
      style: {
        codes: [...STYLE],
        find: async (site) => (await lintAll(site)).filter(({ code }) => STYLE.has(code)),
      },
      facts: { codes: COUNTED, find: async (site) => (await lintAll(site)).filter(isFact) },
    },
  };
}

/** The rules of English and length. Those that no page is held to yet are in the list only. */
const STYLE: ReadonlySet<string> = new Set([...TURNS.map(({ code }) => code), ...SHAPES]);

function isListed(found: Diagnostic): boolean {
  return (STYLE.has(found.code) || isFact(found)) && found.severity === 'warning';
}

interface Read {
  /** What has been read of each page, by its file. */
  read: ReadonlyMap<string, PageProse>;
  model: Model;
  /** What is wrong with the model; pages are then not compared with it. */
  faults: readonly Diagnostic[];
}

/** What is wrong with the API document is told where pages show it. */
function modelOf(read: () => Model, endpoints?: () => Endpoints): Pick<Read, 'model' | 'faults'> {
  try {
    const model = read();
    return { model, faults: endpoints ? callFaults(model, endpoints().calls) : [] };
  } catch (error) {
    if (!isDataFault(error)) throw error;
    return { model: emptyModel(), faults: error.diagnostics };
  }
}

async function lintSite(site: LintedSite, { read, model, faults }: Read): Promise<Diagnostic[]> {
  const { siteDir, cwd, pageList, product, data } = site;
  // One that the parser refuses reads as empty: its compile reports the fault.
  const pages = site.pages.map((page) => ({ ...page, prose: read.get(page.source.file) ?? emptyProse() }));
  const words = readSiteFile(siteDir, 'dictionary.txt');
  const speller = words === undefined ? undefined : await loadSpeller();
  const vocabulary = readVocabulary(readSiteFile(siteDir, 'vocabulary.tsv') ?? '');
  const ofData = [...data].flatMap(([name, { file }]) =>
    name === SAMPLE_RECORDS ? [] : [path.resolve(cwd, file)],
  );
  const others = [...PROSE_FILES, ...modelFiles(siteDir)].map((name) => path.join(siteDir, name));
  const inData = [...new Set([...ofData, ...others])].flatMap((name) => {
    const file = path.relative(cwd, name);
    return existsSync(name) ? lintData({ file, text: readFileSync(name, 'utf8') }, { vocabulary }) : [];
  });
  const inPages = lintPages(pages, {
    list: pageList,
    vocabulary,
    dictionary: readDictionary(`${words ?? ''}\n${product?.name ?? ''}\n${product?.slug ?? ''}`, speller),
    menus: readMenus(menuOf(model.screens).keys(), readSiteFile(siteDir, 'data/other-menus.tsv') ?? ''),
    model,
    data,
  });
  const found = [...faults, ...inData, ...inPages];
  if (words === undefined || speller) return found;
  const message = 'spelling is not checked: the packages "nspell" and "dictionary-en" are not installed.';
  const file = path.relative(cwd, path.join(siteDir, 'dictionary.txt'));
  return [...found, { severity: 'warning', code: 'no-speller', file, message, hint: 'Run "npm install".' }];
}

/** The files of the product model, whose meanings and notes pages show. */
function modelFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, 'data/product');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.posix.join('data/product', name.split(path.sep).join('/')));
}

function readSiteFile(siteDir: string, name: string): string | undefined {
  const file = path.join(siteDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
