/** Words that stand for each other. */
export interface SynonymGroup {
  /** Who types one of these ... */
  from: readonly string[];
  /** ... also looks for these. The same list where all mean the same. */
  to: readonly string[];
}

/** One fault in a list of synonyms; `entry` counts from 0. */
export interface SynonymFault {
  entry: number;
  message: string;
}

/**
 * Reads the parsed list of `it-terms.yaml`: `[a, b]` where all mean the same, `{ from: [a], to: [b] }` one way.
 * Entries with faults are left out and reported.
 */
export function readSynonyms(value: unknown): { groups: SynonymGroup[]; faults: SynonymFault[] } {
  return readEntries(value, (entry) => {
    if (Array.isArray(entry)) return entry.length > 1 ? equal(entry) : 'expected at least two terms';
    if (!isRecord(entry)) return 'expected a list of terms, or "from" and "to"';
    const from = termsOf(entry.from);
    const to = termsOf(entry.to);
    return from && to ? [{ from, to }] : 'expected "from" and "to", each a list of terms';
  });
}

/**
 * Reads the synonyms of a parsed `glossary.yaml`: a term, its abbreviation and its synonyms mean the same; its
 * related words lead to it, not back.
 */
export function readGlossarySynonyms(value: unknown): { groups: SynonymGroup[]; faults: SynonymFault[] } {
  return readEntries(value, (entry) => {
    if (!isRecord(entry) || typeof entry.term !== 'string') return 'expected a "term"';
    const synonyms = entry.synonyms === undefined ? [] : termsOf(entry.synonyms);
    const related = entry.related === undefined ? [] : termsOf(entry.related);
    if (!synonyms || !related)
      return `expected lists of terms as "synonyms" and "related" of "${entry.term}"`;
    const own = typeof entry.abbreviation === 'string' ? [entry.term, entry.abbreviation] : [entry.term];
    const groups =
      own.length + synonyms.length > 1 ? [{ from: [...own, ...synonyms], to: [...own, ...synonyms] }] : [];
    return related.length ? [...groups, { from: related, to: own }] : groups;
  });
}

function readEntries(value: unknown, read: (entry: unknown) => SynonymGroup[] | string) {
  const groups: SynonymGroup[] = [];
  const faults: SynonymFault[] = [];
  if (!Array.isArray(value)) return { groups, faults: [{ entry: 0, message: 'expected a list of entries' }] };
  for (const [entry, item] of value.entries()) {
    const found = read(item);
    if (typeof found === 'string') faults.push({ entry, message: found });
    else groups.push(...found);
  }
  return { groups, faults };
}

function equal(entry: readonly unknown[]): SynonymGroup[] | string {
  const terms = termsOf(entry);
  return terms ? [{ from: terms, to: terms }] : 'expected words only; put quotes around numbers, yes and no';
}

function termsOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || !value.length) return undefined;
  const terms = value.filter((term): term is string => typeof term === 'string' && term.trim() !== '');
  return terms.length === value.length ? terms : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
