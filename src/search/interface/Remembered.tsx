import { Clock, Star, X } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../theme/Icon.tsx';
import { Trail } from './Trail.tsx';
import type { SearchMemory } from './useMemory.ts';

interface Props {
  memory: SearchMemory;
  onSearch: (query: string) => void;
  onFollow: (event: MouseEvent) => void;
  /** The index is asked in the browser. */
  isPrivate: boolean;
}

/** What the empty box offers: recent searches and favourites, each with a button that removes it. */
export function Remembered({ memory, isPrivate, onSearch, onFollow }: Props): ReactNode {
  const { searches, favourites } = memory;
  if (searches.length === 0 && favourites.length === 0) {
    return (
      <p className="search-hint">
        Ask in your own words, or type a port, a setting, a command.
        {isPrivate && ' What you type stays in this browser.'}
      </p>
    );
  }
  return (
    <>
      {searches.length > 0 && (
        <section aria-labelledby="search-recent">
          <h2 id="search-recent">Recent searches</h2>
          <ul className="search-kept">
            {searches.map((query) => (
              <li key={query}>
                <button type="button" data-entry="" onClick={() => onSearch(query)}>
                  <Icon node={Clock} size={16} />
                  <span dir="auto">{query}</span>
                </button>
                <RemoveButton name={query} onRemove={() => memory.forget(query)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {favourites.length > 0 && (
        <section aria-labelledby="search-favourites">
          <h2 id="search-favourites">Favourites</h2>
          <ul className="search-kept">
            {favourites.map((page) => (
              <li key={page.href}>
                <a href={page.href} data-entry="" onClick={onFollow}>
                  <Icon node={Star} size={16} />
                  <span dir="auto">{page.title}</span>
                  <Trail labels={page.breadcrumbs} />
                </a>
                <RemoveButton name={page.title} onRemove={() => memory.toggle(page)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }): ReactNode {
  return (
    <button type="button" className="icon-button" aria-label={`Remove: ${name}`} onClick={onRemove}>
      <Icon node={X} size={16} />
    </button>
  );
}
