import { shownWords } from '../results/response.ts';
import type { Fragment, PageHit, SearchRequest, SearchResponse, SectionHit } from '../types.ts';
import { readMarks } from './marks.ts';
import { MOST_RESULTS, resultWindow } from './query.ts';

/** The service has answered, but not as an index of ours does. */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer';
}

export interface AnswerContext {
  request: SearchRequest;
  /** An absolute address of the index to that of a link; undefined for what must not be linked. */
  rewrite: (url: string) => string | undefined;
}

/**
 * The service's answer in the terms of the modal: hits grouped by page, in the service's order.
 * @throws MalformedAnswer for anything that `queriesOf` on an index of ours would not give.
 */
export function readAnswer(answer: unknown, { request, rewrite }: AnswerContext): SearchResponse {
  const results = listAt(answer, 'results');
  const [found, counted = found] = results;
  const total = valueAt(found, 'nbHits');
  if (typeof total !== 'number') throw new MalformedAnswer('There is no number of hits in the answer.');
  const pages = groupByPage(listAt(found, 'hits'), rewrite);
  const { skip } = resultWindow(request);
  const shown = pages.slice(skip, skip + request.limit);
  return {
    query: request.query,
    total: Math.min(total, MOST_RESULTS),
    pages: shown,
    sections: sectionCounts(valueAt(valueAt(counted, 'facets'), 'section')),
    suggestions: [],
    words: shownWords(shown),
  };
}

function groupByPage(hits: readonly unknown[], rewrite: AnswerContext['rewrite']): PageHit[] {
  const pages = new Map<string, PageHit>();
  for (const hit of hits) {
    const route = textAt(hit, 'route');
    const url = textAt(hit, 'url');
    const href = rewrite(url);
    const pageHref = rewrite(url.replace(/#.*$/s, ''));
    if (href === undefined || pageHref === undefined) continue;
    const page = pages.get(route) ?? pageHit(hit, { route, href: pageHref });
    pages.set(route, page);
    // A long section is stored in several parts; the first one found is the best.
    if (page.hits.every((section) => section.href !== href)) page.hits.push(sectionHit(hit, href));
  }
  return [...pages.values()];
}

function pageHit(hit: unknown, { route, href }: Pick<PageHit, 'route' | 'href'>): PageHit {
  return {
    route,
    href,
    title: highlighted(hit, 'title'),
    breadcrumbs: listAt(hit, 'breadcrumbs').map(String),
    section: textAt(hit, 'section'),
    hits: [],
  };
}

function sectionHit(hit: unknown, href: string): SectionHit {
  const heading = textAt(hit, 'heading') === '' ? 'title' : 'heading';
  return { href, heading: highlighted(hit, heading), snippet: snippetOf(hit) };
}

function highlighted(hit: unknown, attribute: string): Fragment[] {
  const value = valueAt(valueAt(valueAt(hit, '_highlightResult'), attribute), 'value');
  return typeof value === 'string'
    ? readMarks(value)
    : [{ text: textAt(hit, attribute), marked: false }].filter(({ text }) => text !== '');
}

/** From the text, unless the words stand in the code alone. */
function snippetOf(hit: unknown): Fragment[] {
  const [text = [], code = []] = ['text', 'code'].map((attribute) => {
    const value = valueAt(valueAt(valueAt(hit, '_snippetResult'), attribute), 'value');
    return typeof value === 'string' ? readMarks(value) : [];
  });
  const marked = [text, code].find((fragments) => fragments.some((fragment) => fragment.marked));
  return marked ?? (text.length > 0 ? text : code);
}

function sectionCounts(facet: unknown): SearchResponse['sections'] {
  if (typeof facet !== 'object' || facet === null) return [];
  return Object.entries(facet)
    .flatMap(([label, count]) => (typeof count === 'number' ? [{ label, count }] : []))
    .sort((a, b) => b.count - a.count);
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string {
  const text = valueAt(value, key);
  if (typeof text !== 'string') throw new MalformedAnswer(`A record of the index has no "${key}".`);
  return text;
}

function listAt(value: unknown, key: string): unknown[] {
  const list = valueAt(value, key);
  if (!Array.isArray(list)) throw new MalformedAnswer(`There is no list of ${key} in the answer.`);
  return list;
}
