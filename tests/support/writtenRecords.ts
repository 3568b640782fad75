import type { Call } from '../../site/kit/api/endpoints.ts';
import { recordIds } from './recordIds.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a write returns in `msg`. */
export type Message = [text: string, id: number, name: string, changed: boolean, isNew: boolean];

/** Paths whose PUT adds a record. */
const ADDS = new Set(['/api/1.0/lifecycle_event/']);
/** Paths whose POST changes a record that exists. */
const CHANGES = new Set(['cpu', 'ram', 'hdd'].map((part) => `/api/1.0/device/${part}/`));

/** The field that names the record in the answer: the first of these that a call sends. */
const NAMES = [
  'new_name',
  'name',
  'ipaddress',
  'macaddress',
  'port',
  'order_no',
  'job_name',
  'source',
  'file',
];
const OTHERS = ['resource_owner', 'device', 'type', 'number'];

/**
 * An appliance without records: it remembers what is written, so that the same call is new once and then unchanged.
 * Returns a message for each record that a call with these bodies writes; none where its examples have no such message.
 */
export function writtenRecords() {
  const ids = recordIds();
  const stored = new Map<string, Fields>();
  let next = 1000;
  const write = (call: Call, fields: Fields, [text, id, example]: Message): Message => {
    const name = nameOf(call, fields) ?? example;
    const key = `${call.resource} ${name}`;
    const old = stored.get(key);
    stored.set(key, { ...old, ...fields });
    const known = ids.get(call.resource)?.get(name);
    const exists = CHANGES.has(call.path) || (call.method === 'PUT' && !ADDS.has(call.path));
    const same = old !== undefined && Object.entries(fields).every(([field, value]) => old[field] === value);
    return [text, known ?? (name === example ? id : next++), name, !same, !exists && old === undefined];
  };
  return (call: Call, bodies: readonly Fields[], examples: readonly unknown[]): Message[] => {
    const example = messageOf(examples[0]);
    return example ? bodies.map((fields) => write(call, fields, example)) : [];
  };
}

/** The message of an answer that has one. */
export function messageOf(answer: unknown): Message | undefined {
  const { msg } = Object(answer);
  return Array.isArray(msg) && msg.length === 5 ? [msg[0], msg[1], msg[2], msg[3], msg[4]] : undefined;
}

function nameOf({ path, method }: Call, fields: Fields): string | undefined {
  const text = (name: string) => (fields[name] === undefined ? undefined : String(fields[name]));
  const { network, mask_bits, unit, outlet } = fields;
  if (network && mask_bits) return `${network}/${mask_bits}`;
  if (unit && outlet) return `${unit} ${outlet}`;
  if (path === '/api/1.0/lifecycle_event/') return text('type');
  if (/\/(?:rack|cpu|ram|hdd|url|switches)\/$/.test(path)) return text('device');
  if (method === 'PUT' && path.includes('{id}')) return undefined;
  return [...NAMES, ...OTHERS].map(text).find((value) => value !== undefined);
}
