import { type ComponentProps, textOf } from '../../../src/components/component.ts';
import type { ShownFence, SiteComponent } from '../../../src/engine/content/kit.ts';
import { lightText } from '../../../src/shared/lightMarkdown.ts';
import { escapeMarkdown } from '../../../src/shared/markdown.ts';
import { escapeHtml, nearest } from '../../../src/shared/text.ts';
import { wrapWords } from '../../../src/shared/wordBreaks.ts';
import type { DataCenter, View } from '../datacenter/dataCenterModel.ts';
import { light, showTable, type Table } from '../table.ts';

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
      if (props.list) {
        const { head, rows } = listOf(chosen.views);
        return { lines: [head, ...rows].map((row) => row.map(lightText)) };
      }
      return {
        ids: chosen.views.map(({ name }) => name),
        sections: chosen.views.map((view) => ({
          id: view.name,
          level: 3,
          text: view.name,
          lines: [purposeOf(view), ...(columnsOf(view)?.lines ?? [])],
        })),
      };
    },
    html({ props, body }) {
      const chosen = choose(data(), props);
      if ('fault' in chosen) return '';
      if (props.list) return shown(listOf(chosen.views)).html;
      const own = new Set(body.ids);
      return chosen.views.map((view) => sectionHtml(view, own.has(view.name))).join('');
    },
    markdown({ props }, page) {
      const chosen = choose(data(), props);
      if ('fault' in chosen) return '';
      if (props.list) return shown(listOf(chosen.views), page.href).markdown;
      return chosen.views
        .flatMap((view) => {
          const table = columnsOf(view, page.href)?.markdown ?? [];
          return [`### ${escapeMarkdown(view.name)}`, escapeMarkdown(purposeOf(view)), table].flat();
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

const code = (text: string) => `\`${text}\``;

/** Light Markdown that leads to a view. */
const link = (text: string, view = text) => `[${code(text)}](#${view})`;

function listOf(views: readonly NamedView[]): Table {
  const rows = views.map(({ name, block, purpose, key }) => {
    return [link(name), block, purpose.replace(/\.$/, ''), key ? code(key) : ''];
  });
  const head = ['View', 'Block', 'Contents', 'Key'];
  return { kind: 'lines', label: 'Views', name: 'views', head, rows };
}

/** The columns of a view, with links to sections of a page; undefined where none may be used. */
function columnsOf({ name: view, used, key }: NamedView, page?: string): ShownFence | undefined {
  if (used.length === 0) return undefined;
  const rows = used.map(([name, { type, to, text = '' }]) => {
    const leads = to ? link(to, to.split('.')[0]) : name === key ? 'Key of the view' : '';
    return [code(name), type, leads, text];
  });
  const head = ['Column', 'Type', 'Key', 'Meaning'];
  return shown({ kind: 'lines', label: `Columns of ${view}`, name: view, head, rows }, page);
}

/** `One row per device. Its key is device_pk.` */
function purposeOf({ purpose, key, partial, used }: NamedView): string {
  const sentence = purpose.charAt(0).toUpperCase() + purpose.slice(1);
  return [
    /[.!?]$/.test(sentence) ? sentence : `${sentence}.`,
    ...(key ? [`Its key is ${key}.`] : []),
    ...(used.length === 0
      ? ['Its columns are listed in the data dictionary of your appliance.']
      : partial
        ? ['Its other columns are listed in the data dictionary of your appliance.']
        : []),
  ].join(' ');
}

function sectionHtml(view: NamedView, hasId: boolean): string {
  const { name } = view;
  const label = `Direct link to ${name}`;
  const link = `<a class="hash-link" href="#${name}" aria-label="${label}" title="${label}"></a>`;
  const table = columnsOf(view)?.html ?? '';
  return `<h3${hasId ? ` id="${name}"` : ''}>${wrapWords(name)}${hasId ? link : ''}</h3><p>${escapeHtml(purposeOf(view))}</p>${table}`;
}

/** A table whose links lead to sections of a page. */
function shown(table: Table, page = ''): ShownFence {
  const links = light((anchor) => ({ kind: 'anchor', href: page + anchor }));
  return showTable(table, links);
}
