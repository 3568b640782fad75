import { describe, expect, it } from 'vitest';
import {
  decodePath,
  encodePath,
  fileHref,
  hrefFile,
  isExternal,
  joinPath,
  localizedBaseUrl,
  mapSrcset,
  normalizeBaseUrl,
  normalizeRoute,
  routeFile,
  routeHref,
  routeOfPath,
  splitLink,
} from './url.ts';

describe('a base path', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['docs/', '/docs/'],
    ['//docs//', '/docs/'],
    ['/a/b/', '/a/b/'],
  ])('"%s" is written %s', (written, expected) => {
    expect(normalizeBaseUrl(written)).toBe(expected);
  });
});

describe('the route of a path', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['/index.html', '/'],
    ['index.html', '/'],
    ['/guide', '/guide/'],
    ['/guide/', '/guide/'],
    ['guide', '/guide/'],
    ['/guide/index.html', '/guide/'],
    ['/guide/index.htm', '/guide/'],
    ['/guide/INDEX.HTML', '/guide/'],
    ['/guide/index', '/guide/'],
    ['/index', '/'],
    ['/guide/indexes', '/guide/indexes/'],
    ['/guide.html', '/guide/'],
    ['/guide//deep///page', '/guide/deep/page/'],
    ['/html', '/html/'],
    ['/release-notes/v1.30.X', '/release-notes/v1.30.X/'],
    ['/release-notes/v1.30.X/', '/release-notes/v1.30.X/'],
    ['/release-notes/v1.30.X.html', '/release-notes/v1.30.X/'],
    ['/mein%20dokument/', '/mein dokument/'],
    ['/%C3%BCber/', '/über/'],
    ['/über/', '/über/'],
    // A letter and its accent as two characters is the spelling of macOS's disks.
    ['/u\u0308ber/', '/über/'],
    ['/100%/', '/100%/'],
    ['/Guide/', '/Guide/'],
  ])('%s is %s', (path, route) => {
    expect(normalizeRoute(path)).toBe(route);
  });

  it('is a fixed point: a route is its own route', () => {
    for (const path of ['/', '/a/b', 'index.html', '/v1.30.X', '/%C3%BC/x.html']) {
      const route = normalizeRoute(path);
      expect(normalizeRoute(route)).toBe(route);
    }
  });
});

describe('the href of a route', () => {
  const slash = { baseUrl: '/', trailingSlash: true };
  const bare = { baseUrl: '/', trailingSlash: false };
  const based = { baseUrl: '/docs/', trailingSlash: true };
  const basedBare = { baseUrl: '/docs/', trailingSlash: false };
  it.each([
    ['/', slash, '/'],
    ['/', bare, '/'],
    ['/', based, '/docs/'],
    ['/', basedBare, '/docs/'],
    ['/guide/', slash, '/guide/'],
    ['/guide/', bare, '/guide'],
    ['/guide/', based, '/docs/guide/'],
    ['/guide/deep/', basedBare, '/docs/guide/deep'],
    ['/release-notes/v1.30.X/', bare, '/release-notes/v1.30.X'],
    ['/mein dokument/', slash, '/mein%20dokument/'],
    ['/über/', bare, '/%C3%BCber'],
    ['/c#/', slash, '/c%23/'],
    ['/what?/', slash, '/what%3F/'],
    ['/100%/', slash, '/100%25/'],
    ['/a&b=c,d;e:f@g+h$/', slash, '/a&b=c,d;e:f@g+h$/'],
    ['/a"b<c>/', slash, '/a%22b%3Cc%3E/'],
  ])('%s with %o is %s', (route, settings, href) => {
    expect(routeHref(route, settings)).toBe(href);
  });

  it('keeps the query and hash behind the path, with and without a slash', () => {
    expect(routeHref('/guide/', slash, '?x=1#y')).toBe('/guide/?x=1#y');
    expect(routeHref('/guide/', basedBare, '?x=1#y')).toBe('/docs/guide?x=1#y');
    expect(routeHref('/', based, '#y')).toBe('/docs/#y');
  });

  it.each([slash, bare, based, basedBare])('leads back to the route it came from with %o', (settings) => {
    for (const route of ['/', '/guide/', '/v1.30.X/', '/mein dokument/', '/über/', '/100%/', '/c#/']) {
      const href = routeHref(route, settings);
      expect(routeOfPath(href, settings)).toBe(route);
    }
  });
});

describe('the route of a URL path', () => {
  it.each([
    ['/docs/guide/', '/docs/', '/guide/'],
    ['/docs/guide', '/docs/', '/guide/'],
    ['/docs/guide/index.html', '/docs/', '/guide/'],
    ['/docs/', '/docs/', '/'],
    ['/docs', '/docs/', '/'],
    ['/docs/index.html', '/docs/', '/'],
    ['/', '/', '/'],
  ])('%s below %s is %s', (path, baseUrl, route) => {
    expect(routeOfPath(path, { baseUrl })).toBe(route);
  });

  it('is unknown outside the base path, also where only the beginning of the name is the same', () => {
    expect(routeOfPath('/other/', { baseUrl: '/docs/' })).toBeUndefined();
    expect(routeOfPath('/docs-old/', { baseUrl: '/docs/' })).toBeUndefined();
    expect(routeOfPath('/', { baseUrl: '/docs/' })).toBeUndefined();
  });

  it('tells /react from /react-native', () => {
    expect(routeOfPath('/react-native/', { baseUrl: '/react/' })).toBeUndefined();
    expect(normalizeRoute('/react')).not.toBe(normalizeRoute('/react-native'));
  });
});

describe('the output file of a route', () => {
  it.each([
    ['/', true, 'index.html'],
    ['/', false, 'index.html'],
    ['/guide/', true, 'guide/index.html'],
    ['/guide/', false, 'guide.html'],
    ['/guide/deep/', true, 'guide/deep/index.html'],
    ['/guide/deep/', false, 'guide/deep.html'],
    ['/v1.30.X/', false, 'v1.30.X.html'],
    ['/mein dokument/', true, 'mein dokument/index.html'],
  ])('%s with trailingSlash %s is %s', (route, trailingSlash, file) => {
    expect(routeFile(route, { trailingSlash })).toBe(file);
  });
});

describe('paths', () => {
  it('of files lie below the base path and are encoded', () => {
    expect(fileHref('assets/a b.js', { baseUrl: '/docs/', trailingSlash: false })).toBe(
      '/docs/assets/a%20b.js',
    );
    expect(fileHref('/img/x.png', { baseUrl: '/', trailingSlash: true })).toBe('/img/x.png');
  });

  it('are decoded where their encoding is valid, and kept where it is not', () => {
    expect(decodePath('/a%20b')).toBe('/a b');
    expect(decodePath('/100%')).toBe('/100%');
    expect(decodePath('/%E0%A4%A')).toBe('/%E0%A4%A');
  });

  it('are encoded by segment, with their slashes left alone', () => {
    expect(encodePath('/a b/c?d/')).toBe('/a%20b/c%3Fd/');
  });

  it.each([
    ['a/b', 'c.md', 'a/b/c.md'],
    ['a/b', './c.md', 'a/b/c.md'],
    ['a/b', '../c.md', 'a/c.md'],
    ['a/b', '../../c.md', 'c.md'],
    ['', 'c.md', 'c.md'],
    ['a', './/c//d.md', 'a/c/d.md'],
  ])('join: from "%s" %s is %s', (folder, relative, expected) => {
    expect(joinPath(folder, relative)).toBe(expected);
  });

  it('may not climb out of their root', () => {
    expect(joinPath('a', '../../c.md')).toBeUndefined();
    expect(joinPath('', '../c.md')).toBeUndefined();
  });
});

describe('the locale', () => {
  it('stands behind the base URL, except for the default one', () => {
    expect(localizedBaseUrl('/', 'en', 'en')).toBe('/');
    expect(localizedBaseUrl('/docs/', 'en', 'en')).toBe('/docs/');
    expect(localizedBaseUrl('/docs/', 'de', 'en')).toBe('/docs/de/');
  });
});

describe('a link target', () => {
  it.each([
    ['a/b?x=1#y', { path: 'a/b', query: '?x=1', hash: '#y' }],
    ['a/b#y?z', { path: 'a/b', query: '', hash: '#y?z' }],
    ['#y', { path: '', query: '', hash: '#y' }],
    ['?x', { path: '', query: '?x', hash: '' }],
    ['', { path: '', query: '', hash: '' }],
    ['/a/#', { path: '/a/', query: '', hash: '#' }],
  ])('"%s" has its path, query and hash', (url, parts) => {
    expect(splitLink(url)).toEqual(parts);
  });

  it.each([
    ['https://example.com', true],
    ['HTTP://example.com', true],
    ['//cdn.example.com/x', true],
    ['mailto:a@example.com', true],
    ['data:image/png;base64,x', true],
    ['/guide/', false],
    ['guide:not', true],
    ['./guide', false],
    ['#x', false],
    ['10:30', false],
  ])('%s leads to another host: %s', (url, external) => {
    expect(isExternal(url)).toBe(external);
  });
});

describe('the file of an href', () => {
  it.each([
    ['/docs/', 'index.html'],
    ['/docs/a/b/', 'a/b/index.html'],
    ['/docs/a/b/?x=/y/#z', 'a/b/index.html?x=/y/#z'],
    ['/docs/caf%C3%A9/', 'caf%C3%A9/index.html'],
    ['/docs/lamps.csv', 'lamps.csv'],
    ['/docs/LICENSE', 'LICENSE'],
    ['/other/', undefined],
    ['a/', undefined],
    ['#a', undefined],
    ['https://docs.example/docs/', undefined],
  ])('%s is %s', (href, file) => {
    expect(hrefFile(href, { baseUrl: '/docs/', trailingSlash: true })).toBe(file);
  });

  it.each([
    ['/', 'index.html'],
    ['/#x', 'index.html#x'],
    ['/a/b', 'a/b.html'],
    ['/v1.2#x', 'v1.2.html#x'],
    ['/lamps.csv', 'lamps.csv'],
    ['//cdn.example/x', undefined],
  ])('without trailing slashes %s is %s', (href, file) => {
    expect(hrefFile(href, { baseUrl: '/', trailingSlash: false })).toBe(file);
  });
});

describe('the addresses of a srcset', () => {
  it.each([
    ['a.png', 'A.PNG'],
    ['a.png 1x, b.png 2x', 'A.PNG 1x, B.PNG 2x'],
    ['a.png 1x,b.png 2x', 'A.PNG 1x,B.PNG 2x'],
    [' a.png 100w,\n  b.png 200w', ' A.PNG 100w,\n  B.PNG 200w'],
    ['a.png, b.png 2x', 'A.PNG, B.PNG 2x'],
    ['data:image/png;base64,AA,BB 1x, b.png 2x', 'data:image/png;base64,AA,BB 1x, B.PNG 2x'],
  ])('%j', (value, expected) => {
    const map = (address: string) => (address.startsWith('data:') ? undefined : address.toUpperCase());
    expect(mapSrcset(value, map)).toBe(expected);
  });
});
