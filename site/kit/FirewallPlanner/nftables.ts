import type { Address } from './address.ts';
import type { FirewallRule } from './plan.ts';

const FAMILIES = [
  { kind: 'ipv4', match: 'ip', type: 'ipv4_addr', echo: 'icmp type echo-request' },
  { kind: 'ipv6', match: 'ip6', type: 'ipv6_addr', echo: 'icmpv6 type echo-request' },
] as const;

type Family = (typeof FAMILIES)[number];

/**
 * A request as an nftables ruleset for the firewall between the networks. Host names have no place in a rule:
 * each becomes a named set that the administrator fills. What the reader typed is used in comments only, and
 * there without the characters that could end one.
 */
export function toNftables(rules: readonly FirewallRule[]): string {
  const sets = nameSets(rules);
  const lines = rules.flatMap((rule) => [
    `    # ${comment(`${rule.source} to ${rule.destination}: ${rule.purpose}`)}`,
    ...ruleLines(rule, sets).map((line) => `    ${line}`),
  ]);
  return [
    '#!/usr/sbin/nft -f',
    'table inet firewall_request {',
    ...[...sets].flatMap(([name, set]) => [
      `  # ${comment(`${set}: addresses of ${name}`)}`,
      ...FAMILIES.map(({ kind, type }) => `  set ${set}_${kind} { type ${type}; flags interval; }`),
    ]),
    '  chain forward {',
    '    type filter hook forward priority filter; policy accept;',
    '    ct state established,related accept',
    ...lines,
    '  }',
    '}',
    '',
  ].join('\n');
}

/** A set for each host name, in the order they are met. */
function nameSets(rules: readonly FirewallRule[]): Map<string, string> {
  const sets = new Map<string, string>();
  for (const { kind, text } of rules.flatMap(({ from, to }) => [...from, ...to]))
    if (kind === 'name' && !sets.has(text)) sets.set(text, `host_${sets.size + 1}`);
  return sets;
}

function ruleLines(rule: FirewallRule, sets: ReadonlyMap<string, string>): string[] {
  const anywhere = rule.from.length === 0 && rule.to.length === 0;
  if (anywhere && rule.protocol !== 'ICMP') return [`${service(rule)} accept`];
  const lines = FAMILIES.flatMap((family) => {
    const sources = matches('saddr', rule.from, { family, sets });
    const targets = matches('daddr', rule.to, { family, sets });
    const what = rule.protocol === 'ICMP' ? family.echo : service(rule);
    return sources.flatMap((source) =>
      targets.map((target) => [source, target, what, 'accept'].filter(Boolean).join(' ')),
    );
  });
  return lines.length > 0
    ? lines
    : ['# not written: source and destination have no address family in common'];
}

function service({ protocol, port }: FirewallRule): string {
  const name = protocol.toLowerCase();
  return port === '' ? `meta l4proto ${name}` : `${name} dport ${port}`;
}

/** What one end of a rule matches in one family: its networks at once, then each host name's set. */
function matches(
  side: 'saddr' | 'daddr',
  addresses: readonly Address[],
  { family, sets }: { family: Family; sets: ReadonlyMap<string, string> },
): string[] {
  if (addresses.length === 0) return [''];
  const networks = addresses.filter(({ kind }) => kind === family.kind).map(({ text }) => text);
  const names = addresses.flatMap(({ kind, text }) => (kind === 'name' ? (sets.get(text) ?? []) : []));
  return [
    ...(networks.length > 0 ? [`${family.match} ${side} { ${networks.join(', ')} }`] : []),
    ...names.map((name) => `${family.match} ${side} @${name}_${family.kind}`),
  ];
}

/** A comment ends with its line; nothing that is typed may begin another. */
export function comment(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?');
}
