import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseTree, parseYaml, readYaml } from './readYaml.ts';

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

describe('A text between braces that a comma cuts', () => {
  it.each([
    ['{ a: one, two, b: x }', '1:11 "two"'],
    ['rows:\n  - { a: one,\n      two three }', '3:7 "two three"'],
    ['{a}', '1:2 "a"'],
    ['{ "a": 1, "b, c" }', '1:12 "b, c"'],
    ['[x, { y: [1, { z }] }]', '1:16 "z"'],
    ['{ ? a }', '1:5 "a"'],
    ['a: { b: &x {}, c: *x, d }', '1:23 "d"'],
  ])('%j: at %s', (text, place) => {
    const message = `${place} between braces has no value. If it continues the text in front of its comma, quote that text; otherwise give it a colon and a value.`;
    const said = ({ fault }: ReturnType<typeof parseYaml>) =>
      fault && `${fault.line}:${fault.column} ${fault.message} ${fault.hint}`;
    expect(said(parseYaml(text))).toBe(message);
    expect(readYaml(text, z.any()).faults.map((fault) => said({ fault }))).toEqual([message]);
    if (!text.includes('*'))
      expect(parseTree(text).fault).toMatchObject({ message: parseYaml(text).fault?.message });
  });

  it.each([
    '{ a: "one, two", b: [c, d], e: null, f: ~, g: "", h: {}, "i":1 }',
    'a:\nb: { c: 1 }\nd:',
    '[a, b]',
    '[a: 1, b]',
    '{ a: , "b": }',
    '{ "a" # why\n  : }',
    'a: "{ b, c }"',
    'a: |\n  { b, c }\n# { d }',
    'a: !!str\nb: { c: !!str , d: x }',
  ])('is none in %j', (text) => {
    expect(parseYaml(text).fault).toBeUndefined();
  });
});

/** Levels of ten aliases each: ten to the power of their number of values. */
const bomb = (levels: number) =>
  [
    'a0: &a0 x',
    ...Array.from(
      { length: levels },
      (_, at) => `a${at + 1}: &a${at + 1} [${Array(10).fill(`*a${at}`).join(', ')}]`,
    ),
  ].join('\n');

describe('aliases', () => {
  it.each([
    ['a list that holds itself', 'tags: &a [*a]', '1:11'],
    ['a map that holds itself', 'title: &a { b: *a }', '1:16'],
    ['a block that holds itself', 'a: 1\nx: &x\n  - *x', '3:5'],
    ['two that hold each other', 'a: &a [ &b [*a], *b ]', '1:13'],
    ['eight levels of ten', bomb(8), '2:10'],
  ])('%s: one fault at the first alias, at once', (_, text, place) => {
    const { fault } = parseYaml(text);
    expect(`${fault?.line}:${fault?.column}`).toBe(place);
    expect(fault?.message).toMatch(/^aliases refer to themselves, or expand to more than 100,000 values/);
  });

  it.each([
    ['an alias or two', 'a: &a [1, 2]\nb: *a'],
    ['two levels of ten', bomb(2)],
    ['a star that is none', 'a: "*"\nb: 2 * 3\nc: x*y'],
    ['ten thousand keys', Array.from({ length: 10_000 }, (_, at) => `k${at}: ${at}`).join('\n')],
  ])('%s: read as it is', (_, text) => {
    expect(parseYaml(text).fault).toBeUndefined();
  });
});
