import { DATA } from '../../shared/attributes.ts';
import { replayActs } from '../../theme/browser/replayActs.ts';
import { oneTabStop } from './arrowKeys.ts';

/** Makes the links of a short table one stop of the Tab key; it has no tools. */
export function hydrate(element: HTMLElement): () => void {
  const off = new AbortController();
  const table = element.querySelector('table');
  if (table) oneTabStop(table, off.signal);
  element.setAttribute(DATA.alive, '');
  replayActs(element);
  return () => off.abort();
}
