import { tableBox } from '../../../src/components/Table/tableBox.ts';
import type { DrawnFence, ShownFence } from '../../../src/engine/config/kit.ts';
import type { PlacedFault } from '../../../src/engine/data/readYaml.ts';
import { escapeMarkdown, tableMarkdown, titleLine } from '../../../src/shared/markdown.ts';
import { escapeHtml, plural } from '../../../src/shared/text.ts';
import type { DataCenter } from '../datacenter/dataCenter.ts';
import type { Result } from './database.ts';
import { createResults, type QueryFault } from './results.ts';

/** Rows that a page shows where the fence does not say. */
const ROWS = 5;

/** A query that is run when the site is built: its first rows stand below it. A query that fails stops the build. */
export function recipeFence(data: () => DataCenter): DrawnFence {
  const results = createResults(data);
  return {
    language: 'sql',
    mark: 'recipe',
    prepare: (queries, cache) => results.run(queries, cache),
    draw({ text, meta }) {
      const outcome = results.of(text);
      if (!outcome)
        return { faults: [{ line: 1, column: 1, message: 'it was not run. Take it out of the quote.' }] };
      if ('fault' in outcome) return { faults: [placed(outcome.fault, text)] };
      const { result } = outcome;
      const most = Number(/\brows=(\d+)/.exec(meta)?.[1] ?? ROWS);
      if (result.rows.length > 0) return showResult(result, most);
      const hint = 'Change the query, or the rows of the sample data center (site/data/datacenter).';
      return { faults: [{ line: 1, column: 1, message: 'it returns no rows.', hint }] };
    },
  };
}

/** The fault at its line and column of the query. */
function placed({ message, hint, position = 1 }: QueryFault, query: string): PlacedFault {
  const before = [...query]
    .slice(0, position - 1)
    .join('')
    .split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message: `${message}.`, hint };
}

/** The first rows of a result; an empty cell is NULL. */
export function showResult({ columns, rows }: Result, most: number): ShownFence {
  const shown = rows.slice(0, most).map((row) => row.map((cell) => cell ?? ''));
  const some = shown.length < rows.length ? `, the first ${shown.length} of them here` : '';
  const caption = `Result in the sample data center: ${plural(rows.length, 'row')}${some}`;
  const head = columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = shown.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
  const box = tableBox({ rows: shown.length, label: caption, name: 'result' });
  const table = `<table class="result"><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  return {
    html: box.open + table + box.close,
    lines: [caption, columns.join(' | '), ...shown.map((row) => row.join(' | '))],
    markdown: `${titleLine(caption)}\n\n${tableMarkdown([columns, ...shown].map((row) => row.map(escapeMarkdown)))}`,
  };
}
