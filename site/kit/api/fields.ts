import { bodyOf, type Call, returnedBy, type Schema } from './endpoints.ts';
import type { CallField, CallForm, FieldPlace } from './request.ts';

/** One parameter of a call as pages show it; texts are light Markdown. */
export interface ShownField extends CallField {
  type: string;
  /** `Yes`, `No`, or what may be sent in its place. */
  required: string;
  meaning: string;
}

const code = (text: string) => `\`${text}\``;

/** `name` or `id`; alternatives of several names are joined by "with". */
export const joined = (alternatives: readonly string[][]) =>
  alternatives.map((names) => names.map(code).join(' with ')).join(' or ');

/** All that a call takes: the parts of its path, then its query, then its body. */
export function shownFields(call: Call): ShownField[] {
  const body = bodyOf(call.operation);
  const examples = (body?.examples ?? []).flat();
  const parameters = call.parameters.map(
    ({ name, in: place, description, required, schema, example }): ShownField => ({
      ...fieldOf({ name, place }, schema, [example, ...(schema.examples ?? [])]),
      required: required ? 'Yes' : requiredBy(call, name),
      meaning: description,
    }),
  );
  const fields = Object.entries((body?.items ?? body)?.properties ?? {}).map(
    ([name, schema]): ShownField => ({
      ...fieldOf(
        { name, place: 'body' },
        schema,
        examples.map((one) => partOf(one, name)),
      ),
      required: requiredBy(call, name),
      meaning: schema.description ?? '',
    }),
  );
  return [...parameters, ...fields];
}

function fieldOf(named: { name: string; place: FieldPlace }, schema: Schema, examples: readonly unknown[]) {
  const example = examples.find((one) => one !== undefined);
  const values = (schema.enum ?? []).map(String);
  return {
    ...named,
    type: valuesOf(schema),
    ...(values.length > 0 && { values }),
    ...(example !== undefined && { example: String(example) }),
  };
}

function partOf(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
}

/** Whether a field of the query or the body is needed. */
export function requiredBy({ needed }: Call, name: string): string {
  const group = needed.find((alternatives) => alternatives.some((names) => names.includes(name)));
  const others = group?.filter((names) => !names.includes(name)) ?? [];
  return others.length > 0 ? `This or ${joined(others)}` : group ? 'Yes' : 'No';
}

const FORMATS: Record<string, string> = { date: '`YYYY-MM-DD`', integer: 'number', string: 'text' };

/** What a field may hold, as light Markdown. */
export function valuesOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(valuesOf).join(' or ');
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return values.map((value) => code(String(value))).join(', ');
  const [type = ''] = [schema.format ?? schema.type ?? ''].flat();
  return FORMATS[type] ?? type;
}

/** A call as forms and samples need it. */
export function formOf(call: Call): CallForm {
  const { operation, method, path, port } = call;
  const media = Object.keys(operation.requestBody?.content ?? {})[0];
  const [example] = bodyOf(operation)?.examples ?? [];
  const returned = returnedBy(call);
  const tells = returned?.required?.includes('code')
    ? 'once'
    : returned?.items?.required?.includes('code')
      ? 'each'
      : undefined;
  const sent = call.parameters.flatMap(({ name, example: value }) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return {
    method,
    path,
    ...(port && { port }),
    login: loginOf(call),
    body:
      media === undefined
        ? undefined
        : /json$/.test(media)
          ? 'json'
          : /multipart/.test(media)
            ? 'file'
            : 'form',
    fields: shownFields(call).map(({ name, place, example: value, values }) => ({
      name,
      place,
      ...(value !== undefined && { example: value }),
      ...(values && { values }),
    })),
    needed: call.needed,
    sent: Object.fromEntries([...sent, ...textsOf(example)]),
    ...(Array.isArray(example) && { list: example }),
    ...(tells && { tells }),
  };
}

/** The name in front of the password, as a placeholder of the site. */
function loginOf({ operation: { security = [] } }: Call): string {
  const [scheme = 'basic'] = security.flatMap((one) => Object.keys(one));
  if (scheme === 'clientKey') return '<client-key>';
  return scheme === 'applianceManager' ? '<appliance-manager-user>' : '<api-user>';
}

function textsOf(example: unknown): [string, string][] {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return [];
  return Object.entries(example).map(([name, value]) => [name, String(value)]);
}
