import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { dump } from 'js-yaml';
import { Addresses } from './addresses.ts';
import { type Category, categoryFiles } from './categories.ts';
import { type ScanOptions, type Source, scanSources } from './docsSources.ts';
import type { Language } from './languages.ts';
import { type PageJob, PageWriter } from './pageWriter.ts';
import { SiteFolder } from './siteFolder.ts';
import { pagesByFile, type SourcePage } from './sourcePages.ts';
import { codeMessages, textsFile, translatedCategories, translatedLabels } from './translatedTexts.ts';
import type { PlacedSet } from './versions.ts';

interface LanguageJob {
  language: Language;
  /** The folders of its pages, and those of the default language. */
  sources: readonly Source[];
  usual: readonly Source[];
  sets: readonly PlacedSet[];
  /** Pages of the default language, and its categories by their files. */
  pages: readonly SourcePage[];
  categories: ReadonlyMap<string, Category>;
  settings: Readonly<Record<string, unknown>>;
  scan: ScanOptions;
  /** The folder of the new site. */
  out: string;
  writer: Omit<PageJob, 'addresses' | 'folder' | 'messages' | 'language'>;
}

export interface TranslatedPages {
  pages: SourcePage[];
  addresses: Addresses;
}

/** Writes the pages and texts of a language that is not the default one to its folder in the new site. */
export async function writeLanguage(job: LanguageJob): Promise<TranslatedPages> {
  const { language, sources, usual, writer, scan, pages: originals } = job;
  const { located, facts, losses } = writer;
  const { code } = language.locale;
  const pages = scanSources(sources, {
    ...scan,
    originals: new Map(originals.map((page) => [page.out, page])),
  });
  const addresses = new Addresses({
    root: located.root,
    siteDir: located.siteDir,
    staticDirs: facts.staticDirs,
    baseUrl: facts.baseUrl,
    sources: [...sources, ...usual],
    pages: pagesByFile([...originals, ...pages]),
    losses,
  });
  const folder = new SiteFolder(path.join(job.out, 'i18n', code));
  await new PageWriter({
    ...writer,
    addresses,
    folder,
    work: path.join(writer.work, code),
    language: code,
    messages: codeMessages(language),
  }).write(pages);
  const labels = translatedLabels(language, job.sets);
  for (const [name, category] of translatedCategories(withFolders(job), ownCategories(job), labels))
    folder.write(name, dump(category));
  const texts = textsFile(job.settings, labels);
  if (texts !== undefined) folder.write('texts.yaml', texts);
  // A language without a folder is a fault.
  else if (pages.length === 0) folder.write('docs/.gitkeep', '');
  return { pages, addresses };
}

/** The categories of the default language, and one that says nothing for each folder without a file. */
function withFolders({ categories, pages }: LanguageJob): Map<string, Category> {
  const all = new Map<string, Category>();
  for (const { out, kind } of pages)
    for (
      let above = path.posix.dirname(out);
      kind === 'docs' && above !== 'docs';
      above = path.posix.dirname(above)
    )
      all.set(`${above}/_category_.yml`, {});
  return new Map([...all, ...categories]);
}

/** The category files that the language has of its own. */
function ownCategories({ sources, pages, writer }: LanguageJob): Map<string, Category> {
  const { losses, located } = writer;
  return new Map(
    sources.flatMap(({ kind, dir, base, set }) =>
      kind !== 'docs'
        ? []
        : [
            ...categoryFiles({
              dir,
              base,
              pages: pages.filter((page) => page.set === set?.id),
              root: located.root,
              losses,
              categories: { collapsible: true, collapsed: true },
              slugger: new GithubSlugger(),
            }),
          ],
    ),
  );
}
