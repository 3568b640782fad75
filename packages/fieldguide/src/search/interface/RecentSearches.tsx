import { Clock, X } from 'lucide';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { SiteFacts } from '../../shared/facts.ts';
import { parseJson } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import { Icon, IconButton } from '../../shared/ui/Icon.tsx';
import { readStored, SEARCHES_KEY, writeStored } from '../../shared/ui/storage.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import { isPlainClick } from './Results.tsx';
import { searchField } from './SearchFrame.tsx';
import { queryText } from './searchPlace.ts';

const MOST = 6;

/** The list with this search as its newest; the same words in other letters are the same search. */
export function withSearch(searches: readonly string[], query: string): string[] {
  return query === '' ? [...searches] : [query, ...withoutSearch(searches, query)].slice(0, MOST);
}

export function withoutSearch(searches: readonly string[], query: string): string[] {
  return searches.filter((one) => one.toLowerCase() !== query.toLowerCase());
}

/** Reads what is stored; what is no list of searches, or not even JSON, is left out. */
export function parseSearches(text: string | null): string[] {
  const values = parseJson(text);
  if (!Array.isArray(values)) return [];
  return values
    .filter((value) => typeof value === 'string')
    .map(queryText)
    .filter((query) => query !== '')
    .slice(0, MOST);
}

interface SearchMemory {
  searches: readonly string[];
  remember: (query: string) => void;
  forget: (query: string) => void;
}

/** The reader's last searches, in their browser. Where storage is blocked, they last as long as the page. */
export function useRecentSearches(): SearchMemory {
  const [searches, setSearches] = useState(() => parseSearches(readStored('localStorage', SEARCHES_KEY)));
  const keep = (list: string[]) => {
    setSearches(list);
    writeStored('localStorage', SEARCHES_KEY, JSON.stringify(list));
  };
  return {
    searches,
    remember: (query) => keep(withSearch(searches, query)),
    forget: (query) => keep(withoutSearch(searches, query)),
  };
}

interface Props {
  memory: SearchMemory;
  onSearch: (query: string) => void;
  /** The index is asked in the browser. */
  isPrivate: boolean;
}

/** What the dialog shows while its box is empty: recent searches, each with a button that removes it. */
export function RecentSearches({ memory, isPrivate, onSearch }: Props): ReactNode {
  const t = useTexts();
  if (memory.searches.length === 0) {
    return (
      <p className="search-hint">
        {t(english.searchHint)}
        {isPrivate && ` ${t(english.searchPrivate)}`}
      </p>
    );
  }
  return (
    <section aria-labelledby="search-recent">
      <h2 id="search-recent">{t(english.recentSearches)}</h2>
      <ul className="search-kept">
        {memory.searches.map((query) => (
          <li key={query}>
            <button type="button" data-entry="" onClick={() => onSearch(query)}>
              <Icon node={Clock} size={16} />
              <span dir="auto">{query}</span>
            </button>
            <IconButton
              label={t(english.removeSearch, { query })}
              node={X}
              size={16}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                memory.forget(query);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The row of this button goes: focus is for that of the next one, the last one, or the field. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  (beside?.querySelector<HTMLElement>('.icon-button') ?? searchField()).focus();
}

interface TasksProps {
  tasks: SiteFacts['tasks'];
  /** Called when one of them opens in this tab. */
  onFollow?: () => void;
}

/** Common tasks: offered below the recent searches. */
export function Tasks({ tasks, onFollow }: TasksProps): ReactNode {
  const t = useTexts();
  if (tasks.length === 0) return null;
  const follow = (event: MouseEvent) => isPlainClick(event) && onFollow?.();
  return (
    <nav className="search-tasks" aria-labelledby="search-tasks">
      <h2 id="search-tasks">{t(english.commonTasks)}</h2>
      <ul>
        {tasks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} data-entry="" onClick={follow}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
