import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../site/kit/lint/readVocabulary.ts';

const lines = (file: string) => readFileSync(`site/${file}`, 'utf8').trimEnd().split('\n');
const byCode = (a: string, b: string) => (a < b ? -1 : 1);

describe('the words of the site', () => {
  it('stand in the dictionary once each, sorted', () => {
    const words = lines('dictionary.txt');
    expect(words).toEqual([...new Set(words)].sort(byCode));
  });

  it('that are forbidden have one to write instead, which is not forbidden', () => {
    const rows = lines('vocabulary.tsv').slice(1);
    const forms = readVocabulary(lines('vocabulary.tsv').join('\n'));
    expect(forms).toHaveLength(rows.length);
    for (const { write, where } of forms) {
      expect(write).not.toBe('');
      const again = forms.filter(
        (form) =>
          form.where === where &&
          new RegExp(form.pattern.source, form.pattern.flags.replace('g', '')).test(write),
      );
      expect(again).toEqual([]);
    }
  });
});
