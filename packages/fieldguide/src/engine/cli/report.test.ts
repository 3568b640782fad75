import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Diagnostic, FieldguideError } from '../../shared/errors.ts';
import { formatBytes } from '../../shared/text.ts';
import { printDiagnostics, printList, reportFault } from './report.ts';

let printed: unknown[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

const fault = (
  file: string,
  line: number,
  severity: Diagnostic['severity'] = 'error',
  column = 1,
): Diagnostic => ({
  file,
  line,
  column,
  severity,
  code: 'x',
  message: 'm.',
});

describe('faults on the terminal', () => {
  it('stand in the order of their files and lines, warnings before errors', () => {
    printDiagnostics([
      fault('b.md', 1),
      fault('a.md', 10),
      fault('a.md', 9, 'warning'),
      fault('a.md', 9),
      fault('a.md', 9, 'error', 4),
    ]);
    expect(printed).toEqual([
      'a.md:9:1: warning: m.',
      'a.md:9:1: error: m.',
      'a.md:9:4: error: m.',
      'a.md:10:1: error: m.',
      'b.md:1:1: error: m.',
    ]);
  });

  it('are all shown where they are errors; of warnings, as many as one can read', () => {
    printDiagnostics([
      ...Array.from({ length: 45 }, (_, line) => fault('a.md', line, 'warning')),
      ...Array.from({ length: 60 }, (_, line) => fault('b.md', line)),
    ]);
    expect(printed).toHaveLength(40 + 1 + 60);
    expect(printed[40]).toBe('... and 5 more warnings (x 5).');
  });

  it('that end a command are counted', () => {
    reportFault(
      new FieldguideError('It cannot be built.', [
        fault('a.md', 1),
        fault('b.md', 1),
        fault('c.md', 1, 'warning'),
      ]),
    );
    expect(printed.at(-1)).toBe('It cannot be built. 2 errors.');
    reportFault(new FieldguideError('There is no folder.'));
    expect(printed.at(-1)).toBe('There is no folder.');
  });

  it('of the settings are told too: they are bundled with a class of their own', () => {
    class Copy extends Error {
      override name = 'FieldguideError';
      diagnostics = [fault('a.yaml', 1)];
    }
    reportFault(new Copy('It cannot be read.'));
    expect(printed.at(-1)).toBe('It cannot be read. 1 error.');
  });

  it('of our own keep their stack', () => {
    const bug = new TypeError('x is not a function');
    reportFault(bug);
    expect(printed).toEqual([bug]);
  });
});

describe('a list of the rules of a site', () => {
  const listed = [
    { ...fault('b.md', 2), code: 'y', hint: 'Do it.' },
    { ...fault('a/c.md', 1), hint: 'See x.' },
    fault('b.md', 1),
  ];
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation((line: unknown) => void printed.push(line));
  });

  it('has counts, with what to do, and those that are none', () => {
    printList({ found: listed, codes: ['y', 'z'] });
    expect(printed).toEqual(['     2  x: See x.', '     1  y: Do it.', '     0  z', '     3  in 2 files']);
  });

  it('has places in the files that are asked for', () => {
    printList({ found: listed, codes: [] }, 'b.md');
    expect(printed.slice(0, 2)).toEqual(['b.md:1:1: x: m.', 'b.md:2:1: y: m.']);
    expect(printed.at(-1)).toBe('     2  in 1 file');
  });
});

describe('a size', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1 KB'],
    [85_499, '85 KB'],
    [1_440_000, '1.4 MB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
