import { describe, expect, it } from 'vitest';
import { findFences, isMeant, readFenceMeta, splitFence, takeMagicComments } from './codeFence.ts';

describe('the language of a fence', () => {
  it.each([
    ['js', null, { language: 'js', meta: '' }],
    ['js{1,3}', 'title=x', { language: 'js', meta: '{1,3} title=x' }],
    ['{1}', null, { language: '', meta: '{1}' }],
    [null, undefined, { language: '', meta: '' }],
  ])('%s with %s behind it', (language, meta, parts) => {
    expect(splitFence(language, meta)).toEqual(parts);
  });
});

describe('what stands behind a fence’s language', () => {
  const nothing = { title: undefined, marked: [], lineNumbers: false };
  it.each([
    [null, nothing],
    ['', nothing],
    ['title="a b.txt"', { ...nothing, title: 'a b.txt' }],
    ["title='a b.txt'", { ...nothing, title: 'a b.txt' }],
    ['title=plain.txt', { ...nothing, title: 'plain.txt' }],
    ['title="/etc/{1,2}.conf" {3}', { ...nothing, title: '/etc/{1,2}.conf', marked: [3] }],
    ['{1,4-6}', { ...nothing, marked: [1, 4, 5, 6] }],
    ['{ 2 , 4 - 5 }', { ...nothing, marked: [2, 4, 5] }],
    ['{6-4}', nothing],
    ['{0}', nothing],
    ['showLineNumbers', { ...nothing, lineNumbers: 1 }],
    ['showLineNumbers=10', { ...nothing, lineNumbers: 10 }],
    ['showLineNumbers={10}', { ...nothing, lineNumbers: 10 }],
    ['showLineNumbersNot', nothing],
    ['title="x" {2} showLineNumbers', { title: 'x', marked: [2], lineNumbers: 1 }],
    ['title="showLineNumbers"', { ...nothing, title: 'showLineNumbers' }],
    ['subtitle=x', nothing],
    ['{note}', nothing],
    ['download="a b.sh"', { ...nothing, download: 'a b.sh' }],
    ['download="../../etc/passwd"', { ...nothing, download: 'passwd' }],
    ['title="/etc/a.conf" download', { ...nothing, title: '/etc/a.conf', download: 'a.conf' }],
    ['download', { ...nothing, download: 'code.txt' }],
    ['output', { ...nothing, output: true }],
    ['title="output download"', { ...nothing, title: 'output download' }],
  ])('%j is read', (meta, expected) => {
    const { marked, ...rest } = readFenceMeta(meta);
    expect({ ...rest, marked: [...marked] }).toEqual(expected);
  });

  it('marks no endless range', () => {
    expect(readFenceMeta('{1-999999999}').marked.size).toBeLessThanOrEqual(10_000);
  });
});

describe('highlight comments', () => {
  const take = (...lines: string[]) => {
    const { code, marks } = takeMagicComments(lines.join('\n'));
    return { code: code.split('\n'), marks: Object.fromEntries(marks) };
  };

  it.each([['#'], ['//'], ['--'], [';'], ['%'], ['REM']])(
    'that begin with %s mark the next line and are taken out',
    (start) => {
      expect(take('a', `  ${start} highlight-next-line`, 'b', 'c')).toEqual({
        code: ['a', 'b', 'c'],
        marks: { 2: 'mark' },
      });
    },
  );

  it.each(['/* highlight-next-line */', '<!-- highlight-next-line -->', '{/* highlight-next-line */}'])(
    'may be written %s',
    (comment) => {
      expect(take(comment, 'a')).toEqual({ code: ['a'], marks: { 1: 'mark' } });
    },
  );

  it('mark all lines between start and end', () => {
    expect(take('a', '# highlight-start', 'b', 'c', '# highlight-end', 'd')).toEqual({
      code: ['a', 'b', 'c', 'd'],
      marks: { 2: 'mark', 3: 'mark' },
    });
  });

  it.each([
    ['add', 'add'],
    ['remove', 'remove'],
    ['focus', 'focus'],
    ['error', 'error'],
    ['this-will-error', 'error'],
  ])('of the kind %s mark as %s', (kind, mark) => {
    expect(take(`# ${kind}-next-line`, 'a').marks).toEqual({ 1: mark });
  });

  it('of one line win over those around it', () => {
    expect(take('# highlight-start', 'a', '# error-next-line', 'b', 'c', '# highlight-end').marks).toEqual({
      1: 'mark',
      2: 'error',
      3: 'mark',
    });
  });

  it('count lines after themselves are gone', () => {
    expect(take('# highlight-next-line', 'a', 'b', '# highlight-next-line', 'c').marks).toEqual({
      1: 'mark',
      3: 'mark',
    });
  });

  it.each([
    '# highlight the next line',
    '# highlight',
    'x = 1 # highlight-next-line',
    '"# highlight-next-line"',
  ])('are not seen in %j', (line) => {
    expect(take(line, 'a')).toEqual({ code: [line, 'a'], marks: {} });
  });
});

describe('marks behind a line', () => {
  it.each([
    ['a // [!code ++]', 'a', 'add'],
    ['a # [!code --]', 'a', 'remove'],
    ['a -- [!code focus]', 'a', 'focus'],
    ['a <!-- [!code highlight] -->', 'a', 'mark'],
    ['a /* [!code error] */', 'a', 'error'],
    ['  a ; [!code hl]', '  a', 'mark'],
  ])('%s', (line, code, mark) => {
    expect(takeMagicComments(line)).toEqual({ code, marks: new Map([[1, mark]]) });
  });

  it('may count lines', () => {
    expect(takeMagicComments('a # [!code ++:2]\nb\nc').marks).toEqual(
      new Map([
        [1, 'add'],
        [2, 'add'],
      ]),
    );
  });

  it('win over those of a range, and unknown ones stay', () => {
    const { code, marks } = takeMagicComments(
      '# highlight-start\na # [!code ++]\n# highlight-end\nb # [!code x]',
    );
    expect(code).toBe('a\nb # [!code x]');
    expect(marks).toEqual(new Map([[1, 'add']]));
  });
});

describe('fences that are found without parsing a page', () => {
  it.each([
    ['```sql recipe rows=2\nSELECT 1\n\nFROM a\n```', ['sql|recipe rows=2|SELECT 1\n\nFROM a']],
    ['1. step\n\n   ```SQL recipe\n   SELECT 1\n     AS a\n   ```\n', ['sql|recipe|SELECT 1\n  AS a']],
    ['- ```sql\n  SELECT 1\n  ```', ['sql||SELECT 1']],
    ['> ```sql\n> SELECT 1\n> ```', ['sql||SELECT 1']],
    ['````md\n```sql\na\n```\n````\n~~~yaml\nb\n~~~', ['md||```sql\na\n```', 'yaml||b']],
    ['```sql\nnever closed', ['sql||never closed']],
  ])('%j', (source, expected) => {
    expect(findFences(source).map(({ language, meta, text }) => `${language}|${meta}|${text}`)).toEqual(
      expected,
    );
  });

  it.each([
    ['sql', 'recipe', true],
    ['sql', 'rows=5 recipe title="a"', true],
    ['sql', 'title="recipes"', false],
    ['bash', 'recipe', false],
  ])('%s %s is marked: %s', (language, meta, meant) => {
    expect(isMeant({ language: 'sql', mark: 'recipe' }, { language, meta })).toBe(meant);
  });
});
