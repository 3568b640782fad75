import type { Heading, Nodes } from 'mdast';
import {
  code,
  h,
  heading,
  inlineCode,
  paragraph,
  strong,
  table,
  text,
} from '../../../packages/fieldguide/src/components/nodes.ts';
import { parseLight } from '../../../packages/fieldguide/src/shared/lightMarkdown.ts';
import type { Answer, Call } from './endpoints.ts';
import { formOf, shownFields } from './fields.ts';
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

/** The entry of a call: what it does and needs, what it takes, samples, `form`, and what it returns. */
export function callNodes(call: Call, form: Nodes): Nodes[] {
  const { method, path, operation, right } = call;
  const limits = [operation['x-limits'], ...call.parameters.map((one) => one['x-limits'])].filter(
    (limit) => limit !== undefined,
  );
  const facts = [['Right needed', right], ...limits.map((limit) => ['Limit', limit])].map(
    ([name = '', value = '']) => paragraph(strong(`${name}:`), ' ', ...phrases(sentence(value))),
  );
  return [
    named(call, heading(3, callId(call), badge(method), ' ', inlineCode(path))),
    paragraph(
      ...phrases(
        [operation.summary, operation.description].flatMap((one) => (one ? [sentence(one)] : [])).join(' '),
      ),
    ),
    ...facts,
    ...parameterTable(call),
    ...samples(call),
    form,
    ...answers(call),
  ];
}

/** Its address is what readers see; search also knows what it does, in the words of the document. */
function named({ operation, group }: Call, title: Heading): Heading {
  return { ...title, data: { ...title.data, questions: [`${operation.summary}, ${group}, API`] } };
}

/** The method as its colour and its word. */
function badge(method: string): Nodes {
  return h('span', { class: `api-method api-${method.toLowerCase()}` }, method);
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** Light Markdown as nodes. */
function phrases(source: string): Nodes[] {
  return parseLight(source).map((part) =>
    part.type === 'code'
      ? inlineCode(part.text)
      : part.type === 'strong'
        ? strong(part.text)
        : text(part.type === 'link' ? part.label : part.text),
  );
}

const cell = (words: string | undefined) => (words ? phrases(words) : []);

function parameterTable(call: Call): Nodes[] {
  const fields = shownFields(call);
  if (fields.length === 0) return [];
  const rows = fields.map(({ name, place, type, required, meaning, example }) => [
    [inlineCode(name)],
    cell(place),
    cell(type),
    cell(required),
    cell(meaning),
    example === undefined ? [] : [inlineCode(example)],
  ]);
  const head = ['Parameter', 'In', 'Type', 'Required', 'Meaning', 'Example'];
  return [h('div', { class: 'api-parameters' }, table(head, rows))];
}

/** What readers copy and run; a call whose body nobody can know has none. */
function samples(call: Call): Nodes[] {
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
  const items = tabs.map(([value, label, sample]) => h('TabItem', { value, label }, sample));
  return [h('Tabs', { groupId: 'api-sample' }, ...items)];
}

function answers({ operation: { responses } }: Call): Nodes[] {
  const { '200': good, ...bad } = responses;
  const examples = Object.entries(good.content).flatMap(([media, { example }]) => {
    if (example === undefined) return [];
    const kind = Object.keys(good.content).length > 1 ? `, ${media}` : '';
    const title = `title="200${good.description ? `: ${good.description}` : ''}${kind}" output`;
    return [typeof example === 'string' ? code('text', example, title) : code('json', json(example), title)];
  });
  const rows = Object.entries(bad).map(([status, { description, content }]) => [
    [inlineCode(status)],
    cell(description?.replace(/\s+/g, ' ').replace(/\.$/, '')),
    ...bodies(content),
  ]);
  return rows.length === 0 ? examples : [...examples, table(['Error', 'Meaning', 'Body'], rows)];
}

function bodies(content: Answer['content']): Nodes[][] {
  return Object.values(content).map(({ example }) => [
    inlineCode(JSON.stringify(example).replaceAll(':', ': ').replaceAll(',', ', ')),
  ]);
}

/** JSON of one line where it fits. */
function json(value: unknown): string {
  const line = JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ');
  return line.length <= 76 ? line : JSON.stringify(value, undefined, 2);
}
