import fc from 'fast-check';
import { dump } from 'js-yaml';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../shared/errors.ts';
import { readCategoryFile } from '../content/categoryFile.ts';
import { readFrontMatter } from '../content/frontMatter.ts';
import { readAppliesValues, readGlossaryFile, readPlaceholders } from '../content/siteData.ts';
import { readDataSet } from './readDataSet.ts';

const KEYS =
  'title tags slug id link label term definition synonyms name example about rows columns before anchors applies_to authors last_update date type __proto__ constructor'.split(
    ' ',
  );

/** Values of any form, often below keys that mean something. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...KEYS, 'generated-index', '2026-11-21', '1.30', '{product}'),
    fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...KEYS), fc.string()), tie('value'), { maxKeys: 5 }),
  ),
}));

/** Text that is YAML, or almost. */
const PIECES = [
  ...KEYS.map((key) => `${key}: `),
  ...[
    '\n',
    '\n  ',
    '\n- ',
    '&a ',
    '*a ',
    '&b ',
    '*b ',
    '<<: *a',
    '[',
    ']',
    '{',
    '}',
    ', ',
    '? ',
    ': ',
    '"',
    "'",
  ],
  ...[
    '| \n',
    '> \n',
    '# ',
    '%YAML',
    '!!str ',
    '!x ',
    '---\n',
    '...\n',
    '\t',
    '\\u0000',
    '~',
    '0x1F',
    '.inf',
    'x',
  ],
];
const text = fc.oneof(
  value.map((made) => dump(made, { flowLevel: 2 })),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
);

const file = 'a.yaml';
const product = { name: 'Acme Base', slug: 'acme-base' };
const READERS: Record<string, (text: string) => readonly Diagnostic[]> = {
  'front matter': (text) => readFrontMatter(`---\n${text}\n---\n\nText.\n`, file).diagnostics,
  'a category file': (text) => readCategoryFile({ text, file, product, json: false }).diagnostics,
  'a glossary': (text) => readGlossaryFile({ text, file, product }).diagnostics,
  placeholders: (text) => readPlaceholders({ text, file, product }).diagnostics,
  'values of badges': (text) => readAppliesValues({ text, file, product }, ['release']).diagnostics,
  'a data set': (text) => readDataSet({ text, file, product, name: 'a' }).diagnostics,
};

it.each(Object.entries(READERS))('%s of any form is read, and what is wrong has its place', (_, read) => {
  fc.assert(
    fc.property(text, (written) => {
      for (const { file: named, line, message } of read(written)) {
        expect(named).toBe(file);
        expect(line).toBeGreaterThan(0);
        expect(message).not.toBe('');
      }
    }),
    { numRuns: 100 },
  );
});
