import { nearest, type SiteComponent } from 'fieldguide';
import type { ShownTable } from 'fieldguide/components';
import {
  type ComponentPage,
  type ComponentProps,
  h,
  light,
  paragraph,
  showTable,
  text,
  textOf,
} from 'fieldguide/components';
import type { Nodes } from 'mdast';
import type { DataCenter, ViewName } from '../datacenter/dataCenterModel.ts';

/** A view with its name and the columns that published queries may use. */
interface NamedView extends ViewName {
  name: string;
  used: [name: string, column: ViewName['columns'][string]][];
}

/** The views of DOQL: all of them as a table, or some with a section and a table of columns each. */
export function schemaComponent(data: () => DataCenter): SiteComponent {
  return {
    name: 'Schema',
    place: 'block',
    attributes: ['block', 'view', 'list'],
    expand({ props }, page) {
      const chosen = choose(data(), props);
      if ('fault' in chosen) {
        page.report({ code: 'schema', ...chosen.fault });
        return [];
      }
      if (props.list) return shown(listOf(chosen.views));
      return chosen.views.flatMap((view) => section(view, page));
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

function listOf(views: readonly NamedView[]): ShownTable {
  const rows = views.map(({ name, block, purpose, key }) => {
    return [link(name), block, purpose.replace(/\.$/, ''), key ? code(key) : ''];
  });
  const head = ['View', 'Block', 'Contents', 'Key'];
  return { kind: 'lines', label: 'Views', name: 'views', head, rows };
}

/** The columns of a view, with links to the sections of others; none where none may be used. */
function columnsOf({ name: view, used, key }: NamedView): Nodes[] {
  if (used.length === 0) return [];
  const rows = used.map(([name, { type, to, text = '' }]) => {
    const leads = to ? link(to, to.split('.')[0]) : name === key ? 'Key of the view' : '';
    return [code(name), type, leads, text];
  });
  const head = ['Column', 'Type', 'Key', 'Meaning'];
  return shown({ kind: 'lines', label: `Columns of ${view}`, name: view, head, rows });
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

function section(view: NamedView, page: ComponentPage): Nodes[] {
  const { name } = view;
  const data = { id: name, text: name };
  const isOwn = page.takeId(name);
  return [
    isOwn ? { type: 'heading', depth: 3, children: [text(name)], data } : h('h3', {}, name),
    paragraph(purposeOf(view)),
    ...columnsOf(view),
  ];
}

/** A table whose links lead to sections of its page. */
function shown(table: ShownTable): Nodes[] {
  return showTable(
    table,
    light((href) => ({ kind: 'anchor', href })),
  );
}
