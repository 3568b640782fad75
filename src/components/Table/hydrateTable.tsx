import { mountIsland } from '../../theme/browser/mountIsland.tsx';
import { TableTools } from './TableTools.tsx';
import { createTableView } from './tableView.ts';

/** Puts tools above a long table; the table itself stays what it is. One that cannot be sorted gets none. */
export function hydrate(element: HTMLElement): () => void {
  const box = element.nextElementSibling;
  const table = box?.querySelector('table');
  const view = table ? createTableView(table) : undefined;
  const title = box?.getAttribute('aria-label') ?? 'Table';
  const filters = (element.dataset.filters ?? '').split(' ').filter(Boolean).map(Number);
  const fileName = element.dataset.name ?? 'table';
  // Below the table, for readers without scripts.
  const below = element.parentElement?.nextElementSibling;
  const files = below?.matches('.table-downloads') ? [...below.querySelectorAll('a')] : [];
  const tools = view && (
    <TableTools view={view} title={title} filters={filters} fileName={fileName} files={files} />
  );
  const unmount = mountIsland(element, tools, { hydrate: false });
  return () => {
    unmount();
    view?.dispose();
  };
}
