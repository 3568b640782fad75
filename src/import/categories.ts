import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dump, load } from 'js-yaml';
import { isRecord } from '../shared/text.ts';
import { shown } from './isolated.ts';
import { filesBelow } from './sourceFiles.ts';
import { type SourcePage, stripNumber } from './sourcePages.ts';
import type { Losses } from './types.ts';

interface CategoryJob {
  dir: string;
  /** Below which the docs are in the new site. */
  base: string;
  pages: readonly SourcePage[];
  root: string;
  losses: Losses;
}

const KEYS = new Set('label position collapsible collapsed className description link'.split(' '));

/** The category files of the new site: those of the repository, and the positions that names of folders had. */
export function categoryFiles(job: CategoryJob): Map<string, string> {
  const files = new Map<string, string>();
  const target = (folder: string) =>
    ['docs', job.base, ...folder.split('/').map((name) => stripNumber(name).name), '_category_.yml']
      .filter(Boolean)
      .join('/');
  const folders = new Set<string>();
  for (const file of filesBelow(job.dir, job)) {
    const folder = path.posix.dirname(file);
    for (let above = folder; above !== '.'; above = path.posix.dirname(above)) folders.add(above);
    if (!/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file)) continue;
    const category = readCategory(path.join(job.dir, file), job);
    const position = stripNumber(path.posix.basename(folder)).position;
    const whole =
      position !== undefined && category.position === undefined ? { ...category, position } : category;
    files.set(target(folder), dump(whole));
  }
  for (const folder of folders) {
    const { position } = stripNumber(path.posix.basename(folder));
    const file = target(folder);
    if (position !== undefined && !files.has(file)) files.set(file, dump({ position }));
  }
  // Only folders that hold pages are categories.
  return new Map(
    [...files].filter(([file]) =>
      job.pages.some(({ out }) => out.startsWith(`${path.posix.dirname(file)}/`)),
    ),
  );
}

function readCategory(file: string, { base, pages, root, losses }: CategoryJob): Record<string, unknown> {
  const name = shown(file, root);
  let value: unknown;
  try {
    value = load(readFileSync(file, 'utf8').replace(/\t/g, '  '));
  } catch {
    losses.add({ kind: 'sidebar', what: 'a category file that cannot be read', file: name });
  }
  const given = isRecord(value) ? value : {};
  const kept = Object.fromEntries(
    Object.entries(given).filter(([key, own]) => KEYS.has(key) && own !== undefined && own !== null),
  );
  if (isRecord(given.link)) {
    const { type, id, slug } = given.link;
    if (type === 'doc') {
      const page = pages.find(({ kind, sourceId }) => kind === 'docs' && sourceId === String(id));
      if (page) kept.link = { type, id: page.id };
      else {
        delete kept.link;
        losses.add({ kind: 'sidebar', what: `the page "${String(id)}", which does not exist`, file: name });
      }
    } else if (base !== '' && typeof slug === 'string')
      kept.link = { ...given.link, slug: `/${base}/${slug.replace(/^\//, '')}` };
  }
  return kept;
}
