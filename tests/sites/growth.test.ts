import { expect, it } from 'vitest';
import { compileFixture } from '../support/compileFixture.ts';

const many = (count: number, text: (index: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, index) => text(index)).join(between);

/** Pages of one kind of thing, with so many of them. */
const KINDS: Record<string, (count: number) => string> = {
  'nested lists': (count) => many(count, (index) => `${' '.repeat((index % 60) * 2)}- item`),
  'nested quotes': (count) => many(count / 2, (index) => `${'>'.repeat(1 + (index % 20))} text`, '\n\n'),
  'rows of a table': (count) => `| a | b |\n|---|---|\n${many(count, (index) => `| ${index} | b |`)}`,
  'words in one line': (count) => 'word '.repeat(count * 50),
  'tags that nothing closes': (count) => '<b>'.repeat(count) + '</i>'.repeat(count),
  'blocks of raw HTML': (count) => `${'<div>\n\n'.repeat(count)}text${'\n\n</div>'.repeat(count)}`,
  placeholders: (count) => '<host> '.repeat(count),
  'equal headings': (count) => '## Same\n\n'.repeat(count),
  footnotes: (count) =>
    `${many(count, (index) => `a[^${index}]`, ' ')}\n\n${many(count, (index) => `[^${index}]: b`)}`,
  'open brackets': (count) => '['.repeat(count * 10),
  admonitions: (count) => ':::note\n'.repeat(count),
};

/** Processor time of this process, in milliseconds: other work of the machine does not count. The least of some runs is not noise. */
async function timeOf(work: () => unknown, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/**
 * How many times as long sixteen times as many take: 16 where the cost of each is the same, 256 where it grows with their
 * number. What both sizes cost alike, such as starting, is taken away.
 */
async function growth(work: (count: number) => unknown): Promise<number> {
  const base = await timeOf(() => work(1), 3);
  const few = (await timeOf(() => work(FEW), 3)) - base;
  const lots = (await timeOf(() => work(16 * FEW), 2)) - base;
  // A few milliseconds are the tick of the clock.
  return lots / Math.max(few, 2);
}

const FEW = 625;
/** Between 16 and 256, nearer to the one: a small square beside a large linear cost is to be seen, too. */
const MOST = 48;

it.each(Object.entries(KINDS))(
  '%s: sixteen times as many take about sixteen times as long',
  async (_, page) => {
    expect(await growth((count) => compileFixture(page(count), 'page.md'))).toBeLessThan(MOST);
  },
);

it('a cost that grows with the square is seen, small as it may be', async () => {
  const square = (count: number) => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) for (let j = 0; j < count; j += 1) sum += (i ^ j) & 7;
    return sum;
  };
  const withSquare = async (count: number) => {
    await compileFixture('word '.repeat(count), 'page.md');
    for (let again = 0; again < 20; again += 1) square(count);
  };
  expect(await growth(withSquare)).toBeGreaterThan(MOST);
});
