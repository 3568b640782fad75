import type { ComponentType } from 'react';
import { islandHtml } from '../../src/components/islandHtml.tsx';
import type { SiteComponent } from '../../src/engine/content/kit.ts';
import type { DataSet } from '../../src/shared/dataSet.ts';
import { lightText } from '../../src/shared/lightMarkdown.ts';
import { linkMarkdown } from '../../src/shared/markdown.ts';

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
    describe(_, { site }) {
      if (site.data.has(set)) return {};
      const message = `<${name}> needs the data set "${set}".`;
      return { faults: [{ code: 'planner', message, hint: `Add the file data/${set}.yaml to the site.` }] };
    },
    html(_, { site }) {
      const data = site.data.get(set);
      if (!data) return '';
      const href = site.islandHref(name);
      const element = <Island rows={rowsOf(data)} />;
      // The tables of the page hold the same facts for readers without scripts.
      return `${islandHtml({ name, href, data: {}, element })}<p class="without-scripts">This part needs JavaScript. The tables on this page contain the same facts.</p>`;
    },
    // The rows it chooses from stand in tables of the page.
    markdown: (_, page) => `The ${linkMarkdown(label, page.href)} on this page turns ${does}.`,
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
