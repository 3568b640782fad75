import { expect, it } from 'vitest';
import { withoutExcused } from './excuses.ts';

const fault = (code: string, line: number) => ({ code, line, column: 1, message: code, hint: '' });
const left = (faults: ReturnType<typeof fault>[], text: string) =>
  withoutExcused(faults, text.split('\n')).map(({ code, line }) => `${line} ${code}`);

it('an excuse covers its rule up to the next empty line', () => {
  const text = '<!-- excuse alone: a quotation -->\nOne\ntwo\n\nthree';
  expect(left([fault('alone', 2), fault('alone', 3), fault('see', 2), fault('alone', 5)], text)).toEqual([
    '2 see',
    '5 alone',
  ]);
});

it('an excuse in YAML is a comment', () => {
  expect(left([fault('alone', 2)], '  # excuse alone: a quotation\n  note: x alone')).toEqual([]);
});

it('an excuse needs a reason, and something to excuse', () => {
  expect(left([fault('alone', 2)], '<!-- excuse alone: -->\nOne')).toEqual(['2 alone']);
  expect(left([], 'One\n<!-- excuse alone: a quotation -->\nTwo')).toEqual(['2 excuse']);
});
