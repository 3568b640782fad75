import { watchTables } from './watchTables.ts';
import { addZoomButtons } from './zoomButtons.ts';

/** Gives an article on display what only scripts can: tables that fit, pictures that open. Returns its end. */
export function enhanceArticle(root: HTMLElement): () => void {
  addZoomButtons(root);
  return watchTables(root);
}
