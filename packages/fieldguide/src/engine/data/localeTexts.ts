import { z } from 'zod';
import type { Diagnostic } from '../../shared/errors.ts';
import { hintFor, isRecord } from '../../shared/text.ts';
import { GROUPS } from '../../shared/texts/english.ts';
import type { OwnTexts } from '../../shared/texts/translate.ts';
import { type ParsedYaml, parseYaml, placeAt, yamlDiagnostic } from './readYaml.ts';
import type { SiteDataFile } from './siteDataFile.ts';

/** What a locale says in its own words. */
interface LocaleTexts {
  /** All texts of the interface, and those of them that scripts show. */
  own: OwnTexts;
  browser: OwnTexts;
  /** Texts of the settings, by those of the default locale. */
  settings: ReadonlyMap<string, string>;
  diagnostics: Diagnostic[];
}

const settingsSchema = z.record(z.string(), z.string().min(1));

/**
 * Reads `texts.yaml` of a locale: the groups of `en.yaml` with the same keys, and under `settings` texts of the settings.
 * A key that is unknown, or whose text lacks a gap of the English one, is an error with its line, one that is missing a
 * warning, unless the language is English; English is shown instead.
 * `htmlLang` says which forms a text with a number has; `known`: texts of the settings.
 */
export function readLocaleTexts(
  { text, file }: SiteDataFile,
  { htmlLang, known }: { htmlLang: string; known: ReadonlySet<string> },
): LocaleTexts {
  const diagnostics: Diagnostic[] = [];
  const none = { own: {}, browser: {}, settings: new Map<string, string>(), diagnostics };
  const { parsed, fault } = parseYaml(text);
  if (!parsed) return { ...none, diagnostics: [yamlDiagnostic(fault, file)] };
  const tree = parsed.tree();
  const report: Report = (path, said) =>
    diagnostics.push({
      severity: 'forgivable',
      code: 'locale-texts',
      file,
      ...placeAt(tree, path),
      ...said,
    });
  const value = isRecord(parsed.value) ? parsed.value : {};
  const groups = [...Object.keys(GROUPS), 'settings'];
  for (const name of Object.keys(value))
    if (!groups.includes(name))
      report([name], {
        message: `unknown key "${name}".`,
        hint: hintFor(name, groups, `Known keys: ${groups.join(', ')}.`),
      });
  const read = (group: keyof typeof GROUPS) =>
    readGroup(value[group], GROUPS[group], {
      htmlLang,
      report: (path, said) => report([group, ...path], said),
    });
  const build = read('build');
  const browser = read('browser');
  return {
    own: { ...build, ...browser },
    browser,
    settings: readSettings(parsed, { known, report }),
    diagnostics,
  };
}

type Said = Pick<Diagnostic, 'message' | 'hint' | 'severity'>;
type Report = (path: readonly string[], said: Said) => void;

function readGroup(
  given: unknown,
  english: Readonly<Record<string, string>>,
  { htmlLang, report }: { htmlLang: string; report: Report },
): OwnTexts {
  const written = isRecord(given) ? given : {};
  const own: Record<string, OwnTexts[string]> = {};
  for (const name of Object.keys(written))
    if (!Object.hasOwn(english, name)) {
      const otherwise = 'Remove it: the interface has no such text.';
      report([name], {
        message: `unknown key "${name}".`,
        hint: hintFor(name, Object.keys(english), otherwise),
      });
    }
  const missing = Object.keys(english).filter((name) => !Object.hasOwn(written, name));
  if (missing.length > 0 && !/^en(?:-|$)/i.test(htmlLang)) {
    const names = missing.length > 5 ? [...missing.slice(0, 5), `and ${missing.length - 5} more`] : missing;
    const what = missing.length === 1 ? 'a text is missing' : `${missing.length} texts are missing`;
    // A new release brings new texts: the site is built all the same.
    report([], {
      severity: 'warning',
      message: `${what}: ${names.join(', ')}.`,
      hint: 'Until they are translated, English is shown.',
    });
  }
  for (const [name, constant] of Object.entries(english)) {
    if (!Object.hasOwn(written, name)) continue;
    const text = readText(written[name], {
      constant,
      htmlLang,
      report: (message, hint) => report([name], { message, hint }),
    });
    if (text !== undefined) own[constant] = text;
  }
  return own;
}

/** One text, or its forms; undefined if it cannot replace the English one. */
function readText(
  given: unknown,
  {
    constant,
    htmlLang,
    report,
  }: { constant: string; htmlLang: string; report: (message: string, hint: string) => void },
): OwnTexts[string] | undefined {
  const [, last = constant] = constant.split('\n');
  const isCounted = last !== constant;
  const forms = isCounted ? new Intl.PluralRules(htmlLang).resolvedOptions().pluralCategories : [];
  const written = isCounted ? given : { text: given };
  if (!isRecord(written) || Object.values(written).some((text) => typeof text !== 'string' || text === '')) {
    const hint = isCounted ? `Give it the forms ${forms.join(', ')}.` : 'Write a text, in quotes if need be.';
    report(isCounted ? 'the text has no forms by number.' : 'it is not a text.', hint);
    return undefined;
  }
  const texts = Object.entries(written).flatMap(([form, text]) =>
    typeof text === 'string' ? [{ form, text }] : [],
  );
  const strange = texts.find(({ form }) => isCounted && !forms.some((known) => known === form));
  const lacking = forms.find((form) => !Object.hasOwn(written, form));
  if (strange || lacking) {
    const what = strange
      ? `"${strange.form}" is no form by number of this language`
      : `the form "${lacking}" is missing`;
    report(`${what}.`, `Its forms are ${forms.join(', ')}.`);
    return undefined;
  }
  const gaps = gapsOf(last);
  for (const { form, text } of texts) {
    // A form for one number alone may say it in a word.
    const needed = gaps.filter((gap) => gap !== '{count}' || form === 'other' || form === 'text');
    const dropped = needed.find((gap) => !text.includes(gap));
    const added = gapsOf(text).find((gap) => !gaps.includes(gap));
    if (dropped === undefined && added === undefined) continue;
    const all = `The English text is "${last.split('¦', 1).join('')}".`;
    if (dropped) report(`the text lacks ${dropped}.`, all);
    else report(`the text has ${added}, which nothing fills.`, all);
    return undefined;
  }
  return isCounted ? Object.fromEntries(texts.map(({ form, text }) => [form, text])) : texts[0]?.text;
}

function gapsOf(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

function readSettings(
  { value }: ParsedYaml,
  { known, report }: { known: ReadonlySet<string>; report: Report },
): ReadonlyMap<string, string> {
  const given = isRecord(value) ? (value.settings ?? {}) : {};
  const checked = settingsSchema.safeParse(given);
  if (!checked.success) {
    report(['settings'], {
      message: 'the texts of the settings are not a map of texts.',
      hint: 'Write "Guides: ...", a line each.',
    });
    return new Map();
  }
  for (const text of Object.keys(checked.data))
    if (!known.has(text))
      report(['settings', text], {
        message: `the settings have no text "${text}".`,
        hint: hintFor(text, known, 'Remove it.'),
      });
  return new Map(Object.entries(checked.data));
}
