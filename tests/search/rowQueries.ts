import { rowAnchorOf } from '../../packages/fieldguide/src/search/indexing/sections.ts';
import type { SearchPage } from '../../packages/fieldguide/src/search/searchTypes.ts';

/** The names of rows of tables, in two words or more, that one row alone has and no title or heading; with their addresses. */
export function rowQueries(pages: readonly SearchPage[]): { q: string; href: string }[] {
  const rows = pages.flatMap(({ route, records }) =>
    records.flatMap(({ level, text, rows: own = {} }) => {
      const lines = text.split('\n');
      return Object.entries(level < 7 ? own : {}).map(([line, anchor]) => {
        const q = (lines[Number(line)] ?? '').split(/[,:(]/, 1)[0] ?? '';
        return { q, name: rowAnchorOf(q), href: `${route}#${anchor}` };
      });
    }),
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  const headings = pages.flatMap(({ title, label = '', records }) => [
    title,
    label,
    ...records.filter(({ kind }) => kind !== 'error').map(({ heading }) => heading),
  ]);
  const said = headings.map((text) => `-${rowAnchorOf(text)}-`);
  return rows.filter(
    ({ name }) =>
      name.includes('-') && counts.get(name) === 1 && !said.some((text) => text.includes(`-${name}-`)),
  );
}
