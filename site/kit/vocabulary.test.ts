import { expect, it } from 'vitest';
import { appliesTo, portBook } from './vocabulary.ts';

const row = (feature: string, port: string, protocol: string, service = '', destination = 'Switch') => ({
  id: `${feature}-${port}`,
  line: 1,
  cells: { feature, source: 'RC', destination, port, protocol, service },
});

it('tells each port of a feature once, with where it leads from and to', () => {
  const book = portBook({
    rows: [
      row('snmp', '161', 'UDP', 'SNMP'),
      row('snmp', '161', 'UDP', 'SNMP'),
      row('snmp', '162', 'UDP'),
      row('snmp', '443', 'TCP', '', 'Firewall'),
      row('ping', '', 'ICMP', 'ICMP'),
    ],
  });
  expect([...(book?.names() ?? [])]).toEqual(['snmp', 'ping', 'snmp-161', 'snmp-162', 'snmp-443', 'ping-']);
  expect(book?.describe('snmp')).toBe('RC to Switch: `161` UDP (SNMP), `162` UDP; RC to Firewall: `443` TCP');
  expect(book?.describe('snmp-161')).toBe('RC to Switch: `161` UDP (SNMP)');
  expect(book?.describe('ping')).toBe('RC to Switch: ICMP');
  expect(book?.describe('ssh')).toBeUndefined();
});

it('has no ports without data', () => {
  expect(portBook(undefined)).toBeUndefined();
});

it('calls the number of a release one', () => {
  expect(appliesTo.release?.text?.('19.05')).toBe('Release 19.05');
  expect(appliesTo.release?.text?.('Next')).toBe('Next');
});
