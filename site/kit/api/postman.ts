import { lightText } from 'fieldguide/components';
import type { Call, Endpoints } from './endpoints.ts';
import { formOf, shownFields } from './fields.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** All calls as a collection for Postman (format 2.1): a folder for each tag and group, the examples as values. */
export function postmanCollection({ document, calls }: Endpoints) {
  const tags = [...new Set(calls.map(({ operation }) => operation.tags[0]))];
  return {
    info: {
      name: titleOf(document),
      schema: SCHEMA,
      description: 'Set the variables appliance, user and password.',
    },
    auth: login('user', 'password'),
    variable: [
      { key: 'appliance', value: 'hb-ma-01.harbor.example.com' },
      { key: 'user', value: '' },
      { key: 'password', value: '' },
    ],
    item: tags.map((tag) => {
      const tagged = calls.filter(({ operation }) => operation.tags[0] === tag);
      const groups = [...new Set(tagged.map(({ group }) => group))];
      return {
        name: tag,
        item: groups.map((group) => ({
          name: group,
          item: tagged.filter((call) => call.group === group).map(itemOf),
        })),
      };
    }),
  };
}

function titleOf(document: unknown): string {
  const info: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'info') : {};
  return String(Object(info).title ?? 'REST API');
}

function login(user: string, password: string) {
  const basic = [
    { key: 'username', value: `{{${user}}}`, type: 'string' },
    { key: 'password', value: `{{${password}}}`, type: 'string' },
  ];
  return { type: 'basic', basic };
}

function itemOf(call: Call) {
  const { operation, method, path, port } = call;
  const segments = path.split('/').slice(1);
  const host = `https://{{appliance}}${port ? `:${port}` : ''}`;
  const inPath = segments.map((segment) => segment.replace(/^\{(.*)\}$/, ':$1'));
  const pairs = pairsOf(call);
  const query = pairs('query');
  const description = [operation.summary, operation.description, `Right needed: ${call.right}`]
    .flatMap((text) => (text ? [lightText(text)] : []))
    .join('. ');
  return {
    name: `${method} ${path}`,
    request: {
      method,
      header: [],
      url: {
        raw: `${host}/${inPath.join('/')}${searchOf(query)}`,
        protocol: 'https',
        host: ['{{appliance}}'],
        ...(port && { port }),
        path: inPath,
        ...(query.length > 0 && { query }),
        variable: pairs('path').map(({ key, value, description: about }) => ({
          key,
          value,
          description: about,
        })),
      },
      ...bodyOf(call, pairs('body')),
      description,
    },
    response: Object.entries(operation.responses['200'].content).flatMap(([media, { example }]) =>
      example === undefined
        ? []
        : [
            {
              name: operation.responses['200'].description ?? '200',
              status: 'OK',
              code: 200,
              header: [{ key: 'Content-Type', value: media }],
              body: typeof example === 'string' ? example : JSON.stringify(example, undefined, 2),
            },
          ],
    ),
  };
}

/** The fields of a place; those that samples do not send are switched off. */
function pairsOf(call: Call) {
  const { sent } = formOf(call);
  return (place: 'path' | 'query' | 'body') =>
    shownFields(call)
      .filter((field) => field.place === place)
      .map(({ name, meaning, example }) => ({
        key: name,
        value: sent[name] ?? example ?? '',
        description: lightText(meaning),
        ...(sent[name] === undefined && { disabled: true }),
      }));
}

function searchOf(query: readonly Pair[]): string {
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return sent.length > 0 ? `?${sent.join('&')}` : '';
}

type Pair = ReturnType<ReturnType<typeof pairsOf>>[number];

function bodyOf(call: Call, pairs: readonly Pair[]) {
  const { body, list } = formOf(call);
  if (body === 'json')
    return {
      body: { mode: 'raw', raw: JSON.stringify(list, undefined, 2), options: { raw: { language: 'json' } } },
    };
  if (body === 'file')
    return {
      body: { mode: 'formdata', formdata: pairs.map((pair) => ({ ...pair, type: 'file', src: pair.value })) },
    };
  return body === undefined ? {} : { body: { mode: 'urlencoded', urlencoded: pairs } };
}
