import { readStored, VALUES_KEY } from '../storage.ts';
import { watchTables } from './watchTables.ts';
import { addZoomButtons } from './zoomButtons.ts';

/**
 * Gives an article on display what only scripts can: tables that fit, pictures that open, the reader's own values.
 * Who has kept no values gets the fields for them when `intent` resolves. Returns its end.
 */
export function enhanceArticle(root: HTMLElement, intent: Promise<void>): () => void {
  const stops = new Set<() => void>();
  addZoomButtons(root);
  stops.add(watchTables(root));

  async function addFields(): Promise<void> {
    if (readStored('localStorage', VALUES_KEY) === null) await intent;
    // Nothing in the set: the reader has gone on meanwhile.
    if (stops.size === 0) return;
    const { fillPlaceholders } = await import('../values/fillPlaceholders.ts');
    if (stops.size > 0) stops.add(fillPlaceholders(root));
  }
  if (root.querySelector('[data-placeholders]')) addFields().catch(console.error);
  return () => {
    for (const stop of stops) stop();
    stops.clear();
  };
}
