import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FieldguideError, formatDiagnostic } from 'fieldguide';
import { readYaml } from 'fieldguide/components';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolders.ts';
import { openEndpoints } from '../api/endpoints.ts';
import { callFaults } from './callFaults.ts';
import { readModel } from './readProduct.ts';
import { screenFence } from './screenFence.ts';
import { tableFence } from './tableFence.ts';

const SUBNETS = `subnets:
  title: Subnets
  menu: "Networks > Subnets"
  kind: list
  columns: { Name:, Network:, Used: }
  actions: { Set VRF Group: }
`;
const FORM = `add-subnet:
  title: Add subnet
  from: subnets
  kind: form
  tabs: { General:, Ranges: }
  fields:
    Network: { required: true, meaning: Network address. }
    Mask Bits: { required: true, default: "24" }
    Service Level: { type: select, choices: [Production, QA] }
    Range Begin: { required: true, tab: Ranges }
    Port: { required: true, when: for WinRM }
    Gateway:
`;
const VARIANTS = `job:
  title: Job
  menu: Jobs
  kind: form
  fields:
    Type: { type: select, choices: [Blue, Green] }
    Name: { required: true }
    Shade: { some: true, meaning: How dark. }
blue-job:
  title: Blue job
  variant: { of: job, choice: Blue }
  kind: form
  fields: { Key: The key., Shade: }
green-job:
  title: Green job
  variant: { of: job, choice: Green }
  kind: form
`;
const API = path.resolve(import.meta.dirname, '../../data/api/openapi.yaml');
const endpoints = openEndpoints(API);

/** A folder with these files, and the model that is in it. */
function modelOf(files: Readonly<Record<string, string>>) {
  const dir = temporaryFolder('model-');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return { dir, read: () => readModel(dir, { name: 'Acme', slug: 'acme' }) };
}

/** What is wrong with a model, each with the name of its file. */
function faultsOf(files: Readonly<Record<string, string>>): string[] {
  const { dir, read } = modelOf(files);
  const short = (text: string) => text.replaceAll(`${path.relative(process.cwd(), dir)}/`, '');
  try {
    const model = read();
    return callFaults(model, endpoints().calls).map(formatDiagnostic).map(short);
  } catch (error) {
    if (!(error instanceof FieldguideError)) throw error;
    return error.diagnostics.map(formatDiagnostic).map(short);
  }
}

const good = modelOf({ 'screens/networks.yaml': `${SUBNETS}${FORM}` }).read();

describe('the product model', () => {
  it('puts the product into texts and labels', () => {
    const { read } = modelOf({
      'screens/a.yaml':
        'a:\n  title: "{product}"\n  menu: A\n  kind: form\n  fields: { "{product} URL": "Of {product-slug}" }\n',
    });
    expect(read().screens.get('a')?.value).toMatchObject({
      title: 'Acme',
      fields: { 'Acme URL': { meaning: 'Of acme' } },
    });
  });

  it('gives a variant what its form has, and of the fields of some variants those that it lists', () => {
    const { screens } = modelOf({ 'screens/a.yaml': VARIANTS }).read();
    const fieldsOf = (id: string) => screens.get(id)?.value.fields;
    expect(fieldsOf('blue-job')).toMatchObject({
      Type: { choices: ['Blue'] },
      Shade: { meaning: 'How dark.' },
    });
    expect(Object.keys(fieldsOf('green-job') ?? {})).toEqual(['Type', 'Name']);
    expect(fieldsOf('job')?.Shade?.when).toBe('for Blue');
  });

  it.each([
    [
      'two screens of one path',
      { 'screens/a.yaml': SUBNETS, 'screens/b.yaml': SUBNETS.replace('subnets:', 'networks:') },
      'screens/b.yaml:3:3: error: two screens have the path "Networks > Subnets": "networks", and "subnets" in screens/a.yaml:1. Make one screen of both, or name how a reader tells them apart in the title.',
    ],
    [
      'one screen twice',
      { 'screens/a.yaml': SUBNETS, 'screens/b.yaml': SUBNETS.replace('> Subnets', '> Other') },
      'screens/b.yaml:1:1: error: "subnets" is described twice, first in screens/a.yaml:1. Make one entry of both.',
    ],
    [
      'a field twice',
      { 'screens/a.yaml': `${SUBNETS}${FORM}    Network: Again\n` },
      'screens/a.yaml:19:5: error: the key "Network" is there twice. Make one entry of both.',
    ],
    [
      'a misspelt key',
      { 'screens/a.yaml': SUBNETS.replace('columns:', 'colums:') },
      'screens/a.yaml:5:3: error: unknown key "colums" in "subnets". Did you mean "columns"?',
    ],
    [
      'a misspelt key of a field',
      { 'screens/a.yaml': `${SUBNETS}${FORM.replace('choices:', 'choises:')}` },
      'screens/a.yaml:15:36: error: unknown key "choises" in "add-subnet", "fields", "Service Level". Did you mean "choices"?',
    ],
    [
      'a misspelt type',
      { 'screens/a.yaml': `${SUBNETS}${FORM.replace('type: select', 'type: selcet')}` },
      'screens/a.yaml:15:22: error: "add-subnet", "fields", "Service Level", "type" cannot be "selcet". Did you mean "select"?',
    ],
    [
      'a screen that nothing opens',
      { 'screens/a.yaml': SUBNETS.replace(/ {2}menu.*\n/, '') },
      'screens/a.yaml:2:3: error: "subnets", "title" is wrong: nothing opens it: it needs "menu", "from", "program", "variant" or "everywhere".',
    ],
    [
      'a screen that is opened from none',
      { 'screens/a.yaml': `${SUBNETS}${FORM.replace('from: subnets', 'from: subnet')}` },
      'screens/a.yaml:9:3: error: there is no screen "subnet". Did you mean "subnets"?',
    ],
    [
      'a tab that the screen does not have',
      { 'screens/a.yaml': `${SUBNETS}${FORM.replace('tab: Ranges', 'tab: Range')}` },
      'screens/a.yaml:16:36: error: the screen "add-subnet" has no tab "Range". Did you mean "Ranges"?',
    ],
    [
      'a variant of no screen',
      { 'screens/a.yaml': VARIANTS.replace('of: job, choice: Green', 'of: jbo, choice: Green') },
      'screens/a.yaml:16:3: error: there is no screen "jbo". Did you mean "job"?',
    ],
    [
      'a variant of a choice that its form does not have',
      { 'screens/a.yaml': VARIANTS.replace('choice: Green', 'choice: Grene') },
      'screens/a.yaml:16:3: error: "Type" of "job" has no choice "Grene". Did you mean "Green"?',
    ],
    [
      'a label that differs from another in its capitals',
      { 'screens/a.yaml': `${SUBNETS}${FORM.replace('Gateway:', 'Set VRF group:')}` },
      'screens/a.yaml:18:5: error: "Set VRF group" is "Set VRF Group" on the screen "subnets". Write it in one way.',
    ],
    [
      'a default that is none of the choices',
      { 'screens/a.yaml': `${SUBNETS}${FORM.replace('choices:', 'default: Productoin, choices:')}` },
      'screens/a.yaml:15:36: error: the default "Productoin" of "Service Level" is none of its choices. Did you mean "Production"?',
    ],
    [
      'an import column that the call lacks',
      {
        'imports/a.yaml':
          'VLANs - Create/Update VLANs:\n  call: POST /api/1.0/vlans/\n  columns:\n    numbr: { example: "1" }\n',
      },
      'imports/a.yaml:4:5: error: the call "POST /api/1.0/vlans/" has no parameter "numbr". Did you mean "number"?',
    ],
    [
      'a form whose call has no such key',
      {
        'screens/a.yaml': `${SUBNETS}${FORM.replace('  tabs:', '  call: POST /api/1.0/subnets/\n  tabs:').replace('default: "24"', 'key: maskbits')}`,
      },
      'screens/a.yaml:15:34: error: the call "POST /api/1.0/subnets/" has no parameter "maskbits". Did you mean "mask_bits"?',
    ],
    [
      'a form whose fields have keys of no call',
      { 'screens/a.yaml': `${SUBNETS}${FORM.replace('default: "24"', 'key: mask_bits')}` },
      'screens/a.yaml:12:3: error: "add-subnet", "fields" is wrong: a field has a "key", so "call" must say which call of the API it is in.',
    ],
    [
      'an import whose call does not exist',
      { 'imports/a.yaml': 'VLANs:\n  call: POST /api/1.0/vlan/\n  columns: {}\n' },
      'imports/a.yaml:2:3: error: the API has no call "POST /api/1.0/vlan/". Did you mean "POST /api/1.0/vlans/"?',
    ],
    [
      'a key that is no column',
      { 'imports/a.yaml': 'VLANs:\n  key: nmae\n  columns: { name: }\n' },
      'imports/a.yaml:2:3: error: "VLANs" has no column "nmae". Did you mean "name"?',
    ],
    [
      'a file without entries',
      { 'screens/a.yaml': '' },
      'screens/a.yaml:1:1: error: the file has no entries.',
    ],
    [
      'a file that is a list',
      { 'screens/a.yaml': '- a\n' },
      'screens/a.yaml:1:1: error: the content is wrong: expected record, received array.',
    ],
  ])('refuses %s', (_, files, fault) => {
    expect(faultsOf(files)).toEqual([expect.stringContaining(fault)]);
  });
});

const screens = screenFence(() => good);
const tables = tableFence(() => good, endpoints);
function draw(fence: typeof screens, text: string) {
  const result = fence.draw({ text, meta: '' }, readYaml);
  return 'faults' in result ? result.faults.map(({ line, message }) => `${line} ${message}`) : result;
}

describe('a drawn screen', () => {
  it('has labels, types, menu path and buttons of the model, and the values of the fence', () => {
    const result = draw(
      screens,
      'screen: add-subnet\nfields:\n  Network: 10.0.0.0\n  Mask Bits: { value: "8", note: Few. }\n',
    );
    expect(result).toMatchObject({
      drawing: {
        lines: [
          'Add subnet',
          'Networks > Subnets',
          'General',
          'Ranges',
          'Network: 10.0.0.0',
          'Mask Bits: 8: Few.',
          'Save',
        ],
      },
    });
  });

  it('shows all columns where it names none', () => {
    expect(
      draw(screens, 'screen: subnets\ntable: { rows: [[a, b, c]] }\nbuttons: [Set VRF Group, Create]'),
    ).toMatchObject({
      drawing: { lines: expect.arrayContaining(['Name | Network | Used', 'a | b | c', 'Create']) },
    });
  });

  it.each([
    [
      'screen: subnet',
      '1 "screen" is wrong: the product model has no screen "subnet"; did you mean "subnets"?.',
    ],
    ['title: A', '1 "screen" is missing.'],
    ['screen: subnets\nfield: {}', '2 unknown key "field". Did you mean'],
    [
      'screen: add-subnet\npart: true\nfields:\n  Netwrok: a',
      '4 "fields", "Netwrok" is wrong: the screen "add-subnet" has no field "Netwrok"; did you mean "Network"?.',
    ],
    [
      'screen: add-subnet\npart: true\nfields:\n  Service Level: Productoin',
      '4 "fields", "Service Level" is wrong: the screen "add-subnet" has no choice for "Service Level" named "Productoin"; did you mean "Production"?.',
    ],
    [
      'screen: add-subnet\nfields:\n  Network: a',
      '2 "fields" is wrong: the form "add-subnet" cannot be saved without "Mask Bits"',
    ],
    ['screen: add-subnet\ntab: Range\npart: true', 'has no tab "Range"; did you mean "Ranges"?.'],
    ['screen: subnets\ntable: { columns: [Nmae] }', 'has no column "Nmae"; did you mean "Name"?.'],
    ['screen: subnets\ntable: { rows: [[a]] }', '1 cells do not match 3 columns.'],
    [
      'screen: subnets\nbuttons: [Set VRF Grop]',
      'has no button or action "Set VRF Grop"; did you mean "Set VRF Group"?.',
    ],
    ['screen: subnets\nmenu: Networks', 'has no menu path "Networks"; known: Networks > Subnets.'],
  ])('refuses %j', (text, fault) => {
    const faults = draw(screens, text);
    expect(Array.isArray(faults) && faults.map((each) => `${each} Did you mean`).join('\n')).toContain(fault);
  });
});

describe('a table of the model', () => {
  it.each([
    ['fields: add-subnt', 'Did you mean'],
    ['fields: add-subnet\ncolumns: subnets', 'use exactly one of fields, columns'],
    ['fields: add-subnet\nonly: [Netwrok]', 'there is no "Netwrok"; did you mean "Network"?.'],
  ])('refuses %j', (text, fault) => {
    const faults = draw(tables, text);
    expect(Array.isArray(faults) && faults.map((each) => `${each} Did you mean`).join('\n')).toContain(fault);
  });

  it('has a row for each field, in the order of "only"', () => {
    const result = draw(tables, 'fields: add-subnet\nonly: [Port, Network]');
    expect(
      JSON.stringify(result)
        .match(/"value":"[^"]+"/g)
        ?.map((text) => text.slice(9, -1)),
    ).toEqual(
      expect.arrayContaining(['Field', 'Required', 'Meaning', 'Port', 'Yes', 'Only for WinRM.', 'Network']),
    );
  });
});
