import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../site/kit/lint/vocabulary.ts';

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

  it('in definitions of terms and in cells of data are none that the vocabulary replaces', () => {
    const forms = readVocabulary(lines('vocabulary.tsv').join('\n')).filter(({ where }) => where === 'text');
    const former = /\b(?:earlier|formerly|older|before \d)/;
    const files = ['glossary.yaml', ...readdirSync('site/data').map((name) => `data/${name}`)];
    const found = files
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => textsOf(load(lines(name).join('\n'))))
      .flatMap((text) => text.split(/(?<=\.) /))
      .filter(
        (sentence) => !former.test(sentence) && forms.some(({ pattern }) => sentence.search(pattern) >= 0),
      );
    expect(found).toEqual([]);
  });
});

/** Texts that a reader sees: no lists of what people type, no routes. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return node.startsWith('/') ? [] : [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    /^(?:synonyms|related)$/.test(key) ? [] : textsOf(value),
  );
}
