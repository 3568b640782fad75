import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { scanDocs } from '../packages/fieldguide/src/engine/content/scan.ts';
import { formOf } from '../site/kit/api/fields.ts';
import { curlOf, pythonOf } from '../site/kit/api/request.ts';
import { sheetFiles } from '../site/kit/datacenter/sheets.ts';
import {
  answersOf,
  calls,
  callsAt,
  document,
  faultIn,
  type Received,
  serveApi,
} from './support/apiServer.ts';
import { filled, filledJson, hasProgram } from './support/codeSamples.ts';
import { readDataCenter } from './support/dataCenter.ts';
import { root } from './support/fieldguide.ts';
import { readSamples, type Sample } from './support/readSamples.ts';
import { recordIds } from './support/recordIds.ts';
import { messageOf } from './support/writtenRecords.ts';

const ids = recordIds();

describe('The API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
  });

  it('has examples that are what their schemas say', () => {
    const faults = calls.flatMap((call) => {
      const answers = answersOf(call).map(
        ({ example, faultOf }) => example === undefined || faultOf(example),
      );
      const bodies = Object.values(call.operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
        (schema.examples ?? []).map((example) => faultIn(schema, example)),
      );
      return [...answers, ...bodies].flatMap((fault) =>
        typeof fault === 'string' && fault ? [`${call.name}: ${fault}`] : [],
      );
    });
    expect(faults).toEqual([]);
  });
});

// Samples ask for passwords and read them from files; the login of the test comes last and wins.
const PRELUDE = 'curl() { command curl "$@" --max-time 20 -u api-user:secret; }\n';

const samples = readSamples(path.join(root, 'site'));
const reference = calls.map((call) => ({ call, form: formOf(call) }));
/** All but the calls whose body nobody can know. */
const sampled = reference.filter(
  ({ form }) => form.body === undefined || form.list || Object.keys(form.sent).length > 0,
);

describe('The samples of the reference', () => {
  it('are there for all calls', () => {
    const without = reference.filter((one) => !sampled.includes(one));
    expect(without.map(({ call }) => call.name)).toEqual([]);
  });

  it.skipIf(!hasProgram('curl'))(
    `for curl send what the document allows${hasProgram('curl') ? '' : ', skipped without curl'}`,
    async () => {
      const code = sampled.map(({ form }) => curlOf(form));
      expect(
        await faultsOf(code, (url, text) => ['bash', ['-ec', PRELUDE + text.replaceAll(HOSTS, url)]]),
      ).toEqual([]);
    },
  );

  const requests = spawnSync('python3', ['-c', 'import requests']).status === 0;
  it.skipIf(!requests)(
    `for Python send what the document allows${requests ? '' : ', skipped without the package requests'}`,
    async () => {
      const code = sampled.map(({ form }) => pythonOf(form));
      const program =
        'import getpass, json, sys\ngetpass.getpass = lambda: "secret"\nfor code in json.load(sys.stdin):\n    exec(code, {})\n';
      expect(
        await faultsOf([JSON.stringify(code)], (url, text) => [
          'python3',
          ['-c', program],
          text.replaceAll(HOSTS, url),
        ]),
      ).toEqual([]);
    },
  );
});

/** The appliance, and the port of its manager. */
const HOSTS = /https:\/\/<appliance>(?::4343)?/g;

/** Runs samples against the document alone; returns what is wrong with what they sent, and which calls they left out. */
async function faultsOf(
  samples: readonly string[],
  programOf: (url: string, sample: string) => readonly [string, readonly string[], string?],
): Promise<string[]> {
  const { url, received, close } = await serveApi();
  const cwd = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
  writeFileSync(path.join(cwd, 'rack-photo.jpg'), '');
  const faults: string[] = [];
  for (const sample of samples) {
    const [program, options, input = ''] = programOf(url, sample);
    const { status, output } = await runProgram([program, options], { cwd, input });
    if (status !== 0) faults.push(output);
  }
  close();
  const left = sampled.filter(({ call }) => !received.some((one) => one.call === call));
  return [
    ...faults,
    ...received.flatMap(({ fault }) => fault ?? []),
    ...left.map(({ call }) => `${call.name} was not sent`),
  ];
}

function runProgram(
  [program, options]: readonly [string, readonly string[]],
  { cwd, input }: { cwd: string; input: string },
): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(program, options, { cwd, timeout: 60_000 }, (error, out, err) =>
      resolve({ status: error ? 1 : 0, output: out + err }),
    );
    child.stdin?.end(input);
  });
}

describe('The playbook for Ansible', () => {
  const has = hasProgram('ansible-playbook');
  it.skipIf(!has)(
    `records each server and its place${has ? '' : ', skipped without ansible-playbook'}`,
    async () => {
      const { url, received, close } = await serveApi();
      const cwd = mkdtempSync(path.join(tmpdir(), 'api-ansible-'));
      for (const name of ['hosts.ini', 'record-servers.yml']) {
        const code = samples.find(({ meta }) => meta.includes(`title="${name}"`))?.code ?? '';
        writeFileSync(path.join(cwd, name), filled(code.replaceAll(HOSTS, url)));
      }
      const options = ['-i', 'hosts.ini', 'record-servers.yml', '-e', 'api_password=secret'];
      const { status, output } = await runProgram(['ansible-playbook', options], { cwd, input: '' });
      close();
      expect(status, output).toBe(0);
      expect(received.map(({ call, fault }) => fault ?? call?.name).sort()).toEqual([
        'POST /api/1.0/device/',
        'POST /api/1.0/device/',
        'POST /api/1.0/device/rack/',
        'POST /api/1.0/device/rack/',
      ]);
    },
  );
});

describe('A write', () => {
  it('is new once, then unchanged, then changed; a PUT never makes a record', async () => {
    const { url, close } = await serveApi();
    const send = async (method: string, fields: Record<string, string>) => {
      const answer = await fetch(`${url}/api/1.0/device/`, {
        method,
        headers: { authorization: 'Basic eDp5' },
        body: new URLSearchParams(fields),
      });
      return messageOf(await answer.json())?.slice(1);
    };
    expect(await send('POST', { name: 'hb-bkp-01', hardware: 'EC-2U' })).toEqual([
      108,
      'hb-bkp-01',
      true,
      true,
    ]);
    expect(await send('POST', { name: 'hb-bkp-01', hardware: 'EC-2U' })).toEqual([
      108,
      'hb-bkp-01',
      false,
      false,
    ]);
    expect(await send('POST', { name: 'hb-bkp-01', hardware: 'EC-1U' })).toEqual([
      108,
      'hb-bkp-01',
      true,
      false,
    ]);
    expect(await send('PUT', { name: 'hb-vm-02', customer: 'Retail' })).toEqual([
      114,
      'hb-vm-02',
      true,
      false,
    ]);
    close();
  });

  it('has the same answer in the reference as the sample data center has numbers for', () => {
    const faults = calls.flatMap((call) => {
      const example = call.operation.responses['200'].content['application/json']?.example;
      return [example].flat().flatMap((one) => {
        const [, id, name = '', , isNew] = messageOf(one) ?? [];
        const known = ids.get(call.resource)?.get(name);
        const wrong =
          known !== undefined && id !== known ? [`${call.name}: ${name} is ${known}, not ${id}`] : [];
        const adds = call.repeat?.startsWith('No') || call.method === 'POST';
        return isNew && !adds ? [...wrong, `${call.name}: a PUT makes no record`] : wrong;
      });
    });
    expect(faults).toEqual([]);
  });
});

describe('A list of the reference', () => {
  it('counts the records of the sample data center', () => {
    const wrong = [...ids].flatMap(([resource, known]) => {
      const list = calls.find(({ name }) => name === `GET ${resource}`);
      const answer = list?.operation.responses['200'].content['application/json']?.example;
      const { total_count, ips, appcomps } = Object(answer);
      // A filter is on, or one name runs on two devices.
      return total_count === undefined || ips || appcomps || total_count === known.size ? [] : [resource];
    });
    expect(wrong).toEqual(['/api/1.0/switches/']);
    const { devices } = readDataCenter();
    const all = calls.find(({ name }) => name === 'GET /api/1.0/devices/');
    expect(Object(all?.operation.responses['200'].content['application/json']?.example).total_count).toBe(
      Object.keys(devices).length,
    );
  });
});

describe('A subnet with a VRF group', () => {
  it('is refused until the group exists', async () => {
    const { url, close } = await serveApi();
    const post = async (path: string, fields: Record<string, string>) => {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { authorization: 'Basic eDp5' },
        body: new URLSearchParams(fields),
      });
      return [answer.status, await answer.json()];
    };
    const subnet = (vrf_group: string) =>
      post('/api/1.0/subnets/', { network: '10.10.40.0', mask_bits: '24', vrf_group });
    expect(await subnet('Lab')).toMatchObject([200, { code: 0 }]);
    expect(await subnet('Branch')).toEqual([
      400,
      { msg: 'vrf_group: there is no vrfgroup "Branch"', code: 1 },
    ]);
    await post('/api/1.0/vrfgroup/', { name: 'Branch' });
    expect(await subnet('Branch')).toMatchObject([200, { code: 0 }]);
    close();
  });
});

describe('A sample for which there is no appliance here', () => {
  const WRITES = /-X (?:POST|PUT|DELETE)|--data "|method: (?:POST|PUT|DELETE)|-Method (?:Post|Put|Delete)/;

  it('tests `code` where it writes', () => {
    const writers = samples.filter(
      (sample) => !runs(sample) && /\/api\/1\.0/.test(sample.code) && WRITES.test(sample.code),
    );
    expect(
      writers.filter(({ code }) => !/\bcode\b/.test(code)).map(({ file, line }) => `${file}:${line}`),
    ).toEqual([]);
    expect(writers.length).toBeGreaterThan(2);
  });
});

describe('Paths in the text of pages', () => {
  // What all paths begin with, and the path of a sheet, are no calls.
  const PATH =
    /(?:\b(GET|POST|PUT|DELETE) )?(?<![\w>.}$])(\/(?:api\/[12]\.0|tauth\/1\.0|services\/data\/v1\.0)\/[\w/{}.-]+)/g;
  const SHEET = '/api/1.0/auto_discovery/networks';

  it('are in the document', () => {
    const { pages } = scanDocs({ root: path.join(root, 'site/docs'), cwd: root });
    const unknown = pages.flatMap(({ file, body }) =>
      [...body.matchAll(PATH)]
        .filter(
          ([, method, at = '']) =>
            at !== SHEET && !callsAt(at).some((call) => !method || call.method === method),
        )
        .map(([text]) => `${file}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });
});

/** A sample that speaks to an appliance, and the programs it needs. */
const APPLIANCE = /https:\/\/<appliance>\/?(?:api|tauth|services|"|'|$)/m;
const runs = ({ language, code }: Sample) => /^(?:bash|sh|python)$/.test(language) && APPLIANCE.test(code);
const missing = ['bash', 'curl', 'jq', 'python3'].filter((name) => !hasProgram(name));

const without = missing.length > 0 ? `, which need ${missing.join(' and ')} to run` : '';

describe.skipIf(without)(`The samples of the pages that call the API${without}`, () => {
  const done = new Map<Sample, { received: Received[]; status: number; output: string }>();
  const folder = mkdtempSync(path.join(tmpdir(), 'api-samples-'));

  beforeAll(async () => {
    cpSync(path.join(root, 'site/static/samples'), folder, { recursive: true });
    for (const [file, make] of Object.entries(sheetFiles(readDataCenter)))
      writeFileSync(path.join(folder, path.basename(file)), make());
    writeFileSync(path.join(folder, 'rack-photo.jpg'), '');
    for (const sample of samples.filter(runs)) {
      const server = await serveApi();
      const code = filled(sample.code.replaceAll('https://<appliance>', server.url));
      const [program, text] = sample.language === 'python' ? ['python3', code] : ['bash', PRELUDE + code];
      const { status, output } = await run(program, text);
      server.close();
      done.set(sample, { received: server.received, status, output });
    }
  }, 180_000);

  it('end with an error, or say so, where `code` is not 0', async () => {
    const writers = [...done].flatMap(([sample, { received }]) =>
      received.some(({ wrote, call }) => wrote.length > 0 || call?.method === 'DELETE') ? sample : [],
    );
    const silent: string[] = [];
    for (const sample of writers) {
      const server = await serveApi({ refuses: true });
      const code = filled(sample.code.replaceAll(HOSTS, server.url));
      const [program, text] = sample.language === 'python' ? ['python3', code] : ['bash', PRELUDE + code];
      const { status, output } = await run(program, text);
      server.close();
      const refused = server.received.filter((one) => one.refused).length;
      const told = output.match(/^false$|not saved|failed/gim)?.length ?? 0;
      if (told < refused)
        silent.push(`${sample.file}:${sample.line}: ${told} of ${refused}, status ${status}`);
    }
    expect(silent).toEqual([]);
    expect(writers.length).toBeGreaterThan(35);
  }, 180_000);

  function run(program: string, code: string): Promise<{ status: number; output: string }> {
    const env = {
      ...process.env,
      HOME: folder,
      TOKEN: 'token',
      API_USER: 'api-user',
      API_PASSWORD: 'secret',
    };
    return new Promise((resolve) => {
      const child = execFile(
        program,
        ['-c', code],
        { cwd: folder, env, timeout: 60_000 },
        (error, out, err) => resolve({ status: error ? 1 : 0, output: out + err }),
      );
      child.stdin?.end('answer\nanswer\n');
    });
  }

  it('send what the document allows, and come to their ends', () => {
    const faults = [...done].flatMap(([{ file, line }, { received, status, output }]) => {
      const wrong = received.flatMap(({ fault }) => fault ?? []);
      if (status !== 0 || received.length === 0) wrong.push(`it ends with ${status}: ${output}`);
      return wrong.map((fault) => `${file}:${line}: ${fault}`);
    });
    expect(faults).toEqual([]);
    expect(done.size).toBeGreaterThan(70);
  });

  it('show what the calls above them return, the same on all pages', () => {
    const shown = samples.flatMap((sample, index) => {
      const line = /^ *(\{.*"msg": \[.*\})$/m.exec(sample.code)?.[1];
      const message =
        line && /^(?:json|text)$/.test(sample.language) && messageOf(JSON.parse(filledJson(line)));
      if (!message) return [];
      const above = samples.slice(0, index).filter((one) => one.file === sample.file);
      const sent = above.flatMap((one) => done.get(one)?.received ?? []);
      if (sent.length === 0) return [];
      const all = sent.flatMap(({ call, wrote }) => wrote.map((one) => ({ call, one })));
      const replies = all.filter(({ one }) => one[2] === message[2]);
      const call = replies[0]?.call;
      return [{ at: `${sample.file}:${sample.line}`, message, call, replies: replies.map(({ one }) => one) }];
    });
    const faults = shown.flatMap(({ at, message, call, replies }) => {
      const [, id, name, ...flags] = message;
      if (!call) return [`${at}: no call above writes ${name}`];
      const known = ids.get(call.resource)?.get(name);
      // A record of the sample data center may be there before the page begins.
      const may = [...replies.map((one) => one.slice(3)), ...(known === undefined ? [] : [[true, false]])];
      const others = shown.filter(
        (other) =>
          other.call === call && other.message[2] === name && String(other.message) !== String(message),
      );
      return [
        ...(known === undefined || known === id ? [] : [`${at}: ${name} is ${known}`]),
        ...(may.map(String).includes(String(flags)) ? [] : [`${at}: its flags are ${may.join(' or ')}`]),
        ...others.map((other) => `${at}: ${other.at} shows ${other.message}`),
      ];
    });
    expect(faults).toEqual([]);
    expect(shown.length).toBeGreaterThan(25);
  });

  it('are followed by answers that the document allows', () => {
    const checked = samples.flatMap((sample, index) => {
      const before = samples.slice(0, index).findLast((one) => one.file === sample.file && done.has(one));
      if (sample.language !== 'json' || !before) return [];
      const named = /api="([^"]+)"/.exec(sample.meta)?.[1];
      const asked = named
        ? calls.filter(({ name }) => name === named)
        : (done.get(before)?.received ?? []).flatMap(({ call }) => call ?? []);
      const value: unknown = JSON.parse(filledJson(sample.code));
      const faults = asked.flatMap(answersOf).map(({ faultOf }) => faultOf(value));
      const fault = faults.includes('') ? undefined : (faults[0] ?? `there is no call ${named}`);
      return [{ fault: fault && `${sample.file}:${sample.line}: ${fault}` }];
    });
    expect(checked.flatMap(({ fault }) => fault ?? [])).toEqual([]);
    expect(checked.length).toBeGreaterThan(25);
  });
});
