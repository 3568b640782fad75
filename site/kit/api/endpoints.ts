import { isRecord } from 'fieldguide';
import { checkYaml, type ParsedYaml, placeAt } from 'fieldguide/components';
import { z } from 'zod';
import { faultIn, readParts, whileSame } from '../yamlFiles.ts';

/** What pages show of a schema; it may say more. */
const schema = z.looseObject({
  /** What a record of a response is called. */
  title: z.string().optional(),
  description: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  const: z.string().optional(),
  get items() {
    return schema.optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
  get allOf() {
    return z.array(schema).optional();
  },
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  examples: z.array(z.unknown()).optional(),
  /** The kind of record whose name it takes. */
  'x-name-of': z.string().optional(),
});

/** A parameter of a path or a query. */
const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query']),
  description: z.string(),
  required: z.boolean().optional(),
  schema,
  /** What samples send. */
  example: z.unknown().optional(),
  'x-limits': z.string().optional(),
});

const answer = z.looseObject({
  description: z.string().optional(),
  content: z.record(z.string(), z.looseObject({ schema, example: z.unknown().optional() })),
});

/** What a document says of a method on a path; references are resolved when they are used. */
const operation = z.looseObject({
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.string().optional(),
  parameters: z.array(parameter).optional(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  'x-one-of': z.array(z.array(z.string())).optional(),
  /** What the caller needs, where the records of the path do not tell it. */
  'x-right': z.string().optional(),
  'x-limits': z.string().optional(),
  /** Whether it may be sent again, where method and summary do not tell it. */
  'x-repeat': z.string().optional(),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({ schema })) }).optional(),
  responses: z.object({ '200': answer }).catchall(answer),
});

const api = z.looseObject({
  paths: z.record(
    z.string(),
    z.looseObject({
      summary: z.string(),
      servers: z.array(z.looseObject({ url: z.string() })).optional(),
      parameters: z.array(parameter).optional(),
      /** The heading of its calls; default: its summary. */
      'x-group': z.string().optional(),
      'x-records': z.string().optional(),
      get: operation.optional(),
      post: operation.optional(),
      put: operation.optional(),
      delete: operation.optional(),
    }),
  ),
});

export type Schema = z.infer<typeof schema>;
export type Parameter = z.infer<typeof parameter>;
export type CallAnswer = z.infer<typeof answer>;
export type Operation = z.infer<typeof operation>;
type Paths = z.infer<typeof api>['paths'];

/** One call of the API: a method on a path. */
export interface Call {
  /** `POST /api/1.0/racks/`. */
  name: string;
  method: string;
  path: string;
  /** The path without the id of a record: `/api/1.0/racks/` for `/api/1.0/racks/{id}/`. */
  resource: string;
  /** What the resource is. */
  about: string;
  /** The heading that it is below in the reference. */
  group: string;
  /** What its user needs. */
  right: string;
  /** Whether it may be sent again after a timeout; undefined where the document does not say it. */
  repeat?: string;
  /** The port of its server, where that is not 443. */
  port?: string;
  operation: Operation;
  /** The parameters of the path, then those of the query. */
  parameters: Parameter[];
  /** Each needs one of its alternatives; an alternative may be several names. */
  needed: string[][][];
  /** Fields of the query or the body, without `limit` and `offset`. */
  fields: Map<string, Schema>;
}

export interface Endpoints {
  /** The document as it is written. */
  document: unknown;
  calls: Call[];
}

const NO_DOCUMENT = { line: 1, column: 1, message: 'the file is no API document.' };

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/**
 * The OpenAPI document of a file, and all its calls: read when they are first asked for, and again after a change.
 * @throws FieldguideError with file and line where the file is empty, no YAML, or no such document.
 */
export function openEndpoints(file: string): () => Endpoints {
  return whileSame(
    () => [file],
    () => {
      const parsed = readParts(file);
      const value = new References(file, parsed).resolve();
      const read = checkYaml({ ...parsed, value }, api);
      if (!read.value) throw faultIn(file, read.faults[0] ?? NO_DOCUMENT);
      return { document: parsed.value, calls: callsOf(read.value.paths) };
    },
  );
}

/** Puts what references of a document lead to in their place. */
class References {
  /** What they lead to, by reference: each is resolved once, however often it is used. */
  private readonly known = new Map<string, object>();
  private readonly open: string[] = [];

  constructor(
    private readonly file: string,
    private readonly document: ParsedYaml,
  ) {}

  /** @throws FieldguideError at the place of a reference that leads nowhere, or back to itself. */
  resolve(part = this.document.value, path: readonly PropertyKey[] = []): unknown {
    if (Array.isArray(part)) return part.map((item, index) => this.resolve(item, [...path, index]));
    if (!isRecord(part)) return part;
    const { $ref, ...own } = part;
    const entries = Object.entries(own).map(([key, item]) => [key, this.resolve(item, [...path, key])]);
    const rest: Record<string, unknown> = Object.fromEntries(entries);
    if ($ref === undefined) return rest;
    const base = this.follow(String($ref), [...path, '$ref']);
    return {
      ...base,
      ...rest,
      properties: { ...Object(Reflect.get(base, 'properties')), ...Object(rest.properties) },
    };
  }

  private follow(reference: string, path: readonly PropertyKey[]): object {
    const known = this.known.get(reference);
    if (known) return known;
    const keys = reference.replace(/^#\//, '').split('/');
    const target = keys.reduce<unknown>(
      (found, key) => (isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined),
      this.document.value,
    );
    const isOpen = this.open.includes(reference);
    if (!reference.startsWith('#/') || !isRecord(target) || isOpen) {
      const message = isOpen
        ? `"${reference}" refers to itself.`
        : `"${reference}" leads to nothing in this document.`;
      const hint = isOpen ? 'Write one level of it out.' : 'Correct the reference, or add what it names.';
      throw faultIn(this.file, { ...placeAt(this.document.tree(), path), message, hint });
    }
    this.open.push(reference);
    const base = Object(this.resolve(target, keys));
    this.open.pop();
    this.known.set(reference, base);
    return base;
  }
}

function callsOf(paths: Paths): Call[] {
  return Object.entries(paths).flatMap(([at, item]) =>
    METHODS.flatMap((key): Call[] => {
      const operation = item[key];
      if (!operation) return [];
      const above = at.replace(/\{[^}]*\}\/$/, '');
      const resource = above in paths ? above : at;
      const method = key.toUpperCase();
      return [
        {
          name: `${method} ${at}`,
          method,
          path: at,
          resource,
          about: paths[resource]?.summary ?? '',
          group: item['x-group'] ?? item.summary,
          right: operation['x-right'] ?? rightOf(method, operation.summary, item['x-records']),
          repeat: operation['x-repeat'] ?? repeatOf(method, operation.summary),
          port: /:(\d+)$/.exec(item.servers?.[0]?.url ?? '')?.[1],
          operation,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
          ...fieldsOf(operation),
        },
      ];
    }),
  );
}

/** What finds its record again may be sent twice; what only adds says itself what a second call does. */
function repeatOf(method: string, summary: string): string | undefined {
  if (method === 'DELETE') return 'Yes; a second call returns `404`';
  if (method !== 'POST') return 'Yes';
  return updates(summary) ? 'Yes; a second call finds the record' : undefined;
}

const updates = (summary: string) => /\bupdate\b/.test(summary);

const RIGHTS: Record<string, string> = { GET: '`view`', POST: '`add`', PUT: '`change`', DELETE: '`delete`' };

/** Permissions have the names of an action and of what it is done to. */
function rightOf(method: string, summary: string, records = 'the records'): string {
  return `${method === 'POST' && updates(summary) ? '`add` and `change`' : RIGHTS[method]} on ${records}`;
}

function fieldsOf(operation: Operation): Pick<Call, 'needed' | 'fields'> {
  const query = (operation.parameters ?? []).filter(({ name }) => name !== 'limit' && name !== 'offset');
  const body = bodyOf(operation);
  const { required = [], anyOf, allOf = [], properties = {} } = body?.items ?? body ?? {};
  const single = [...query.filter((one) => one.required).map(({ name }) => name), ...required];
  const choices = [anyOf, ...allOf.map((one) => one.anyOf)].map((some = []) =>
    some.map((one) => one.required ?? []),
  );
  return {
    needed: [
      ...single.map((name) => [[name]]),
      ...(operation['x-one-of'] ?? []).map((names) => names.map((name) => [name])),
      ...choices.filter((some) => some.length > 0),
    ],
    fields: new Map([
      ...query.map(({ name, schema, description }) => [name, { ...schema, description }] as const),
      ...Object.entries(properties),
    ]),
  };
}

/** The schema of the JSON that a call returns. */
export function returnedBy({ operation }: Call): Schema | undefined {
  return operation.responses['200'].content['application/json']?.schema;
}

/** Whether a call returns one page of a list. */
export function isList(call: Call): boolean {
  const returned = returnedBy(call);
  return [returned, ...(returned?.allOf ?? [])].some((one) => one?.properties?.total_count !== undefined);
}

/** The schema of the records that a call returns: of its list, or of the one that it reads. */
export function recordOf(call: Call): Schema | undefined {
  const returned = returnedBy(call);
  const parts = [returned, ...(returned?.allOf ?? [])].flatMap((one) => Object.values(one?.properties ?? {}));
  return returned?.title ? returned : parts.find(({ items }) => items?.title)?.items;
}

/** The schema of what a call sends. */
export function bodyOf({ requestBody }: Operation): Schema | undefined {
  return Object.values(requestBody?.content ?? {})[0]?.schema;
}
