/** Words with the same meaning. */
export interface SynonymGroup {
  /** Who types one of these ... */
  from: readonly string[];
  /** ... also looks for these. The same list where all mean the same. */
  to: readonly string[];
}

/** An entry of `it-terms.yaml`: `[a, b]` where all mean the same, `{ from: [a], to: [b] }` one way. */
export type SynonymEntry = readonly string[] | SynonymGroup;

/** The entries of `it-terms.yaml` as groups. A test checks that file. */
export function synonymGroups(entries: readonly SynonymEntry[]): SynonymGroup[] {
  return entries.map((entry) => ('from' in entry ? entry : { from: entry, to: entry }));
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
