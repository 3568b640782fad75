import { type ReactNode, useEffect, useState } from 'react';
import type { PageFacts, SiteFacts } from '../../shared/facts.ts';
import { issueUrl } from '../../shared/issueUrl.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { useTexts, withNodes } from '../../shared/ui/useTexts.tsx';
import { type AnswerState, isLacking } from '../answerState.ts';
import type { PageHit, SearchResponse } from '../searchTypes.ts';
import { countMiss } from './countMiss.ts';
import { hitText } from './Results.tsx';
import type { SearchView } from './useSearch.ts';

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

/** By then the reader has read that there is nothing: what is half typed is not counted. */
const SETTLED_MS = 2_000;

function NoResults({ query, suggestions, site, page, onSearch, onAll }: NoResultsProps): ReactNode {
  const t = useTexts();
  const hasFilter = onAll !== undefined;
  useEffect(() => {
    // A filter leaves results out: the site has some.
    if (hasFilter) return undefined;
    const timer = setTimeout(() => countMiss(query, site), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query, site, hasFilter]);
  // Words that are like nothing on the site, or a hosted service, which suggests nothing.
  const common = onAll ? [] : site.tasks.slice(0, 3).map(({ label }) => label);
  return (
    <div className="search-message">
      <p className="search-message-title">
        {withNodes(t, english.noResults, { query: <Quoted>{query}</Quoted> })}
      </p>
      {onAll && (
        <button type="button" className="button" data-entry="" onClick={onAll}>
          {t(english.showAll)}
        </button>
      )}
      <TrySearchingFor suggestions={suggestions.length > 0 ? suggestions : common} onSearch={onSearch} />
      {site.feedback && (
        <p>
          {withNodes(t, english.searchReport, {
            link: (
              <a
                href={issueUrl(site.feedback.url, page)}
                rel="noopener"
                data-dialog="feedback"
                data-missing={t(english.feedbackNoSearchResult, { query })}
                data-query={query}
              >
                {t(english.searchReportLink)}
              </a>
            ),
          })}
        </p>
      )}
    </div>
  );
}

/** What was searched for, in the quotation marks of the language. */
export function Quoted({ children }: { children: string }): ReactNode {
  return <strong>{withNodes(useTexts(), english.quoted, { text: <bdi>{children}</bdi> })}</strong>;
}

/** What was searched for, where it is not what was typed. */
function OtherWords({ response }: { response: SearchResponse }): ReactNode {
  const { corrected, unknown, instead } = response;
  const t = useTexts();
  if (corrected === undefined && unknown === undefined) return null;
  return (
    <p className="search-hint">
      {corrected !== undefined && (
        <>{withNodes(t, english.showingFor, { query: <Quoted>{corrected}</Quoted> })} </>
      )}
      {unknown &&
        withNodes(t, instead === undefined ? english.noPageHas : english.noPageHasBut, {
          term: <bdi>{instead}</bdi>,
          words: <bdi>{unknown.map((word) => t(english.quoted, { text: word })).join(', ')}</bdi>,
        })}
    </p>
  );
}

interface SuggestionsProps extends Pick<NoResultsProps, 'suggestions' | 'onSearch'> {
  /** Results on display: their titles need not be suggested. */
  pages?: readonly PageHit[];
}

function TrySearchingFor({ suggestions: all, pages = [], onSearch }: SuggestionsProps): ReactNode {
  const titles = new Set(pages.map(({ title }) => hitText(title)));
  const suggestions = all.filter((suggestion) => !titles.has(suggestion));
  const t = useTexts();
  if (suggestions.length === 0) return null;
  return (
    <div className="search-try">
      <p>{t(english.trySearching)}</p>
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
      {useTexts()(english.retry)}
    </button>
  );
}

function SearchFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  const t = useTexts();
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{t(english.searchFailed)}</p>
      <p>{t(english.searchNetwork)}</p>
      <Retry onRetry={onRetry} />
    </div>
  );
}

/** Below the list, which must not move when the rest is here. */
function RestComes({ state }: Pick<LacksProps, 'state'>): ReactNode {
  const t = useTexts();
  if (state !== 'names') return null;
  return <p className="search-hint">{t(english.restComes)}</p>;
}

interface LacksProps {
  state?: AnswerState;
  onRetry: () => void;
}

/** Results are there, but not their texts, or not the results that only texts find. */
function Lacks({ state, onRetry }: LacksProps): ReactNode {
  const t = useTexts();
  if (!state || !isLacking(state)) return null;
  return (
    <div className="load-error" role="alert">
      <p>{t(state === 'namesOnly' ? english.onlyTitles : english.noExcerpts)}</p>
      <Retry onRetry={onRetry} />
    </div>
  );
}

interface OutcomeProps extends Omit<NoResultsProps, 'query' | 'suggestions'> {
  view: SearchView;
  /** Results are listed below. */
  hasList: boolean;
  onRetry: () => void;
}

/** What is said above a list of results, or in its place. */
export function Outcome({ view, hasList, onRetry, ...rest }: OutcomeProps): ReactNode {
  const t = useTexts();
  const { phase, late, response } = view;
  return (
    <>
      <Lacks state={response?.state} onRetry={onRetry} />
      {late && !response && <p className="search-hint">{t(english.searching)}</p>}
      {response && !hasList && (
        <NoResults query={response.query} suggestions={response.suggestions} {...rest} />
      )}
      {phase === 'failed' && <SearchFailure onRetry={onRetry} />}
    </>
  );
}

interface AroundListProps extends Pick<NoResultsProps, 'onSearch'> {
  response: SearchResponse;
  children: ReactNode;
}

/** A list of results, between what was searched for and what else can be. */
export function AroundList({ response, onSearch, children }: AroundListProps): ReactNode {
  return (
    <>
      <OtherWords response={response} />
      {children}
      <RestComes state={response.state} />
      <TrySearchingFor suggestions={response.suggestions} pages={response.pages} onSearch={onSearch} />
    </>
  );
}

/** Longer than between two keys: a screen reader hears of the results when the reader stops typing. */
const QUIET_MS = 500;

/** Tells screen readers politely how many results there are. */
export function SpokenStatus({ response }: { response?: SearchResponse }): ReactNode {
  const t = useTexts();
  const text = response ? foundText(response, t) : '';
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

function foundText({ total, query, answer, pages }: SearchResponse, t: Translate): string {
  const quoted = t(english.quoted, { text: query });
  if (total === 0) return t(english.noResults, { query: quoted });
  const results = t(english.resultCount, { count: total });
  const found = t(english.found, { results, query: quoted });
  const row = pages.flatMap(({ hits }) => hits).find(({ answers }) => answers);
  const said = answer ?? (row && { heading: row.heading, text: row.snippet });
  return said ? `${hitText(said.heading)}: ${hitText(said.text)} ${found}` : found;
}
