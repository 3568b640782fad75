import type { Component } from '../../components/component.ts';
import type { GlossaryEntry } from '../../components/Glossary/glossaryIndex.ts';
import { escapePattern } from '../../shared/text.ts';
import { routeHref, type UrlSettings } from '../../shared/url.ts';
import type { Tip } from './pageTree.ts';

/** The terms of the site's glossary that pages explain at first use. */
export interface TermTips {
  find: FindTerms;
  /** Route of the glossary, which needs no tips. */
  route: string;
  /** Final address of a term's entry. */
  href(id: string): string;
}

/** More underlined words make a page hard to read. */
const MOST_TIPS = 10;

/** Raw HTML whose text is no prose: links, headings, code, labels. */
const NO_PROSE = `
  a button code kbd samp pre summary th h1 h2 h3 h4 h5 h6 label abbr dfn dt caption figcaption option textarea
  svg`
  .trim()
  .split(/\s+/);

/** Places the tips of one page at the first use of each term in prose. Texts must be passed in the page's order. */
export class PageTerms {
  private readonly used = new Set<string>();
  private readonly noProse: readonly string[];

  constructor(
    private readonly tips: TermTips | undefined,
    components: Iterable<Component>,
  ) {
    this.noProse = [...NO_PROSE, ...[...components].filter(({ noProse }) => noProse).map(({ name }) => name)];
  }

  /** The tips of a text. `isOpen`: whether a raw tag is open here. */
  find(text: string, isOpen: (name: string) => boolean): readonly Tip[] {
    const { tips, used } = this;
    if (!tips || used.size >= MOST_TIPS) return [];
    const found = tips.find(text, used, MOST_TIPS - used.size);
    if (found.length === 0 || this.noProse.some(isOpen)) return [];
    for (const { id } of found) used.add(id);
    return found.map(({ id, start, end }) => ({ start, end, href: tips.href(id) }));
  }
}

/** Tips on terms; none for a site without a page that shows its glossary. */
export function createTermTips(
  entries: readonly GlossaryEntry[],
  pages: Iterable<{ route: string; source?: { body: string } }>,
  urls: UrlSettings,
): TermTips | undefined {
  const terms = entries.filter(({ tip }) => tip);
  if (terms.length === 0) return undefined;
  for (const { route, source } of pages)
    if (/^\s*<Glossary[\s/>]/m.test(source?.body ?? ''))
      return {
        find: createTermMatcher(terms),
        route,
        href: (id) => routeHref(route, urls, `#${encodeURIComponent(id)}`),
      };
  return undefined;
}

/** A term to be found in prose, in its spellings: in full and abbreviated. */
interface TermSpelling {
  id: string;
  term: string;
  abbreviation?: string;
}

interface TermMatch {
  id: string;
  start: number;
  end: number;
}

/** Finds the terms of a text in their order; those in `known` and those found before are passed over. */
type FindTerms = (text: string, known: ReadonlySet<string>, most: number) => TermMatch[];

interface Candidate {
  id: string;
  length: number;
  pattern: RegExp;
}

const LETTER = /[\p{L}\p{N}]/u;
const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * A matcher for whole words: the longest term first. An abbreviation and a name (`Main Appliance`) are found as
 * they are written; a common word may begin with a capital or not (`Job`, `job`), and may mean several.
 */
export function createTermMatcher(terms: readonly TermSpelling[]): FindTerms {
  const byOpening = candidatesByOpening(terms);
  return (text, known, most) => {
    const found: TermMatch[] = [];
    const ids = new Set<string>();
    const isNew = ({ id }: Candidate) => !known.has(id) && !ids.has(id);
    let end = 0;
    for (const { 0: word, index: start } of text.matchAll(WORDS)) {
      if (found.length >= most) break;
      const candidates = start < end ? undefined : byOpening.get(openingOf(word));
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

/** The first letters of a text's first word: they say which terms may begin here. */
function openingOf(text: string): string {
  return /^[\p{L}\p{N}]{0,2}/u.exec(text)?.[0].toLowerCase() ?? '';
}

function candidatesByOpening(terms: readonly TermSpelling[]): Map<string, Candidate[]> {
  const byOpening = new Map<string, Candidate[]>();
  const add = (id: string, spelling: string, source: string) => {
    const candidate = { id, length: spelling.length, pattern: new RegExp(source, 'y') };
    // A single letter (`U`) opens another way where it means several (`Us`).
    for (const opening of new Set([openingOf(spelling), openingOf(`${spelling}s`)]))
      byOpening.set(opening, [...(byOpening.get(opening) ?? []), candidate]);
  };
  for (const { id, term, abbreviation } of terms) {
    add(id, term, termSource(term));
    if (abbreviation !== undefined) add(id, abbreviation, `${escapePattern(abbreviation)}s?`);
  }
  for (const candidates of byOpening.values()) candidates.sort((a, b) => b.length - a.length);
  return byOpening;
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
