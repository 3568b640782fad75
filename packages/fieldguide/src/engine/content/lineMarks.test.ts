import { describe, expect, it } from 'vitest';
import { readLineMarks } from './lineMarks.ts';

describe('A comment marks the next line of code', () => {
  it.each([
    '// highlight-next-line',
    '//highlight-next-line',
    '  /* highlight-next-line */',
    '{/* highlight-next-line */}',
    '# highlight-next-line',
    '<!-- highlight-next-line -->',
    '-- highlight-next-line',
    ';; highlight-next-line',
    '% highlight-next-line',
    "' highlight-next-line",
    'REM highlight-next-line',
    '! highlight-next-line',
    '*> highlight-next-line',
    '(* highlight-next-line *)',
    '{- highlight-next-line -}',
    '" highlight-next-line',
  ])('%s', (comment) => {
    expect(readLineMarks(`a\n${comment}\nb\nc`)).toEqual({ code: 'a\nb\nc', marked: [2], lone: undefined });
  });
});

describe('Comments that mark lines', () => {
  it.each([
    ['a block', 'a\n# highlight-start\nb\nc\n# highlight-end\nd', 'a\nb\nc\nd', [2, 3], undefined],
    ['the line that they end', 'a\nb() // highlight-line\nc', 'a\nb()\nc', [2], undefined],
    ['two places', '# highlight-next-line\na\nb\n# highlight-next-line\nc', 'a\nb\nc', [1, 3], undefined],
    ['to the end', 'a\n// highlight-start\nb', 'a\nb', [2], { name: 'highlight-start', line: 2 }],
    ['nothing', 'a\n// highlight-end\nb', 'a\nb', [], { name: 'highlight-end', line: 2 }],
  ])('mark %s', (_, written, code, marked, lone) => {
    expect(readLineMarks(written)).toEqual({ code, marked, lone });
  });

  it.each([
    'highlight-next-line',
    'echo highlight-line',
    '// the highlight-next-line comment',
    'x = "highlight-start"',
  ])('are not %j', (code) => {
    expect(readLineMarks(code)).toEqual({ code, marked: [], lone: undefined });
  });
});
