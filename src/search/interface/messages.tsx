import { type ReactNode, useEffect, useState } from 'react';
import type { PageFacts, SiteFacts } from '../../shared/facts.ts';
import { issueUrl } from '../../shared/issueUrl.ts';
import { plural } from '../../shared/text.ts';
import type { PageHit, SearchResponse } from '../searchTypes.ts';
import { plainText } from './Results.tsx';

/** The specified words of search (specification 8), the same in the dialog and on the search page. */

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  site: SiteFacts;
  page: Pick<PageFacts, 'route' | 'title' | 'canonical'>;
  onSearch: (query: string) => void;
  /** Where results are left out by a filter: shows all. */
  onAll?: () => void;
}

export function NoResults({ query, suggestions, site, page, onSearch, onAll }: NoResultsProps): ReactNode {
  // Words that are like nothing on the site, or a hosted service, which suggests nothing.
  const common = onAll ? [] : site.tasks.slice(0, 3).map(({ label }) => label);
  return (
    <div className="search-message">
      <p className="search-message-title">
        No results for{' '}
        <strong>
          “<bdi>{query}</bdi>”
        </strong>
      </p>
      {onAll && (
        <button type="button" className="button" data-entry="" onClick={onAll}>
          Show all kinds and sections
        </button>
      )}
      <TrySearchingFor suggestions={suggestions.length > 0 ? suggestions : common} onSearch={onSearch} />
      {site.feedback && (
        <p>
          Believe this query should return results?{' '}
          <a
            href={issueUrl(site.feedback.url, page)}
            rel="noopener"
            data-dialog="feedback"
            data-missing={`The search for “${query}” returns no results.`}
          >
            Let us know.
          </a>
        </p>
      )}
    </div>
  );
}

/** What was searched for, where it is not what was typed. */
export function OtherWords({ corrected, unknown }: Pick<SearchResponse, 'corrected' | 'unknown'>): ReactNode {
  if (corrected === undefined && unknown === undefined) return null;
  return (
    <p className="search-hint">
      {corrected !== undefined && (
        <>
          Showing results for{' '}
          <strong>
            “<bdi>{corrected}</bdi>”
          </strong>
          .{' '}
        </>
      )}
      {unknown && (
        <>
          No page has <bdi>{unknown.map((word) => `“${word}”`).join(', ')}</bdi>. Pages with the other words:
        </>
      )}
    </p>
  );
}

interface SuggestionsProps extends Pick<NoResultsProps, 'suggestions' | 'onSearch'> {
  /** Results on display: their titles need not be suggested. */
  pages?: readonly PageHit[];
}

export function TrySearchingFor({ suggestions: all, pages = [], onSearch }: SuggestionsProps): ReactNode {
  const titles = new Set(pages.map(({ title }) => plainText(title)));
  const suggestions = all.filter((suggestion) => !titles.has(suggestion));
  if (suggestions.length === 0) return null;
  return (
    <div className="search-try">
      <p>Try searching for</p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className="button button-quiet"
              data-entry=""
              onClick={() => onSearch(suggestion)}
            >
              <bdi>{suggestion}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Retry({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <button type="button" className="button" data-entry="" onClick={onRetry}>
      Retry
    </button>
  );
}

export function SearchFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <Retry onRetry={onRetry} />
    </div>
  );
}

/** Below the list, which must not move when the rest is here. */
export function RestComes({ response }: Pick<LacksProps, 'response'>): ReactNode {
  if (!response?.namesOnly || !response.partial) return null;
  return <p className="search-hint">Titles and headings first. The texts of the pages are on their way …</p>;
}

interface LacksProps {
  response?: Pick<SearchResponse, 'partial' | 'namesOnly' | 'textsMissing'>;
  onRetry: () => void;
}

/** Results are there, but not what stands in them, or not those that only a text tells. */
export function Lacks({ response, onRetry }: LacksProps): ReactNode {
  if (response?.partial || (!response?.namesOnly && !response?.textsMissing)) return null;
  return (
    <div className="load-error" role="alert">
      <p>
        {response.namesOnly
          ? 'Only titles and headings were searched: the rest of the index could not be loaded.'
          : 'The excerpts of some results could not be loaded.'}
      </p>
      <Retry onRetry={onRetry} />
    </div>
  );
}

/** Longer than between two keys: a screen reader hears of the results when the reader stops typing. */
const QUIET_MS = 500;

/** Tells screen readers politely how many results there are. */
export function SpokenStatus({ text }: { text: string }): ReactNode {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}

export function foundText({ total, query, answer, pages }: SearchResponse): string {
  if (total === 0) return `No results for “${query}”`;
  const found = `${plural(total, 'result')} for “${query}”`;
  const row = pages.flatMap(({ hits }) => hits).find(({ answers }) => answers);
  const said = answer ?? (row && { heading: row.heading, text: row.snippet });
  return said ? `${plainText(said.heading)}: ${plainText(said.text)} ${found}` : found;
}
