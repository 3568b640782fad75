import { mountIsland } from '../../theme/browser/mountIsland.tsx';
import { TableTools } from './TableTools.tsx';
import { createTableView } from './tableView.ts';

/** Puts tools above a long table; the table itself stays what it is. One that cannot be sorted gets none. */
export function hydrate(element: HTMLElement): () => void {
  const box = element.nextElementSibling;
  const table = box?.querySelector('table');
  const view = table ? createTableView(table) : undefined;
  const title = box?.getAttribute('aria-label') ?? 'Table';
  const tools = view && <TableTools view={view} title={title} fileName={element.dataset.name ?? 'table'} />;
  const unmount = mountIsland(element, tools, { hydrate: false });
  return () => {
    unmount();
    view?.dispose();
  };
}
