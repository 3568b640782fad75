import { describe, expect, it } from 'vitest';
import { escapeHtml, jsonForScript, nearest, plural } from './text.ts';

describe('escaped text', () => {
  it('keeps every character that HTML reads in content or in a quoted attribute', () => {
    expect(escapeHtml(`<a href="x">Tom & Jerry's</a>`)).toBe(
      "&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry's&lt;/a&gt;",
    );
  });

  it('does not read replacement patterns', () => {
    expect(escapeHtml("$& $1 $` $'")).toBe("$&amp; $1 $` $'");
  });
});

describe('JSON in a script element', () => {
  it('cannot end the element or begin a comment', () => {
    const json = jsonForScript({ title: '</script><!-- x' });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ title: '</script><!-- x' });
  });

  it('holds no line separator that old scripts read as a line end', () => {
    const json = jsonForScript('a\u2028b\u2029c');
    expect(json).toBe('"a\\u2028b\\u2029c"');
    expect(JSON.parse(json)).toBe('a\u2028b\u2029c');
  });
});

describe('the nearest word', () => {
  const keys = ['title', 'tags', 'sidebar_label', 'sidebar_position', 'slug'];
  it.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['sidebar_lable', 'sidebar_label'],
    ['sidebarposition', 'sidebar_position'],
    ['slag', 'slug'],
  ])('to %s is %s', (word, expected) => {
    expect(nearest(word, keys)).toBe(expected);
  });

  it('is none where more than a third would have to change', () => {
    expect(nearest('weight', keys)).toBeUndefined();
    expect(nearest('x', keys)).toBeUndefined();
    expect(nearest('anything', [])).toBeUndefined();
  });

  it('is the first of two that are equally near', () => {
    expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
  });
});

describe('a counted noun', () => {
  it.each([
    [0, '0 pages'],
    [1, '1 page'],
    [2, '2 pages'],
  ])('%i is "%s"', (count, text) => {
    expect(plural(count, 'page')).toBe(text);
  });
});
