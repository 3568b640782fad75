import { describe, expect, it } from 'vitest';
import { parsePageList } from './pageList.ts';

describe('the page list', () => {
  it.each([
    ['route\ttitle\n/a/\tA\n/b\tB\n', ['/a/', '/b/']],
    ['route\ttitle\r\n/a/\tA\r\n', ['/a/']],
    ['\uFEFF/a/\tA', ['/a/']],
    ['/a/\n\n  /b/  \tB\n# /c/\n', ['/a/', '/b/']],
    ['', []],
  ])('has the routes of %j', (text, routes) => {
    expect([...parsePageList(text).keys()]).toEqual(routes);
  });

  it('finds its columns by their names', () => {
    const text =
      'route\tkind\tposition\tsidebar_label\ttitle\n/a/b\ttask\t3\tShort\tA Long Title\n/c/\t\tx\t\t\n';
    expect([...parsePageList(text).values()]).toEqual([
      { route: '/a/b/', title: 'A Long Title', label: 'Short', position: 3, kind: 'task' },
      { route: '/c/', title: '/c/', label: undefined, position: undefined, kind: undefined },
    ]);
  });
});
