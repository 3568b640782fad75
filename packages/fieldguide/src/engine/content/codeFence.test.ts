import { describe, expect, it } from 'vitest';
import { findFences, isFenceOf, readFenceMeta, splitFence } from './codeFence.ts';

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
    expect(isFenceOf({ language: 'sql', mark: 'recipe' }, { language, meta })).toBe(meant);
  });
});
