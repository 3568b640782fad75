import type { HostedRecord } from './records.ts';

const encoder = new TextEncoder();

/** Bytes of a value as it is sent. */
export function recordSize(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}

/** A record in as many parts as the limit (bytes) makes necessary: text before code, whole lines while they fit. */
export function fitRecord(record: HostedRecord, limit: number): HostedRecord[] {
  if (recordSize(record) <= limit) return [record];
  const { description, keywords, ...plain } = record;
  const frame = { ...record, objectID: partId(record.objectID, 999), text: '', code: '' };
  // With less room a section would come apart into letters; the service says which record it refuses.
  const room = Math.max(limit / 2, limit - recordSize(frame));
  const text = pack(record.text, room).map((text) => ({ text, code: '' }));
  const code = pack(record.code, room).map((code) => ({ text: '', code }));
  return [...text, ...code].map((body, part) => ({
    ...(part === 0 ? record : plain),
    ...body,
    objectID: part === 0 ? record.objectID : partId(record.objectID, part + 1),
  }));
}

/** No anchor has a space, so no id is given twice. */
function partId(id: string, part: number): string {
  return `${id} ${part}`;
}

/** Text in pieces of at most `room` bytes each: parted between lines, else between words, else within one. */
function pack(text: string, room: number, separators: readonly string[] = ['\n', ' ', '']): string[] {
  const [separator, ...finer] = separators;
  if (text === '') return [];
  if (separator === undefined || inner(text) <= room) return [text];
  const pieces: string[] = [];
  let units: string[] = [];
  let size = 0;
  const flush = () => {
    if (units.length > 0) pieces.push(units.join(separator));
    units = [];
    size = 0;
  };
  // Not `split`, which would part a character of two halves.
  for (const unit of separator === '' ? text : text.split(separator)) {
    const own = inner(unit) + inner(separator);
    if (size + own > room) flush();
    if (own > room) pieces.push(...pack(unit, room, finer));
    else {
      units.push(unit);
      size += own;
    }
  }
  flush();
  return pieces;
}

/** Bytes of a text within its quotes: those of texts put together add up. */
function inner(text: string): number {
  return recordSize(text) - 2;
}
