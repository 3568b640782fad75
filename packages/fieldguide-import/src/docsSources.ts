import path from 'node:path';
import { isFolder } from 'fieldguide/sites';
import { readAuthors } from './blogAuthors.ts';
import type { Data } from './configParts.ts';
import { editLinks, editSetting, ownEditLink } from './editLinks.ts';
import type { Located } from './locate.ts';
import { magicComments } from './magicComments.ts';
import type { PageKind } from './newFrontMatter.ts';
import { blogBaseOf } from './posts.ts';
import type { SiteFacts } from './readConfig.ts';
import { DEFAULT_EXCLUDE, type SourcePage, scanPages } from './sourcePages.ts';
import type { Losses } from './types.ts';
import type { PlacedSet } from './versions.ts';

/** A folder that pages come from. */
export interface Source {
  kind: PageKind;
  /** Absolute path. */
  dir: string;
  /** The folder of the new site below `docs`; empty for all others. */
  base: string;
  options: Data;
  /** The set of documentation that it holds. */
  set?: PlacedSet;
  /** In front of the paths of its files in the new site: the folder of a language. */
  prefix: string;
  /** The folder of the default language whose files stand in for missing ones. */
  usual?: string;
}

/** The folders of the default language; those that do not exist too. */
export function allSources(
  { blog, pages }: SiteFacts,
  sets: readonly PlacedSet[],
  siteDir: string,
): Source[] {
  const other = (kind: 'blog' | 'pages', options: Data | undefined, usual: string): Source[] =>
    options === undefined
      ? []
      : [
          {
            kind,
            dir: path.resolve(siteDir, typeof options.path === 'string' ? options.path : usual),
            base: '',
            options,
            prefix: '',
          },
        ];
  return [
    ...sets.map((set) => ({
      kind: 'docs' as const,
      dir: set.dir,
      base: set.base,
      options: set.options,
      set,
      prefix: '',
    })),
    ...other('blog', blog, 'blog'),
    ...other('pages', pages, 'src/pages'),
  ];
}

export interface ScanOptions {
  facts: SiteFacts;
  located: Located;
  losses: Losses;
  /** The setting of the new site that says where pages are edited. */
  editUrl: string | undefined;
  /** The name that a sidebar of a set has in the new site. */
  sidebarName(set: string, name: string): string;
  /** The folders whose files are in the place of those of their `usual` ones. */
  over?: readonly Source[];
  /** The pages of the default language, by their paths in the new site, for those of another one. */
  originals?: ReadonlyMap<string, SourcePage>;
}

/** All pages of some folders. */
export function scanSources(sources: readonly Source[], options: ScanOptions): SourcePage[] {
  const { facts, located, losses, editUrl, sidebarName, over = [], originals } = options;
  const { root, siteDir } = located;
  const taken = new Map<string, string>();
  const comments = magicComments(facts.themeConfig);
  return sources
    .filter(({ dir }) => isFolder(dir))
    .flatMap(({ kind, dir, base, options: own, set }) => {
      const edit = editLinks(kind === 'docs' ? own : {}, siteDir, dir);
      return scanPages({
        kind,
        dir,
        over: over.find(({ usual }) => usual === dir)?.dir,
        root,
        base,
        set: set?.id,
        taken,
        comments,
        exclude: [...DEFAULT_EXCLUDE, ...(Array.isArray(own.exclude) ? own.exclude.map(String) : [])],
        include: Array.isArray(own.include) ? own.include.map(String) : ['**/*.{md,mdx}'],
        numberPrefixes: own.numberPrefixParser !== false,
        blogBase: blogBaseOf(facts),
        editUrl: ownEditLink(edit, editUrl),
        authors: kind === 'blog' ? readAuthors(dir, own.authorsMapPath, losses) : new Map(),
        sidebarName: (name) => sidebarName(set?.id ?? '', name),
        originals,
        losses,
      });
    });
}

/** Where the pages of the main set are edited, as the setting of the new site. */
export function mainEditUrl([main]: readonly PlacedSet[], siteDir: string): string | undefined {
  return main && editSetting(editLinks(main.options, siteDir, main.dir), main.dir, main.base);
}
