import { shownWords } from '../results/response.ts';
import {
  type Fragment,
  KINDS,
  type Kind,
  type PageHit,
  type SearchRequest,
  type SearchResponse,
} from '../searchTypes.ts';
import { MalformedAnswer } from './fault.ts';
import { MARK } from './query.ts';

/** The service gives out this many results. */
const MOST_RESULTS = 1_000;

export interface HostedContext {
  request: SearchRequest;
  /** An absolute address of the index to that of a link; undefined for what must not be linked. */
  rewrite: (url: string) => string | undefined;
}

/**
 * The service's answer in the terms of the dialog: hits grouped by page, in the service's order.
 * @throws MalformedAnswer for anything that `queriesOf` on an index of ours would not give.
 */
export function readAnswer(answer: unknown, { request, rewrite }: HostedContext): SearchResponse {
  const [found, ...counted] = listAt(answer, 'results');
  // See `queriesOf`.
  const ofSections = request.section === undefined ? found : counted.shift();
  const ofKinds = request.kind === undefined ? found : counted.shift();
  const total = valueAt(found, 'nbHits');
  if (typeof total !== 'number') throw new MalformedAnswer('There is no number of hits in the answer');
  const pages = new Map<string, PageHit>();
  for (const hit of listAt(found, 'hits')) {
    const route = textAt(hit, 'route');
    const url = textAt(hit, 'url');
    const href = rewrite(url);
    const pageHref = rewrite(url.replace(/#.*$/s, ''));
    if (href === undefined || pageHref === undefined) continue;
    const page = pages.get(route) ?? pageHit(hit, { route, href: pageHref });
    pages.set(route, page);
    // A long section is stored in several parts; the first one found is the best.
    if (page.hits.some((section) => section.href === href)) continue;
    const heading = highlighted(hit, textAt(hit, 'heading') === '' ? 'title' : 'heading');
    page.hits.push({ href, heading, snippet: snippetOf(hit), kind: kindOf(valueAt(hit, 'kind')) });
  }
  return {
    query: request.query,
    state: 'complete',
    total: Math.min(total, MOST_RESULTS),
    pages: [...pages.values()],
    sections: facetCounts(ofSections, 'section').sort((a, b) => b.count - a.count),
    kinds: KINDS.flatMap((kind) =>
      facetCounts(ofKinds, 'kind').flatMap(({ label, count }) => (label === kind ? [{ kind, count }] : [])),
    ),
    suggestions: [],
    words: shownWords([...pages.values()]),
  };
}

function pageHit(hit: unknown, place: Pick<PageHit, 'route' | 'href'>): PageHit {
  return {
    ...place,
    title: highlighted(hit, 'title'),
    breadcrumbs: listAt(hit, 'breadcrumbs').map(String),
    section: textAt(hit, 'section'),
    hits: [],
  };
}

function highlighted(hit: unknown, attribute: string): Fragment[] {
  const value = valueAt(valueAt(valueAt(hit, '_highlightResult'), attribute), 'value');
  return readMarks(typeof value === 'string' ? value : textAt(hit, attribute));
}

/** From the text, unless only the code has the words. */
function snippetOf(hit: unknown): Fragment[] {
  const [text = [], code = []] = ['text', 'code'].map((attribute) => {
    const value = valueAt(valueAt(valueAt(hit, '_snippetResult'), attribute), 'value');
    return readMarks(typeof value === 'string' ? value : '');
  });
  const marked = [text, code].find((fragments) => fragments.some((fragment) => fragment.marked));
  return marked ?? (text.length > 0 ? text : code);
}

/** Text with marks to fragments; a mark without its partner does no harm. */
export function readMarks(text: string): Fragment[] {
  const fragments: Fragment[] = [];
  let marked = false;
  for (const part of text.split(new RegExp(`(${MARK.begin}|${MARK.end})`))) {
    if (part === MARK.begin) marked = true;
    else if (part === MARK.end) marked = false;
    else if (part !== '') fragments.push({ text: part, marked });
  }
  return fragments;
}

/** What the service counts by an attribute. */
function facetCounts(result: unknown, attribute: string): { label: string; count: number }[] {
  const facet = valueAt(valueAt(result, 'facets'), attribute);
  const counts = typeof facet === 'object' && facet !== null ? Object.entries(facet) : [];
  return counts.flatMap(([label, count]) => (typeof count === 'number' ? [{ label, count }] : []));
}

/** Records of an earlier push have none. */
function kindOf(value: unknown): Kind {
  return KINDS.find((kind) => kind === value) ?? 'page';
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string {
  const text = valueAt(value, key);
  if (typeof text !== 'string') throw new MalformedAnswer(`A record of the index has no "${key}"`);
  return text;
}

function listAt(value: unknown, key: string): unknown[] {
  const list = valueAt(value, key);
  if (!Array.isArray(list)) throw new MalformedAnswer(`There is no list of ${key} in the answer`);
  return list;
}
