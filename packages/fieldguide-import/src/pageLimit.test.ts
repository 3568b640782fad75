import { describe, expect, it } from 'vitest';
import { beyondLimit, MOST_PARTS } from './pageLimit.ts';

describe('The limit of a page', () => {
  it.each([
    ['lines', 'a\n', 1, MOST_PARTS + 1],
    ['lines apart', '\n a\n', 1, 2 * (MOST_PARTS + 1)],
    ['marks in lines', 'a *b* `c`\n', 5, MOST_PARTS / 5 + 1],
  ])('counts %s', (_, text, parts, line) => {
    const most = text.repeat(MOST_PARTS / parts);
    expect(beyondLimit(most)).toBeUndefined();
    expect(beyondLimit(most + text)).toEqual({
      reason: 'it has more than 200,000 lines and marks of Markdown',
      line,
    });
  });

  it('holds for a line without an end', () => {
    expect(beyondLimit('word '.repeat(2_000_000))).toBeUndefined();
    expect(beyondLimit(`a\n${'word '.repeat(2_000_000)}`)).toEqual({
      reason: 'it has more than 10 million characters',
      line: 2,
    });
  });
});
