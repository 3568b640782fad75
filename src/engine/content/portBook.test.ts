import { expect, it } from 'vitest';
import { portBook } from './portBook.ts';

const row = (feature: string, port: string, protocol: string, service = '') => ({
  cells: { feature, port, protocol, service },
});

it('tells each port of a feature once', () => {
  const book = portBook({
    rows: [
      row('snmp', '161', 'UDP', 'SNMP'),
      row('snmp', '161', 'UDP', 'SNMP'),
      row('snmp', '162', 'UDP'),
      row('ping', '', 'ICMP', 'ICMP'),
    ],
  });
  expect([...(book?.features() ?? [])]).toEqual(['snmp', 'ping']);
  expect(book?.describe('snmp')).toBe('`161` UDP (SNMP), `162` UDP');
  expect(book?.describe('ping')).toBe('ICMP');
  expect(book?.describe('ssh')).toBeUndefined();
});

it('is none without data', () => {
  expect(portBook(undefined)).toBeUndefined();
});
