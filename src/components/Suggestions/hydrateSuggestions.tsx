import { mountIsland } from '../../theme/browser/mountIsland.tsx';
import { islandData } from '../../theme/islands.ts';
import { Suggestions, type SuggestionsData } from './Suggestions.tsx';

/** Puts what scripts know in the place of the not-found page's plain line of links. */
export function hydrate(element: HTMLElement): () => void {
  const data = islandData<SuggestionsData>(element);
  const suggestions = <Suggestions data={data} pathname={location.pathname} />;
  return mountIsland(element, suggestions, { hydrate: false });
}
