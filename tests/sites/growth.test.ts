import { expect, it } from 'vitest';
import { compileFixture } from '../support/compileFixture.ts';

const many = (count: number, text: (index: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, index) => text(index)).join(between);

/** Pages of one kind of thing, with so many of them. */
const KINDS: Record<string, (count: number) => string> = {
  'nested lists': (count) => many(count, (index) => `${' '.repeat((index % 60) * 2)}- item`),
  'nested quotes': (count) => many(count, (index) => `${'>'.repeat(1 + (index % 60))} text`, '\n\n'),
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

/** Processor time of this process, in milliseconds: other work of the machine does not count. */
async function timeOf(source: string): Promise<number> {
  const start = process.cpuUsage();
  await compileFixture(source, 'page.md');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

it.each(Object.entries(KINDS))('%s: eight times as many take about eight times as long', async (_, page) => {
  await timeOf(page(625));
  const [few, lots] = [await timeOf(page(625)), await timeOf(page(5000))];
  // What grows with the square would take 64 times as long; short times are noise.
  expect(lots).toBeLessThan(24 * Math.max(few, 40));
});
