import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countExecutions, type Executions } from '../support/executions.ts';

type Compile = (markdown: string, file: string) => Promise<unknown>;

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

describe('Four times as many', () => {
  let counter: Awaited<ReturnType<typeof countExecutions>>;
  let compile: Compile;

  beforeAll(async () => {
    counter = await countExecutions();
    // What an earlier file loaded is not counted.
    vi.resetModules();
    compile = (await import('../support/compileFixture.ts')).compileFixture;
  });
  afterAll(() => counter.end());

  const squares = async (work: (count: number) => unknown) => {
    // What is made once is made before.
    await work(FEW);
    let found: string[] | undefined;
    // V8 now and then loses the counts of a function that it has just optimized. A square is one each time.
    for (let tries = 0; tries < 4 && found?.length !== 0; tries += 1) {
      const few = await counter.during(() => work(FEW));
      const lots = await counter.during(() => work(4 * FEW));
      const now = squaresIn(few, lots);
      found = found?.filter((piece) => now.includes(piece)) ?? now;
    }
    return found;
  };

  it.each(Object.entries(KINDS))('%s run no code sixteen times as often', async (_, page) => {
    const found = await squares((count) => compile(page(count), 'page.md'));
    expect(found?.join('\n')).toBe('');
  });

  it.each<[string, (count: number) => number]>([
    [
      'a loop in a loop',
      (count) => many(count, () => [...Array(count).keys()].map((n) => n + 1).join()).length,
    ],
    ['half of it', (count) => many(count, (i) => [...Array(i).keys()].map((n) => n + 1).join()).length],
    [
      'statements of the least cost',
      (count) => {
        let sum = 0;
        for (let i = 0; i < count; i += 1) for (let j = 0; j < count; j += 4) sum ^= j;
        return sum;
      },
    ],
  ])('a square would be seen: %s', async (_, square) => {
    const found = await squares(async (count) => {
      await compile('## Same\n\n'.repeat(count), 'page.md');
      square(count);
    });
    expect(found).toHaveLength(1);
    expect(found?.[0]).toContain('growth.test.ts');
  });
});

const FEW = 240;

/** The code that ran more than ten times as often for four times as many, where a few runs more say nothing. */
function squaresIn(few: Executions, lots: Executions): string[] {
  return [...lots]
    .filter(([piece, count]) => count > 16 * FEW && count > 10 * (few.get(piece) ?? 0))
    .map(([piece]) => piece);
}

// What runs inside the JavaScript engine, such as a search in a list, is not counted, but takes time.
describe('Sixteen times as many', () => {
  let compile: Compile;
  beforeAll(async () => {
    compile = (await import('../support/compileFixture.ts')).compileFixture;
  });

  /** Between 16 and 256. What both sizes cost alike, such as starting, is taken away. */
  const growth = async (work: (count: number) => unknown) => {
    const base = await timeOf(() => work(1));
    const few = (await timeOf(() => work(625))) - base;
    const lots = (await timeOf(() => work(16 * 625))) - base;
    // A few milliseconds are the tick of the clock.
    return lots / Math.max(few, 2);
  };

  it.each(Object.entries(KINDS))(
    '%s take no square of the time',
    async (_, page) => {
      const work = (count: number) => compile(page(count), 'page.md');
      await work(625);
      // On a busy machine one measurement says little; a square is one each time.
      let least = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < 4 && least > MOST; tries += 1) least = Math.min(least, await growth(work));
      expect(least).toBeLessThan(MOST);
    },
    120_000,
  );
});

const MOST = 48;

/** Processor time of this process, in milliseconds: other work of the machine does not count. */
async function timeOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
