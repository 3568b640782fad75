import {
  type SiteConfigInput,
  siteConfigSchema,
} from '../../packages/fieldguide/src/engine/config/schema.ts';
import type { CategoryFile } from '../../packages/fieldguide/src/engine/content/categoryFile.ts';
import type { FrontMatter } from '../../packages/fieldguide/src/engine/content/frontMatterSchema.ts';
import { describePage, type PageSource } from '../../packages/fieldguide/src/engine/content/pageSource.ts';
import { parseRedirects } from '../../packages/fieldguide/src/engine/site/redirects.ts';
import { createSite, type SiteInput } from '../../packages/fieldguide/src/engine/site/site.ts';
import type { Site } from '../../packages/fieldguide/src/engine/site/siteTypes.ts';
import { createTranslate } from '../../packages/fieldguide/src/shared/texts/translate.ts';

/** A page as `scanDocs` would read it from `docs/`; its front matter's keys stand on lines 2, 3 ... */
export function page(relative: string, frontMatter: FrontMatter = {}, body = ''): PageSource {
  const keyLines = Object.fromEntries(Object.keys(frontMatter).map((key, index) => [key, index + 2]));
  return describePage({ root: '/docs', relative, file: `docs/${relative}`, frontMatter, keyLines, body });
}

/** A category file of a folder, with its `link` on line 1. */
export function category(folder: string, values: Partial<CategoryFile> = {}): [string, CategoryFile] {
  return [folder, { file: `docs/${folder}/_category_.yml`, linkLine: 1, ...values }];
}

export interface SiteParts {
  pages?: readonly PageSource[];
  config?: Partial<SiteConfigInput>;
  categories?: readonly [string, CategoryFile][];
  extraPages?: SiteInput['extraPages'];
  planned?: readonly string[];
  /** `from to`, one a line. */
  redirects?: string;
  staticFiles?: readonly string[];
  drafts?: boolean;
}

/** A site from plain objects: no disk. */
export function siteOf({
  pages = [],
  config = {},
  categories = [],
  extraPages = [],
  planned = [],
  redirects = '',
  staticFiles = [],
  ...flags
}: SiteParts): Site {
  const settings = siteConfigSchema.parse({ title: 'Mini', ...config });
  const [locale] = settings.locales;
  if (!locale) throw new Error('The settings have no locale.');
  return createSite({
    t: createTranslate(),
    locale,
    config: settings,
    configFile: 'site/site.config.ts',
    scan: { pages: [...pages], categories: new Map(categories), diagnostics: [] },
    extraPages,
    planned: new Set(planned),
    redirects: {
      rows: parseRedirects(redirects.replace(/ +/g, '\t'), 'site/redirects.tsv').rows,
      file: 'site/redirects.tsv',
    },
    files: new Set(staticFiles),
    drafts: flags.drafts ?? false,
  });
}
