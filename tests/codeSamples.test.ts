import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import {
  bashFault,
  filled,
  hasProgram,
  jsonFault,
  pythonFault,
  type SampleCheck,
  shellcheckFault,
  sqlFault,
  sudoersFault,
  yamlFault,
} from './support/codeSamples.ts';
import { readSamples, type Sample } from './support/readSamples.ts';
import { xmlFault } from './support/xmlFault.ts';

const SITE = process.env.SAMPLES_SITE ?? 'site';
const samples = readSamples(SITE);

/** `file:line: what is wrong` of each sample that has a fault. */
const faultsOf = (wanted: (sample: Sample) => boolean, check: SampleCheck) =>
  samples.filter(wanted).flatMap(({ file, line, language, code }) => {
    const fault = check(code);
    return fault ? [`${file}:${line + fault.line}: ${language}: ${fault.message}`] : [];
  });
const inLanguage =
  (...languages: string[]) =>
  (sample: Sample) =>
    languages.includes(sample.language);
const isSudoers = ({ meta }: Sample) => /title="?\/etc\/sudoers/.test(meta);

describe('the samples of our own pages', () => {
  it('are read', () => {
    expect(samples.filter(inLanguage('json')).length).toBeGreaterThan(0);
    expect(samples.filter(inLanguage('bash', 'sh')).length).toBeGreaterThan(0);
  });

  it('that are JSON parse', () => {
    expect(faultsOf(inLanguage('json'), jsonFault)).toEqual([]);
  });

  it('that are YAML parse, and so do the drawings made of it', () => {
    expect(faultsOf(inLanguage('yaml', 'yml', 'screen', 'rack'), yamlFault)).toEqual([]);
  });

  it('that are XML are well-formed', () => {
    const names = new Set(
      Object.keys(load(readFileSync(path.join(SITE, 'data/placeholders.yaml'), 'utf8')) ?? {}),
    );
    expect(faultsOf(inLanguage('xml'), (code) => xmlFault(code, names))).toEqual([]);
  });

  it('that are SQL close their quotes and parentheses', () => {
    expect(faultsOf(inLanguage('sql'), sqlFault)).toEqual([]);
  });

  const isShell = (sample: Sample) => inLanguage('bash', 'sh')(sample) && !isSudoers(sample);

  it.skipIf(!hasProgram('bash'))('that are shell pass bash -n', () => {
    expect(faultsOf(isShell, (code) => bashFault(filled(code)))).toEqual([]);
  });

  // A reader who forgets a placeholder gets an error of the program, not a redirection of the shell.
  it.skipIf(!hasProgram('bash'))('that are shell pass bash -n with their placeholders', () => {
    expect(faultsOf(isShell, bashFault)).toEqual([]);
  });

  it.skipIf(!hasProgram('shellcheck'))(
    'that are shell have no error that shellcheck finds',
    () => {
      expect(faultsOf(isShell, (code) => shellcheckFault(filled(code)))).toEqual([]);
    },
    120_000,
  );

  it.skipIf(!hasProgram('python3'))('that are Python compile', () => {
    expect(faultsOf(inLanguage('python'), pythonFault)).toEqual([]);
  });

  it.skipIf(!hasProgram('visudo', '-V'))('that are sudoers pass visudo -c', () => {
    expect(faultsOf(isSudoers, sudoersFault)).toEqual([]);
  });

  // PowerShell has no parser outside of itself, and it is not installed where these tests run: people read them.
});

describe('the checks themselves', () => {
  it.each<[string, SampleCheck, string]>([
    ['json', jsonFault, '{ "host": "<appliance>", "id": <device id>, "a": "x <b> \\" y" }'],
    ['yaml', yamlFault, 'host: <appliance>\nname: {product-slug}\n---\nb: [1, 2]'],
    ['xml', xmlFault, '<?xml version="1.0"?>\n<!-- a & b -->\n<a b="c"><d/>&amp;</a>'],
    ['sql', sqlFault, "GRANT x TO 'it''s' (a, \"b)\"); -- don't"],
    ['bash', bashFault, 'curl "https://<appliance>/" | jq . && cat <<EOF > out\n(\nEOF'],
  ])('pass %s', (_, check, code) => {
    expect(check(code)).toBeUndefined();
  });

  it.each<[string, SampleCheck, string, number]>([
    ['json', jsonFault, '{\n  "a": 1,\n}', 3],
    ['json', jsonFault, '{\n  "a": 1', 2],
    ['yaml', yamlFault, 'a: 1\nb: [1', 2],
    ['xml', xmlFault, '<a>\n<b>\n</a>', 3],
    ['xml', xmlFault, '<a>\n& </a>', 2],
    ['xml', xmlFault, '<a b=c></a>', 1],
    ['sql', sqlFault, "SELECT (\n'a'", 1],
    ['sql', sqlFault, "SELECT 1\nWHERE 'a", 2],
    ['bash', bashFault, 'ls\nif true; then', 3],
    ['bash', bashFault, 'ls (', 1],
    ['bash', bashFault, 'ls\nssh <user>', 2],
    ['python', pythonFault, 'a = 1\nif a\n    b = 2', 2],
  ])('find the fault in %s %#', (_, check, code, line) => {
    expect(check(code)).toMatchObject({ line });
  });
});
