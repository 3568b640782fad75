import { expect, it } from 'vitest';
import { clientHosts, searchOrigins } from './hosts.ts';

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
