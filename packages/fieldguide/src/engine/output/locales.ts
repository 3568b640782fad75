import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../shared/errors.ts';
import { createTranslate, type OwnTexts, type Translate } from '../../shared/texts/translate.ts';
import { localizedBaseUrl } from '../../shared/url.ts';
import { mapReaderTexts, readerTexts } from '../config/readerTexts.ts';
import type { Locale, SiteConfig } from '../config/schema.ts';
import { settingPlace } from '../config/settingPlace.ts';
import { isFolder } from '../content/disk.ts';
import { keyPlace } from '../content/pageSource.ts';
import { type ScanOptions, type ScanResult, scanDocs } from '../content/scan.ts';
import { readLocaleTexts } from '../data/localeTexts.ts';
import type { SiteDataFile } from '../data/siteDataFile.ts';

/** One language of a site, with its folders. */
export interface LocaleParts {
  locale: Locale;
  t: Translate;
  /** Texts that scripts show; absent: in English. */
  texts?: OwnTexts;
  /** Its settings: with its own texts and base URL. */
  config: SiteConfig;
  /** The locale's folder of pages; absent for the default locale. */
  folder?: string;
  /** In front of the paths of its files in the output: `ar/`. */
  prefix: string;
}

interface LocaleInput {
  siteDir: string | undefined;
  cwd: string;
  config: SiteConfig;
  configFile: string;
  settingsText: string;
  readFile: (name: string) => SiteDataFile;
}

/**
 * The languages of a site, the default one first. A language that cannot be shown is left out with a fault: the others
 * are as they were.
 */
export function readLocales(input: LocaleInput): { locales: LocaleParts[]; diagnostics: Diagnostic[] } {
  const { siteDir, cwd, config, configFile, settingsText } = input;
  const diagnostics: Diagnostic[] = [];
  const [usual, ...others] = config.locales;
  if (!usual) return { locales: [], diagnostics };
  const i18n = path.join(siteDir ?? '', 'i18n');
  const report = (key: readonly string[], message: string, hint: string) => {
    const place = settingPlace(key, settingsText);
    diagnostics.push({ code: 'locale', file: configFile, ...place, message, hint });
  };
  const codes = new Set(config.locales.map(({ code }) => code));
  const folders = siteDir === undefined ? [] : foldersIn(i18n);
  for (const name of folders.filter((folder) => !codes.has(folder)))
    report(
      ['locales'],
      `the folder ${path.relative(cwd, path.join(i18n, name))} has no entry in "locales".`,
      `Add { code: '${name}', label: ... } to "locales", or remove the folder.`,
    );
  const shown = others.filter(({ code }, index) => {
    const folder = path.join(i18n, code);
    if (siteDir !== undefined && isFolder(folder)) return true;
    const where = path.relative(cwd, folder);
    report(
      ['locales', String(index + 1)],
      `the locale "${code}" has no folder ${where}.`,
      `Create it, with pages in ${where}/docs and texts in ${where}/texts.yaml.`,
    );
    return false;
  });
  const unread = siteDir === undefined ? [] : foldersIn(path.join(i18n, usual.code));
  if (unread.length > 0) {
    const where = path.relative(cwd, path.join(i18n, usual.code, unread[0] ?? ''));
    const message = `the pages in ${where} are not shown: "${usual.code}" is the first locale, and its pages are those of the site itself.`;
    const hint = 'Move them there, or name another locale first.';
    const place = settingPlace(['locales', '0'], settingsText);
    diagnostics.push({ severity: 'warning', code: 'locale', file: configFile, ...place, message, hint });
  }
  const all = [usual, ...shown];
  const known = new Set(readerTexts(config));
  const locales = all.map((locale): LocaleParts => {
    const { code, htmlLang, path: segment } = locale;
    const { own, browser, settings, ...read } = readLocaleTexts(input.readFile(`i18n/${code}/texts.yaml`), {
      htmlLang,
      known,
    });
    diagnostics.push(...read.diagnostics);
    const translated = mapReaderTexts({ ...config, locales: all }, (text) => settings.get(text) ?? text);
    const said = {
      locale,
      t: createTranslate(own, htmlLang),
      ...(Object.keys(browser).length > 0 ? { texts: browser } : {}),
    };
    if (locale === usual) return { ...said, config: translated, prefix: '' };
    return {
      ...said,
      config: {
        ...translated,
        baseUrl: localizedBaseUrl(config.baseUrl, segment, usual.path),
        search: ownIndex(config.search, code),
      },
      folder: path.join(i18n, code),
      prefix: `${segment}/`,
    };
  });
  return { locales, diagnostics };
}

/** A hosted index holds one language: the words of two would answer each other's queries. */
function ownIndex(search: SiteConfig['search'], code: string): SiteConfig['search'] {
  if (search === false || search.provider !== 'algolia') return search;
  return { ...search, indexName: `${search.indexName}-${code}` };
}

function foldersIn(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** A path of a locale that a route or a file of the default one begins with: whose page would it be? */
export function checkLocalePaths(
  taken: Iterable<{ route: string; file?: string }>,
  { config, configFile, settingsText }: Pick<LocaleInput, 'config' | 'configFile' | 'settingsText'>,
): { clashing: ReadonlySet<string>; diagnostics: Diagnostic[] } {
  const clashing = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const paths = new Map(
    config.locales
      .slice(1)
      .map(({ path, code }, index) => [path.toLowerCase(), { path, code, index: index + 1 }]),
  );
  for (const { route, file } of taken) {
    const found = paths.get(route.split('/')[1]?.toLowerCase() ?? '');
    if (!found || clashing.has(found.code)) continue;
    const { path, code, index } = found;
    clashing.add(code);
    const place = settingPlace(['locales', String(index), 'path'], settingsText);
    const message = `the path "${path}" of the locale "${code}" is that of ${file ?? `the page ${route}`}.`;
    const hint = 'Give the locale another "path".';
    diagnostics.push({ code: 'locale-path', file: configFile, ...place, message, hint });
  }
  return { clashing, diagnostics };
}

/**
 * The pages of a locale: each page of the default one, in its own words where it has a translation. What exists in the
 * locale alone is a fault, and left out.
 */
export function scanLocale(
  usual: ScanResult,
  { label, ...options }: ScanOptions & { label: string },
): ScanResult {
  const { root } = options;
  const own: ScanResult = isFolder(root)
    ? scanDocs(options)
    : { pages: [], categories: new Map(), diagnostics: [] };
  const diagnostics = [...own.diagnostics];
  const byPath = new Map(own.pages.map((page) => [page.relative, page]));
  const pages = usual.pages.map((page) => {
    const translated = byPath.get(page.relative);
    byPath.delete(page.relative);
    // A translation that is a draft is not there yet.
    if (!translated || (translated.frontMatter.draft && !page.frontMatter.draft))
      return { ...page, untranslated: true as const, alsoIn: [root] };
    const { slug, id: ownId } = translated.frontMatter;
    if (translated.route !== page.route && (slug ?? ownId) !== undefined) {
      const message = `the page is at ${translated.route}, but its original at ${page.route}.`;
      const hint = 'Remove "slug" and "id": a translation has the address of its original.';
      diagnostics.push({
        severity: 'forgivable',
        code: 'locale-route',
        ...keyPlace(translated, 'slug', 'id'),
        message,
        hint,
      });
    }
    const { id, route, folder, isIndex, position, frontMatter } = page;
    return {
      ...translated,
      id,
      route,
      folder,
      isIndex,
      position: translated.position ?? position,
      // Posts take their address and day from it.
      frontMatter: {
        ...translated.frontMatter,
        draft: frontMatter.draft,
        slug: frontMatter.slug,
        date: translated.frontMatter.date ?? frontMatter.date,
      },
      alsoIn: [page.root],
    };
  });
  for (const page of byPath.values()) {
    const message = `the page exists in ${label} only.`;
    const hint = `Write its original, ${page.relative}, in the default locale first.`;
    diagnostics.push({ severity: 'forgivable', code: 'locale-only', ...keyPlace(page), message, hint });
  }
  return {
    pages,
    categories: new Map([...usual.categories, ...own.categories]),
    diagnostics,
  };
}
