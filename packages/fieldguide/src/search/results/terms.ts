import type { Analyzer } from '../analysis/tokens.ts';
import type { SearchIndex } from '../indexing/decode.ts';
import type { Vocabulary } from '../query/indexWords.ts';

/** The terms of glossaries. */
export interface Terms {
  /** The section of the term that a query is, or asks the meaning of. */
  find(query: string): number | undefined;
  /** Asks what something means. */
  asksMeaning(query: string): boolean;
}

/** Words around a term in a question about its meaning. */
const DEFINE =
  /^(?:what(?:['’]?s| is| are| does| do)|define|explain|definition of|meaning of)\s+(?:(?:an?|the)\s+)?|\s+(?:means?|stands? for|do|show|definition|meaning)(?=\s*\??$)|[?\s]+$/gi;

/** Reads the terms of an index. */
export function createTerms(index: SearchIndex, { rootOf }: Vocabulary, analyzer: Analyzer): Terms {
  const terms = new Map<string, number>();
  const rootsOf = (text: string) =>
    analyzer
      .tokens(text)
      .flatMap(({ key, span }) => (span === 1 ? [rootOf(key)] : []))
      .join(' ');
  index.headings.forEach((heading, section) => {
    if (index.kindOfSection(section) !== 'term') return;
    for (const name of heading.split(/ \(|\)$/)) if (name) terms.set(rootsOf(name), section);
  });
  return {
    find: (query) => terms.get(rootsOf(query)) ?? terms.get(rootsOf(query.replace(DEFINE, ''))),
    asksMeaning: (query) => query.replace(DEFINE, '') !== query.replace(/[?\s]+$/, ''),
  };
}
