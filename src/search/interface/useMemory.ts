import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../../theme/storage.ts';
import { type Favourite, parseFavourites, toggleFavourite } from './favourites.ts';
import { parseSearches, withoutSearch, withSearch } from './recentSearches.ts';

const SEARCHES_KEY = 'fieldguide.searches';
const FAVOURITES_KEY = 'fieldguide.favourites';

export interface SearchMemory {
  searches: readonly string[];
  favourites: readonly Favourite[];
  remember(query: string): void;
  forget(query: string): void;
  toggle(page: Favourite): void;
}

/** What the reader's browser remembers of their searches. Where storage is blocked, it lasts as long as the page. */
export function useMemory(): SearchMemory {
  const [searches, setSearches] = useState(() => parseSearches(readStored('localStorage', SEARCHES_KEY)));
  const [favourites, setFavourites] = useState(() =>
    parseFavourites(readStored('localStorage', FAVOURITES_KEY)),
  );
  return useMemo(() => {
    const keepSearches = (list: string[]) => {
      setSearches(list);
      writeStored('localStorage', SEARCHES_KEY, JSON.stringify(list));
    };
    return {
      searches,
      favourites,
      remember: (query) => keepSearches(withSearch(searches, query)),
      forget: (query) => keepSearches(withoutSearch(searches, query)),
      toggle(page) {
        const list = toggleFavourite(favourites, page);
        setFavourites(list);
        writeStored('localStorage', FAVOURITES_KEY, JSON.stringify(list));
      },
    };
  }, [searches, favourites]);
}
