import { createRoot } from 'react-dom/client';
import { TableTools } from './TableTools.tsx';
import { createTableView } from './tableView.ts';

/** Puts tools above a long table; the table itself stays what it is. One that cannot be sorted gets none. */
export function hydrate(element: HTMLElement): () => void {
  const box = element.nextElementSibling;
  const table = box?.querySelector('table');
  const view = table ? createTableView(table) : undefined;
  const root = createRoot(element);
  const title = box?.getAttribute('aria-label') ?? 'Table';
  root.render(view && <TableTools view={view} title={title} fileName={element.dataset.name ?? 'table'} />);
  return () => {
    root.unmount();
    view?.dispose();
  };
}
