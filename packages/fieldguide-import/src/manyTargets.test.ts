import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { expectedOfSource } from './expectedWords.ts';
import type { Expected } from './parsedPage.ts';
import { missingWords } from './wordCheck.ts';

const MANY = 20_000;
const numbers = Array.from({ length: MANY }, (_, index) => index);

/** Seconds of the processor: other work on the machine does not count. A square takes some ten times the limit. */
const LIMIT = 4;

function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user } = process.cpuUsage(before);
  return user / 1_000_000;
}

it('thousands of targets are found in a long page without a search of all of it for each', () => {
  const expected = numbers.map(
    (line): Expected => ({ kind: 'target', value: `./page-${line}.md`, line, start: line }),
  );
  const copy = numbers.map((n) => `Some words before a link, [see](./page-${n}.md).\n`).join('\n');
  expect(seconds(() => expect(missingWords(expected, copy, (url) => url)).toEqual([]))).toBeLessThan(LIMIT);
});

it('thousands of admonitions find their titles without a look at all of them for each', () => {
  const titles = new Map(numbers.map((n) => [n * 100, `Title ${n}`]));
  const root: Root = {
    type: 'root',
    children: numbers.map((n) => {
      const point = { line: n + 1, column: 3, offset: n * 100 + 2 };
      return {
        type: 'containerDirective',
        name: 'note',
        children: [],
        position: { start: point, end: point },
      };
    }),
  };
  let found: Expected[] = [];
  expect(
    seconds(() => {
      found = expectedOfSource(root, titles);
    }),
  ).toBeLessThan(LIMIT);
  expect(found.map(({ value }) => value)).toEqual([...titles.values()]);
});
