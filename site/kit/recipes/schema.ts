import { type ComponentPage, type ComponentProps, textOf } from '../../../src/components/component.ts';
import { rowLines, tableBox } from '../../../src/components/Table/tableBox.ts';
import type { SiteComponent } from '../../../src/engine/config/kit.ts';
import { codeMarkdown, escapeMarkdown, linkMarkdown, tableMarkdown } from '../../../src/shared/markdown.ts';
import { escapeHtml, nearest } from '../../../src/shared/text.ts';
import type { DataCenter, View } from '../datacenter/types.ts';

/** A view with its name and the columns that published queries may use. */
interface NamedView extends View {
  name: string;
  used: [name: string, column: View['columns'][string]][];
}

/** The views of DOQL: all of them as a table, or some with a section and a table of columns each. */
export function schemaComponent(data: () => DataCenter): SiteComponent {
  return {
    name: 'Schema',
    place: 'block',
    attributes: ['block', 'view', 'list'],
    describe(props) {
      const chosen = choose(data(), props);
      if ('fault' in chosen) return { faults: [{ code: 'schema', ...chosen.fault }] };
      if (props.list) return { lines: listOf(chosen.views).map((cells) => cells.map(({ text }) => text)) };
      return {
        ids: chosen.views.map(({ name }) => name),
        sections: chosen.views.map((view) => ({
          id: view.name,
          level: 3,
          text: view.name,
          lines: [
            purposeOf(view),
            ...columnsOf(view).map((cells) => cells.map(({ text }) => text).join(' | ')),
          ],
        })),
      };
    },
    html({ props, body }) {
      const chosen = choose(data(), props);
      if ('fault' in chosen) return '';
      if (props.list) return tableHtml('Views', listOf(chosen.views));
      const own = new Set(body.ids);
      return chosen.views.map((view) => sectionHtml(view, own.has(view.name))).join('');
    },
    markdown({ props }, page) {
      const chosen = choose(data(), props);
      if ('fault' in chosen) return '';
      if (props.list) return markdownTable(listOf(chosen.views), page);
      return chosen.views
        .flatMap((view) => {
          const columns = columnsOf(view);
          const table = columns.length > 1 ? [markdownTable(columns, page)] : [];
          return [`### ${escapeMarkdown(view.name)}`, escapeMarkdown(purposeOf(view)), ...table];
        })
        .join('\n\n');
    },
  };
}

/** The views that a tag asks for. */
function choose(
  { views }: DataCenter,
  props: ComponentProps,
): { views: NamedView[] } | { fault: { message: string; hint?: string } } {
  const all = Object.entries(views).map(([name, view]) => {
    const used = Object.entries(view.columns).filter(([, { unused }]) => !unused);
    return { name, used, ...view };
  });
  for (const key of ['view', 'block'] as const) {
    const wanted = textOf(props, key);
    if (wanted === undefined) continue;
    const nameOf = (view: NamedView) => (key === 'view' ? view.name : view.block);
    const found = all.filter((view) => nameOf(view) === wanted);
    if (found.length > 0) return { views: found };
    const guess = nearest(wanted, all.map(nameOf));
    return {
      fault: { message: `there is no ${key} "${wanted}".`, hint: guess && `Did you mean "${guess}"?` },
    };
  }
  return { views: all };
}

interface Cell {
  text: string;
  code?: boolean;
  /** The view that it leads to. */
  view?: string;
}

function listOf(views: readonly NamedView[]): Cell[][] {
  const head = ['View', 'Block', 'One row is', 'Key'].map((text) => ({ text }));
  return [
    head,
    ...views.map(({ name, block, purpose, key = '' }) => [
      { text: name, code: true, view: name },
      { text: block },
      { text: purpose.replace(/\.$/, '') },
      { text: key, code: key !== '' },
    ]),
  ];
}

function columnsOf({ used, key }: NamedView): Cell[][] {
  const head = ['Column', 'Type', 'Key', 'What it holds'].map((text) => ({ text }));
  const rows = used.map(([name, { type, to, text = '' }]) => {
    const link = to
      ? { text: to, code: true, view: to.split('.')[0] }
      : { text: name === key ? 'key of the view' : '' };
    return [{ text: name, code: true }, { text: type }, link, { text }];
  });
  return rows.length > 0 ? [head, ...rows] : [];
}

/** `One row per device. Its key is device_pk.` */
function purposeOf({ purpose, key, partial, used }: NamedView): string {
  const sentence = purpose.charAt(0).toUpperCase() + purpose.slice(1);
  return [
    /[.!?]$/.test(sentence) ? sentence : `${sentence}.`,
    ...(key ? [`Its key is ${key}.`] : []),
    ...(used.length === 0
      ? ['Its columns stand in the data dictionary of your appliance.']
      : partial
        ? ['It has more columns than these: see the data dictionary of your appliance.']
        : []),
  ].join(' ');
}

function sectionHtml(view: NamedView, hasId: boolean): string {
  const { name } = view;
  const label = `Direct link to ${name}`;
  const link = `<a class="hash-link" href="#${name}" aria-label="${label}" title="${label}"></a>`;
  const columns = columnsOf(view);
  const table = columns.length > 0 ? tableHtml(`Columns of ${name}`, columns, name) : '';
  return `<h3${hasId ? ` id="${name}"` : ''}>${name}${hasId ? link : ''}</h3><p>${escapeHtml(purposeOf(view))}</p>${table}`;
}

function tableHtml(label: string, [head = [], ...rows]: readonly Cell[][], name = 'views'): string {
  const lines = rowLines([head, ...rows].map((cells) => cells.map(({ text }) => text)));
  const cell = ({ text, code, view }: Cell, column: number) => {
    const shown = code ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text);
    return `<td${lines.cells[column]}>${view ? `<a href="#${view}">${shown}</a>` : shown}</td>`;
  };
  const box = tableBox({ rows: rows.length, label, name });
  const columns = head.map(({ text }) => `<th scope="col">${text}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`);
  return `${box.open}<table class="lines ${lines.name}"><thead><tr>${columns}</tr></thead><tbody>${body.join('')}</tbody></table>${box.close}`;
}

function markdownTable(rows: readonly Cell[][], { href }: ComponentPage): string {
  return tableMarkdown(
    rows.map((cells) =>
      cells.map(({ text, code, view }) => {
        const shown = code ? codeMarkdown(text) : escapeMarkdown(text);
        return view ? linkMarkdown(shown, `${href}#${view}`) : shown;
      }),
    ),
  );
}
