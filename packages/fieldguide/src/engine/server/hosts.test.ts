import { expect, it } from 'vitest';
import { isAllowedHost } from './hosts.ts';

it.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['LOCALHOST:3000', true],
  ['docs.localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['192.0.2.7', true],
  ['[::1]:3000', true],
  ['[::1]', true],
  ['build-host:3000', true],
  ['Build-Host', true],
  ['evil.example', false],
  ['evil.example:3000', false],
  ['localhost.evil.example', false],
  ['evillocalhost', false],
  ['127.0.0.1.evil.example', false],
  ['build-host.evil.example', false],
  ['', false],
])('a request for the host "%s" is answered: %s', (host, answered) => {
  expect(isAllowedHost(host, ['build-host'])).toBe(answered);
});

it('a request without a host, as old clients send it, comes from no page', () => {
  expect(isAllowedHost(undefined, [])).toBe(true);
});
