import type { SearchIndex } from '../indexing/decode.ts';
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
import { densest, markText, snippetOf } from './snippet.ts';
import type { Texts } from './texts.ts';

interface HitContext {
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
  const { index, matcher, importance, texts, hrefOf } = context;
  const { route = '', title = '' } = index.pages[page] ?? {};
  const heading = index.headings[section] || title;
  const [text = '', code = '', rows = {}] = texts.of(section) ?? [];
  const inText = matcher.find(text);
  const inCode = inText.length ? [] : matcher.find(code);
  const row = inText.length ? rowAt(text, densest(inText, importance)) : undefined;
  const anchor = row && rows[row.line];
  const kind = index.kindOfSection(section);
  const own = { heading: markText(heading, matcher.find(heading)) };
  // A page that was named opens at its beginning, also where a row of a table there has the words.
  if (row && anchor !== undefined && !(named && section === index.firstSection[page])) {
    const snippet = snippetOf(row.text, matcher.find(row.text), importance);
    return { ...own, href: hrefOf(route, anchor), kind, snippet };
  }
  return {
    ...own,
    href: hrefOf(route, index.anchorOfSection(section)),
    kind,
    snippet: inCode.length
      ? snippetOf(code, inCode, importance)
      : snippetOf(text || code, inText, importance),
  };
}

/** The line at a place of a text, and its number. */
function rowAt(text: string, place: number): { line: number; text: string } {
  const line = text.slice(0, place).split('\n').length - 1;
  return { line, text: text.split('\n')[line] ?? '' };
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

/** Fewer pages than this are little. */
const LITTLE = 3;
const MOST_SUGGESTIONS = 4;

/** Queries worth trying: the corrected spelling first, then titles of pages near the words where little was found. */
export function suggest(plan: Plan, pages: readonly RankedPage[], index: SearchIndex): string[] {
  const suggestions = plan.corrected ? [plan.corrected] : [];
  if (pages.length >= LITTLE) return suggestions;
  const near = pages.map(({ page }) => index.pages[page]?.title ?? '');
  const begun = titlesNear(
    plan.concepts.map(({ typed }) => typed),
    index,
  );
  return [...new Set([...suggestions, ...near, ...begun])].filter(Boolean).slice(0, MOST_SUGGESTIONS);
}

/** Titles that hold words with the same beginning as what was typed. */
function titlesNear(typed: readonly string[], index: SearchIndex): string[] {
  const beginnings = typed.filter((word) => word.length > 3).map((word) => word.slice(0, 3).toLowerCase());
  const worth = (title: string) =>
    beginnings.filter((beginning) =>
      title
        .toLowerCase()
        .split(/\W+/)
        .some((word) => word.startsWith(beginning)),
    ).length;
  return index.pages
    .map(({ title }) => ({ title, worth: worth(title) }))
    .filter((found) => found.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.title.length - b.title.length)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ title }) => title);
}
