import { z } from 'zod';

/** Words that stand for each other. */
export interface SynonymGroup {
  /** Who types one of these ... */
  from: readonly string[];
  /** ... also looks for these. The same list where all mean the same. */
  to: readonly string[];
}

const terms = z.array(z.string('expected words only; put quotes around numbers, yes and no').trim().min(1));
const synonymsSchema = z.array(
  z.union([terms.min(2), z.strictObject({ from: terms.min(1), to: terms.min(1) })]),
);

/**
 * Reads the parsed list of `it-terms.yaml`: `[a, b]` where all mean the same, `{ from: [a], to: [b] }` one way.
 * @throws ZodError where it is no such list.
 */
export function readSynonyms(value: unknown): SynonymGroup[] {
  return synonymsSchema
    .parse(value)
    .map((entry) => (Array.isArray(entry) ? { from: entry, to: entry } : entry));
}

/** An entry of a glossary, as far as search needs it. */
export interface GlossaryWords {
  term: string;
  abbreviation?: string;
  synonyms?: readonly string[];
  related?: readonly string[];
}

/**
 * The synonyms of a glossary: a term, its abbreviation and its synonyms mean the same; its related words lead to it,
 * not back.
 */
export function glossarySynonyms(entries: readonly GlossaryWords[]): SynonymGroup[] {
  return entries.flatMap(({ term, abbreviation, synonyms = [], related = [] }) => {
    const own = abbreviation === undefined ? [term] : [term, abbreviation];
    const all = [...own, ...synonyms];
    return [
      ...(all.length > 1 ? [{ from: all, to: all }] : []),
      ...(related.length ? [{ from: related, to: own }] : []),
    ];
  });
}
