import { type Dirent, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FieldguideError } from 'fieldguide';
import { isFile, isFolder } from 'fieldguide/sites';

export interface Located {
  /** The repository: files outside of it are not read. */
  root: string;
  /** The website folder, which paths in the settings start from. */
  siteDir: string;
  /** Its `docusaurus.config`; undefined for a folder of pages alone. */
  config?: string;
  /** The folder of pages, where there is no configuration to name it. */
  docsDir: string;
  /** Further websites of the repository. */
  others: string[];
}

const CONFIGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`);

/**
 * Finds the website in what a user names: a repository, its website folder, or a folder of pages.
 * @throws FieldguideError where there is none.
 */
export function locate(given: string): Located {
  if (!isFolder(given))
    throw new FieldguideError(
      `The folder "${given}" does not exist. Name a Docusaurus repository, its website folder or a docs folder.`,
    );
  const websites = [given, ...subfolders(given), ...subfolders(given).flatMap(subfolders)].flatMap(
    (folder) => {
      const config = CONFIGS.map((name) => path.join(folder, name)).find(isFile);
      return config === undefined ? [] : [{ folder, config }];
    },
  );
  const [site, ...others] = websites;
  if (site) {
    const docsDir = path.join(site.folder, 'docs');
    return {
      root: repositoryOf(given),
      siteDir: site.folder,
      config: site.config,
      docsDir,
      others: others.map(({ folder }) => folder),
    };
  }
  const inside = path.join(given, 'docs');
  const docsDir = isFolder(inside) && hasPages(inside) ? inside : given;
  if (!hasPages(docsDir))
    throw new FieldguideError(
      `The folder "${given}" has no docusaurus.config and no pages (.md, .mdx). Name a Docusaurus repository, its website folder or a docs folder.`,
    );
  return {
    root: repositoryOf(given),
    siteDir: docsDir === given ? path.dirname(given) : given,
    docsDir,
    others: [],
  };
}

/** The repository around a folder, whose docs may lie anywhere in it; otherwise the folder itself. */
function repositoryOf(given: string): string {
  // Git looks for a repository up to these folders.
  const ceilings = (process.env.GIT_CEILING_DIRECTORIES ?? '').split(path.delimiter);
  let folder = given;
  while (!existsSync(path.join(folder, '.git'))) {
    const parent = path.dirname(folder);
    if (parent === folder || ceilings.includes(parent)) return given;
    folder = parent;
  }
  return folder;
}

/** Folders in which a website may be; none in a folder that may not be read. */
function subfolders(folder: string): string[] {
  return entriesOf(folder)
    .filter(
      (entry) =>
        entry.isDirectory() && !/^(?:[._]|node_modules$|examples?$|fixtures$|__|test)/.test(entry.name),
    )
    .map(({ name }) => path.join(folder, name))
    .sort();
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function hasPages(folder: string): boolean {
  return readdirSync(folder, { recursive: true }).some((name) => /\.mdx?$/.test(String(name)));
}
