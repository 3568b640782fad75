import { createRoot } from 'react-dom/client';
import { readSuggestionsData, Suggestions } from './Suggestions.tsx';

/** Puts what scripts know in the place of the not-found page's plain line of links. */
export function hydrate(element: HTMLElement): () => void {
  const root = createRoot(element);
  root.render(<Suggestions data={readSuggestionsData(element.dataset.props)} pathname={location.pathname} />);
  return () => root.unmount();
}
