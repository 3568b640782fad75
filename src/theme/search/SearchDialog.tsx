import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DialogProps } from '../dialogs.ts';
import { followedLink, handOver, isPlainClick } from './followResult.ts';
import { listKey } from './listKeys.ts';
import { NoResults, SearchFailure, TrySearchingFor } from './messages.tsx';
import { moveInEntries } from './moveInEntries.ts';
import { queryText } from './queryText.ts';
import { Remembered } from './Remembered.tsx';
import { ResultList } from './ResultList.tsx';
import { resultGroups } from './resultOptions.ts';
import { SearchBox } from './SearchBox.tsx';
import { SearchFooter } from './SearchFooter.tsx';
import { foundText, SpokenStatus } from './SpokenStatus.tsx';
import { Stars } from './Stars.tsx';
import { searchPageHref } from './searchUrl.ts';
import { useMemory } from './useMemory.ts';
import { useSearch } from './useSearch.ts';

export { default as styles } from './search.css?inline';

/** Pages in the list; the search page has them all. */
const LIMIT = 10;

/** The search dialog (specification 2.4): a box, and what it finds while the reader types. */
export function Dialog({ site, page, trigger, opening, close, services }: DialogProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<number>();
  const memory = useMemory();
  const request = { query, typing: true, offset: 0, limit: LIMIT };
  const { phase, response, retry } = useSearch(services.search, request);
  /** Enter was pressed before the answer had come. */
  const hurried = useRef(false);

  const groups = useMemo(() => resultGroups(response?.pages ?? []), [response]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const listed = (phase === 'answered' || phase === 'waiting') && options.length > 0;

  function search(text: string): void {
    setTyped(text);
    setQuery(queryText(text));
    setActive(undefined);
    hurried.current = false;
  }

  function type(text: string, composing: boolean): void {
    // What an input method is still composing is no word yet.
    if (composing) setTyped(text);
    else search(text);
  }

  function searchFor(text: string): void {
    search(text);
    box.current?.focus();
  }

  function optionElement(number: number): HTMLAnchorElement | null {
    return frame.current?.querySelectorAll<HTMLAnchorElement>('[role=option]')[number] ?? null;
  }

  function open(number: number, newTab: boolean): void {
    const link = optionElement(number);
    if (!link) return;
    if (newTab) {
      memory.remember(query);
      window.open(link.href, '_blank', 'noopener');
    } else link.click();
  }

  function onKey(event: KeyboardEvent): void {
    const { nativeEvent, key, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Safari says 229 for the key that ends a composition.
    const composing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    const meaning = listKey(
      { key, ctrlKey, metaKey, shiftKey, altKey, composing },
      { active, count: listed ? options.length : 0 },
    );
    if (meaning.type === 'none') {
      if (key === 'Enter' && phase === 'waiting' && !composing) hurried.current = true;
      return;
    }
    event.preventDefault();
    if (meaning.type === 'activate') {
      setActive(meaning.option);
      if (meaning.option === undefined) frame.current?.scrollTo({ top: 0 });
      else optionElement(meaning.option)?.scrollIntoView({ block: 'nearest' });
    } else if (phase === 'waiting' && active === undefined) hurried.current = true;
    else open(meaning.option, meaning.newTab);
  }

  function onClick(event: MouseEvent): void {
    const link = followedLink(event, 'a[role=option]');
    if (!link) return;
    memory.remember(query);
    if (!isPlainClick(event)) return;
    const here = handOver(link, response?.words ?? []);
    close();
    if (here) services.showMarks();
  }

  function onPointerMove({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const star = target.closest('.search-star');
    const option = target.closest('[role=option]');
    if (star || !option) return;
    setActive(Number(option.id.slice(option.id.lastIndexOf('-') + 1)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another opening takes over the trigger's text
  useLayoutEffect(() => {
    // Drawn before the next key comes, which would else begin a text of its own.
    const carried = trigger instanceof HTMLInputElement ? trigger.value : '';
    if (carried !== '' && trigger instanceof HTMLInputElement) {
      search(carried);
      trigger.value = '';
    }
    box.current?.focus();
    if (carried === '') box.current?.select();
    services.search().then(
      (provider) => provider.prepare?.(),
      () => undefined,
    );
  }, [opening]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results are read from their beginning
  useEffect(() => frame.current?.scrollTo({ top: 0 }), [response?.query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to what the reader wanted opened
  useEffect(() => {
    if (phase !== 'answered' || !hurried.current) return;
    hurried.current = false;
    open(0, false);
  }, [response, phase]);

  const listId = `${id}list`;
  const href = searchPageHref(site.searchHref, { query });
  const activeGroup = groupOf(active ?? 0);

  function groupOf(number: number): number {
    let end = 0;
    return groups.findIndex((group) => {
      end += group.options.length;
      return number < end;
    });
  }

  const finish = () => {
    memory.remember(query);
    close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between what can be operated inside
    <div className="search" onKeyDown={(event) => moveInEntries(event)}>
      <SearchBox
        ref={box}
        value={typed}
        onType={type}
        onKey={onKey}
        close={close}
        listId={listed ? listId : undefined}
        activeId={listed && active !== undefined ? `${listId}-${active}` : undefined}
        waiting={phase === 'waiting'}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the options are links, keys work in the box */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className="search-body"
        data-partial={response?.partial}
        ref={frame}
        onClick={onClick}
        onPointerMove={onPointerMove}
      >
        {phase === 'idle' && (
          <Remembered
            memory={memory}
            isPrivate={site.search?.provider === 'embedded'}
            onSearch={searchFor}
            onFollow={(event) => isPlainClick(event) && close()}
          />
        )}
        {listed && (
          <>
            <ResultList id={listId} groups={groups} active={active} />
            <Stars groups={groups} frame={frame} activeGroup={activeGroup} memory={memory} />
            <TrySearchingFor
              suggestions={response?.suggestions ?? []}
              pages={response?.pages}
              onSearch={searchFor}
            />
          </>
        )}
        {phase === 'waiting' && !response && <p className="search-hint search-late">Searching …</p>}
        {response && !listed && (
          <NoResults
            query={response.query}
            suggestions={response.suggestions}
            site={site}
            page={page}
            onSearch={searchFor}
          />
        )}
        {phase === 'failed' && <SearchFailure onRetry={retry} />}
      </div>
      <SpokenStatus text={phase === 'answered' && response ? foundText(response) : ''} />
      <SearchFooter
        href={href}
        count={listed ? (response?.total ?? 0) : 0}
        onFollow={(event) => isPlainClick(event) && finish()}
      />
    </div>
  );
}
