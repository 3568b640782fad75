import { expect, it } from 'vitest';
import { encodeSections, sectionReader } from './sectionGaps.ts';

function readAll(text: string, sections: number, counts: readonly number[]): number[][] {
  const read = sectionReader(text, sections);
  return counts.map((count) => {
    const list: number[] = [];
    read(count, (section) => list.push(section));
    return list;
  });
}

it('reads the section numbers that it wrote', () => {
  const sections = 40_000;
  const every = Array.from({ length: sections }, (_, section) => section);
  const lists = [
    every,
    [0],
    [],
    [sections - 1],
    [3, 4, 39_998],
    every.filter((section) => section % 7 === 3),
  ];
  const text = encodeSections(lists, sections);
  const counts = lists.map(({ length }) => length);
  expect(readAll(text, sections, counts)).toEqual(lists);
});

it('writes letters that need no escape in JSON or in a script', () => {
  const lists = Array.from({ length: 200 }, (_, step) => [step, step * 3 + 1, 900 + step]);
  expect(encodeSections(lists, 1_200)).toMatch(/^[\w-]+$/);
});

it('ends on a text that is cut off', () => {
  const lists = [[5, 90, 700]];
  const text = encodeSections(lists, 1_000);
  expect(readAll(text.slice(0, 1), 1_000, [3])[0]).toHaveLength(3);
});
