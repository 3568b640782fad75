import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../shared/errors.ts';
import { readAppliesValues, readPlaceholders } from './siteData.ts';

const GOOD = `- name: appliance
  label: Main Appliance
  example: hb-ma-01
  about: Host name of the appliance of {product}.
`;

function faults(text: string): string[] {
  return readPlaceholders({ text, file: 'p.yaml' }).diagnostics.map(formatDiagnostic);
}

describe('placeholders', () => {
  it('are read with the product in their texts', () => {
    const product = { name: 'Acme', slug: 'acme' };
    const { placeholders, diagnostics } = readPlaceholders({ text: GOOD, file: 'p.yaml', product });
    expect(diagnostics).toEqual([]);
    expect(placeholders.get('appliance')?.about).toBe('Host name of the appliance of Acme.');
  });

  it('keep numbers as they are written', () => {
    const { placeholders } = readPlaceholders({ text: GOOD.replace('hb-ma-01', '19.10'), file: 'p.yaml' });
    expect(placeholders.get('appliance')?.example).toBe('19.10');
  });

  it('may be none', () => {
    expect(readPlaceholders({ text: '# none yet\n', file: 'p.yaml' })).toEqual({
      placeholders: new Map(),
      diagnostics: [],
    });
  });

  it.each([
    [
      'a name that stands twice',
      GOOD + GOOD,
      /^p\.yaml:5:3: error: .*<appliance> is declared twice, first in line 1/,
    ],
    [
      'an unknown key',
      GOOD.replace('label', 'lable'),
      /^p\.yaml:2:3: .*"lable" in entry 1\. Did you mean "label"\?/m,
    ],
    ['a missing key', GOOD.replace(/ {2}example.*\n/, ''), /^p\.yaml:1:3: .*entry 1, "example" is missing/],
    ['a name with blanks', GOOD.replace('appliance', 'The Appliance'), /^p\.yaml:1:3: .*"name" is wrong/],
    ['no list', 'appliance: x', /^p\.yaml:1:1: .*not a list/],
    ['no YAML', '- name: [', /^p\.yaml:\d+:\d+: error: invalid YAML/],
  ])('%s is a fault with its line', (_, text, expected) => {
    expect(faults(text).join('\n')).toMatch(expected);
  });
});

describe('values of "applies to"', () => {
  const read = (text: string) => readAppliesValues({ text, file: 'a.yaml' }, ['release', 'component']);

  it('are lists by key', () => {
    expect(read('release: ["19.05"]\ncomponent:\n  - Remote Collector\n')).toEqual({
      values: { release: ['19.05'], component: ['Remote Collector'] },
      diagnostics: [],
    });
  });

  it.each([
    ['an unknown key', '\nrelese: []', /^a\.yaml:2:1: .*"relese"\. Did you mean "release"\?/],
    [
      'a number, which would lose its zero',
      'component: []\nrelease: [19.10]',
      /^a\.yaml:2:11: .*quote a number/,
    ],
  ])('%s is a fault with its line', (_, text, expected) => {
    expect(read(text).diagnostics.map(formatDiagnostic).join()).toMatch(expected);
  });
});
