import { describe, expect, it } from 'vitest';
import { linksIn, mapLinks } from './htmlLinks.ts';

describe('links in HTML', () => {
  it.each([
    ['<a href="/a/">A</a>', ['/a/']],
    ["<a class=x href='/a/?b=1&amp;c=2'>A</a>", ['/a/?b=1&c=2']],
    ['<A\nHREF=/a/>A</A><area href="/b/">', ['/a/', '/b/']],
    ['<a title="a > b" href="/a/">A</a>', ['/a/']],
    ['<a id="x">A</a><link href="/x.css"><abbr href="/y/">', []],
    ['a href="/a/"', []],
  ])('%s', (html, links) => {
    expect(linksIn(html)).toEqual(links);
  });

  it('get their final addresses, or are text', () => {
    expect(
      mapLinks('<a href=/a/ id="1">A</a> <a href="/b/">B</a>', (url) =>
        url === '/a/' ? '/x/?a&b' : undefined,
      ),
    ).toBe('<a href="/x/?a&amp;b" id="1">A</a> <a>B</a>');
  });
});
