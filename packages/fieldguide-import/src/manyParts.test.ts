import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { expectedOfSource } from './expectedWords.ts';
import { parsePage } from './mdxPage.ts';
import { mendPages } from './mend.ts';
import type { Expected } from './parsedPage.ts';
import { Losses } from './types.ts';
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

it('thousands of imports with blank lines between them are read once, not each with all names before it', async () => {
  const source = numbers.slice(0, 4_000).map((n) => `import Part${n} from './part${n}.js';\n\n`);
  const page = {
    file: '/page.mdx',
    source: `${source.join('')}# Title\n\n<Part7 />\n`,
    bodyStart: 0,
    frontMatter: {},
    isMdx: true,
    math: false as const,
    admonitions: new Set<string>(),
    absolute: (url: string) => url,
  };
  const before = process.cpuUsage();
  const { code, blocks } = await parsePage(page, new Map());
  // Once takes one or two seconds, each by itself half a minute.
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(2.5 * LIMIT);
  expect(blocks.map(({ line }) => line)).toEqual([8_003]);
  expect(code).toContain("import Part3999 from './part3999.js';");
});

it('thousands of faults of a page are mended without a copy of them for each', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'fieldguide-mend-'));
  const faulty = numbers.flatMap((n) => [n, n + MANY, n + 2 * MANY]);
  try {
    const file = path.join(dir, 'page.md');
    writeFileSync(file, faulty.map((n) => `See [page ${n}](./gone.md).\n`).join(''));
    const diagnostics = faulty.map((_, index) => ({
      code: 'broken-link',
      file: 'page.md',
      line: index + 1,
      column: 5,
      message: 'broken link "./gone.md": the file does not exist.',
    }));
    const sources = new Map([['page.md', 'docs/page.md']]);
    const job = { cwd: dir, siteDir: dir, sources, losses: new Losses() };
    expect(seconds(() => expect(mendPages(diagnostics, job)).toBe(faulty.length))).toBeLessThan(LIMIT);
    expect(readFileSync(file, 'utf8')).toBe(faulty.map((n) => `See page ${n}.\n`).join(''));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
