import { Search } from 'lucide';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as DATA from '../../shared/dataAttributes.ts';
import * as english from '../../shared/texts/english.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { useDesktop } from '../../shared/ui/useDesktop.ts';
import { useTexts, withNodes } from '../../shared/ui/useTexts.tsx';
import { isFinal } from '../answerState.ts';
import type { SearchHost, SearchResponse } from '../searchTypes.ts';
import { type Filters as ChosenFilters, choicesOf, FILTER_NAMES, kindOf, NO_FILTERS } from './filters.tsx';
import { AroundList, Outcome, Quoted, SpokenStatus } from './messages.tsx';
import { PAGE_SIZE, ResultFilter, ResultPages } from './pageLinks.tsx';
import { Tasks } from './RecentSearches.tsx';
import { followedLink, handOver, isPlainClick, PageResults } from './Results.tsx';
import { SearchInput } from './SearchInput.tsx';
import { queryText, type SearchPlace, searchPageHref, useKeptScroll, useSearchPlace } from './searchPlace.ts';
import { useSearch } from './useSearch.ts';

/** The search page (specification 2.1): all results of `q`, by section and page; the address says it all. */
export function SearchResultsPage({ services }: { services: SearchHost }): ReactNode {
  const t = useTexts();
  const [{ site, page: facts }] = useState(services.facts);
  const { place, type, go, settle } = useSearchPlace(site.searchHref);
  const { query, section, kind, page } = place;
  /** The text of the box while it equals the address, except for space. */
  const [typed, setTyped] = useState({ text: query, composing: false });
  const box = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const view = useSearch(services);
  const { phase, response, offset, ask } = view;
  // Without its texts the page is too short.
  useKeptScroll(response && isFinal(response.state) ? response : undefined);

  const text = typed.composing || queryText(typed.text) === query ? typed.text : query;
  const hrefOf = (to: Partial<SearchPlace>) => searchPageHref(site.searchHref, { ...place, ...to });

  useEffect(() => {
    ask({
      query,
      offset: (page - 1) * PAGE_SIZE,
      limit: PAGE_SIZE,
      section: section || undefined,
      kind: kind || undefined,
    });
  }, [ask, query, page, section, kind]);

  const title =
    query === '' ? facts.title : t(english.searchTitle, { query: t(english.quoted, { text: query }) });
  useEffect(() => {
    document.title = facts.documentTitle.replace(facts.title, () => title);
  }, [title, facts]);

  useEffect(() => {
    // The reader came without a query: they will type one.
    if (location.search === '') box.current?.focus({ preventScroll: true });
  }, []);

  function onType(value: string, composing: boolean): void {
    setTyped({ text: value, composing });
    if (!composing && queryText(value) !== query) type({ query: queryText(value), ...NO_FILTERS, page: 1 });
  }

  function searchFor(next: string): void {
    setTyped({ text: next, composing: false });
    go({ query: next, ...NO_FILTERS, page: 1 });
    box.current?.focus();
  }

  function retry(): void {
    // The button goes.
    box.current?.focus();
    view.retry();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTyped({ text, composing: false });
    settle();
  }

  /** Follows a link to another place on this page, unless the reader wants it elsewhere. */
  function step(event: MouseEvent, next: Partial<SearchPlace>): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go({ ...place, ...next });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  function onResult(event: MouseEvent): void {
    settle();
    const link = followedLink(event, '.search-result a, .search-card');
    if (link && isPlainClick(event)) handOver(link, response?.words ?? []);
  }

  const found = response !== undefined && response.total > 0;
  return (
    <div className="search-page" data-idle={phase === 'idle' || undefined}>
      <search>
        <form onSubmit={submit} action={site.searchHref}>
          <Icon node={Search} size={20} />
          <SearchInput ref={box} name="q" enterKeyHint="search" value={text} onType={onType} />
        </form>
      </search>
      {response && (response.pages.length > 0 || section || kind) && (
        <Filters response={response} chosen={place} hrefOf={hrefOf} onStep={step} />
      )}
      {found && (
        <p className="search-count" ref={count} tabIndex={-1} {...{ [DATA.quietFocus]: '' }}>
          {withNodes(t, english.found, {
            results: t(english.resultCount, { count: response.total }),
            query: <Quoted>{response.query}</Quoted>,
          })}
        </p>
      )}
      <SpokenStatus response={response} />
      {phase === 'idle' && <Tasks tasks={site.tasks} />}
      <Outcome view={view} hasList={found} site={site} page={facts} onSearch={searchFor} onRetry={retry} />
      {found && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the results are links
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div className="search-found" data-state={response.state} onClick={onResult}>
          <AroundList response={response} onSearch={searchFor}>
            <PageResults answer={response.answer} pages={response.pages} first={offset + 1} />
          </AroundList>
          <ResultPages
            current={page}
            total={response.total}
            hrefOf={(number) => hrefOf({ page: number })}
            onChoose={(event, number) => {
              step(event, { page: number });
              // Tab goes on from the first result, where the reader is now.
              if (event.defaultPrevented) count.current?.focus({ preventScroll: true });
            }}
          />
        </div>
      )}
    </div>
  );
}

interface FiltersProps {
  response: SearchResponse;
  chosen: ChosenFilters;
  hrefOf: (to: Partial<SearchPlace>) => string;
  onStep: (event: MouseEvent, to: Partial<SearchPlace>) => void;
}

/** What the results can be narrowed to: beside them, or folded above them on a narrow screen. */
function Filters({ response, chosen, hrefOf, onStep }: FiltersProps): ReactNode {
  const t = useTexts();
  const { sections, kinds } = choicesOf(response, chosen, t);
  const { section, kind } = chosen;
  return (
    <details open={useDesktop() || undefined}>
      <summary>
        {[t(english.filters), section, kind && t(FILTER_NAMES[kind])].filter(Boolean).join(': ')}
      </summary>
      <ResultFilter
        label={t(english.section)}
        name={t(english.resultsBySection)}
        choices={sections}
        chosen={section}
        hrefOf={(label) => hrefOf({ section: label, page: 1 })}
        onChoose={(event, label) => onStep(event, { section: label, page: 1 })}
      />
      <ResultFilter
        label={t(english.kinds)}
        name={t(english.resultsByKind)}
        choices={kinds}
        chosen={kind}
        hrefOf={(value) => hrefOf({ kind: kindOf(value), page: 1 })}
        onChoose={(event, value) => onStep(event, { kind: kindOf(value), page: 1 })}
      />
    </details>
  );
}
