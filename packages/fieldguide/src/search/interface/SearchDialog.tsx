import { type MouseEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as DATA from '../../shared/dataAttributes.ts';
import type { PageFacts, SiteFacts } from '../../shared/facts.ts';
import * as english from '../../shared/texts/english.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import { isFinal } from '../answerState.ts';
import type { SearchHost } from '../searchTypes.ts';
import { FilterBar, NO_FILTERS } from './filters.tsx';
import { AroundList, Outcome, SpokenStatus } from './messages.tsx';
import { RecentSearches, Tasks, useRecentSearches } from './RecentSearches.tsx';
import { followedLink, handOver, isPlainClick, listedPages, ResultList } from './Results.tsx';
import { searchField } from './SearchFrame.tsx';
import { queryText, searchPageHref } from './searchPlace.ts';
import { useFieldEvents } from './useFieldEvents.ts';
import { useOptionKeys } from './useOptionKeys.ts';
import { useSearch } from './useSearch.ts';

export { default as styles } from './search.css?inline';

/** Pages in the list; the search page has them all. */
const LIMIT = 10;
/** Milliseconds without a key after which the reader has stopped typing. */
const REST_MS = 600;

/** What the theme gives to each of its dialogs. */
interface Props {
  site: SiteFacts;
  /** The page on display when the dialog was opened. */
  page: PageFacts;
  /** Grows with each opening; the component stays. */
  opening: number;
  close: () => void;
  services: SearchHost;
}

/** The reader is still typing the query, or takes letters back: another query has nothing to do with what is on display. */
function isTypedOn(shown: string | undefined, query: string): boolean {
  return !!shown && (query.startsWith(shown) || shown.startsWith(query));
}

/**
 * What the search dialog (specification 2.4) finds while the reader types. Its field is part of the page and not of
 * React: a text that it has already when this starts is searched for at once, so that no key is lost or overtaken.
 */
export function Dialog({ site, page, opening, close, services }: Props) {
  const listId = `${useId()}list`;
  const field = useMemo(searchField, []);
  const frame = useRef<HTMLDivElement>(null);
  /** What was asked last. */
  const query = useRef('');
  const memory = useRecentSearches();
  const view = useSearch(services);
  const { phase, late, response } = view;
  const [chosen, setChosen] = useState(NO_FILTERS);
  const answer = response?.answer;
  const pages = useMemo(() => listedPages(response?.pages ?? [], answer), [response, answer]);
  const isFiltered = chosen.section !== '' || chosen.kind !== '';
  const count = pages.reduce((sum, { sections }) => sum + 1 + sections.length, answer ? 1 : 0);
  const listed = count > 0;
  const keys = useOptionKeys({
    field,
    frame,
    listId,
    count,
    view,
    onNewTab: () => memory.remember(query.current),
  });

  function search(text: string, filters = chosen, atRest = false): void {
    query.current = queryText(text);
    // An empty field is a new beginning.
    const { section, kind } = query.current === '' ? NO_FILTERS : filters;
    setChosen((last) => (last.section === section && last.kind === kind ? last : { section, kind }));
    view.ask({
      query: query.current,
      offset: 0,
      limit: LIMIT,
      first:
        !atRest && isTypedOn(response?.query, query.current) ? response?.pages[0]?.hits[0]?.href : undefined,
      section: section || undefined,
      kind: kind || undefined,
    });
    keys.reset();
  }

  function searchFor(text: string): void {
    field.value = text;
    field.focus();
    search(text);
  }

  function retry(): void {
    // The button goes.
    field.focus();
    view.retry();
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the field is read at each opening
  useLayoutEffect(() => {
    if (queryText(field.value) !== query.current) search(field.value);
    const { form } = field;
    form?.setAttribute(DATA.alive, '');
    if (form?.hasAttribute(DATA.pressed)) keys.openBest();
    form?.removeAttribute(DATA.pressed);
  }, [opening]);

  useFieldEvents(field, { onText: search, onKey: keys.onKey, onClear: () => searchFor('') });

  // A reader who has stopped typing, and has not gone into the list, sees what the whole query finds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed by a rest of its own
  useEffect(() => {
    if (!response?.kept || !isFinal(response.state) || keys.active !== undefined) return;
    const timer = setTimeout(() => search(query.current, chosen, true), REST_MS);
    return () => clearTimeout(timer);
  }, [response, keys.active]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results are read from their beginning
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
  }, [response?.query, chosen]);

  return (
    <div className="search" data-late={late || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the options are links, keys work in the box */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className="search-body"
        // Scrolled by the keys of the field: a stop of its own would have no name.
        tabIndex={-1}
        data-state={response?.state}
        ref={frame}
        onClick={onResult}
        onPointerMove={keys.onPointerMove}
      >
        {phase === 'idle' && (
          <>
            <RecentSearches
              memory={memory}
              isPrivate={site.search?.provider === 'embedded'}
              onSearch={searchFor}
            />
            <Tasks tasks={site.tasks} onFollow={close} />
          </>
        )}
        <Outcome
          view={view}
          hasList={listed}
          site={site}
          page={page}
          onSearch={searchFor}
          onAll={isFiltered ? () => search(query.current, NO_FILTERS) : undefined}
          onRetry={retry}
        />
        {response && listed && (
          <AroundList response={response} onSearch={searchFor}>
            <ResultList id={listId} answer={answer} pages={pages} active={keys.active} />
          </AroundList>
        )}
      </div>
      <SpokenStatus response={response} />
      {response && (
        <FilterBar
          response={response}
          chosen={chosen}
          onChoose={(filters) => search(query.current, filters)}
        />
      )}
      <Foot
        allHref={listed ? searchPageHref(site.searchHref, { query: response?.query, ...chosen }) : undefined}
        total={response?.total ?? 0}
        onAll={(event) => {
          memory.remember(query.current);
          if (isPlainClick(event)) close();
        }}
      />
    </div>
  );
}

interface FootProps {
  /** Of the search page with all results, if there are any. */
  allHref?: string;
  total: number;
  onAll: (event: MouseEvent) => void;
}

/** The way to all results, and the keys. */
function Foot({ allHref, total, onAll }: FootProps) {
  const t = useTexts();
  return (
    <div className="search-foot">
      {allHref !== undefined && (
        <a href={allHref} onClick={onAll}>
          {t(english.seeResults, { count: total })}
        </a>
      )}
      <span className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t(english.searchChoose)} <kbd>↵</kbd> {t(english.searchOpen)}{' '}
        <kbd className="keys-other">Ctrl ↵</kbd>
        <kbd className="keys-apple">⌘ ↵</kbd> {t(english.newTab)}
      </span>
    </div>
  );
}
