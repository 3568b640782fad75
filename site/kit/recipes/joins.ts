import type { DataCenter } from '../datacenter/dataCenterModel.ts';
import { type ChartNode, flowchart } from '../datacenter/flowchart.ts';
import { groupBy, listOf, type View } from '../datacenter/view.ts';

/** A column of one view that holds the key of another. */
interface Join {
  view: string;
  column: string;
  other: string;
  key: string;
}

/** Views that are drawn by name beside each other, and at most in one node. */
const [WIDEST, MOST] = [2, 12];

/** All joins that published queries may use. */
function joinsOf({ views }: DataCenter): Join[] {
  return Object.entries(views).flatMap(([view, { columns }]) =>
    Object.entries(columns).flatMap(([column, { to, unused }]) => {
      const [other = '', key = ''] = to?.split('.') ?? [];
      return to && !unused ? [{ view, column, other, key }] : [];
    }),
  );
}

/** How a view joins with others: those that lead to it above, those it leads to below. */
export function joins(dc: DataCenter, of: string): View {
  const all = joinsOf(dc);
  const above = all.filter(({ view, other }) => other === of && view !== of);
  const below = all.filter(({ view, other }) => view === of && other !== of);
  const own = all.filter(({ view, other }) => view === of && other === of);
  const isMany = (kind: readonly Join[]) => new Set(kind.map(({ column }) => column)).size > WIDEST;
  const groupsOf = (kind: readonly Join[]) =>
    groupBy(kind, ({ column }) => (isMany(kind) ? 'one of its columns' : column));
  const node = (id: string, names: readonly string[]): ChartNode => {
    const known = [...new Set(names)];
    const shown =
      known.length > MOST ? [...known.slice(0, MOST - 1), `and ${known.length - MOST + 1} more`] : known;
    return { id, lines: shown };
  };
  const sources = [...groupsOf(above)];
  const targets = [...groupsOf(below)];
  const title = `Joins of ${of}`;
  const names = (kind: readonly string[]) => [...new Set(kind)];
  const from = names(above.map(({ view }) => view));
  const to = names(below.map(({ other }) => other));
  const description = `${from.length > 0 ? `${listOf(from)} ${from.length === 1 ? 'leads' : 'lead'} to it` : 'No view leads to it'}; ${to.length > 0 ? `it leads to ${listOf(to)}` : 'it leads to none'}.`;
  const said = ({ view, column, other, key }: Join) => `${view}.${column} = ${other}.${key}`;
  return {
    title,
    facts: [description, ...[...above, ...own, ...below].map(said)],
    chart: flowchart({
      title,
      description,
      nodes: [
        ...sources.map(([column, same]) =>
          node(
            `above ${column}`,
            same.map(({ view }) => view),
          ),
        ),
        { id: of, lines: [of], shape: 'round' },
        ...targets.map(([column, same]) =>
          node(
            `below ${column}`,
            same.map(({ other }) => other),
          ),
        ),
      ],
      edges: [
        ...sources.map(([column]) => ({ from: `above ${column}`, to: of, label: column })),
        ...targets.map(([column]) => ({ from: of, to: `below ${column}`, label: column })),
      ],
    }),
  };
}
