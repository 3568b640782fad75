import { describe, expect, it } from 'vitest';
import { coverageFaults, namedTests, readCoverage, stateOf } from './coverageTable.ts';

const TESTS = `
import { describe, it, test } from 'vitest';
describe('a lamp', () => {
  it('shines', () => {});
  it.each([1, 2])('has %i watts', () => {});
  for (const colour of ['red']) test(\`is \${colour}\`, async () => {});
  // it('hums', () => {});
  it.skip('flickers', () => {});
  it.todo('dims');
  it('glows', { skip: true }, () => {});
  it('burns', { timeout: 9 }, () => {});
  it.skipIf(true)('warms', () => {});
  it('waits');
});
describe.skip('a torch', () => {
  it('shines', () => {});
});
describe.each([{ target: 'dev' }])('a lantern on $target', () => {
  test('shines in the rain | and in the snow', () => {});
});
`;

const world = {
  exists: (path: string) => ['src/lamp.ts', 'src/lamp.test.ts'].includes(path),
  read: () => TESTS,
  scripts: ['bench'],
};

function table(...rows: string[]): string {
  return [
    '# Coverage',
    '',
    '## 2.4 Lamps',
    '',
    '| what it says | where | proved by |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function faults(...rows: string[]): string[] {
  return coverageFaults(readCoverage(table(...rows)), world);
}

describe('the rows of the table', () => {
  it('stand under their section, with their line', () => {
    expect(readCoverage(table('| a | `b` | c \\| d |'))).toEqual([
      { line: 7, section: '2.4', cells: ['a', '`b`', 'c | d'] },
    ]);
  });

  it.each([
    ['`src/lamp.test.ts > shines`', 'proved'],
    ['`npm run bench -- lamps`', 'proved'],
    ['differs: we have gas', 'differs'],
    ['adds: a tool, because', 'adds'],
    ['none: nobody says how', 'none'],
    ['perhaps: a tool', undefined],
    ['open: no test yet', 'open'],
    ['open: not all of it. `src/lamp.test.ts > shines`', 'open'],
    ['open:', undefined],
    ['seen by everybody', undefined],
    ['`src/lamp.test.ts`', undefined],
  ])('with the proof %j are %s', (proof, state) => {
    expect(stateOf({ line: 1, section: '1', cells: ['a', '`b`', proof] })).toBe(state);
  });
});

describe('the tests of a file', () => {
  it('have the titles of their groups, and are known to be skipped', () => {
    const text = namedTests(TESTS, 'lamp.test.ts').map(
      ({ path, skipped }) => path.join(' > ') + (skipped ? ' (skipped)' : ''),
    );
    expect(text).toEqual([
      'a lamp (skipped)',
      'a lamp > shines',
      'a lamp > has %i watts',
      'a lamp > is ${colour}',
      'a lamp > flickers (skipped)',
      'a lamp > dims (skipped)',
      'a lamp > glows (skipped)',
      'a lamp > burns',
      'a lamp > warms (skipped)',
      'a lamp > waits (skipped)',
      'a torch (skipped)',
      'a torch > shines (skipped)',
      'a lantern on $target',
      'a lantern on $target > shines in the rain | and in the snow',
    ]);
  });
});

describe('a row', () => {
  it.each([
    '| Lamps shine | `src/lamp.ts` | `src/lamp.test.ts > a lamp > shines` |',
    '| Lamps have watts | `src/lamp.ts` | `src/lamp.test.ts > has %i watts`, `src/lamp.test.ts > is ${colour}` |',
    '| Rain | `src/lamp.ts` | `src/lamp.test.ts > shines in the rain \\| and in the snow` |',
    '| Gas | `src/lamp.ts` | differs: ours are electric |',
    '| Oil | `src/lamp.ts` | open: no test yet |',
  ])('passes: %s', (row) => {
    expect(faults(row)).toEqual([]);
  });

  it.each([
    ['|  | `src/lamp.ts` | open: x |', 'has an empty cell'],
    ['| a |  | open: x |', 'has an empty cell'],
    ['| a | `src/lamp.ts` |  |', 'has an empty cell'],
    ['| a | `src/lamp.ts` |', 'has 2 cells, not 3'],
    [
      '| a | `src/lamp.ts` | surely |',
      'names no test or command and says none of "differs:", "adds:", "none:", "open:"',
    ],
    ['| a | `src/lamp.ts` | `npm run gone` |', 'names the command gone, which package.json does not have'],
    ['| a | everywhere | open: x |', 'names no file that does it'],
    ['| a | `src/gone.ts` | open: x |', 'names src/gone.ts, which does not exist'],
    ['| a | `src/lamp.ts` | `src/gone.test.ts > shines` |', 'names src/gone.test.ts, which does not exist'],
    ['| a | `src/lamp.ts` | open: see `docs/gone.md` |', 'names docs/gone.md, which does not exist'],
    [
      '| a | `src/lamp.ts` | `src/lamp.test.ts > sings` |',
      'names “sings”, which is no test of src/lamp.test.ts',
    ],
    [
      '| a | `src/lamp.ts` | `src/lamp.test.ts > hums` |',
      'names “hums”, which is no test of src/lamp.test.ts',
    ],
    [
      '| a | `src/lamp.ts` | open: x `src/lamp.test.ts > sings` |',
      'names “sings”, which is no test of src/lamp.test.ts',
    ],
    [
      '| a | `src/lamp.ts` | `src/lamp.test.ts > flickers` |',
      'names “flickers” of src/lamp.test.ts, which is skipped',
    ],
    [
      '| a | `src/lamp.ts` | `src/lamp.test.ts > a torch > shines` |',
      'names “a torch > shines” of src/lamp.test.ts, which is skipped',
    ],
    [
      '| a | `src/lamp.ts` | `src/lamp.test.ts > shines` |',
      'names “shines”, which are 2 tests of src/lamp.test.ts: name the group too',
    ],
  ])('fails: %s', (row, fault) => {
    expect(faults(row)).toContain(`docs/spec-coverage.md:7: the row ${fault}.`);
  });
});
