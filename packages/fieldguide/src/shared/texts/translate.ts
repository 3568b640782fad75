import { TEXTS_ID } from '../shellIds.ts';

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
const FORMS = '\n';
/** After the second of two equal English texts: its name, so that other languages can translate them differently. */
const NAME = /¦.*/;

/** @param own absent: English. */
export function createTranslate(own?: OwnTexts, htmlLang = 'en'): Translate {
  return (text, ...[given]) => {
    const values: Filling = given ?? {};
    const found = own?.[text] ?? text.replace(NAME, '');
    const form =
      typeof found === 'string'
        ? (found.split(FORMS)[values.count === 1 ? 0 : 1] ?? found)
        : (found[new Intl.PluralRules(htmlLang).select(Number(values.count))] ?? found.other ?? '');
    return fillGaps(form, values);
  };
}

type Filling = Readonly<Record<string, string | number>>;

/** Puts values into the gaps of a text; a gap without one stays. */
export function fillGaps(text: string, values: Filling): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** The texts of the open page: it brings them along where it is not in English. At build, where no page is open: English. */
export function pageTexts(): Translate {
  if (typeof document === 'undefined') return createTranslate();
  const brought = document.getElementById(TEXTS_ID)?.textContent;
  // Our own build wrote them.
  return createTranslate(brought ? JSON.parse(brought) : undefined, document.documentElement.lang);
}
