import { describe, expect, it } from 'vitest';
import { createAnalyzer } from './tokens.ts';

const keys = (text: string) =>
  createAnalyzer()
    .tokens(text)
    .map(({ key }) => key);

describe('words', () => {
  it.each([
    ['Straße naïve ﬁle ＡＢＣ', ['strasse', 'naive', 'file', 'abc']],
    ["The user's host doesn’t start.", ['the', 'user', 'host', 'doesnt', 'start']],
    ['WMI/WinRM (default), VMs;', ['wmi', 'winrm', 'default', 'vms']],
    ['up\u00adgrade zero\u200bwidth', ['upgrade', 'zerowidth']],
    ['1,000 workloads', ['1000', 'workloads']],
    ['', []],
    ['?!… — ""', []],
    ['🎉 done', ['done']],
    ['שָׁלוֹם مَرْحَبًا', ['שלום', 'مرحبا']],
  ])('of %j', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  it('are found where there are no spaces', () => {
    expect(keys('日本語の検索')).toEqual(['日本語', 'の', '検索']);
    expect(keys('installを実行')).toContain('実行');
  });
});

describe('exact tokens', () => {
  it.each([
    ['10.0.0.0/8', ['10.0.0.0/8', '10.0.0.0', '8']],
    ['192.0.2.1:443', ['192.0.2.1', '443']],
    ['00:1a:2B:3c:4d:5e', ['00:1a:2b:3c:4d:5e']],
    ['fe80::1', ['fe80::1']],
    ['19.07.10.', ['19.07.10']],
    ['--dry-run', ['--dryrun', 'dryrun', 'dry', 'run']],
    ['view_device_v2', ['view_device_v2', 'view', 'device', 'v2']],
    ['ORA-12514', ['ora12514', 'ora', '12514']],
    ['0x80070005', ['0x80070005']],
    ['/var/log/x.log', ['/var/log/x.log', 'x.log', 'var', 'log', 'x', 'log']],
    ['C:\\Temp\\setup.exe', ['c:/temp/setup.exe', 'setup.exe', 'c', 'temp', 'setup', 'exe']],
    [
      'https://<appliance>/api/1.0/devices/',
      ['https', 'appliance', '/api/1.0/devices', 'api', '1.0', 'devices'],
    ],
    ['deviceName', ['devicename', 'device', 'name']],
    ['auto-discovery', ['autodiscovery', 'auto', 'discovery']],
    ['TCP/IP', ['tcpip', 'tcp', 'ip']],
    ['(I/O)', ['io', 'i', 'o']],
    ['TCP/UDP/IP', ['tcp', 'udp', 'ip']],
    ['16GB', ['16gb']],
    ['16 GB', ['16', 'gb', '16gb']],
  ])('of %s', (text, expected) => {
    expect(keys(text).sort()).toEqual([...expected].sort());
  });

  it('cover the words they are made of', () => {
    const [whole, first, second] = createAnalyzer().tokens('auto-discovery');
    expect(whole).toMatchObject({ start: 0, end: 14, position: 0, span: 2 });
    expect(first).toMatchObject({ start: 0, end: 4, position: 0, span: 1 });
    expect(second).toMatchObject({ start: 5, end: 14, position: 1, span: 1 });
  });
});

it('reads a text of one million characters without spaces', () => {
  expect(keys('a.'.repeat(500_000)).length).toBeLessThan(1000);
});
