import { describe, expect, it } from 'vitest';
import { archiveNames } from './archiveNames.ts';

describe('the names of files in an archive', () => {
  it.each([
    [
      ['a/index.md', 'llms.txt', 'größe/index.md'],
      ['a/index.md', 'llms.txt', 'größe/index.md'],
    ],
    [
      ['a/CON/index.md', 'nul.md', 'com1.x/y.md'],
      ['a/CON-/index.md', 'nul-.md', 'com1-.x/y.md'],
    ],
    [
      ['a/back\\slash/index.md', 'q?x:y.md', 'dot./a.md'],
      ['a/back-slash/index.md', 'q-x-y.md', 'dot-/a.md'],
    ],
    [
      ['a:/index.md', 'a?/index.md', 'A-/index.md'],
      ['a-/index.md', 'a--2/index.md', 'A--3/index.md'],
    ],
    [
      ['a:.md', 'a?.md'],
      ['a-.md', 'a--2.md'],
    ],
  ])('of %j are %j', (files, expected) => {
    expect([...archiveNames(files).values()]).toEqual(expected);
  });
});
