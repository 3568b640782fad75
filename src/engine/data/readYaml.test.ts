import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readYaml } from './readYaml.ts';

const schema = z.strictObject({
  name: z.string(),
  side: z.enum(['front', 'rear']).default('front'),
  rows: z.array(z.union([z.string(), z.strictObject({ height: z.number() })])).optional(),
});
const faults = (...lines: string[]) =>
  readYaml(lines.join('\n'), schema).faults.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message}${hint ? ` ${hint}` : ''}`,
  );

describe('readYaml', () => {
  it('reads what fits its schema', () => {
    expect(readYaml('name: A\nrows: [one, { height: 2 }]', schema)).toEqual({
      value: { name: 'A', side: 'front', rows: ['one', { height: 2 }] },
      faults: [],
    });
  });

  it.each([
    [
      'an unknown key, with the nearest one',
      ['name: A', 'siide: rear'],
      ['2:1 unknown key "siide". Did you mean "side"?'],
    ],
    [
      'an unknown value, with the nearest one',
      ['name: A', 'side: reer'],
      ['2:1 "side" cannot be "reer". Did you mean "rear"?'],
    ],
    ['a missing key', ['side: rear'], ['1:1 "name" is missing.']],
    ['a wrong type', ['name: [A]'], ['1:1 "name" is wrong: expected string, received array.']],
    ['no content', ['# nothing'], ['1:1 the content is missing. Known keys: name, side, rows.']],
    ['a fault of YAML', ['name: "A'], [expect.stringMatching(/^1:\d+ invalid YAML: /)]],
  ])('tells %s', (_, lines, expected) => {
    expect(faults(...lines)).toEqual(expected);
  });
});
