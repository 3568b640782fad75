/** A term to be found in prose, in its spellings: in full and abbreviated. */
export interface TermSpelling {
  id: string;
  term: string;
  abbreviation?: string;
}

export interface TermMatch {
  id: string;
  start: number;
  end: number;
}

/** Finds the terms of a text in their order; those in `known` and those found before are passed over. */
export type FindTerms = (text: string, known: ReadonlySet<string>, most: number) => TermMatch[];

interface Candidate {
  id: string;
  length: number;
  pattern: RegExp;
}

const WORD = /[A-Za-z0-9\u00C0-\uDFFF\uE002-\uFFFF]+/g;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * A matcher for whole words: the longest term first. An abbreviation and a name (`Main Appliance`) are found as
 * they are written; a common word may begin with a capital or not (`Job`, `job`), and may stand for several.
 */
export function createTermMatcher(terms: readonly TermSpelling[]): FindTerms {
  const byFirstWord = candidatesByFirstWord(terms);
  return (text, known, most) => {
    const found: TermMatch[] = [];
    const ids = new Set<string>();
    const isNew = ({ id }: Candidate) => !known.has(id) && !ids.has(id);
    let end = 0;
    for (const word of text.matchAll(WORD)) {
      if (found.length >= most) break;
      const start = word.index;
      const candidates = start < end ? undefined : byFirstWord.get(firstKey(word[0]));
      for (const candidate of candidates ?? []) {
        candidate.pattern.lastIndex = start;
        const match = candidate.pattern.exec(text);
        if (!match || !standsAlone(text, start, start + match[0].length)) continue;
        end = start + match[0].length;
        // A longer term that has its tip already still covers the shorter one within it.
        if (isNew(candidate)) found.push({ id: candidate.id, start, end });
        ids.add(candidate.id);
        break;
      }
    }
    return found;
  };
}

function candidatesByFirstWord(terms: readonly TermSpelling[]): Map<string, Candidate[]> {
  const byFirstWord = new Map<string, Candidate[]>();
  const add = (id: string, spelling: string, source: string) => {
    const first = spelling.match(WORD)?.[0];
    // One that does not begin with a word would never be looked for.
    if (first === undefined || !spelling.startsWith(first)) return;
    // Without the flag for Unicode: hundreds of such patterns would take longer to make than to use.
    const pattern = new RegExp(source, 'y');
    // The key of a short word (`VM`) is another one where it stands for several (`VMs`).
    for (const key of new Set([firstKey(first), firstKey(`${first}s`)]))
      byFirstWord.set(key, [...(byFirstWord.get(key) ?? []), { id, length: spelling.length, pattern }]);
  };
  for (const { id, term, abbreviation } of terms) {
    add(id, term, termSource(term));
    if (abbreviation !== undefined) add(id, abbreviation, `${escapePattern(abbreviation)}s?`);
  }
  for (const candidates of byFirstWord.values()) candidates.sort((a, b) => b.length - a.length);
  return byFirstWord;
}

/** Neither inside a word, a path, an address or a file's name nor joined to a word by a hyphen. */
function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  if ('_/\\@#$&.-'.includes(before) && before !== '') return false;
  if ('_/\\@-'.includes(after) && after !== '') return false;
  if (LETTER.test(before) || LETTER.test(after)) return false;
  return !((after === '.' || after === ':') && LETTER.test(text.charAt(end + 1)));
}

/** Forms of one word share it: the first letters say enough to look closer. */
function firstKey(word: string): string {
  return word.slice(0, 3).toLowerCase();
}

function termSource(term: string): string {
  const words = term.trim().split(/\s+/);
  const sources = words.map((word, index) => {
    const isCommon = index === 0 ? /^\p{L}\p{Ll}*(?:-|$)/u.test(word) : /^\p{Ll}/u.test(word);
    const [first = '', ...rest] = word;
    const start = isCommon ? `[${first.toLowerCase()}${first.toUpperCase()}]` : escapePattern(first);
    return start + (index === words.length - 1 ? pluralSource(rest.join('')) : escapePattern(rest.join('')));
  });
  return sources.join(String.raw`\s+`);
}

/** The end of a word, for one thing or several. */
function pluralSource(end: string): string {
  if (/[^aeiou]y$/.test(end)) return `${escapePattern(end.slice(0, -1))}(?:y|ies)`;
  if (/(?:s|x|z|ch|sh)$/.test(end)) return `${escapePattern(end)}(?:es)?`;
  return /[a-z]$/.test(end) ? `${escapePattern(end)}s?` : escapePattern(end);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
