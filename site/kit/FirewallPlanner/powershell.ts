import type { Address } from './address.ts';
import type { FirewallRule } from './plan.ts';

/**
 * A request as rules of Windows Defender Firewall: each allows what comes in, on the destination of its row.
 * Everything the reader typed is in single quotes.
 */
export function toPowerShell(rules: readonly FirewallRule[]): string {
  return rules
    .flatMap((rule) => [
      `# On: ${oneLine(rule.destination)}${rule.to.length > 0 ? ` (${oneLine(rule.to.map(({ text }) => text).join(' '))})` : ''}`,
      ...protocols(rule).map((protocol) => `${command(rule, protocol)}\r\n`),
    ])
    .join('\r\n');
}

/** The parameters that say which packets; a ping has two protocols, one for each family. */
function protocols({ protocol, port, from }: FirewallRule): string[] {
  if (protocol !== 'ICMP') return [`-Protocol ${protocol}${port === '' ? '' : ` -LocalPort ${port}`}`];
  const has = (kind: Address['kind']) =>
    from.length === 0 || from.some((each) => each.kind === kind || each.kind === 'name');
  return [
    ...(has('ipv4') ? ['-Protocol ICMPv4 -IcmpType 8'] : []),
    ...(has('ipv6') ? ['-Protocol ICMPv6 -IcmpType 128'] : []),
  ];
}

function command(rule: FirewallRule, protocol: string): string {
  const name = `${rule.source} to ${rule.destination}: ${rule.purpose}`;
  const kind = protocol.includes('ICMPv4') ? 'ipv4' : protocol.includes('ICMPv6') ? 'ipv6' : undefined;
  const from = rule.from.filter(
    (address) => kind === undefined || address.kind === kind || address.kind === 'name',
  );
  const remote = from.length === 0 ? '' : ` -RemoteAddress @(${from.map(remoteAddress).join(', ')})`;
  return `New-NetFirewallRule -DisplayName ${quote(name)} -Direction Inbound -Action Allow ${protocol}${remote}`;
}

/** Rules hold addresses; a name is looked up where the script runs. */
function remoteAddress({ kind, text }: Address): string {
  if (kind === 'name') return `(Resolve-DnsName -Name ${quote(text)}).IPAddress`;
  return quote(WHOLE[text] ?? text);
}

/** Windows Defender Firewall takes no network of zero bits. */
const WHOLE: Readonly<Record<string, string>> = {
  '0.0.0.0/0': '0.0.0.0-255.255.255.255',
  '::/0': '::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
};

/** A literal text. PowerShell takes typographic quotes for plain ones, so they are doubled too. */
function quote(text: string): string {
  return `'${oneLine(text).replace(/['‘’‚‛]/g, (mark) => mark + mark)}'`;
}

/** A comment ends with its line. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]/g, ' ');
}
