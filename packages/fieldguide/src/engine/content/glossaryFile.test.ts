import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../shared/errors.ts';
import { readGlossaryFile } from './siteData.ts';

const product = { name: 'Acme Base', slug: 'acme-base' };
const read = (...lines: string[]) =>
  readGlossaryFile({ text: lines.join('\n'), file: 'site/glossary.yaml', product });
const faults = (...lines: string[]) => read(...lines).diagnostics.map(formatDiagnostic);

describe('readGlossaryFile', () => {
  it('reads terms and what else they are called, with the name of the product', () => {
    const { entries, diagnostics } = read(
      '# Terms',
      '- term: Remote collector',
      '  abbreviation: RC',
      '  definition: Looks for {product}.',
      '  synonyms: ["{product} probe"]',
    );
    expect(diagnostics).toEqual([]);
    expect(entries).toMatchObject([{ term: 'Remote collector', synonyms: ['Acme Base probe'] }]);
  });

  it.each(['', '\n', '# nothing yet\n'])('takes an empty file as no words: %j', (text) => {
    expect(read(text)).toMatchObject({ entries: [], diagnostics: [] });
  });

  it('tells the line of a fault in YAML', () => {
    expect(faults('- term: A', '  definition: "x')).toEqual([
      expect.stringMatching(/^site\/glossary\.yaml:2:\d+: error: invalid YAML: /),
    ]);
  });

  it('tells the line of an entry that is none', () => {
    const text = [
      '- term: A',
      '  definition: x',
      '',
      '- trem: B',
      '  definition: x',
      '- term: C',
      '  synonyms: one',
    ];
    expect(faults(...text)).toEqual([
      'site/glossary.yaml:4:3: error: the glossary cannot be read: entry 2, "term" is missing. An entry is "- term: Word" with "definition", and lists such as "synonyms: [one, two]".',
      'site/glossary.yaml:4:3: error: the glossary cannot be read: unknown key "trem" in entry 2. Did you mean "term"?',
      expect.stringMatching(/^site\/glossary\.yaml:6:3: error: .*entry 3, "definition" is missing/),
      expect.stringMatching(
        /^site\/glossary\.yaml:7:3: error: .*entry 3, "synonyms" is wrong: expected array/,
      ),
    ]);
  });

  it('reads the entries, with their anchors and lines', () => {
    const { entries } = read(
      '- term: Remote Collector',
      '  abbreviation: RC',
      '  definition: Looks for {product}.',
      '- term: "{product} job"',
      '  definition: >-',
      '    Runs.',
      '  page: /what-is-{product}/',
    );
    expect(entries).toEqual([
      {
        id: 'remote-collector',
        term: 'Remote Collector',
        abbreviation: 'RC',
        definition: 'Looks for Acme Base.',
        synonyms: [],
        tip: true,
        line: 1,
        pageLine: 1,
      },
      {
        id: 'acme-base-job',
        term: 'Acme Base job',
        definition: 'Runs.',
        synonyms: [],
        page: '/what-is-acme-base/',
        tip: true,
        line: 4,
        pageLine: 7,
      },
    ]);
  });

  it('tells terms and abbreviations that stand twice', () => {
    const entry = (term: string) => [`- term: ${term}`, '  abbreviation: X', '  definition: x'];
    expect(faults(...entry('Job'), ...entry('job'))).toEqual([
      expect.stringContaining(
        'glossary.yaml:4:1: error: the glossary cannot be read: the term "job" is already in line 1',
      ),
      expect.stringContaining('"X" is already the abbreviation of "Job" in line 1'),
    ]);
  });

  it('tells that the file is no list', () => {
    expect(faults('term: A')).toEqual([
      expect.stringMatching(/^site\/glossary\.yaml:1:1: error: .*expected array/),
    ]);
  });
});
