import type { Table } from 'mdast';
import type { PageFactsCollector } from './pageCollector.ts';
import { placeOf } from './place.ts';
import { oneLine } from './plainText.ts';

/** Warns of cells behind the last column of a table, which Markdown does not show. */
export function checkCells(page: PageFactsCollector, { children: [head, ...rows] }: Table): void {
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    const lost = row.children.slice(columns).map((cell) => oneLine(page.text.of(cell)));
    const words = lost.map((cell) => cell.replace(/^\||\|$/g, '').trim()).filter((cell) => cell !== '');
    const first = row.children[columns];
    if (!first || words.length === 0) continue;
    const message = `the row has more cells than the table has columns (${columns}): "${words.join(' | ')}" is not shown.`;
    page.warn(
      {
        code: 'table-cells',
        message,
        hint: 'Write \\| for a bar that is text, in code too, or add a column.',
      },
      placeOf(first),
    );
  }
}
