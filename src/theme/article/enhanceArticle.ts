import { watchTables } from './watchTables.ts';
import { addZoomButtons } from './zoomButtons.ts';

/** Gives an article on display what only scripts can: tables that fit, pictures that open, the reader's own values. Returns its end. */
export function enhanceArticle(root: HTMLElement): () => void {
  const stops = new Set<() => void>();
  addZoomButtons(root);
  stops.add(watchTables(root));
  if (root.querySelector('[data-placeholders]'))
    import('../values/fillPlaceholders.ts').then(
      // Nothing in the set: the reader has gone on meanwhile.
      ({ fillPlaceholders }) => stops.size > 0 && stops.add(fillPlaceholders(root)),
      console.error,
    );
  return () => {
    for (const stop of stops) stop();
    stops.clear();
  };
}
