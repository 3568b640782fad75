import type { Address } from './address.ts';
import { comment } from './nftables.ts';
import type { FirewallRule } from './plan.ts';

const FAMILIES = [
  { kind: 'ipv4', command: 'iptables', ping: '-p icmp --icmp-type echo-request' },
  { kind: 'ipv6', command: 'ip6tables', ping: '-p ipv6-icmp --icmpv6-type echo-request' },
] as const;

/**
 * A request as commands of iptables for the firewall between the networks. Host names are looked up when a command
 * runs. What the reader typed are addresses and host names: neither holds a character that a shell reads.
 */
export function toIptables(rules: readonly FirewallRule[]): string {
  const lines = rules.flatMap((rule) => [
    `# ${comment(`${rule.source} to ${rule.destination}: ${rule.purpose}`)}`,
    ...ruleLines(rule),
  ]);
  return ['#!/bin/sh', ...lines, ''].join('\n');
}

function ruleLines({ from, to, protocol, port }: FirewallRule): string[] {
  const lines = FAMILIES.flatMap(({ kind, command, ping }) => {
    const sources = ends('-s', from, kind);
    const targets = ends('-d', to, kind);
    const ports = port === '' ? '' : ` --dport ${port.replace('-', ':')}`;
    const what = protocol === 'ICMP' ? ping : `-p ${protocol.toLowerCase()}${ports}`;
    return sources.flatMap((source) =>
      targets.map((target) => `${command} -A FORWARD${source}${target} ${what} -j ACCEPT`),
    );
  });
  return lines.length > 0
    ? lines
    : ['# not written: source and destination have no address family in common'];
}

/** One end in one family; a host name may have addresses of either. */
function ends(option: '-s' | '-d', addresses: readonly Address[], kind: Address['kind']): string[] {
  if (addresses.length === 0) return [''];
  return addresses
    .filter((address) => address.kind === kind || address.kind === 'name')
    .map(({ text }) => ` ${option} ${text}`);
}
