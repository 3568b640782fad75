import { Search, X } from 'lucide';
import { type MouseEvent, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { PageFacts, SiteFacts } from '../../shared/types.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { SearchHost } from '../types.ts';
import { foundText, NoResults, SearchFailure, SpokenStatus, TrySearchingFor } from './messages.tsx';
import { RecentSearches, useRecentSearches } from './RecentSearches.tsx';
import { followedLink, handOver, isPlainClick, listedPages, ResultList } from './Results.tsx';
import { SearchInput } from './SearchInput.tsx';
import { queryText, searchPageHref } from './searchPlace.ts';
import { moveInEntries, useOptionKeys } from './useOptionKeys.ts';
import { useSearch } from './useSearch.ts';

export { default as styles } from './search.css?inline';

/** Pages in the list; the search page has them all. */
const LIMIT = 10;

/** Loads the engine and its index, or whatever answers. */
export function prepare(services: SearchHost): void {
  services.search().then(
    (provider) => provider.prepare?.(),
    // A query will say it.
    () => undefined,
  );
}

/** What the theme gives to each of its dialogs. */
interface Props {
  site: SiteFacts;
  /** The page on display when the dialog was opened. */
  page: PageFacts;
  /** What the reader pressed, or the field they typed into. */
  trigger: HTMLElement;
  /** Grows with each opening; the component stays. */
  opening: number;
  close: () => void;
  services: SearchHost;
}

/** The search dialog (specification 2.4): a box, and what it finds while the reader types. */
export function Dialog({ site, page, trigger, opening, close, services }: Props) {
  const listId = `${useId()}list`;
  const box = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** What was asked last. */
  const query = useRef('');
  const memory = useRecentSearches();
  const view = useSearch(services.search);
  const { phase, late, response } = view;
  const pages = useMemo(() => listedPages(response?.pages ?? []), [response]);
  const listed = pages.length > 0;
  const count = pages.reduce((sum, { sections }) => sum + 1 + sections.length, 0);
  const keys = useOptionKeys({ frame, count, view, onNewTab: () => memory.remember(query.current) });

  function search(text: string): void {
    query.current = queryText(text);
    view.ask({ query: query.current, typing: true, offset: 0, limit: LIMIT });
    keys.reset();
  }

  function searchFor(text: string): void {
    if (!box.current) return;
    box.current.value = text;
    box.current.focus();
    search(text);
  }

  function onResult(event: MouseEvent): void {
    const link = followedLink(event, 'a[role=option]');
    if (!link) return;
    memory.remember(query.current);
    if (!isPlainClick(event)) return;
    const here = handOver(link, response?.words ?? []);
    close();
    if (here) services.showMarks();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another opening takes over the trigger's text
  useLayoutEffect(() => {
    // Before the next key comes, which would otherwise begin a text of its own.
    const carried = trigger instanceof HTMLInputElement ? trigger.value : '';
    if (carried !== '' && trigger instanceof HTMLInputElement) {
      searchFor(carried);
      trigger.value = '';
    } else {
      box.current?.focus();
      box.current?.select();
    }
    prepare(services);
  }, [opening]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results are read from their beginning
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
  }, [response?.query]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between what can be operated inside
    <div className="search" onKeyDown={moveInEntries}>
      <div className="search-head" data-late={late || undefined}>
        <Icon node={Search} size={20} />
        <SearchInput
          ref={box}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={listed && keys.active !== undefined ? `${listId}-${keys.active}` : undefined}
          enterKeyHint="go"
          // What an input method is still composing is no word yet.
          onType={(text, composing) => !composing && search(text)}
          onKeyDown={keys.onKey}
        />
        <button
          type="button"
          className="icon-button search-clear"
          aria-label="Clear"
          onClick={() => searchFor('')}
        >
          <Icon node={X} size={18} />
        </button>
        <button type="button" className="search-close" onClick={close}>
          <span>Close</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the options are links, keys work in the box */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className="search-body"
        data-partial={response?.partial}
        ref={frame}
        onClick={onResult}
        onPointerMove={keys.onPointerMove}
      >
        {phase === 'idle' && (
          <RecentSearches
            memory={memory}
            isPrivate={site.search?.provider === 'embedded'}
            onSearch={searchFor}
          />
        )}
        {listed && (
          <>
            <ResultList id={listId} pages={pages} active={keys.active} />
            <TrySearchingFor
              suggestions={response?.suggestions ?? []}
              pages={response?.pages}
              onSearch={searchFor}
            />
          </>
        )}
        {late && !response && <p className="search-hint">Searching …</p>}
        {response && !listed && (
          <NoResults
            query={response.query}
            suggestions={response.suggestions}
            site={site}
            page={page}
            onSearch={searchFor}
          />
        )}
        {phase === 'failed' && <SearchFailure onRetry={view.retry} />}
      </div>
      <SpokenStatus text={response ? foundText(response) : ''} />
      <div className="search-foot">
        {listed && (
          <a
            href={searchPageHref(site.searchHref, { query: response?.query })}
            onClick={(event) => {
              memory.remember(query.current);
              if (isPlainClick(event)) close();
            }}
          >
            See all {response?.total} results
          </a>
        )}
        <span className="search-keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open
        </span>
      </div>
    </div>
  );
}
