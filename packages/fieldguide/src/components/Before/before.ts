import type { DataSets } from '../../shared/dataSet.ts';
import type { Fault } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';

/** Names of things in the site's data. */
export interface NameBook {
  names(): Iterable<string>;
  /** The text of a name, in light Markdown; undefined if the data does not have it. */
  describe(name: string): string | undefined;
}

/**
 * The keys of "Before you start", in the order of the box. The texts of a key with a `book` are names that it
 * describes; it makes none where the data are missing, and the names are shown.
 */
export type BeforeKeys = Readonly<
  Record<string, { label: string; book?(data: DataSets): NameBook | undefined }>
>;

/** The texts in the front matter of a page, by key. */
type BeforeTexts = Readonly<Record<string, readonly string[]>>;

export interface BeforeItem {
  key: string;
  label: string;
  /** Light Markdown. */
  texts: readonly string[];
}

interface BeforeFault extends Fault {
  key: string;
}

/** What must be true before the task of a page is begun: one item for each key, and the faults in them. */
export function readBefore(
  given: BeforeTexts,
  { before, data }: { before: BeforeKeys; data: DataSets },
): { items: BeforeItem[]; faults: BeforeFault[] } {
  const known = Object.keys(before);
  const unknown = Object.keys(given).filter((key) => !known.includes(key));
  const faults = unknown.map((key): BeforeFault => {
    const hint = hintFor(key, known, `Known keys: ${known.join(', ') || 'none'}.`);
    return { key, message: `unknown key "${key}" in "before".`, hint };
  });
  const items = Object.entries(before).flatMap(([key, { label, book }]) => {
    const texts = given[key] ?? [];
    if (texts.length === 0) return [];
    return [{ key, label, texts: book ? describe(key, texts, { book: book(data), faults }) : texts }];
  });
  return { items, faults };
}

/** The texts of a key whose texts are names. */
function describe(
  key: string,
  names: readonly string[],
  { book, faults }: { book: NameBook | undefined; faults: BeforeFault[] },
): string[] {
  return names.map((name) => {
    const text = book?.describe(name);
    if (text !== undefined || !book) return text ?? `\`${name}\``;
    faults.push({
      key,
      message: `"before.${key}" names "${name}", which is not a feature in the ${key} data of the site.`,
      hint: hintFor(name, book.names(), `Known features: ${[...book.names()].join(', ')}.`),
    });
    return `\`${name}\``;
  });
}
