import { type DataSets, plural } from 'fieldguide';
import { selectRows } from 'fieldguide/rules';
import { VALUE } from './passage.ts';
import type { PageProse } from './prose.ts';
import type { LintFault, Rule } from './rule.ts';

const HEADER = ['What you see', 'Why', 'What to do'];
const SYMPTOM = /^(?:what you see|symptoms?|problems?|messages?|errors?)$/i;
const ANSWER = /^(?:what to do|next step|fix|remedy|solution|(?:likely )?causes?|why)$/i;
const OPTIONAL = /^(?:defaults?|default value|examples?)$/i;
const DECIDES = new RegExp(`["“]|${VALUE}`);
/** A column of fewer rows says nothing of how full it is. */
const ROWS = 3;

/** Whether a table lists what can go wrong. */
export function isFaultTable({ columns }: PageProse['tables'][number]): boolean {
  return columns.join('|') === HEADER.join('|');
}

/** Tables of what can go wrong have one header on all pages. */
export const troubleshootingHeader: Rule = ({ prose }) =>
  prose.tables.flatMap(({ columns, line, column }): LintFault[] => {
    const listsFaults = SYMPTOM.test(columns[0] ?? '') && columns.slice(1).some((name) => ANSWER.test(name));
    if (!listsFaults || columns.join('|') === HEADER.join('|')) return [];
    const message = `the troubleshooting table has the header "${columns.join(' | ')}".`;
    return [{ code: 'troubleshooting', line, column, message, hint: `Write "${HEADER.join(' | ')}".` }];
  });

/** Each row of such a table quotes a message, or names a command or a place that decides. */
export const troubleshootingRows: Rule = ({ prose }) =>
  prose.tables.filter(isFaultTable).flatMap(({ rows, line, column }) =>
    rows.flatMap((cells): LintFault[] => {
      const [seen = '', , answer = ''] = cells;
      if (DECIDES.test(seen + answer)) return [];
      const message = `the row "${seen}" neither quotes a message nor names a check.`;
      const hint = 'Quote the message, or say what to run or where to look (in backticks or bold).';
      return [{ code: 'troubleshooting-row', line, column, message, hint }];
    }),
  );

/** A column for a default or an example holds one in a third of its rows at least, in tables of data too. */
export const sparseColumns: Rule = (page, { data }) =>
  [...page.prose.tables, ...dataTables(page.prose, data)].flatMap(({ columns, rows, line, column }) =>
    columns.flatMap((name, at): LintFault[] => {
      const filled = rows.filter((cells) => (cells[at] ?? '').trim() !== '').length;
      if (!OPTIONAL.test(name) || rows.length < ROWS || filled * 3 >= rows.length) return [];
      const message = `the column "${name}" is filled in only ${filled} of ${plural(rows.length, 'row')}.`;
      const hint = 'Remove it, and put the known values into the column of meanings.';
      return [{ code: 'sparse-column', line, column, message, hint }];
    }),
  );

function dataTables({ components }: PageProse, data: DataSets): PageProse['tables'] {
  return components.flatMap(({ name, props, line, column }) => {
    const selected = name === 'DataTable' ? selectRows(data, props) : { fault: undefined };
    if ('fault' in selected) return [];
    const rows = selected.rows.map(({ cells }) => selected.columns.map(({ key }) => cells[key] ?? ''));
    return [{ columns: selected.columns.map(({ label }) => label), rows, line, column }];
  });
}
