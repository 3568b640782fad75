import { describe, expect, it } from 'vitest';
import {
  codeMarkdown,
  destination,
  escapeMarkdown,
  fenceFor,
  indentLines,
  listMarkdown,
  tableMarkdown,
} from './markdown.ts';

describe('text as Markdown', () => {
  it.each([
    ['plain, with (brackets) and 1 > 0', 'plain, with (brackets) and 1 > 0'],
    ['a\n  b', 'a b'],
    ['2 * 3 <host> [x] `y` \\', '2 \\* 3 \\<host> \\[x\\] \\`y\\` \\\\'],
    ['snake_case and _slanted_', 'snake_case and \\_slanted\\_'],
  ])('%j is %j', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });
});

describe('pieces of Markdown', () => {
  it.each([
    ['a', '`a`'],
    ['a`b', '``a`b``'],
    ['`a', '`` `a ``'],
  ])('the code %j is %j', (code, expected) => {
    expect(codeMarkdown(code)).toBe(expected);
  });

  it('a fence is longer than what it holds', () => {
    expect([fenceFor('a'), fenceFor('````')]).toEqual(['```', '`````']);
  });

  it.each([
    ['/a/#b', '/a/#b'],
    ['/a b', '</a b>'],
    ['/a_(b)', '</a_(b)>'],
    ['', '<>'],
  ])('the address %j is %j', (href, expected) => {
    expect(destination(href)).toBe(expected);
  });

  it('further lines stand behind the indent, empty ones without blanks', () => {
    expect(indentLines('a\n\nb', '  ')).toBe('a\n\n  b');
    expect(listMarkdown(['a\n\nb', 'c'])).toBe('- a\n\n  b\n- c');
  });

  it('bars in cells are no borders', () => {
    expect(tableMarkdown([['a'], ['`b|c` d\\|e f\\\\|g']])).toBe(
      '| a |\n| --- |\n| `b\\|c` d\\|e f\\\\\\|g |',
    );
  });
});
