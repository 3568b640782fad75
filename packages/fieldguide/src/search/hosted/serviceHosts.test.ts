import { describe, expect, it } from 'vitest';
import { clientHosts, createUrlRewriter, ownUrlRule, searchOrigins } from './serviceHosts.ts';

describe('the address of a result', () => {
  it.each([
    ['https://docs.example.com/a/#b', '/a/#b'],
    ['https://docs.example.com/', '/'],
    ['https://docs.example.com.evil.example/a/', 'https://docs.example.com.evil.example/a/'],
    ['https://docsxexample.com/a/', 'https://docsxexample.com/a/'],
    [
      'https://other.example/?from=https://docs.example.com/',
      'https://other.example/?from=https://docs.example.com/',
    ],
  ])('on the site itself: %s leads to %s', (url, href) => {
    expect(createUrlRewriter(ownUrlRule('https://docs.example.com/docs/'))(url)).toBe(href);
  });

  it.each([
    ['^https://docs\\.example\\.com', 'https://preview.example', 'https://preview.example/a/#b'],
    ['^https://[^/]+/a/', '/v2/a/', '/v2/a/#b'],
    ['^https://docs\\.(example)\\.com/(\\w)', 'http://$1.local/$2', 'http://example.local/a/#b'],
    ['nothing like it', 'x', 'https://docs.example.com/a/#b'],
    ['^https://docs\\.example\\.com/', './', './a/#b'],
  ])('by the rule %s and %s', (pattern, replacement, href) => {
    expect(createUrlRewriter({ pattern, replacement })('https://docs.example.com/a/#b')).toBe(href);
  });

  it('stays what the index says without a rule', () => {
    expect(createUrlRewriter()('https://docs.example.com/a/')).toBe('https://docs.example.com/a/');
  });

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'JAVASCRIPT:x', '', 'a/b'])(
    'is none where the index says %j',
    (url) => {
      expect(createUrlRewriter(ownUrlRule('https://docs.example.com'))(url)).toBeUndefined();
    },
  );
});

it('the hosts of the service are those of the application', () => {
  expect(clientHosts({ applicationId: 'APP1' })).toEqual({});
  expect(searchOrigins({ applicationId: 'APP1' })).toEqual([
    'https://app1-dsn.algolia.net',
    'https://app1-1.algolianet.com',
    'https://app1-2.algolianet.com',
    'https://app1-3.algolianet.com',
  ]);
});

it('configured hosts take their place', () => {
  const hosts = [
    'https://proxy.example.com/search/',
    'http://127.0.0.1:7700',
    'https://proxy.example.com/two',
  ];
  expect(clientHosts({ applicationId: 'APP1', hosts }).hosts).toEqual([
    { url: 'proxy.example.com/search', protocol: 'https', accept: 'readWrite' },
    { url: '127.0.0.1:7700', protocol: 'http', accept: 'readWrite' },
    { url: 'proxy.example.com/two', protocol: 'https', accept: 'readWrite' },
  ]);
  expect(searchOrigins({ applicationId: 'APP1', hosts })).toEqual([
    'https://proxy.example.com',
    'http://127.0.0.1:7700',
  ]);
});
