import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDictionary } from '../../lint/dictionary.ts';
import { type LintedSource, lintPages } from '../../lint/lintPages.ts';
import { loadSpeller } from '../../lint/loadSpeller.ts';
import { readMenus } from '../../lint/siteMenus.ts';
import { readVocabulary } from '../../lint/vocabulary.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import type { PageContent } from '../build/renderPage.tsx';
import type { Project } from '../build/types.ts';

/** Holds a site's own pages to the rules for writers; spelling only where its dictionary and a speller are. */
export async function lintProject(
  project: Project,
  contents: readonly PageContent[],
  siteDir: string,
): Promise<Diagnostic[]> {
  const words = readSiteFile(siteDir, 'dictionary.txt');
  const { product } = project.config;
  const speller = words === undefined ? undefined : await loadSpeller();
  const found = lintPages(contents.flatMap(lintedSource), {
    list: project.pageList,
    vocabulary: readVocabulary(readSiteFile(siteDir, 'vocabulary.tsv') ?? ''),
    dictionary: readDictionary(`${words ?? ''}\n${product?.name ?? ''}\n${product?.slug ?? ''}`, speller),
    menus: readMenus(
      readSiteFile(siteDir, 'data/menu.tsv') ?? '',
      readSiteFile(siteDir, 'data/other-menus.tsv') ?? '',
    ),
    data: project.data,
    product,
  });
  if (words === undefined || speller) return found;
  const message = 'spelling is not checked: the packages "nspell" and "dictionary-en" are not installed.';
  const file = path.relative(project.options.cwd, path.join(siteDir, 'dictionary.txt'));
  return [...found, { severity: 'warning', code: 'no-speller', file, message, hint: 'Run "npm install".' }];
}

function lintedSource({ page, compiled }: PageContent): LintedSource[] {
  if (!page.source) return [];
  // What stands in the data that a page shows is no text of the page.
  const links = compiled.links.flatMap(({ target, file }) =>
    file === undefined && (target.kind === 'page' || target.kind === 'pending') ? [target.route] : [],
  );
  return [{ source: page.source, links }];
}

function readSiteFile(siteDir: string, name: string): string | undefined {
  const file = path.join(siteDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
