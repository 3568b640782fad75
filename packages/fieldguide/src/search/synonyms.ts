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

/** What search knows of the language on every site. */
export interface SearchWords {
  synonyms?: readonly SynonymGroup[];
  /** Words that everybody knows: who types one has not misspelt another. */
  common?: readonly string[];
}
