import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, parseJson } from 'fieldguide';
import { isFile } from 'fieldguide/sites';
import { dump } from 'js-yaml';
import type { Category } from './categories.ts';
import type { Language } from './languages.ts';
import { plainText } from './settings.ts';
import type { PlacedSet } from './versions.ts';

/** The messages of one file of translations, by their keys; none where it is missing or cannot be read. */
function messagesOf(file: string): Map<string, string> {
  const value = isFile(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
  return new Map(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, entry]): [string, string][] => {
      const message: unknown = isRecord(entry) ? entry.message : entry;
      return typeof message === 'string' && message.trim() !== '' ? [[key, message.trim()]] : [];
    }),
  );
}

/** What `Translate` and `translate()` show in a language, by their ids. */
export function codeMessages({ dir }: Language): Record<string, string> {
  return Object.fromEntries(messagesOf(path.join(dir, 'code.json')));
}

/** The labels of the sidebars of a set: translations by what the default language says. */
function sidebarLabels({ dir }: Language, { id, version = 'current' }: PlacedSet): Map<string, string> {
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;
  const name = version === 'current' ? version : `version-${version}`;
  return labelsIn(
    messagesOf(path.join(dir, plugin, `${name}.json`)),
    /^sidebar\.[^.]+\.(?:category|link|doc)\.(.+?)(?:\.link\.generated-index\.title)?$/,
  );
}

function labelsIn(messages: ReadonlyMap<string, string>, form: RegExp): Map<string, string> {
  const labels = new Map<string, string>();
  for (const [key, message] of messages) {
    const label = form.exec(key)?.[1];
    if (label !== undefined && !labels.has(label)) labels.set(label, message);
  }
  return labels;
}

/** All labels of a language: of the bar, the footer and the sidebars. */
export function translatedLabels(language: Language, sets: readonly PlacedSet[]): Map<string, string> {
  const theme = path.join(language.dir, 'docusaurus-theme-classic');
  const footer = messagesOf(path.join(theme, 'footer.json'));
  return new Map([
    ...sets.flatMap((set) => [...sidebarLabels(language, set)]),
    ...labelsIn(footer, /^link\.(?:title|item\.label)\.(.+)$/),
    ...labelsIn(messagesOf(path.join(theme, 'navbar.json')), /^item\.label\.(.+)$/),
    ...labelsIn(footer, /^(copyright)$/),
  ]);
}

/** Keys of the settings whose texts may have translations. */
const LABELS = new Set(['label', 'title']);

/** The file of texts of a language: those of the settings that it translates. Undefined where there is none. */
export function textsFile(
  settings: Readonly<Record<string, unknown>>,
  labels: ReadonlyMap<string, string>,
): string | undefined {
  const texts: Record<string, string> = {};
  const look = (value: unknown, key: string) => {
    if (Array.isArray(value)) for (const item of value) look(item, key);
    else if (isRecord(value)) for (const [name, inner] of Object.entries(value)) look(inner, name);
    else if (typeof value === 'string') {
      const text = key === 'note' ? plainText(labels.get('copyright') ?? '') : labels.get(value);
      if (text && text !== value && (LABELS.has(key) || key === 'note')) texts[value] = text;
    }
  };
  for (const part of ['navbar', 'sidebars', 'footer']) look(settings[part], part);
  return Object.keys(texts).length === 0 ? undefined : dump({ settings: texts }, { lineWidth: -1 });
}

/** The category files of a language: those of the default one whose label it translates, with all that they say. */
export function translatedCategories(
  categories: ReadonlyMap<string, Category>,
  own: ReadonlyMap<string, Category>,
  labels: ReadonlyMap<string, string>,
): Map<string, Category> {
  const files = new Map<string, Category>();
  for (const name of new Set([...categories.keys(), ...own.keys()])) {
    const usual = categories.get(name) ?? {};
    const said =
      typeof usual.label === 'string' ? usual.label : path.posix.basename(path.posix.dirname(name));
    const label = labels.get(said);
    const written = own.get(name);
    const category = { ...usual, ...pick(written, ['label', 'description']), ...(label ? { label } : {}) };
    if (JSON.stringify(category) !== JSON.stringify(usual)) files.set(name, category);
  }
  return files;
}

function pick(from: Category | undefined, keys: readonly string[]): Category {
  return Object.fromEntries(
    keys.flatMap((key) => (typeof from?.[key] === 'string' ? [[key, from[key]]] : [])),
  );
}
