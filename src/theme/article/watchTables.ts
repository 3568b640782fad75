import { DATA } from '../../shared/attributes.ts';
/**
 * Marks the tables that fit their column. Such a table needs no scroll box, and without one its header can
 * stick to the top of the page. Nothing moves when the mark comes or goes. Returns a function that stops it.
 */
export function watchTables(root: HTMLElement): () => void {
  const wraps = [...root.querySelectorAll<HTMLElement>('.table-wrap')];
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      // Measured against the table: a box that no longer scrolls reports no overflow.
      const table = target.firstElementChild;
      target.toggleAttribute(DATA.fits, table !== null && table.scrollWidth <= target.clientWidth);
    }
  });
  for (const wrap of wraps) observer.observe(wrap);
  return () => observer.disconnect();
}
