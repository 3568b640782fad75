import { type DrawnFence, nearest } from 'fieldguide';
import { lightNodes, plainTable, text } from 'fieldguide/components';
import type { Nodes, Table } from 'mdast';
import { z } from 'zod';
import type { Endpoints } from '../api/endpoints.ts';
import { requiredBy } from '../api/fields.ts';
import type { Model } from './model.ts';
import type { Category, EntryKind, ProductField } from './schema.ts';
import { fieldOf } from './screens.ts';

type Row = Readonly<Record<string, string | undefined>>;

/** What a `product` fence shows of an entry, or of some entries of a kind. */
const OF_ONE = ['fields', 'columns', 'actions', 'import'] as const;
const OF_KIND = ['shared', 'downloads', 'files', 'limits', 'messages', 'accounts'] as const;

/** Tables of the product model: fields, columns and actions of a screen, columns of an import, and lists of its facts. */
export function tableFence(model: () => Model, endpoints: () => Endpoints): DrawnFence {
  return {
    language: 'product',
    draw({ text: yaml }, readYaml) {
      const known = model();
      const { value, faults } = readYaml(yaml, schemaFor(known));
      if (value === undefined) return { faults };
      const rows = rowsFor(known, value, endpoints());
      const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      const filled = head.filter((key) => rows.some((row) => row[key]));
      const cells = rows.map((row) =>
        filled.map((key) => lightNodes(row[key] ?? '', () => ({ kind: 'pending' }))),
      );
      return { nodes: [writtenTable(filled, cells)] };
    },
  };
}

interface Wanted {
  shared?: string[];
  fields?: string;
  columns?: string;
  actions?: string;
  import?: string;
  downloads?: string[];
  files?: string[];
  limits?: string[];
  messages?: string[];
  accounts?: string[];
  only?: string[];
}

/** The part of an entry that a table shows row by row. */
function partOf({ screens, imports }: Model, wanted: Wanted): Readonly<Record<string, object>> {
  const { fields = '', columns = '', actions = '', import: category = '' } = wanted;
  const shown = screens.get(actions)?.value;
  return {
    ...screens.get(fields)?.value.fields,
    ...screens.get(columns)?.value.columns,
    ...shown?.actions,
    ...shown?.buttons,
    ...imports.get(category)?.value.columns,
  };
}

function schemaFor(model: Model) {
  const screen = z.enum([...model.screens.keys()]).optional();
  // "all" are all of them.
  const some = (kind: Exclude<EntryKind, 'screens' | 'imports'>) => {
    const ids = [...model[kind].keys()];
    return z.preprocess((given) => (given === 'all' ? ids : given), z.array(z.enum(ids)).min(1)).optional();
  };
  return z
    .strictObject({
      fields: screen,
      columns: screen,
      actions: screen,
      import: z.enum([...model.imports.keys()]).optional(),
      shared: some('fields'),
      downloads: some('downloads'),
      files: some('files'),
      limits: some('limits'),
      messages: some('messages'),
      accounts: some('accounts'),
      /** The labels or columns to show, in this order; all where it is not said. */
      only: z.array(z.coerce.string()).min(1).optional(),
    })
    .superRefine((value, context) => {
      const used = [...OF_ONE, ...OF_KIND].filter((key) => value[key] !== undefined);
      if (used.length !== 1) {
        const message = `use exactly one of ${[...OF_ONE, ...OF_KIND].join(', ')}`;
        context.addIssue({ code: 'custom', path: [used[1] ?? ''], message });
        return;
      }
      const known = Object.keys(partOf(model, value));
      for (const [at, name] of value.only?.entries() ?? []) {
        if (known.includes(name)) continue;
        const guess = nearest(name, known);
        const message = `there is no "${name}"; ${guess ? `did you mean "${guess}"?` : `known: ${known.join(', ') || 'none'}`}`;
        context.addIssue({ code: 'custom', path: ['only', at], message });
      }
    });
}

/** A table as if the page had it. */
function writtenTable(head: readonly string[], rows: readonly (readonly Nodes[][])[]): Table {
  const { data: _, ...table } = plainTable([head.map((name) => [text(name)]), ...rows]);
  return { ...table, children: table.children.map(({ type, children }) => ({ type, children })) };
}

const bold = (label: string) => `**${label}**`;
const code = (text: string | undefined) => (text === undefined ? undefined : `\`${text}\``);
const yes = (is: boolean | undefined) => (is ? 'Yes' : 'No');

function rowsFor(model: Model, wanted: Wanted, endpoints: Endpoints): Row[] {
  const { fields, columns, actions, import: category, only } = wanted;
  const chosen = (part: object) => only ?? Object.keys(part);
  const screen = model.screens.get(fields ?? columns ?? actions ?? '');
  if (screen && fields)
    return chosen(screen.value.fields).map((label) => {
      const field = fieldOf(model, screen, label);
      return { Field: bold(label), Required: yes(field.required), ...restOf(field) };
    });
  if (screen && columns)
    return chosen(screen.value.columns).map((label) => ({
      Column: bold(label),
      Meaning: screen.value.columns[label]?.meaning,
    }));
  if (screen) {
    const all = { ...screen.value.actions, ...screen.value.buttons };
    return chosen(all).map((label) => ({ Action: bold(label), Meaning: all[label]?.meaning }));
  }
  const sheet = category && model.imports.get(category)?.value;
  if (sheet) return chosen(sheet.columns).map((name) => columnRow(sheet, name, endpoints));
  return factRows(model, wanted);
}

/** What a table says of a field beside its label, and whether it must be filled in. */
function restOf({ default: value, choices, meaning, example, when }: ProductField): Row {
  return {
    Default: code(value),
    Choices: choices?.map((choice) => `\`${choice}\``).join(', '),
    Meaning: [meaning, when && `Only ${when}.`].filter(Boolean).join(' '),
    Example: code(example),
  };
}

/** A column of an import. What the model does not say of it is as for the parameter of the call. */
function columnRow({ columns, call }: Category, name: string, { calls }: Endpoints): Row {
  const { required, meaning, example } = columns[name] ?? {};
  const own = calls.find((one) => one.name === call);
  const parameter = own?.fields.get(name);
  const needed = own && parameter ? requiredBy(own, name) : 'No';
  const values = parameter?.enum?.map((value) => `\`${value}\``).join(', ');
  return {
    Column: code(name),
    Required: required ? 'Yes' : needed,
    Meaning: meaning ?? ([parameter?.description, values].filter(Boolean).join(': ') || undefined),
    Example: code(example),
  };
}

/** One row for each entry of a kind. */
function factRows(model: Model, { shared, downloads, files, limits, messages, accounts }: Wanted): Row[] {
  const some = <T>(entries: ReadonlyMap<string, { value: T }>, ids: readonly string[] = []): T[] =>
    ids.flatMap((id) => entries.get(id)?.value ?? []);
  return [
    ...(shared ?? []).map((label) => ({
      Field: bold(label),
      ...restOf(model.fields.get(label)?.value ?? {}),
    })),
    ...some(model.downloads, downloads).map(({ name, file, from, needs, for: use }) => ({
      Download: name,
      File: code(file),
      Where: from,
      Needs: needs,
      For: use,
    })),
    ...some(model.files, files).map(({ name, place, holds, kept }) => ({
      File: code(name),
      Where: place,
      Holds: holds,
      Kept: kept,
    })),
    ...some(model.limits, limits).map(({ name, value, unit, range, where, meaning }) => ({
      Limit: name,
      Value: [value, unit].filter(Boolean).join(' '),
      Range: range,
      'Changed in': where,
      Meaning: meaning,
    })),
    ...some(model.messages, messages).map(({ text, seen, why, help }) => ({
      'What you see': [code(text), seen].filter(Boolean).join(' '),
      Why: why,
      'What to do': help,
    })),
    ...some(model.accounts, accounts).map(({ user, for: use, password, changed }) => ({
      User: code(user),
      For: use,
      'First password': password,
      'Changed in': changed,
    })),
  ];
}
