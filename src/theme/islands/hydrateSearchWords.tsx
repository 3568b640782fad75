import { createRoot } from 'react-dom/client';
import { SearchNotice } from '../pages/SearchNotice.tsx';

/** Says what the address asks to search for, which the HTML cannot know. */
export function hydrate(element: HTMLElement): () => void {
  const root = createRoot(element);
  root.render(<SearchNotice words={new URLSearchParams(location.search).get('q')?.trim()} />);
  return () => root.unmount();
}
