import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from 'fieldguide';
import { normalizeRoute } from 'fieldguide/sites';
import type GithubSlugger from 'github-slugger';
import { load } from 'js-yaml';
import { shown } from './isolated.ts';
import type { CategoryDefaults } from './sidebars.ts';
import { filesBelow } from './sourceFiles.ts';
import { type SourcePage, stripNumber } from './sourcePages.ts';
import type { Losses } from './types.ts';

interface CategoryJob {
  dir: string;
  /** The base path of the docs in the new site. */
  base: string;
  pages: readonly SourcePage[];
  root: string;
  losses: Losses;
  categories: CategoryDefaults;
  /** Names the addresses of categories by their labels, each once. */
  slugger: GithubSlugger;
}

/** What a category file says. */
export type Category = Record<string, unknown>;

const KEYS = new Set('label position collapsible collapsed className description link'.split(' '));

/** The category files of the new site: those of the repository, with what names of folders and the settings say. */
export function categoryFiles(job: CategoryJob): Map<string, Category> {
  const written = new Map<string, Category>();
  const folders = new Set<string>();
  for (const file of filesBelow(job.dir, job)) {
    const folder = path.posix.dirname(file);
    for (let above = folder; above !== '.'; above = path.posix.dirname(above)) folders.add(above);
    if (/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file)) written.set(folder, readCategory(file, job));
  }
  const files = new Map<string, Category>();
  for (const folder of new Set([...folders, ...written.keys()])) {
    const out = outOf(folder, job.base);
    // Only folders that hold pages are categories.
    const pages = job.pages.filter((page) => page.out.startsWith(`${out}/`));
    const category = { ...defaultsFor(folder, pages, job), ...written.get(folder) };
    if (pages.length > 0 && Object.keys(category).length > 0) files.set(`${out}/_category_.yml`, category);
  }
  return files;
}

function outOf(folder: string, base: string): string {
  const names = folder.split('/').map((name) => stripNumber(name).name);
  return path.posix.join('docs', base, ...names);
}

function defaultsFor(folder: string, pages: readonly SourcePage[], job: CategoryJob): Category {
  const { position } = stripNumber(path.posix.basename(folder));
  const { collapsible, collapsed } = job.categories;
  const out = outOf(folder, job.base);
  const index = pages.find((page) => page.isIndex && path.posix.dirname(page.out) === out);
  const isPlaced = /^sidebar_position:/m.test(index?.frontMatter ?? '');
  // A category must not use the address of a page.
  const route = normalizeRoute(out.slice('docs/'.length));
  const isTaken = index === undefined && job.pages.some((page) => page.route === route);
  return {
    ...(isTaken ? { link: null } : {}),
    ...(position === undefined || isPlaced ? {} : { position }),
    ...(collapsible ? {} : { collapsible }),
    ...(collapsible && collapsed ? {} : { collapsed: false }),
  };
}

function readCategory(file: string, job: CategoryJob): Category {
  const { dir, root, losses } = job;
  const name = shown(path.join(dir, file), root);
  let value: unknown;
  try {
    value = load(readFileSync(path.join(dir, file), 'utf8').replace(/\t/g, '  '));
  } catch {
    losses.add({ kind: 'sidebar', what: 'a category file that cannot be read', file: name });
  }
  const given = isRecord(value) ? value : {};
  const kept = Object.fromEntries(
    Object.entries(given).filter(([key, own]) => KEYS.has(key) && (key === 'link' || own != null)),
  );
  if (!isRecord(given.link)) return kept;
  if (given.link.type !== 'doc')
    return { ...kept, link: generatedIndex(given, path.posix.dirname(file), job) };
  const page = linkedPage(String(given.link.id), path.posix.dirname(file), job);
  if (page) return { ...kept, link: { type: 'doc', id: page.id } };
  const { link, ...others } = kept;
  losses.add({ kind: 'sidebar', what: `the page "${given.link.id}", which does not exist`, file: name });
  return others;
}

/** The page that a category names by the name of its file, or by its whole id. */
function linkedPage(id: string, folder: string, { pages, base }: CategoryJob): SourcePage | undefined {
  const docs = pages.filter(({ kind }) => kind === 'docs');
  const inside = docs.filter(({ out }) => path.posix.dirname(out) === outOf(folder, base));
  return (
    inside.find(({ sourceId }) => path.posix.basename(sourceId) === id) ??
    docs.find(({ sourceId }) => sourceId === id)
  );
}

function generatedIndex({ label, link }: Category, folder: string, { base, slugger }: CategoryJob): unknown {
  if (!isRecord(link)) return undefined;
  const name = typeof label === 'string' ? label : stripNumber(path.posix.basename(folder)).name;
  const slug = typeof link.slug === 'string' ? link.slug : `category/${slugger.slug(name)}`;
  return { ...link, slug: path.posix.join('/', base, slug) };
}
