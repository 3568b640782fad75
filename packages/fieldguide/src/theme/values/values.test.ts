import { describe, expect, it } from 'vitest';
import { cleanValue, readValues, withValue } from './values.ts';

describe('stored values', () => {
  it.each([
    ['nothing', null, {}],
    ['an empty text', '', {}],
    ['no JSON', '{', {}],
    ['a list', '["a"]', {}],
    ['a number', '3', {}],
    ['null', 'null', {}],
    ['other types', '{"a":1,"b":{"c":"d"},"e":"f"}', { e: 'f' }],
    ['empty values', '{"a":"  "}', {}],
    ['HTML and quotes, which stay text', '{"a":"<b>\\"\'&"}', { a: '<b>"\'&' }],
  ])('%s', (_, stored, expected) => {
    expect(readValues(stored)).toEqual(expected);
  });

  it('names of objects are names', () => {
    expect(readValues('{"__proto__":"x","constructor":"y"}').constructor).toBe('y');
  });
});

it('a value is one line without control characters', () => {
  expect(cleanValue(' a\r\nrm -rf /\u0000\u001b[0m ')).toBe('a rm -rf / [0m');
  expect(cleanValue('x'.repeat(999))).toHaveLength(200);
});

it('a value is set, changed and taken out', () => {
  const one = withValue({}, 'a', 'x');
  expect(withValue(one, 'b', 'y')).toEqual({ a: 'x', b: 'y' });
  expect(withValue(one, 'a', '')).toEqual({});
});
