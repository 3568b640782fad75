import type { SearchIndex } from '../indexing/decode.ts';
import { namesOfRow, rowAnchorOf } from '../indexing/sections.ts';
import type { Plan } from '../query/plan.ts';
import type { RankedPage, RankedSection } from '../ranking/rank.ts';
import {
  type Answer,
  KINDS,
  type Kind,
  type PageHit,
  type SearchResponse,
  type SectionHit,
} from '../searchTypes.ts';
import { topSection } from '../topSection.ts';
import type { Matcher } from './matcher.ts';
import { bestPlace, markText, snippetOf } from './snippet.ts';
import type { Texts } from './texts.ts';

interface HitContext {
  /** As typed. */
  query: string;
  index: SearchIndex;
  matcher: Matcher;
  importance: readonly number[];
  texts: Texts;
  hrefOf(route: string, anchor: string): string;
}

/** A further section is shown where it answers at least this well, against the page's best. */
const WORTH_SHOWING = 0.5;
const MOST_WORDS = 40;

/** A page as it is shown, with its best sections. */
export function pageHit(ranked: RankedPage, context: HitContext): PageHit {
  const { index, matcher, hrefOf } = context;
  const { route = '', title = '', breadcrumbs = [] } = index.pages[ranked.page] ?? {};
  return {
    route,
    href: hrefOf(route, ''),
    title: markText(title, matcher.find(title)),
    breadcrumbs,
    section: sectionLabel(index, ranked.page),
    hits: shownSections(ranked).map(({ section }) => sectionHit(section, ranked, context)),
  };
}

/** The sections of a page that are shown. */
export function shownSections({ sections }: RankedPage): RankedSection[] {
  const best = sections[0]?.score ?? 0;
  return sections.filter(({ score }, at) => at === 0 || score >= best * WORTH_SHOWING);
}

/** A page whose place that answers says so itself, and shows the answer in the room of its snippet. */
export function withAnswer(page: PageHit, { href, text }: Answer): PageHit {
  const hits = page.hits.map((hit) => (hit.href === href ? { ...hit, snippet: text, answers: true } : hit));
  return { ...page, hits };
}

function sectionHit(section: number, { page, named }: RankedPage, context: HitContext): SectionHit {
  const { query, index, matcher, importance, texts, hrefOf } = context;
  const { route = '', title = '' } = index.pages[page] ?? {};
  const heading = index.headings[section] || title;
  const [text = '', code = '', rows = {}] = texts.of(section) ?? [];
  const matches = matcher.find(text);
  const inCode = matches.length ? [] : matcher.find(code);
  const lines = text.split('\n');
  const typed = rowAnchorOf(query);
  const own = lines.findIndex((row, at) => at in rows && namesOfRow(row, rows[at] ?? '').includes(typed));
  const line = own < 0 ? bestPlace(text, { matches, importance, rows }).line : own;
  const anchor = matches.length ? rows[line] : undefined;
  const name = { heading: markText(heading, matcher.find(heading)), kind: index.kindOfSection(section) };
  // A page that was named opens at its beginning, also where a row of a table there has the words.
  if (anchor !== undefined && !(named && section === index.firstSection[page])) {
    const row = lines[line] ?? '';
    const snippet = snippetOf(row, { matches: matcher.find(row), importance, rows: { 0: anchor } });
    return { ...name, href: hrefOf(route, anchor), snippet };
  }
  const shown = inCode.length ? code : text || code;
  return {
    ...name,
    href: hrefOf(route, index.anchorOfSection(section)),
    snippet: snippetOf(shown, { matches: inCode.length ? inCode : matches, importance, rows }),
  };
}

/** Label of the top-level section a page belongs to. */
export function sectionLabel(index: SearchIndex, page: number): string {
  const own = index.pages[page];
  return own ? topSection(own, index.pages[page + 1]) : '';
}

export function sectionCounts(index: SearchIndex, pages: readonly RankedPage[]): SearchResponse['sections'] {
  const counts = new Map<string, number>();
  for (const { page } of pages) {
    const label = sectionLabel(index, page);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count })).sort((a, b) => b.count - a.count);
}

export function kindCounts(index: SearchIndex, pages: readonly RankedPage[]): SearchResponse['kinds'] {
  const counts = new Map<Kind, number>();
  for (const { sections } of pages) {
    const own = new Set(sections.map(({ section }) => index.kindOfSection(section)));
    for (const kind of own) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [{ kind, count }];
  });
}

/** A page with its places of a kind only. */
export function ofKind(page: RankedPage, index: SearchIndex, kind: Kind | undefined): RankedPage {
  if (kind === undefined) return page;
  return { ...page, sections: page.sections.filter(({ section }) => index.kindOfSection(section) === kind) };
}

/** What is marked in the results, each once: the typed words, or words of the same meaning if it has none of them. */
export function shownWords(pages: readonly PageHit[], answer?: Answer): string[] {
  const marked = [
    ...(answer ? [answer.heading, answer.text] : []),
    ...pages.flatMap(({ title, hits }) => [
      title,
      ...hits.flatMap(({ heading, snippet }) => [heading, snippet]),
    ]),
  ]
    .flat()
    .filter((fragment) => fragment.marked);
  const typed = marked.filter(({ isSynonym }) => !isSynonym);
  const words = (typed.length ? typed : marked).map(({ text }) => text.toLowerCase());
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** So many words that pages have keep a list beside those that no page has. */
const FEWEST_KNOWN = 2;
/** Fewer pages than this are little. */
export const LITTLE = 3;
const MOST_SUGGESTIONS = 4;

/** Queries worth trying where little was found: the corrected spelling, then titles of what was ranked. */
export function suggest(plan: Plan, ranked: readonly RankedPage[], index: SearchIndex): string[] {
  const titles = ranked.map(({ page }) => index.pages[page]?.title ?? '');
  return [...new Set([plan.corrected, ...titles])].filter(Boolean).slice(0, MOST_SUGGESTIONS);
}

/** What no page has, of a query. */
export interface Missing {
  unknown: string[];
  /** The terms that were searched for instead of all of it. */
  terms: readonly string[];
  /** Pages with the rest of the query are no answer. */
  isAll: boolean;
}

/** `common`: how specific a word is that many pages have. */
export function missingOf({ concepts }: Plan, importance: readonly number[], common: number): Missing {
  const isFound = (_: unknown, at: number) => (importance[at] ?? 0) > 0;
  const there = concepts.filter((concept, at) => !concept.absent && isFound(concept, at));
  const others = concepts.filter((concept, at) => concept.absent && isFound(concept, at));
  const unknown = concepts.filter((concept) => !there.includes(concept)).map(({ typed }) => typed);
  const isRare = concepts.some((concept, at) => !concept.absent && (importance[at] ?? 0) > common);
  const terms = there.length ? [] : others.flatMap(({ terms: own = [] }) => own);
  return {
    unknown,
    terms,
    isAll: unknown.length > 0 && !others.length && there.length < FEWEST_KNOWN && !isRare,
  };
}

/** Of other terms, the one that names the first page, or else the first; an abbreviation as the title writes it. */
export function termOf(terms: readonly string[], title: string): string | undefined {
  const name = title.toLowerCase();
  const term = terms.find((term) => name.includes(term.replace(/s$/, ''))) ?? terms[0];
  const at = name.indexOf(term ?? '');
  const written = title.slice(at, at + (term?.length ?? 0));
  return at >= 0 && written === written.toUpperCase() ? written : term;
}
