import {
  code,
  h,
  heading,
  inlineCode,
  lightNodes,
  paragraph,
  strong,
  table,
  text,
} from 'fieldguide/components';
import type { Heading, Nodes, PhrasingContent } from 'mdast';
import { type Call, type CallAnswer, isList, recordOf, type Schema } from './endpoints.ts';
import { formOf, shownFields, valuesOf } from './fields.ts';
import { curlOf, powershellOf, pythonOf } from './request.ts';

/** Languages of the samples. */
export const LANGUAGES = ['bash', 'python', 'powershell', 'json'];

/** `get-api-1-0-devices-id-id`: the address of a call in the reference, a contract like every id. */
export function callId({ name }: Pick<Call, 'name'>): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

/**
 * The entry of a call: what it does and needs, what it takes, samples, `form`, and what it returns. `isFirst`: it is the
 * first of its page. Only then are the samples in Python and PowerShell in the page's Markdown: those of other calls
 * would say again how to sign in.
 */
export function callNodes(call: Call, form: Nodes, isFirst: boolean): Nodes[] {
  const { operation } = call;
  const facts = factsOf(call).map(([name = '', value = '']) =>
    paragraph(strong(`${name}:`), ' ', ...phrases(sentence(value))),
  );
  return [
    named(call, heading(3, callId(call), ...signOf(call))),
    h(
      'div',
      { class: 'api-call' },
      h(
        'div',
        { class: 'api-words' },
        paragraph(
          ...phrases(
            [operation.summary, operation.description]
              .flatMap((one) => (one ? [sentence(one)] : []))
              .join(' '),
          ),
        ),
        ...facts,
        ...parameterTable(call),
        ...wayToFields(call),
      ),
      h('div', { class: 'api-shown' }, ...samples(call, isFirst), ...answers(call)),
    ),
    form,
  ];
}

/** What a reader of any call asks: each a name and a sentence. */
export function factsOf(call: Call): string[][] {
  const { operation, right, repeat } = call;
  const limits = [operation['x-limits'], ...call.parameters.map((one) => one['x-limits'])];
  return [
    ['Right needed', right],
    ...(repeat ? [['Repeat after a timeout', repeat]] : []),
    ...limits.flatMap((limit) => (limit ? [['Limit', limit]] : [])),
    ...(isList(call) ? [['Filters', filtersOf(call)]] : []),
  ];
}

/** What narrows a list down; a script that looks for one record of any other list reads all its pages. */
function filtersOf({ fields }: Call): string {
  const names = [...fields.keys()].map((name) => `\`${name}\``);
  return names.length > 0 ? names.join(', ') : 'none; read all pages, and choose from the rows';
}

/** How a call is told everywhere: its method as a sign, and its path. */
export function signOf({ method, path }: Pick<Call, 'method' | 'path'>): PhrasingContent[] {
  return [badge(method), text(' '), inlineCode(path)];
}

/** The errors of all calls of a page, once. */
export function errorTable(calls: readonly Call[]): Nodes {
  const known = new Map<string, CallAnswer>();
  for (const { operation } of calls)
    for (const [status, answer] of Object.entries(operation.responses))
      if (status !== '200') known.set(status, answer);
  return table(
    ['Error', 'Meaning', 'Body'],
    [...known].map(([status, { description, content }]) => [
      [inlineCode(status)],
      cell(description?.replace(/\s+/g, ' ').replace(/\.$/, '')),
      ...bodies(content),
    ]),
  );
}

/** The fields of the records that calls return: a section for each kind. */
export function fieldTables(calls: readonly Call[]): Nodes[] {
  const known = new Map<string, Schema>();
  for (const call of calls) {
    const record = recordOf(call);
    if (record?.title) known.set(record.title, record);
  }
  return [...known].flatMap(([title, { properties = {} }]) => [
    heading(3, fieldsId(title), title),
    table(
      ['Field', 'Type', 'Meaning'],
      Object.entries(properties)
        .toSorted(([a], [b]) => Number(b === 'id') - Number(a === 'id'))
        .map(([name, schema]) => [[inlineCode(name)], cell(valuesOf(schema)), cell(schema.description)]),
    ),
  ]);
}

const fieldsId = (title: string) =>
  `fields-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}`;

function wayToFields(call: Call): Nodes[] {
  const title = recordOf(call)?.title;
  if (!title) return [];
  const link: Nodes = { type: 'link', url: `#${fieldsId(title)}`, children: [text(title)] };
  return [paragraph(strong('Fields:'), ' ', link)];
}

/** Its address is what readers see; search also knows what it does, in the words of the document. */
function named({ operation, group }: Call, title: Heading): Heading {
  return { ...title, data: { ...title.data, questions: [`${operation.summary}, ${group}, API`] } };
}

/** The method as its colour and its word. */
function badge(method: string): PhrasingContent {
  return h('span', { class: `api-method api-${method.toLowerCase()}` }, method);
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** Light Markdown as nodes. */
const phrases = (source: string): Nodes[] => lightNodes(source, () => ({ kind: 'pending' }));

const cell = (words: string | undefined) => (words ? phrases(words) : []);

/** The parameters: what each is in one cell, what it means in the other; what is true of all of them above. */
function parameterTable(call: Call): Nodes[] {
  const fields = shownFields(call);
  if (fields.length === 0) return [];
  const kinds = fields.map(kindOf);
  const isShared = (part: keyof Kind) =>
    fields.length > 1 && kinds.every((kind) => kind[part] === kinds[0]?.[part]);
  const shared = KIND.filter(isShared);
  const own = KIND.filter((part) => !isShared(part));
  const rows = fields.map(({ name, meaning, example }, index) => [
    [inlineCode(name), ...kindNodes(own.map((part) => kinds[index]?.[part] ?? ''))],
    [
      ...cell(meaning),
      ...(example === undefined
        ? []
        : [text(' '), h('small', { class: 'api-kind' }, 'Example: ', inlineCode(example))]),
    ],
  ]);
  const all = shared.map((part) => kinds[0]?.[part] ?? '').join(', ');
  return [
    h(
      'div',
      { class: 'api-parameters' },
      ...(all === '' ? [] : [h('p', { class: 'api-kind' }, 'Each parameter: ', ...phrases(all))]),
      table(['Parameter', 'Meaning'], rows),
    ),
  ];
}

/** What a parameter is, in the order in which it is told. */
const KIND = ['type', 'place', 'required'] as const;

type Kind = Record<(typeof KIND)[number], string>;

function kindOf({ type, place, required }: ReturnType<typeof shownFields>[number]): Kind {
  const need =
    required === 'Yes'
      ? 'required'
      : required === 'No'
        ? 'optional'
        : `required: ${required.charAt(0).toLowerCase()}${required.slice(1)}`;
  return { type, place: `in the ${place}`, required: need };
}

function kindNodes(parts: readonly string[]): Nodes[] {
  const words = parts.filter(Boolean).join(', ');
  return words === '' ? [] : [text(' '), h('small', { class: 'api-kind' }, ...phrases(words))];
}

/** What readers copy and run; a call whose body nobody can know has none. */
function samples(call: Call, isFirst: boolean): Nodes[] {
  const form = formOf(call);
  if (form.body !== undefined && Object.keys(form.sent).length === 0 && !form.list) return [];
  const body =
    form.list ??
    (form.body === 'form'
      ? call.operation.requestBody?.content['application/json']?.schema.examples?.[0]
      : undefined);
  const tabs = [
    ['curl', 'curl', code('bash', curlOf(form))],
    ['python', 'Python', code('python', pythonOf(form))],
    ['powershell', 'PowerShell 7', code('powershell', powershellOf(form))],
    ...(body === undefined ? [] : [['json', 'JSON body', code('json', json(body))] as const]),
  ] as const;
  const items = tabs.map(([value, label, sample]) => {
    const isRepeated = !isFirst && (value === 'python' || value === 'powershell');
    return h('TabItem', { value, label, ...(isRepeated ? { repeated: '' } : {}) }, sample);
  });
  return [h('Tabs', { groupId: 'api-sample' }, ...items)];
}

function answers({ operation: { responses } }: Call): Nodes[] {
  const good = responses['200'];
  return Object.entries(good.content).flatMap(([media, { example }]) => {
    if (example === undefined) return [];
    const kind = Object.keys(good.content).length > 1 ? `, ${media}` : '';
    const title = `title="200${good.description ? `: ${good.description}` : ''}${kind}" output`;
    return [typeof example === 'string' ? code('text', example, title) : code('json', json(example), title)];
  });
}

function bodies(content: CallAnswer['content']): Nodes[][] {
  return Object.values(content).map(({ example }) => [
    inlineCode(JSON.stringify(example).replaceAll(':', ': ').replaceAll(',', ', ')),
  ]);
}

/** JSON of one line where it fits. */
function json(value: unknown): string {
  const line = JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ');
  return line.length <= 76 ? line : JSON.stringify(value, undefined, 2);
}
