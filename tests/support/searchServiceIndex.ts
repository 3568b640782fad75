import type { HostedRecord } from '../../packages/fieldguide/src/search/hosted/hostedRecords.ts';

/** One index of the stand-in for the hosted service. */
export interface StoredIndex {
  settings: object;
  records: Map<string, HostedRecord>;
}

/** A query as the service takes it, as far as the stand-in reads it. */
export interface StoredQuery {
  query: string;
  page: number;
  hitsPerPage: number;
  distinct: number;
  facetFilters?: string[][];
  highlightPreTag: string;
  highlightPostTag: string;
}

/** Finds the records that have every word of the query, as a beginning; in the order they were stored. */
export function searchIndex({ records }: StoredIndex, query: StoredQuery) {
  const words = query.query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = [...records.values()].filter(({ title, heading, text, code }) => {
    const own = `${title} ${heading} ${text} ${code}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
  const filters = query.facetFilters?.flat().map((filter) => /^(section|kind):\\?(.*)$/.exec(filter)) ?? [];
  const kept = found.filter((record) =>
    filters.every((filter) => (filter?.[1] === 'kind' ? record.kind : record.section) === filter?.[2]),
  );
  const groups = new Map<string, HostedRecord[]>();
  for (const record of kept) groups.set(record.route, [...(groups.get(record.route) ?? []), record]);
  const pages = [...groups.values()];
  const start = query.page * query.hitsPerPage;
  const hits = pages
    .slice(start, start + query.hitsPerPage)
    .flatMap((group) => group.slice(0, query.distinct));
  const facets: Record<'section' | 'kind', Record<string, number>> = { section: {}, kind: {} };
  const count = (name: 'section' | 'kind', value: string) => {
    facets[name][value] = (facets[name][value] ?? 0) + 1;
  };
  for (const group of pages) {
    if (group[0]) count('section', group[0].section);
    for (const kind of new Set(group.map((record) => record.kind))) count('kind', kind);
  }
  return {
    hits: hits.map((record) => asHit(record, marker(words, query))),
    nbHits: pages.length,
    page: query.page,
    nbPages: Math.ceil(pages.length / Math.max(1, query.hitsPerPage)),
    hitsPerPage: query.hitsPerPage,
    facets,
    exhaustiveNbHits: true,
    query: query.query,
    params: '',
    processingTimeMS: 1,
  };
}

function marker(words: readonly string[], { highlightPreTag, highlightPostTag }: StoredQuery) {
  return (text: string) =>
    text.replace(/[\p{L}\p{N}]+/gu, (own) =>
      words.some((word) => own.toLowerCase().startsWith(word))
        ? `${highlightPreTag}${own}${highlightPostTag}`
        : own,
    );
}

function asHit(record: HostedRecord, mark: (text: string) => string) {
  const { text, code, ...shown } = record;
  const result = (value: string) => ({ value: mark(value), matchLevel: 'full', matchedWords: [] });
  const snippet = (value: string) => result(value.split(/\s+/).slice(0, 24).join(' '));
  return {
    ...shown,
    _highlightResult: { title: result(record.title), heading: result(record.heading) },
    _snippetResult: { text: snippet(text), code: snippet(code) },
  };
}
