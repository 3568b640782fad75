import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../shared/errors.ts';
import { readGlossaryFile } from './glossaryFile.ts';

const product = { name: 'Acme Base', slug: 'acme-base' };
const read = (...lines: string[]) =>
  readGlossaryFile({ text: lines.join('\n'), file: 'site/glossary.yaml', product });
const faults = (...lines: string[]) => read(...lines).diagnostics.map(formatDiagnostic);

describe('readGlossaryFile', () => {
  it('reads the words that mean the same, with the name of the product', () => {
    const { synonyms, diagnostics } = read(
      '# Terms',
      '- term: Remote collector',
      '  abbreviation: RC',
      '  definition: Looks for {product}.',
      '  synonyms: ["{product} probe"]',
    );
    expect(diagnostics).toEqual([]);
    const terms = ['Remote collector', 'RC', 'Acme Base probe'];
    expect(synonyms).toEqual([{ from: terms, to: terms }]);
  });

  it.each(['', '\n', '# nothing yet\n'])('takes an empty file as no words: %j', (text) => {
    expect(read(text)).toEqual({ synonyms: [], diagnostics: [] });
  });

  it('tells the line of a fault in YAML', () => {
    expect(faults('- term: A', '  definition: "x')).toEqual([
      expect.stringMatching(/^site\/glossary\.yaml:2:\d+: error: invalid YAML: /),
    ]);
  });

  it('tells the line of an entry that is none', () => {
    expect(faults('- term: A', '', '# more', '- word: B', '- term: C', '  synonyms: one')).toEqual([
      expect.stringMatching(/^site\/glossary\.yaml:4:1: error: the glossary cannot be read: .*"term"/),
      expect.stringMatching(/^site\/glossary\.yaml:5:1: error: the glossary cannot be read: .*"C"/),
    ]);
  });

  it('tells that the file is no list', () => {
    expect(faults('term: A')).toEqual([
      expect.stringMatching(/^site\/glossary\.yaml:1:1: error: .*expected a list of entries/),
    ]);
  });
});
