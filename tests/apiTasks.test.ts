import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { serveApi } from './support/apiServer.ts';
import { hasProgram } from './support/codeSamples.ts';

const missing = ['bash', 'curl', 'jq'].filter((name) => !hasProgram(name));
const without = missing.length > 0 ? `, skipped without ${missing.join(' and ')}` : '';

/** What somebody has to do, as they would do it with the reference and nothing else: its samples, with other values. */
const TASKS: { task: string; script: string; calls: string[]; prints?: string }[] = [
  {
    task: 'create a device in a rack',
    script: `
curl -X POST "$api/1.0/device/" -d name=hb-esx-05 -d hardware=EC-2U | jq -e '.code == 0'
curl -X POST "$api/1.0/device/rack/" -d device=hb-esx-05 -d rack=HB-R08 --data-urlencode 'room=Hall 1' -d start_at=auto | jq -e '.code == 0'`,
    calls: ['POST /api/1.0/device/', 'POST /api/1.0/device/rack/'],
  },
  {
    task: 'reserve the next free address, and give it to a device',
    script: `
ip=$(curl "$api/1.0/suggest_ip/?subnet=servers&reserved_ip=yes" | jq -r .ip)
curl -X POST "$api/1.0/ips/" -d "ipaddress=$ip" -d device=hb-web-03 | jq -e '.code == 0'
echo "$ip"`,
    calls: ['GET /api/1.0/suggest_ip/', 'POST /api/1.0/ips/'],
    prints: '10.10.40.6',
  },
  {
    task: 'page through 10,000 devices',
    script: `
offset=0 total=1
while [ "$offset" -lt "$total" ]; do
  page=$(curl "$api/1.0/devices/?limit=1000&offset=$offset")
  total=$(jq .total_count <<< "$page")
  jq -r '.devices[].id' <<< "$page" >> ids
  offset=$(wc -l < ids)
done
sort -un ids | wc -l`,
    calls: Array(10).fill('GET /api/1.0/devices/'),
    prints: '10000',
  },
  {
    task: 'delete a device safely',
    script: `
device=$(curl "$api/1.0/devices/name/hb-esx-01/")
id=$(jq .id <<< "$device")
curl "$api/1.0/device/impactlist/$id/" | jq -r '.impact[].name'
[ "$(jq -r .name <<< "$device")" = hb-esx-01 ] && curl -X DELETE "$api/1.0/devices/$id/" | jq -e '.code == 0'`,
    calls: [
      'GET /api/1.0/devices/name/{name}/',
      'GET /api/1.0/device/impactlist/{id}/',
      'DELETE /api/1.0/devices/{id}/',
    ],
    prints: 'hb-web-02',
  },
  {
    task: 'find a device by its serial number, and rename it',
    script: `
id=$(curl "$api/1.0/devices/serial/EC2U-0011/" | jq .id)
curl -X PUT "$api/1.0/device/" -d "device_id=$id" -d new_name=hb-esx-11 | jq -e '.code == 0'`,
    calls: ['GET /api/1.0/devices/serial/{serial_no}/', 'PUT /api/1.0/device/'],
  },
  {
    task: 'create a VRF group and a subnet in it',
    script: `
curl -X POST "$api/1.0/vrfgroup/" -d name=Branch | jq -e '.code == 0'
curl -X POST "$api/1.0/subnets/" -d network=10.30.0.0 -d mask_bits=24 -d vrf_group=Branch | jq -e '.code == 0'`,
    calls: ['POST /api/1.0/vrfgroup/', 'POST /api/1.0/subnets/'],
  },
  {
    task: 'set a custom field of a customer',
    script: `curl -X PUT "$api/1.0/custom_fields/customer/" -d name=Finance --data-urlencode 'key=Support team' -d value=Office | jq -e '.code == 0'`,
    calls: ['PUT /api/1.0/custom_fields/{object}/'],
  },
  {
    task: 'add a support contract to a purchase',
    script: `curl -X PUT "$api/1.0/purchases/" -d order_no=PO-2026-014 -d line_no=3 -d line_type=contract -d line_contract_type=support -d line_start_date=2026-04-01 -d line_end_date=2029-03-31 | jq -e '.code == 0'`,
    calls: ['PUT /api/1.0/purchases/'],
  },
  {
    task: 'load two devices in one call',
    script: `curl -X POST "$api/1.0/devices/bulk/" -H 'Content-Type: application/json' -d '[{"name": "hb-web-05", "type": "virtual"}, {"name": "hb-web-06", "type": "virtual"}]' | jq -e 'all(.code == 0)'`,
    calls: ['POST /api/1.0/devices/bulk/'],
  },
  {
    task: 'fetch a token, query with it, and revoke it',
    script: `
answer=$(curl -X POST "$base/tauth/1.0/token/")
token=$(jq -r .token <<< "$answer")
command curl -fsS -H "Authorization: Bearer $token" -d output_type=json --data-urlencode 'query=SELECT device_pk, name FROM view_device_v2 LIMIT 1' "$base/services/data/v1.0/query/" | jq -r '.[0].name'
curl -X DELETE "$base/tauth/1.0/token/$(jq -r .token_id <<< "$answer")/" | jq -e '.code == 0'`,
    calls: [
      'POST /tauth/1.0/token/',
      'POST /services/data/v1.0/query/',
      'DELETE /tauth/1.0/token/{token_id}/',
    ],
    prints: 'hb-app-01',
  },
];

describe.skipIf(without)(`A task that is done from the reference of the API${without}`, () => {
  it.each(TASKS)('$task', async ({ script, calls, prints }) => {
    const { url, received, close } = await serveApi({ rows: 10_000 });
    const prelude = `set -euo pipefail; cd "$(mktemp -d)"; base=${url}; api=${url}/api
curl() { command curl -fsS --max-time 20 -u svc-dcim:secret "$@"; }
`;
    const { status, output } = await new Promise<{ status: number; output: string }>((resolve) => {
      execFile('bash', ['-c', prelude + script], (error, out, err) =>
        resolve({ status: error ? 1 : 0, output: out + err }),
      );
    });
    close();
    expect(status, output).toBe(0);
    expect(received.map(({ call, fault }) => fault ?? call?.name)).toEqual(calls);
    if (prints) expect(output.split('\n')).toContain(prints);
  });
});
