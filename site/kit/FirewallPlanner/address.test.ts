import { describe, expect, it } from 'vitest';
import { isHostName, readField } from './address.ts';

describe('readField', () => {
  it.each([
    ['', ''],
    ['10.0.0.1', 'ipv4 10.0.0.1'],
    ['10.1.2.3/8', 'ipv4 10.0.0.0/8'],
    ['192.0.2.7/32', 'ipv4 192.0.2.7'],
    ['0.0.0.0/0', 'ipv4 0.0.0.0/0'],
    ['10.0.0.1, 10.0.0.2; 10.0.0.1\n10.0.0.3', 'ipv4 10.0.0.1, ipv4 10.0.0.2, ipv4 10.0.0.3'],
    ['10.0.0.0/8, 10.1.0.0/16, 10.2.3.4, 11.0.0.1', 'ipv4 10.0.0.0/8, ipv4 11.0.0.1'],
    ['2001:DB8:0:0:1:0:0:1', 'ipv6 2001:db8::1:0:0:1'],
    ['2001:db8::/32', 'ipv6 2001:db8::/32'],
    ['2001:db8:1::5/48', 'ipv6 2001:db8:1::/48'],
    ['::1', 'ipv6 ::1'],
    ['::/0', 'ipv6 ::/0'],
    ['fe80::', 'ipv6 fe80::'],
    ['1:2:3:4:5:6:7:8', 'ipv6 1:2:3:4:5:6:7:8'],
    ['web.example.com', 'name web.example.com'],
    ['any', 'ipv4 0.0.0.0/0, ipv6 ::/0'],
    [' 10.0. 0.0 / 8 ', 'ipv4 10.0.0.0/8'],
    ['\u200b10.0.0.1\u00a010.0.0.2', 'ipv4 10.0.0.1, ipv4 10.0.0.2'],
    ['256.1.1.1', ''],
    ['10.0.0.1/33', ''],
    ['010.0.0.1', ''],
    ['1::2::3', ''],
    ['12345::', ''],
    ['::/129', ''],
  ])('%j', (field, expected) => {
    const read = readField(field).addresses.map(({ kind, text }) => `${kind} ${text}`);
    expect(read.join(', ')).toBe(expected);
  });
});

it.each([
  ['web.example.com', true],
  ['web-1', true],
  ['web.example.com.', true],
  ['10.0.0.1', false],
  ['-web', false],
  ['a b', false],
  ['a"b', false],
  ['$(rm)', false],
  ['web..example.com', false],
  [`${'a'.repeat(63)}.example.com`, true],
  [`${'a'.repeat(64)}.example.com`, false],
  // Told at once, whatever is typed: some patterns take years for it.
  [`${'a'.repeat(100)}_`, false],
])('%j is a host name: %s', (text, expected) => {
  expect(isHostName(text)).toBe(expected);
});

it.each([
  ['256.1.1.1', ['256.1.1.1 is not an address, a network or a host name.'], []],
  [
    '10.0.0.1-10.0.0.9',
    [
      '10.0.0.1-10.0.0.9 is not an address, a network or a host name. Write ranges as networks, such as 192.0.2.0/28.',
    ],
    [],
  ],
  [
    '10.0.0.0/255.0.0.0',
    [
      '10.0.0.0/255.0.0.0 is not an address, a network or a host name. Write the mask as a number of bits, such as /24.',
    ],
    [],
  ],
  ['10.1.2.3/8', [], ['10.1.2.3/8 is read as 10.0.0.0/8.']],
  ['10.0.0.0/8, 10.1.0.0/16', [], ['10.1.0.0/16 is part of 10.0.0.0/8 and is left out.']],
  ['2001:db8::/32 2001:db8::7', [], ['2001:db8::7 is part of 2001:db8::/32 and is left out.']],
  ['any', [], ['This matches every address.']],
])('%s is told at its field', (field, faults, notes) => {
  const read = readField(field);
  expect(read.faults).toEqual(faults);
  expect(read.notes).toEqual(notes);
});
