import { expect, it } from 'vitest';
import { isCountable } from './feedback.ts';

it.each([
  ['a word', 'netflow', true],
  ['a version', '19.07.10', true],
  ['a time', 'at 10:30', true],
  ['a name of a module', 'std::vector', true],
  ['an email address', 'reset ada@example.com', false],
  ['an address of IPv4', 'why is 10.20.30.40 offline', false],
  ['a subnet', '10.20.30.0/24', false],
  ['an address of IPv6', 'fe80::1', false],
  ['a whole address of IPv6', '2001:db8:0:0:0:0:0:1', false],
  ['a MAC address', '00:1a:2b:3c:4d:5e', false],
  ['nothing', '  ', false],
  ['too much', 'x'.repeat(301), false],
])('a query that holds %s is counted or not: %s', (_, query, expected) => {
  expect(isCountable(query)).toBe(expected);
});
