import path from 'node:path';
import { expect, it } from 'vitest';
import { openEndpoints, recordOf } from '../api/endpoints.ts';
import { namesInCalls } from './callFaults.ts';
import { readModel } from './readProduct.ts';

const data = path.resolve(import.meta.dirname, '../../data');
const { calls } = openEndpoints(path.join(data, 'api/openapi.yaml'))();
const model = readModel(path.join(data, 'product'));

/** Columns that find a record, rename it or say what to do with it; responses have no such fields. */
const NO_FIELDS = new Set(['new_name', 'device_id', 'aliases']);
/** Sheets whose rows are no record: values of many kinds, places of devices, and lines of orders. */
const NO_RECORDS = /^(?:PUT .*custom_field\/|POST .*\/device\/rack\/|POST .*\/purchases\/)$/;

it('the record that a call returns has every column of the sheet, and every key of the form, that writes it', () => {
  const written = namesInCalls(model).filter(({ call = '' }) => call && !NO_RECORDS.test(call));
  const missing = written.flatMap(({ entry, call, names }) => {
    const own = calls.find(({ name }) => name === call);
    const about = own?.path.replace('/device/', '/devices/') ?? '';
    const reads = calls.filter(
      ({ method, resource }) =>
        method === 'GET' && (resource === own?.resource || resource.startsWith(about)),
    );
    const known = new Set(reads.flatMap((read) => Object.keys(recordOf(read)?.properties ?? {})));
    return names.flatMap(({ name }) =>
      known.has(name) || NO_FIELDS.has(name) ? [] : `${entry.id}: ${name}`,
    );
  });
  expect(missing).toEqual([]);
  expect(written.length).toBeGreaterThan(30);
});
