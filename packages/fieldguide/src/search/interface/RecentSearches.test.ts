import { describe, expect, it } from 'vitest';
import { parseSearches, withoutSearch, withSearch } from './RecentSearches.tsx';

describe('recent searches', () => {
  it.each([
    ['the newest comes first', ['a'], 'b', ['b', 'a']],
    ['the same again moves up', ['a', 'b'], 'b', ['b', 'a']],
    ['other letters are the same search', ['ports', 'b'], 'Ports', ['Ports', 'b']],
    ['nothing is no search', ['a'], '', ['a']],
    ['the oldest goes', ['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
  ])('%s', (_, before, query, after) => {
    expect(withSearch(before, query)).toEqual(after);
  });

  it('can be removed one by one', () => {
    expect(withoutSearch(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  });

  it.each([
    [null, []],
    ['no json', []],
    ['{"a":1}', []],
    ['["a",1,null,"","b"]', ['a', 'b']],
    ['["1","2","3","4","5","6","7"]', ['1', '2', '3', '4', '5', '6']],
  ])('stored as %j', (text, searches) => {
    expect(parseSearches(text)).toEqual(searches);
  });

  it('are kept whole, also where their letters count twice', () => {
    const query = `x${'😀'.repeat(200)}`;
    expect(parseSearches(JSON.stringify([query]))).toEqual([query]);
  });
});
