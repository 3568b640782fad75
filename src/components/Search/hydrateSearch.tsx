import { createRoot } from 'react-dom/client';
import { SearchPage } from '../../search/interface/SearchPage.tsx';
import css from '../../search/interface/search.css?inline';
import type { Services } from '../../theme/services.ts';

/** Makes the search page work: nothing of it can be rendered before the reader asks. */
export function hydrate(element: HTMLElement, services: Services): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const root = createRoot(element);
  root.render(<SearchPage services={services} />);
  return () => {
    root.unmount();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
