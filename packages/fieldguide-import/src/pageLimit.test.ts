import { describe, expect, it } from 'vitest';
import { beyondLimit } from './pageLimit.ts';

const PARTS = 'it has more than 200,000 lines and marks of Markdown';
const MARKS = 'it has more than 5,000 marks of Markdown in one paragraph';
const LEVELS = 'it has more than 500 quotes and lists inside of each other';

describe('The limit of a page', () => {
  it.each([
    ['lines', 'a\n', 200_000, PARTS, 200_001],
    ['lines apart', '\n a\n', 200_000, PARTS, 400_002],
    ['marks in lines', 'a *b* `c`\n\n', 40_000, PARTS, 80_001],
    ['stars of a paragraph', '*b* ', 2_500, MARKS, 1],
    ['brackets in lines of a paragraph', '[b](c)\n', 5_000, MARKS, 5_001],
    ['quotes inside of each other', '> ', 500, LEVELS, 1],
    ['lists inside of each other', '1. ', 500, LEVELS, 1],
  ])('counts %s', (_, text, times, reason, line) => {
    const most = text.repeat(times);
    expect(beyondLimit(most)).toBeUndefined();
    expect(beyondLimit(`${most}${text}`)).toEqual({ reason, line });
  });

  it.each([
    ['paragraphs', '*b* [c]\n\n'],
    ['items of a list', '- *b* [c]\n'],
    ['rows of a table', '| *b* | [c] |\n'],
    ['lines of code', '```sh\n* * ] [ > > >\n```\n'],
  ])('counts the marks of %s each by itself', (_, text) => {
    expect(beyondLimit(text.repeat(10_000))).toBeUndefined();
  });

  it('holds for a line without an end', () => {
    expect(beyondLimit('word '.repeat(2_000_000))).toBeUndefined();
    expect(beyondLimit(`a\n${'word '.repeat(2_000_000)}`)).toEqual({
      reason: 'it has more than 10 million characters',
      line: 2,
    });
  });
});
