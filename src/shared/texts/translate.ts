import { TEXTS_ID } from '../shellIds.ts';
import { escapeHtml, isRecord, parseJson } from '../text.ts';

/** The names in braces of a text. */
export type Gaps<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Gaps<Rest>
  : never;

/** What fills the gaps of a text; the compiler knows which ones it has. */
type Values<Text extends string> = [Gaps<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Gaps<Text>, string | number>>];

/**
 * A text of the interface in the language of its page. In: a constant of `english.ts`, and what fills its gaps. Out: the
 * text, in English where the page has none of its own.
 */
export type Translate = <Text extends string>(text: Text, ...values: Values<Text>) => string;

/** Texts of a language, by the English ones as `english.ts` has them; by category of `Intl.PluralRules` where a number decides. */
export type OwnTexts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Parts the forms of a text that a number decides: `one`, then `other`. */
export const FORMS = '\n';
/** Behind the second of two English texts that say the same: its name, so that other languages tell them apart. */
export const NAMED = '\u0004';

/** @param own absent: English. */
export function createTranslate(own?: OwnTexts, htmlLang = 'en'): Translate {
  return (text, ...[values]) => fill(formOf(own?.[text] ?? text, values, htmlLang), values ?? {});
}

type Filling = Readonly<Record<string, string | number>>;

function formOf(text: OwnTexts[string], values: Filling | undefined, htmlLang: string): string {
  if (typeof text !== 'string') {
    const category = new Intl.PluralRules(htmlLang).select(Number(values?.count));
    return text[category] ?? text.other ?? '';
  }
  const [one = '', other = one] = text.split(NAMED, 1).join('').split(FORMS);
  return values?.count === 1 ? one : other;
}

function fill(text: string, values: Filling): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** A text as HTML, with HTML in its gaps. */
export function withHtml<Text extends string>(
  t: Translate,
  text: Text,
  html: Readonly<Record<Gaps<Text>, string>>,
): string {
  return fill(escapeHtml(t<string>(text)), html);
}

/** The texts of the open page: it brings them along where it is not in English. At build, where no page is open: English. */
export function pageTexts(): Translate {
  const brought =
    typeof document === 'undefined' ? undefined : document.getElementById(TEXTS_ID)?.textContent;
  const own = brought ? parseJson(brought) : undefined;
  // Our own build wrote them.
  return createTranslate(isRecord(own) ? (own as OwnTexts) : undefined, brought ? pageLanguage() : 'en');
}

function pageLanguage(): string {
  return document.documentElement.lang;
}
