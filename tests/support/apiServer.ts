import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Call, openEndpoints, type Schema } from '../../site/kit/api/endpoints.ts';
import { readDataCenter } from './dataCenter.ts';
import { root } from './fieldguide.ts';
import { type Message, writtenRecords } from './writtenRecords.ts';

export const { document, calls } = openEndpoints(path.join(root, 'site/data/api/openapi.yaml'))();

/** A request that came in: the call it is, and what is wrong with it. */
export interface Received {
  call?: Call;
  fault?: string;
  /** What a write returned for each record. */
  wrote: readonly Message[];
  /** Whether `code` told the caller that nothing was saved. */
  refused?: boolean;
}

const options = { strict: false, allErrors: true } as const;
const exact = new Ajv2020(options);
// In forms and queries, every value is a text.
const lenient = new Ajv2020({ ...options, coerceTypes: true });
for (const ajv of [exact, lenient]) addFormats.default(ajv);

/** The calls that a path may be. `/devices/all/` is also a `/devices/{id}/`: fewer names in braces come first. */
export function callsAt(pathname: string): Call[] {
  return calls
    .filter(({ path: at }) => new RegExp(`^${at.replace(/\{[^}]*\}/g, '[^/]+')}$`).test(pathname))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
}

/** Why a value is not what a schema says; empty where it is. */
export function faultIn(schema: Schema, value: unknown, ajv = exact): string {
  const check = ajv.compile(schema);
  if (check(value)) return '';
  return (check.errors ?? [])
    .map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
    .join(', ');
}

/** The 200 of a call by its media types: an example, and a check of what would be such an answer. */
export function answersOf({ operation }: Call) {
  return Object.entries(operation.responses['200'].content).map(([media, { schema, example }]) => ({
    media,
    example,
    faultOf: (value: unknown) => faultIn(schema, value),
  }));
}

/** The records that fields name (`x-name-of`), by the last part of their path: those of the sample data, and new ones. */
type Names = Map<string, Set<string>>;

/**
 * A Main Appliance that takes what the API document allows, and answers with its examples; those of writes have the name
 * that was sent, its number in the sample data and the flags of what happened. `rows`: so many has each list, the record
 * of its example again and again; of these it sends what `limit` and `offset` ask for. `refuses`: it saves nothing, and
 * says so with HTTP 200 and `code` 1.
 */
export async function serveApi({ rows, refuses = false }: { rows?: number; refuses?: boolean } = {}) {
  const received: Received[] = [];
  const names: Names = new Map([['vrfgroup', new Set(Object.keys(readDataCenter()['vrf-groups']))]]);
  const write = writtenRecords();
  const server = createServer(async (request, response) => {
    const { status, call, fault, asked, sent } = await read(request, names);
    const answers = call && !fault ? answersOf(call) : [];
    const chosen =
      answers.find(({ media }) => asked.output_type === 'json' && /json/.test(media)) ?? answers[0];
    response.writeHead(status, { 'content-type': chosen?.media ?? 'application/json' });
    const example = chosen?.example ?? {};
    const wrote = call && !fault ? write(call, [sent].flat(), [example].flat()) : [];
    const results = wrote.map((msg) => ({ msg, code: 0 }));
    const saved = Array.isArray(example) ? results : results[0];
    const answer = fault ? { msg: fault, code: 1 } : wrote.length > 0 ? saved : example;
    const refused = refuses && [answer].flat().some(hasCode);
    received.push({ call, fault: fault && `${request.method} ${request.url}: ${fault}`, wrote, refused });
    const body = refused
      ? withCode(answer, 1)
      : rows === undefined
        ? answer
        : pageOf(answer, { rows, asked });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, received, close: () => server.close() };
}

const hasCode = (answer: unknown) => typeof answer === 'object' && answer !== null && 'code' in answer;

function withCode(answer: unknown, code: number): unknown {
  return Array.isArray(answer) ? answer.map((one) => withCode(one, code)) : { ...Object(answer), code };
}

/** A page of a list; any other answer as it is. */
function pageOf(answer: unknown, { rows, asked }: { rows: number; asked: Record<string, unknown> }): unknown {
  if (typeof answer !== 'object' || answer === null || !('total_count' in answer)) return answer;
  const limit = Math.min(Number(asked.limit ?? 1000), 1000);
  const offset = Number(asked.offset ?? 0);
  const count = Math.max(0, Math.min(limit, rows - offset));
  const parts = Object.entries(answer).map(([key, value]) => [
    key,
    Array.isArray(value)
      ? Array.from({ length: count }, (_, index) => ({ ...value[0], id: offset + index + 1 }))
      : value,
  ]);
  return { ...Object.fromEntries(parts), total_count: rows, limit, offset };
}

async function read(request: IncomingMessage, known: Names) {
  const chunks = await request.toArray();
  const text = Buffer.concat(chunks).toString();
  const url = new URL(request.url ?? '/', 'http://host');
  const found = callsAt(url.pathname);
  const call = found.find(({ method }) => method === request.method);
  const query = Object.fromEntries(url.searchParams);
  const refuse = (status: number, fault: string) => ({ status, call, fault, asked: query, sent: {} });
  // The web interface answers beside the API: a sample asks it whether the appliance responds.
  if (!call && url.pathname === '/') return { status: 200, call, fault: undefined, asked: query, sent: {} };
  if (!call) return refuse(found.length > 0 ? 405 : 404, 'is not in the API document');
  if (!request.headers.authorization) return refuse(401, 'has no login');
  const media = request.headers['content-type']?.split(';')[0] ?? '';
  const sent = bodyOf(text, media);
  const values: [string, unknown][] = [query, ...[sent].flat()].flatMap(Object.entries);
  const names = values.map(([name]) => name);
  const unknown = names.filter((name) => !call.fields.has(name) && !/^(limit|offset)$/.test(name));
  if (unknown.length > 0) return refuse(400, `unknown: ${unknown.join(', ')}`);
  const schema = call.operation.requestBody?.content[media]?.schema;
  const lacking = call.needed.filter(
    (some) => !some.some((all) => all.every((name) => names.includes(name))),
  );
  if (lacking.length > 0) return refuse(400, `missing: ${lacking.join(', ')}`);
  if (call.operation.requestBody) {
    const ajv = media === 'application/json' ? exact : lenient;
    const fault = schema ? faultIn(schema, sent, ajv) : `is sent as ${media}`;
    if (fault) return refuse(400, fault);
  }
  for (const [name, value] of values) {
    const kind = call.fields.get(name)?.['x-name-of'];
    if (kind && !known.get(kind)?.has(String(value)))
      return refuse(400, `${name}: there is no ${kind} "${value}"`);
  }
  if (request.method === 'POST') known.get(url.pathname.split('/').at(-2) ?? '')?.add(String(sent.name));
  return { status: 200, call, fault: undefined, asked: { ...query, ...sent }, sent };
}

function bodyOf(text: string, media: string) {
  if (media === 'application/json') return JSON.parse(text);
  if (media === 'multipart/form-data')
    return Object.fromEntries(
      [...text.matchAll(/; name="([^"]+)"(?:; filename="([^"]*)")?/g)].map(([, name, file = '']) => [
        name,
        file,
      ]),
    );
  return Object.fromEntries(new URLSearchParams(text));
}
