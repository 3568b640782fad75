import { slug } from 'github-slugger';

/** A term of the site's own glossary, with the product's name put in. */
export interface GlossaryEntry {
  /** Its anchor on the glossary page. */
  id: string;
  term: string;
  abbreviation?: string;
  definition: string;
  synonyms: readonly string[];
  page?: string;
  /** Explained on pages that use it. */
  tip: boolean;
  /** Line of the entry and of its `page` in the file. */
  line: number;
  pageLine: number;
}

/** One line of the index: a term, or an abbreviation that leads to its term. */
export type GlossaryItem =
  | { type: 'term'; id: string; name: string; entry: GlossaryEntry }
  | { type: 'see'; id: string; name: string; entry: GlossaryEntry };

export interface GlossaryGroup {
  id: string;
  letter: string;
  items: readonly GlossaryItem[];
}

/** Terms and abbreviations from A to Z; what begins with a digit or a sign comes first. */
export function glossaryIndex(entries: readonly GlossaryEntry[]): GlossaryGroup[] {
  // A collator takes longer to make than a small site to read.
  if (entries.length === 0) return [];
  const taken = new Set(entries.map(({ id }) => id));
  const items: GlossaryItem[] = entries.flatMap((entry) => {
    const term = { type: 'term', id: entry.id, name: entry.term, entry } as const;
    const { abbreviation } = entry;
    const id = abbreviation === undefined ? '' : slug(abbreviation);
    return abbreviation === undefined || taken.has(id)
      ? [term]
      : [term, { type: 'see', id, name: abbreviation, entry } as const];
  });
  const { compare } = new Intl.Collator('en', { numeric: true });
  const groups = new Map<string, GlossaryItem[]>();
  for (const item of items.sort((a, b) => compare(a.name, b.name))) {
    const first = item.name.normalize('NFD').charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '0-9';
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  const ids = new Set(items.map(({ id }) => id));
  return [...groups].map(([letter, found]) => {
    const id = letter.toLowerCase();
    // A term of one letter keeps its anchor: it is what links lead to.
    return { id: ids.has(id) ? `letter-${id}` : id, letter, items: found };
  });
}
