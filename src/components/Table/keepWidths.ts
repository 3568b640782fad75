/**
 * Keeps the widths of a table's columns while its rows come and go: nothing jumps, and the browser need not measure
 * each cell again at every key. Let go when the window changes its size.
 */
export function keepWidths(
  table: HTMLTableElement,
  headers: readonly HTMLTableCellElement[],
): { hold(): void; release(): void } {
  let held = false;

  function release(): void {
    if (!held) return;
    held = false;
    window.removeEventListener('resize', release);
    table.style.removeProperty('table-layout');
    table.style.removeProperty('min-width');
    for (const header of headers) header.style.removeProperty('width');
  }

  return {
    release,
    hold() {
      if (held) return;
      held = true;
      const total = table.offsetWidth;
      const widths = headers.map((header) => header.offsetWidth);
      table.style.minWidth = `${total}px`;
      table.style.tableLayout = 'fixed';
      for (const [index, header] of headers.entries()) header.style.width = `${widths[index]}px`;
      window.addEventListener('resize', release);
    },
  };
}
