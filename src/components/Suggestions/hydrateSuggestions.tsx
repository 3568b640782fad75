import { createRoot } from 'react-dom/client';
import { islandData } from '../../theme/islands.ts';
import { Suggestions, type SuggestionsData } from './Suggestions.tsx';

/** Puts what scripts know in the place of the not-found page's plain line of links. */
export function hydrate(element: HTMLElement): () => void {
  const root = createRoot(element);
  root.render(<Suggestions data={islandData<SuggestionsData>(element)} pathname={location.pathname} />);
  return () => root.unmount();
}
