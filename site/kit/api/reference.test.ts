import path from 'node:path';
import { isRecord } from 'fieldguide';
import { describe, expect, it } from 'vitest';
import { callId, factsOf } from './callNodes.ts';
import { type Call, isList, openEndpoints, recordOf } from './endpoints.ts';
import { formOf, shownFields } from './fields.ts';
import { postmanCollection } from './postman.ts';
import { curlOf, missingIn, powershellOf, pythonOf } from './request.ts';

const endpoints = openEndpoints(path.resolve(import.meta.dirname, '../../data/api/openapi.yaml'));
const { calls } = endpoints();

function callNamed(name: string): Call {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(`The document has no ${name}.`);
  return call;
}

describe('The reference of the API', () => {
  it('has an address, a right, a heading, a sample answer, a 429 and a word on repeating for every call', () => {
    expect(new Set(calls.map(callId)).size).toBe(calls.length);
    const lacking = calls.filter(
      ({ operation, right, group, repeat }) =>
        !repeat ||
        !operation.responses['429'] ||
        !right ||
        !group ||
        Object.values(operation.responses['200'].content).some(({ example }) => example === undefined),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
    expect(callId(callNamed('GET /api/1.0/devices/id/{id}/'))).toBe('get-api-1-0-devices-id-id');
  });

  it('pages every list, and says what narrows it down', () => {
    const lists = calls.filter(isList);
    const unpaged = lists.filter(
      ({ parameters }) => !['limit', 'offset'].every((name) => parameters.some((one) => one.name === name)),
    );
    expect(unpaged.map(({ name }) => name)).toEqual([]);
    const filters = (call: Call) => factsOf(call).find(([name]) => name === 'Filters')?.[1];
    expect(filters(callNamed('GET /api/1.0/ips/'))).toBe('`device`, `ip`, `subnet_id`');
    expect(filters(callNamed('GET /api/1.0/racks/'))).toBe('none; read all pages, and choose from the rows');
    expect(lists.filter((call) => !filters(call))).toEqual([]);
  });

  it('says of every part of a path what it is, with an example', () => {
    const holes = calls.flatMap((call) => {
      const parts = shownFields(call).filter(
        ({ place, meaning, example }) => place === 'path' && meaning && example,
      );
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return inPath.every((name) => parts.some((part) => part.name === name)) ? [] : [call.name];
    });
    expect(holes).toEqual([]);
  });

  it('derives rights from the method and the records, unless the document says them', () => {
    const right = (name: string) => callNamed(name).right;
    expect(right('GET /api/1.0/racks/')).toBe('`view` on racks');
    expect(right('POST /api/1.0/racks/')).toBe('`add` and `change` on racks');
    expect(right('DELETE /api/1.0/racks/{id}/')).toBe('`delete` on racks');
    expect(right('POST /api/1.0/device/rack/')).toBe('`change` on devices');
  });

  it('says of what may be sent twice that it finds its record, and of the rest what a second call does', () => {
    const repeat = (name: string) => callNamed(name).repeat;
    expect(repeat('GET /api/1.0/racks/')).toBe('Yes');
    expect(repeat('POST /api/1.0/racks/')).toBe('Yes; a second call finds the record');
    expect(repeat('DELETE /api/1.0/racks/{id}/')).toBe('Yes; a second call returns `404`');
    const not = calls.filter((call) => call.repeat?.startsWith('No')).map(({ name }) => name);
    expect(not).toEqual([
      'PUT /tauth/1.0/token/{token_id}/',
      'POST /api/2.0/api_clients/',
      'POST /api/1.0/devices/id/{id}/attachments/',
      'PUT /api/1.0/lifecycle_event/',
      'POST /api/1.0/subnets/create_child/',
      'POST /api/1.0/purchases/',
    ]);
  });

  it('has fields for every record that is read, each with its meaning', () => {
    const reads = calls.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'));
    const without = reads.filter((call) => !recordOf(call)).map(({ name }) => name);
    expect(without).toEqual(['GET /api/1.0/suggest_subnet/{id}/', 'GET /api/1.0/suggest_ip/']);
    const silent = reads.flatMap((call) =>
      Object.entries(recordOf(call)?.properties ?? {}).flatMap(([field, { description }]) =>
        description ? [] : [`${call.name} ${field}`],
      ),
    );
    expect(silent).toEqual([]);
  });

  it('has lists that fit what their samples ask for', () => {
    const faults = calls.flatMap((call) => {
      const answer = call.operation.responses['200'].content['application/json']?.example;
      if (!isRecord(answer) || !('total_count' in answer)) return [];
      const { sent } = formOf(call);
      const rows = Object.values(answer).find(Array.isArray) ?? [];
      const asked = Object.entries(sent).filter(([name]) => ['device', 'unit', 'name'].includes(name));
      const fits =
        String(answer.limit) === sent.limit &&
        String(answer.offset) === sent.offset &&
        rows.length === Math.min(Number(answer.limit), Number(answer.total_count)) &&
        asked.every(([name, value]) => rows.every((row: unknown) => isRecord(row) && row[name] === value));
      return fits ? [] : [call.name];
    });
    expect(faults).toEqual([]);
  });

  it('says which fields are needed, and what may be sent in their place', () => {
    const fields = shownFields(callNamed('POST /api/1.0/device/rack/'));
    expect(fields.find(({ name }) => name === 'device')).toEqual({
      name: 'device',
      place: 'body',
      type: 'text',
      required: 'This or `device_id`',
      meaning: 'Name or alias of the device',
      example: 'hb-esx-01',
    });
  });
});

describe('A sample', () => {
  it('is written for curl, with what a shell would take apart in quotes', () => {
    expect(curlOf(formOf(callNamed('POST /api/1.0/device/rack/')))).toBe(
      [
        'curl -u "<api-user>" -X POST "https://<appliance>/api/1.0/device/rack/" \\',
        '  -d device=hb-esx-01 \\',
        '  -d rack=HB-R02 \\',
        "  --data-urlencode 'building=Harbor DC' \\",
        "  --data-urlencode 'room=Hall 1' \\",
        '  -d start_at=10 \\',
        '  -d orientation=front \\',
        "  | jq -e '., .code == 0'",
      ].join('\n'),
    );
    expect(curlOf(formOf(callNamed('GET /api/1.0/devices/')))).toBe(
      'curl -u "<api-user>" "https://<appliance>/api/1.0/devices/?limit=1&offset=0"',
    );
    const form = formOf(callNamed('POST /api/1.0/buildings/'));
    expect(curlOf(form, { name: "O'Hare $HOME" })).toContain(`--data-urlencode 'name=O'\\''Hare $HOME'`);
  });

  it('is written for Python and PowerShell', () => {
    const form = formOf(callNamed('DELETE /api/1.0/devices/{id}/'));
    expect(pythonOf(form)).toContain('requests.delete(\n    "https://<appliance>/api/1.0/devices/116/",');
    expect(powershellOf(form)).toContain(
      'Invoke-RestMethod -Method Delete -Uri "https://<appliance>/api/1.0/devices/116/"',
    );
  });
});

describe('The form that builds a call', () => {
  it('names what is still needed', () => {
    const form = formOf(callNamed('POST /api/1.0/device/rack/'));
    expect(missingIn(form, form.sent)).toEqual([]);
    expect(missingIn(form, { rack: 'HB-R02' })).toEqual(['start_at', 'device or device_id']);
    expect(missingIn(formOf(callNamed('DELETE /api/1.0/devices/{id}/')), {})).toEqual(['id']);
  });

  it('puts what a reader enters into the address and nowhere else', () => {
    const form = formOf(callNamed('GET /api/1.0/devices/name/{name}/'));
    expect(curlOf(form, { name: 'a/b "$(id)"' })).toBe(
      'curl -u "<api-user>" "https://<appliance>/api/1.0/devices/name/a%2Fb%20%22%24(id)%22/"',
    );
  });
});

describe('The Postman collection', () => {
  it('has every call once, with its answer', () => {
    const { item, info } = postmanCollection(endpoints());
    expect(info.schema).toContain('v2.1.0');
    const requests = item.flatMap((tag) => tag.item.flatMap((group) => group.item));
    expect(requests.map(({ name }) => name).sort()).toEqual(calls.map(({ name }) => name).sort());
    expect(requests.every(({ response }) => response.length > 0)).toBe(true);
  });

  it('sends the examples, and switches off what they lack', () => {
    const { item } = postmanCollection(endpoints());
    const requests = item.flatMap((tag) => tag.item.flatMap((group) => group.item));
    const { request } = requests.find(({ name }) => name === 'GET /api/1.0/suggest_ip/') ?? {};
    expect(request?.url).toEqual({
      raw: 'https://{{appliance}}/api/1.0/suggest_ip/?subnet_id=3&reserved_ip=yes',
      protocol: 'https',
      host: ['{{appliance}}'],
      path: ['api', '1.0', 'suggest_ip', ''],
      query: [
        { key: 'subnet', value: 'servers', description: 'Name or network of the subnet', disabled: true },
        { key: 'subnet_id', value: '3', description: 'ID of the subnet' },
        { key: 'reserved_ip', value: 'yes', description: 'Reserves the address' },
      ],
      variable: [],
    });
  });
});
