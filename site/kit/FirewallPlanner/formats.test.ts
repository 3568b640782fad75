import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDataSet } from 'fieldguide/testing';
import { describe, expect, it } from 'vitest';
import { dataSets } from '../dataSets.ts';
import { portRows } from './index.ts';
import { toIptables } from './iptables.ts';
import { toNftables } from './nftables.ts';
import { makeRules, type PortRow, readChoice, writeChoice } from './plan.ts';
import { toPowerShell } from './powershell.ts';
import { toRequestCsv, toRequestText } from './request.ts';
import { toSecurityGroup } from './securityGroup.ts';

const file = path.resolve(import.meta.dirname, '../../data/product/ports.yaml');
const set = readDataSet({
  name: 'ports',
  file,
  text: readFileSync(file, 'utf8'),
  schema: dataSets.ports,
}).set;
const rows: readonly PortRow[] = set ? portRows(set) : [];

/** What people enter who mean harm, or do not look. */
const HOSTILE = [
  `"};flush`,
  `o'hara`,
  '‘curly’',
  '$(Remove-Item)',
  '`n',
  '=cmd|calc',
  'web\u2028accept',
  '}\u0007',
  '#',
  '@host',
];

const everything = (text: string) =>
  Object.fromEntries(
    rows.flatMap(({ source, destination }) => [source, destination]).map((party) => [party, text]),
  );
const mixed = '10.0.0.0/8, 10.1.1.1, 2001:db8::/32, web.example.com';

describe.each(rows)('row $id', (row) => {
  const [rule] = makeRules([row], { [row.source]: '10.0.0.1', [row.destination]: '192.0.2.0/24' });
  const rules = rule ? [rule] : [];
  const icmp = row.protocol === 'ICMP';

  it('stands in each format with its ends, protocol and port', () => {
    const nft = toNftables(rules);
    const name = row.protocol.toLowerCase();
    const service = row.port === '' ? `meta l4proto ${name}` : `${name} dport ${row.port}`;
    const what = icmp ? 'icmp type echo-request' : service;
    expect(nft).toContain(`    ip saddr { 10.0.0.1 } ip daddr { 192.0.2.0/24 } ${what} accept\n`);
    expect(nft).not.toContain('ip6 saddr');
    const local = row.port === '' ? '' : ` -LocalPort ${row.port}`;
    const power = icmp ? '-Protocol ICMPv4 -IcmpType 8' : `-Protocol ${row.protocol}${local}`;
    expect(toPowerShell(rules)).toContain(`-Action Allow ${power} -RemoteAddress @('10.0.0.1')`);
    const ports = row.port === '' ? '' : ` --dport ${row.port.replace('-', ':')}`;
    const tables = icmp ? '-p icmp --icmp-type echo-request' : `-p ${name}${ports}`;
    expect(toIptables(rules)).toContain(
      `\niptables -A FORWARD -s 10.0.0.1 -d 192.0.2.0/24 ${tables} -j ACCEPT\n`,
    );
    expect(toIptables(rules)).not.toContain('ip6tables');
    const [first = '0', last = first] = row.port === '' ? ['0', '65535'] : row.port.split('-');
    const range = icmp
      ? '"IpProtocol":"icmp","FromPort":8,"ToPort":-1'
      : `"IpProtocol":"${name}","FromPort":${first},"ToPort":${last}`;
    expect(toSecurityGroup(rules)).toContain(`{${range},"IpRanges":[{"CidrIp":"10.0.0.1/32",`);
    expect(toRequestText(rules)).toContain(
      `Allow ${row.source} [10.0.0.1] to ${row.destination} [192.0.2.0/24] on ${row.protocol}`,
    );
    const csv = toRequestCsv(rules).split('\r\n');
    expect(csv).toHaveLength(3);
    expect(csv[1]).toContain(`,${row.protocol},${row.port},`);
  });
});

it('every row has a port, but a ping and a scan of the ports that a reader names', () => {
  const without = rows.filter(({ port, protocol }) => (port === '') !== (protocol === 'ICMP'));
  expect(without.map(({ id }) => id)).toEqual(['tcp-port-scan']);
});

describe('nftables', () => {
  const one = (from: string, to: string, id = 'snmp') => {
    const row = rows.find((each) => each.id === id);
    return toNftables(row ? makeRules([row], { [row.source]: from, [row.destination]: to }) : [])
      .split('\n')
      .filter((line) => line.startsWith('    ') && !/type filter|ct state|# Collector/.test(line))
      .map((line) => line.trim());
  };

  it.each([
    ['nothing', '', '', ['udp dport 161 accept']],
    ['one end', '10.0.0.1', '', ['ip saddr { 10.0.0.1 } udp dport 161 accept']],
    [
      'both families',
      '10.0.0.1, ::1',
      '192.0.2.1, 2001:db8::1',
      [
        'ip saddr { 10.0.0.1 } ip daddr { 192.0.2.1 } udp dport 161 accept',
        'ip6 saddr { ::1 } ip6 daddr { 2001:db8::1 } udp dport 161 accept',
      ],
    ],
    [
      'no family in common',
      '10.0.0.1',
      '::1',
      ['# not written: source and destination have no address family in common'],
    ],
    [
      'a name',
      'web.example.com',
      '10.0.0.1',
      ['ip saddr @host_1_ipv4 ip daddr { 10.0.0.1 } udp dport 161 accept'],
    ],
  ])('with %s', (_, from, to, expected) => {
    expect(one(from, to)).toEqual(expected);
  });

  it('a ping has a rule for each family', () => {
    expect(one('', '', 'ping')).toEqual(['icmp type echo-request accept', 'icmpv6 type echo-request accept']);
  });

  it('what is typed stands in comments only', () => {
    const code = toNftables(makeRules(rows, everything(HOSTILE.join(' '))))
      .split('\n')
      .filter((line) => !line.trim().startsWith('#'))
      .join('\n');
    expect(code).not.toMatch(/flush|hara|curly|Remove|cmd|[`$"=‘]/);
    expect(code).not.toContain('\u0007');
  });

  const program = [process.env.NFT, '/usr/sbin/nft', '/sbin/nft'].find((name) => name && existsSync(name));
  it.skipIf(program === undefined).each([
    ['networks and names', mixed],
    ['hostile names', HOSTILE.join(' ')],
    ['nothing', ''],
    ['whole address spaces', '0.0.0.0/0 ::/0'],
  ])('nft takes a request of every row with %s', (_, text) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nft-'));
    const target = path.join(folder, 'request.nft');
    writeFileSync(target, toNftables(makeRules(rows, everything(text))));
    const { status, stderr } = spawnSync(program ?? '', ['-c', '-f', target], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    // A container may hold the program and not the right to use it.
    if (/not permitted|must be root/i.test(stderr)) return;
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

describe('iptables and AWS', () => {
  const mixedRules = makeRules(
    rows.filter(({ id }) => id === 'ping' || id === 'wmi-dynamic'),
    everything(mixed),
  );

  it('have a line for each family; a name is looked up by one and told by the other', () => {
    expect(toIptables(mixedRules)).toContain(
      'ip6tables -A FORWARD -s 2001:db8::/32 -d web.example.com -p tcp',
    );
    expect(toIptables(mixedRules)).toContain('-p ipv6-icmp --icmpv6-type echo-request');
    const text = toSecurityGroup(mixedRules);
    expect(text).toContain('# not written: web.example.com is a host name, enter its addresses');
    expect(text).toContain('"CidrIpv6":"2001:db8::/32"');
  });

  it('every command of a group holds JSON without a quote of the shell', () => {
    const text = toSecurityGroup(makeRules(rows, everything(HOSTILE.join(' ') + mixed)));
    for (const [, json = ''] of text.matchAll(/'(\[[\s\S]*?\n\])'/g)) {
      expect(json).not.toContain("'");
      expect(JSON.parse(json)).not.toEqual([]);
    }
    expect(text.match(/'/g)?.length).toBe(2 * (text.match(/^aws /gm)?.length ?? 0));
  });

  it('iptables lines hold no character that a shell reads, whatever is typed', () => {
    const text = toIptables(makeRules(rows, everything(`${HOSTILE.join(' ')} ${mixed}`)));
    for (const line of text.split('\n').slice(1))
      expect(line).toMatch(/^(?:#[^\n]*|ip6?tables [\w ./:-]*|)$/);
  });
});

describe('PowerShell', () => {
  it('a source of every address is said in its words', () => {
    const ping = rows.filter(({ id }) => id === 'winrm-https');
    expect(toPowerShell(makeRules(ping, { Collector: 'any' }))).toContain(
      "-RemoteAddress @('0.0.0.0-255.255.255.255', '::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff')",
    );
  });

  it('quotes what is typed, whatever it is', () => {
    const text = toPowerShell(makeRules(rows, everything(HOSTILE.join(' '))));
    for (const line of text.split('\r\n').filter((each) => each !== '' && !each.startsWith('#'))) {
      // A literal ends at a quote that is not doubled; what is left is ours.
      const code = line.replace(/'(?:[^'‘’‚‛]|['‘’‚‛]{2})*'/g, "''");
      expect(code).toMatch(
        /^New-NetFirewallRule -DisplayName '' -Direction Inbound -Action Allow -Protocol \w+(?: -(?:LocalPort|IcmpType) [\d-]+)? -RemoteAddress @\((?:\(Resolve-DnsName -Name ''\)\.IPAddress(?:, )?)+\)$/,
      );
    }
  });

  it('has a rule for each family of a ping', () => {
    const ping = rows.filter(({ id }) => id === 'ping');
    expect(toPowerShell(makeRules(ping, { Collector: '10.0.0.1' }))).not.toContain('ICMPv6');
    expect(toPowerShell(makeRules(ping, { Collector: '::1' }))).toContain(
      "-Protocol ICMPv6 -IcmpType 128 -RemoteAddress @('::1')",
    );
    expect(toPowerShell(makeRules(ping, {})).match(/New-Net/g)).toHaveLength(2);
  });
});

describe('the choice', () => {
  it('stands in the address and is read from it; what else stands there stays', () => {
    const choice = { features: ['snmp', 'wmi'], components: ['rc'] };
    const href = writeChoice('https://example.com/ports/?a=b&features=old#plan', choice);
    expect(href).toBe('https://example.com/ports/?a=b&features=snmp,wmi&components=rc#plan');
    expect(readChoice(new URL(href).search, rows)).toEqual(choice);
    expect(writeChoice(href, { features: [], components: [] })).toBe('https://example.com/ports/?a=b#plan');
  });

  it('passes over names that it does not know', () => {
    expect(readChoice('?features=snmp,<script>&components=x', rows)).toEqual({
      features: ['snmp'],
      components: [],
    });
  });
});
