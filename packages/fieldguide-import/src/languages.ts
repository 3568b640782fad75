import path from 'node:path';
import { FieldguideError, isRecord, type SiteConfigInput } from 'fieldguide';
import { isFolder } from 'fieldguide/sites';
import type { Data } from './configParts.ts';
import type { Source } from './docsSources.ts';
import { shown } from './isolated.ts';
import type { Located } from './locate.ts';
import type { SiteFacts } from './readConfig.ts';
import { filesBelow } from './sourceFiles.ts';
import type { Losses } from './types.ts';

/** A language of the repository. */
export interface Language {
  /** Its entry in the settings of the new site. */
  locale: NonNullable<SiteConfigInput['locales']>[number];
  /** Absolute path of its folder, which may not exist for the default language. */
  dir: string;
}

interface LanguageJob {
  facts: SiteFacts;
  located: Located;
  losses: Losses;
  /** The codes that were asked for; undefined for all. */
  wanted?: readonly string[];
  sources: readonly Source[];
}

export interface Languages {
  /** The default language. */
  usual: Language;
  /** Its folders of translations, whose files Docusaurus shows in the place of those of the usual folders. */
  over: Source[];
  /** The others that come over. */
  others: { language: Language; sources: Source[] }[];
}

/**
 * The default language and the others that have pages, or those of them that were asked for. The default one is always
 * there, since a translation needs its original.
 * @throws FieldguideError for a language that the settings do not name.
 */
export function chooseLanguages({ facts, located, losses, wanted, sources }: LanguageJob): Languages {
  const i18n = isRecord(facts.config.i18n) ? facts.config.i18n : {};
  const configs = isRecord(i18n.localeConfigs) ? i18n.localeConfigs : {};
  const folder = path.resolve(located.siteDir, typeof i18n.path === 'string' ? i18n.path : 'i18n');
  const languageOf = (name: string): Language => {
    const own = isRecord(configs[name]) ? configs[name] : {};
    return { locale: localeOf(name, own), dir: path.join(folder, textOr(own.path, name)) };
  };
  const main = textOr(i18n.defaultLocale, 'en');
  const named = (Array.isArray(i18n.locales) ? i18n.locales.map(String) : []).filter((name) => name !== main);
  const unknown = wanted?.find((name) => name !== main && !named.includes(name));
  if (unknown !== undefined)
    throw new FieldguideError(
      `The repository has no language "${unknown}". Its languages: ${[main, ...named].join(', ')}.`,
    );
  const file = shown(located.config ?? located.siteDir, located.root);
  const hasPages = ({ dir }: Source) =>
    filesBelow(dir, { root: located.root, losses }).some((page) => /\.mdx?$/.test(page));
  const usual = languageOf(main);
  const over = sources.map((source) => ({ ...translated(source, usual), prefix: '' })).filter(hasPages);
  const others = named.flatMap((name) => {
    const language = languageOf(name);
    const own = sources.map((source) => translated(source, language));
    const isThere = own.some(hasPages);
    if (isThere && (wanted?.includes(name) ?? true))
      return [{ language, sources: own.filter(({ dir }) => isFolder(dir)) }];
    losses.add({ kind: 'locale', what: isThere ? `${name}: not chosen` : `${name}: it has no pages`, file });
    return [];
  });
  return { usual, over, others };
}

/** The folder that holds the pages of a source in another language. */
function translated(source: Source, { dir, locale }: Language): Source {
  const { kind, options, set } = source;
  const id = String(options.id ?? 'default');
  const plugin = `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`;
  const version = set?.version ?? 'current';
  const below = kind !== 'docs' ? '' : version === 'current' ? version : `version-${version}`;
  return {
    ...source,
    dir: path.join(dir, plugin, below),
    prefix: `i18n/${locale.code}/`,
    usual: source.dir,
  };
}

function localeOf(name: string, own: Data): Language['locale'] {
  // Codes are written with a hyphen here; the address stays.
  const code = name.replaceAll('_', '-');
  const isCode = /^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(code);
  const htmlLang = textOr(own.htmlLang, code);
  const segment = textOr(own.baseUrl, name).replace(/^.*\/(?=[^/]+\/?$)|\/$/g, '');
  const label = textOr(own.label, labelOf(code));
  return {
    code,
    label,
    ...(own.direction === 'rtl' || /^(?:ar|fa|he|ur)\b/.test(code) ? { direction: 'rtl' as const } : {}),
    ...(isCode && htmlLang !== code ? { htmlLang } : {}),
    ...(segment !== code && /^[\w-]+$/.test(segment) ? { path: segment } : {}),
  };
}

function labelOf(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : otherwise;
}
