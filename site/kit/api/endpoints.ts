import path from 'node:path';
import { FieldguideError } from '../../../src/shared/errors.ts';
import { readEntries, whileSame } from '../yamlFiles.ts';

/** What pages show of a schema. */
export interface Schema {
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: (string | number)[];
  const?: string;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
  examples?: unknown[];
  /** The kind of record whose name it takes. */
  'x-name-of'?: string;
}

/** What a document says of a method on a path; references stand for what they lead to. */
export interface Operation {
  tags: [string];
  summary: string;
  parameters?: { name: string; description: string; required?: boolean; schema: Schema }[];
  'x-one-of'?: string[][];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: { '200': { content: Record<string, { schema: Schema; example?: unknown }> } };
}

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
  operation: Operation;
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

const METHODS = ['get', 'post', 'put', 'delete'] as const;
type PathItem = { summary: string } & Partial<Record<(typeof METHODS)[number], Operation>>;
type Paths = Record<string, PathItem>;

/**
 * The OpenAPI document of a file, and all its calls: read when they are first asked for, and again after a change.
 * @throws FieldguideError where the file is empty, no YAML, or has no paths.
 */
export function openEndpoints(file: string): () => Endpoints {
  return whileSame(
    () => [file],
    () => {
      const document = readEntries(file);
      const read = whole(document, document);
      if (hasPaths(read)) return { document, calls: callsOf(read.paths) };
      throw new FieldguideError(`${path.relative(process.cwd(), file)} needs "paths".`);
    },
  );
}

function hasPaths(document: unknown): document is { paths: Paths } {
  return isRecord(document) && isRecord(document.paths);
}

/** A part of the document, with what its references lead to in their place. */
function whole(part: unknown, document: unknown): unknown {
  if (Array.isArray(part)) return part.map((item) => whole(item, document));
  if (!isRecord(part)) return part;
  const { $ref, ...own } = part;
  const entries = Object.entries(own).map(([key, item]) => [key, whole(item, document)]);
  const rest: Record<string, unknown> = Object.fromEntries(entries);
  if (typeof $ref !== 'string') return rest;
  const keys = $ref.slice(2).split('/');
  const base = whole(
    keys.reduce((found, key) => (isRecord(found) ? found[key] : undefined), document),
    document,
  );
  if (!isRecord(base)) throw new FieldguideError(`The API document has no ${$ref}.`);
  return { ...base, ...rest, properties: { ...Object(base.properties), ...Object(rest.properties) } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function callsOf(paths: Paths): Call[] {
  return Object.entries(paths).flatMap(([at, item]) =>
    METHODS.flatMap((key): Call[] => {
      const operation = item[key];
      if (!operation) return [];
      const above = at.replace(/\{[^}]*\}\/$/, '');
      const resource = above in paths ? above : at;
      const about = paths[resource]?.summary ?? '';
      const method = key.toUpperCase();
      const names = { name: `${method} ${at}`, method, path: at, resource, about };
      return [{ ...names, operation, ...fieldsOf(operation) }];
    }),
  );
}

function fieldsOf(operation: Operation): Pick<Call, 'needed' | 'fields'> {
  const query = (operation.parameters ?? []).filter(({ name }) => name !== 'limit' && name !== 'offset');
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
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
