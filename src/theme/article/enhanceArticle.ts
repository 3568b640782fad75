import { DATA } from '../../shared/attributes.ts';
import { fillPlaceholders } from '../values/fillPlaceholders.ts';
import { watchTables } from './watchTables.ts';
import { addZoomButtons } from './zoomButtons.ts';

/**
 * Gives an article on display what only scripts can: tables that fit, pictures that open, the reader's own values.
 * Returns its end.
 */
export function enhanceArticle(root: HTMLElement): () => void {
  addZoomButtons(root);
  const ends = [watchTables(root)];
  if (root.querySelector(`[${DATA.placeholders}]`)) ends.push(fillPlaceholders(root));
  return () => {
    for (const end of ends) end();
  };
}
