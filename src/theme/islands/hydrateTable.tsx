import { createRoot } from 'react-dom/client';
import { TableTools } from './table/TableTools.tsx';
import { createTableView } from './table/tableView.ts';

/** Puts tools above a long table; the table itself stays what it is. */
export function hydrate(element: HTMLElement): () => void {
  const table = element.querySelector('table');
  const host = element.querySelector(':scope > .table-tools');
  const view = table ? createTableView(table) : undefined;
  if (!view || !host) {
    host?.remove();
    return () => undefined;
  }
  const box = element.querySelector('.table-wrap');
  const title = box?.getAttribute('aria-label') ?? 'Table';
  const root = createRoot(host);
  root.render(<TableTools view={view} title={title} fileName={element.dataset.name ?? 'table'} />);
  return () => {
    root.unmount();
    view.dispose();
  };
}
