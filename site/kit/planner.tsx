import type { DataSet, SiteComponent } from 'fieldguide';
import { h, islandNode, lightText, link, paragraph } from 'fieldguide/components';
import type { ComponentType } from 'react';

interface Planner<Row> {
  name: string;
  /** Absolute path of the island. */
  island: string;
  Island: ComponentType<{ rows: readonly Row[] }>;
  /** The data set whose rows it works with; they come with its code, so that nothing else is asked of a server. */
  set: string;
  rowsOf(set: DataSet): readonly Row[];
  /** What it is called, and what it does, for the Markdown of the page. */
  label: string;
  does: string;
}

/** A component that is one island over the rows of a data set. */
export function planner<Row>({
  name,
  island,
  Island,
  set,
  rowsOf,
  label,
  does,
}: Planner<Row>): SiteComponent {
  return {
    name,
    place: 'block',
    island,
    islandProps(sets) {
      const data = sets.get(set);
      return data ? { rows: rowsOf(data) } : {};
    },
    expand(_, { site, href, report }) {
      const data = site.data.get(set);
      if (!data) {
        const message = `<${name}> needs the data set "${set}".`;
        report({ code: 'planner', message, hint: `Add the file data/${set}.yaml to the site.` });
        return [];
      }
      const element = () => <Island rows={rowsOf(data)} />;
      const shown = islandNode({ name, href: site.islandHref(name), props: {}, element });
      // The tables of the page hold the same facts for readers without scripts, and for search.
      const without = 'This part needs JavaScript. The tables on this page contain the same facts.';
      const looks = [shown, h('p', { class: 'without-scripts' }, without)];
      return [
        {
          ...paragraph('The ', link(href, label), ` on this page turns ${does}.`),
          data: { isAside: true, looks },
        },
      ];
    },
  };
}

/** Cells of a data set as plain text, by the names of their columns. */
export function plainRows<Key extends string>(
  { rows }: Pick<DataSet, 'rows'>,
  keys: readonly Key[],
): (Record<Key, string> & { id: string })[] {
  return rows.map(({ id, cells }) => {
    const texts = Object.fromEntries(keys.map((key) => [key, lightText(cells[key] ?? '')]));
    return { ...(texts as Record<Key, string>), id };
  });
}
