import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../shared/errors.ts';
import { readFrontMatter } from './frontMatter.ts';
import { frontMatterSchema } from './frontMatterSchema.ts';

const read = (yaml: string, rest = 'Text\n') => readFrontMatter(`---\n${yaml}\n---\n${rest}`, 'a.md');
const messages = (yaml: string) => read(yaml).diagnostics.map(formatDiagnostic);

describe('front matter', () => {
  it.each(Object.entries(frontMatterSchema.shape))(
    'says what %s is for, with examples that are valid',
    (key, type) => {
      const { description, examples = [] } = type.unwrap().meta() ?? {};
      expect(description).toMatch(/\.$/);
      expect(examples).not.toEqual([]);
      for (const example of [examples].flat())
        expect(frontMatterSchema.safeParse({ [key]: example }).error).toBeUndefined();
    },
  );

  it('is read, and its lines are emptied so that line numbers stay right', () => {
    const { data, body, keyLines, diagnostics } = read('title: A\n# note\nsidebar_position: 2', 'Text\n');
    expect(data).toEqual({ title: 'A', sidebar_position: 2 });
    expect(body).toBe('\n\n\n\n\nText\n');
    expect(keyLines).toEqual({ title: 2, sidebar_position: 4 });
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['no front matter', 'Text\n'],
    ['a rule in the text', 'Text\n\n---\n\nMore\n'],
    ['an empty file', ''],
    ['a rule at the start that nothing closes', '---\n\nText: more\n'],
  ])('is absent in a page with %s', (_, source) => {
    expect(readFrontMatter(source, 'a.md')).toEqual({
      data: {},
      body: source,
      keyLines: {},
      diagnostics: [],
    });
  });

  it.each([
    ['nothing in it', '---\n---\nText\n', '\n\nText\n'],
    ['an empty line in it', '---\n\n---\nText\n', '\n\n\nText\n'],
    ['only a comment', '---\n# later\n---\nText\n', '\n\n\nText\n'],
    ['spaces behind its marks', '---  \ntitle: A\n---\t\nText\n', '\n\n\nText\n'],
    ['nothing behind it', '---\ntitle: A\n---', '\n\n'],
  ])('may have %s', (_, source, body) => {
    const result = readFrontMatter(source, 'a.md');
    expect(result.diagnostics).toEqual([]);
    expect(result.body).toBe(body);
  });

  it.each([
    [
      'title: Ports: all of them',
      'a.md:2:13: error: invalid YAML: bad indentation of a mapping entry. Quote values that hold ": ", " #" or start with {, [, @ or *.',
    ],
    [
      'title: A\nkeywords: [a, b',
      'a.md:3:16: error: invalid YAML: unexpected end of the stream within a flow collection. Quote values that hold ": ", " #" or start with {, [, @ or *.',
    ],
    [
      'title: "A',
      'a.md:2:10: error: invalid YAML: unexpected end of the stream within a double quoted scalar. Quote values that hold ": ", " #" or start with {, [, @ or *.',
    ],
    ['title: A\ntitle: B', 'a.md:3:1: error: the key "title" is there twice. Make one entry of both.'],
    [
      'title: {product} guide',
      'a.md:2:18: error: invalid YAML: bad indentation of a mapping entry. Quote values that hold ": ", " #" or start with {, [, @ or *.',
    ],
    [
      'last_update:\n\tdate: 2026-01-01',
      'a.md:3:1: error: invalid YAML: tab characters must not be used in indentation. Indent with spaces; YAML allows no tabs.',
    ],
    [
      '\ttitle: A',
      'a.md:2:1: error: invalid YAML: end of the stream or a document separator is expected. Indent with spaces; YAML allows no tabs.',
    ],
    ['- title', 'a.md:2:1: error: the front matter is not a list of "key: value" lines.'],
  ])('with invalid YAML %j is an error at its line', (yaml, message) => {
    expect(messages(yaml)).toEqual([message]);
  });

  it.each([
    [
      'as they are',
      'title: "a\u0007b"',
      'a.md:2:10: warning: the page contains control characters; each is shown as \uFFFD. Remove them.',
    ],
    [
      'behind an emoji',
      'description: 🎉\ntitle: "a\u0007b"',
      'a.md:3:10: warning: the page contains control characters; each is shown as \uFFFD. Remove them.',
    ],
    ['escaped', 'title: "a\\u0007b"', undefined],
    ['as half a character', 'title: "a\\ud83cb"', undefined],
  ])('holds no control characters, written %s', (_, yaml, message) => {
    const { data, diagnostics } = read(yaml);
    expect(data.title).toBe('a\uFFFDb');
    expect(diagnostics.map(formatDiagnostic)).toEqual(message ? [message] : []);
  });

  it('without its closing line is an error', () => {
    expect(readFrontMatter('---\ntitle: A\n\nText\n', 'a.md').diagnostics.map(formatDiagnostic)).toEqual([
      'a.md:1:1: error: the front matter has no closing line. Add a line with three hyphens (---) after its last key.',
    ]);
  });

  it('with an unknown key is a warning that names the nearest known one', () => {
    expect(messages('title: A\nsidebar_lable: B\nweather: fine')).toEqual([
      'a.md:3:1: warning: unknown key "sidebar_lable" in the front matter. Did you mean "sidebar_label"?',
      'a.md:4:1: warning: unknown key "weather" in the front matter. Remove it, because it has no effect.',
    ]);
  });

  it('takes no key for known that only every object has', () => {
    expect(messages('constructor: x\ntoString: y')).toEqual([
      'a.md:2:1: warning: unknown key "constructor" in the front matter. Remove it, because it has no effect.',
      'a.md:3:1: warning: unknown key "toString" in the front matter. Remove it, because it has no effect.',
    ]);
  });

  it.each([
    [
      'sidebar_position: first',
      '"sidebar_position" in the front matter is wrong: expected number, received string.',
    ],
    ['draft: maybe', '"draft" in the front matter is wrong: expected boolean, received string.'],
    ['title: {product}', '"title" in the front matter is wrong: expected text.'],
    ['title: [a, b]', '"title" in the front matter is wrong: expected text.'],
    [
      'toc_max_heading_level: 7',
      '"toc_max_heading_level" in the front matter is wrong: Too big: expected number to be <=6.',
    ],
    [
      'last_update: yesterday',
      '"last_update" in the front matter is wrong: expected object, received string.',
    ],
    ['last_update: {date: soon}', '"last_update.date" in the front matter is wrong: expected a date.'],
  ])('with the wrong type in %j is an error at its line', (line, message) => {
    expect(messages(`description: x\n${line}`)).toEqual([
      `a.md:3:1: error: ${message} Change the value, or quote it if it should be text.`,
    ]);
  });

  it('with a text that a comma cuts is an error at its place, and the rest is read', () => {
    const { data, diagnostics } = read('title: A\nlast_update: { author: Ann, Bo }');
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      expect.stringMatching(/^a\.md:3:29: error: "Bo" between braces has no value\./),
    ]);
    expect(data.title).toBe('A');
  });

  it('keeps the right values beside a wrong one', () => {
    expect(read('title: A\nsidebar_position: first\nunlisted: true').data).toEqual({
      title: 'A',
      unlisted: true,
    });
  });

  it.each([
    ['title: 1.30', { title: '1.30' }],
    ['title: 2026', { title: '2026' }],
    ['slug: 2024', { slug: '2024' }],
    ['image: 1.10', { image: '1.10' }],
    ['sidebar_class_name: 7', { sidebar_class_name: '7' }],
    ['displayed_sidebar: 19.05', { displayed_sidebar: '19.05' }],
    ['pagination_next: 2024', { pagination_next: '2024' }],
    ['pagination_next: null', { pagination_next: null }],
    ['sidebar_position: "2.5"', { sidebar_position: 2.5 }],
    ['toc_max_heading_level: "3"', { toc_max_heading_level: 3 }],
    ['draft: "true"', { draft: true }],
    ["search: 'false'", { search: false }],
    ['applies_to: {release: 19.10}', { applies_to: [{ release: '19.10' }] }],
    ['sidebar_custom_props: {count: 3}', { sidebar_custom_props: { count: 3 } }],
    ['sidebar_label: 007', { sidebar_label: '007' }],
    ['title: True', { title: 'True' }],
    ['tags: [19.10, 007]\nkeywords: [1.0]', { tags: ['19.10', '007'], keywords: ['1.0'] }],
    ['before:\n  time: 1.50', { before: { time: ['1.50'] } }],
    ['title: 2026-01-01', { title: '2026-01-01' }],
    ['title: 12:30', { title: '12:30' }],
    ['title:', {}],
    ['keywords: [a, 2]', { keywords: ['a', '2'] }],
    ['keywords: a , b', { keywords: ['a', 'b'] }],
    ['pagination_next: null', { pagination_next: null }],
    ['custom_edit_url: null', { custom_edit_url: null }],
    ['tags: [a, {label: B, permalink: /b}]', { tags: ['a', { label: 'B', permalink: '/b' }] }],
    ['last_update: {date: 2026-01-02, author: Ann}', { last_update: { date: '2026-01-02', author: 'Ann' } }],
    ['last_update: {date: 2026-01-02T23:30:00Z}', { last_update: { date: '2026-01-02' } }],
    ['last_update: {date: "Jan 2, 2026"}', { last_update: { date: '2026-01-02' } }],
  ])('reads %j as its author meant it', (yaml, data) => {
    expect(read(yaml).diagnostics).toEqual([]);
    expect(read(yaml).data).toEqual(data);
  });
});
