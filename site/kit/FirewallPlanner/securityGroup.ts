import type { Address } from './address.ts';
import type { FirewallRule } from './plan.ts';

/**
 * A request as inbound rules of AWS security groups: one command for each destination, whose group the reader
 * names. Groups hold addresses only; a host name is told in a comment.
 */
export function toSecurityGroup(rules: readonly FirewallRule[]): string {
  const targets = [...new Set(rules.map(({ destination }) => destination))];
  return targets
    .map((target) => {
      const own = rules.filter(({ destination }) => destination === target);
      const names = [...new Set(own.flatMap(({ from }) => textsOf(from, 'name')))];
      const permissions = own.flatMap(permissionsOf);
      return [
        `# Security group of: ${ascii(target)}`,
        ...names.map((name) => `# not written: ${ascii(name)} is a host name, enter its addresses`),
        ...(permissions.length === 0
          ? []
          : [
              'aws ec2 authorize-security-group-ingress --group-id "$GROUP" --ip-permissions \'[',
              permissions.map((permission) => `  ${JSON.stringify(permission)}`).join(',\n'),
              "]'",
            ]),
        '',
      ].join('\n');
    })
    .join('\n');
}

function permissionsOf({ from, port, protocol, source, purpose }: FirewallRule): object[] {
  const Description = ascii(`${source}: ${purpose}`).slice(0, 255);
  const [first = '0', last = first] = port === '' ? ['0', '65535'] : port.split('-');
  const tcp = { IpProtocol: protocol.toLowerCase(), FromPort: Number(first), ToPort: Number(last) };
  const ping = protocol === 'ICMP';
  const four = textsOf(from, 'ipv4').map((text) => ({ CidrIp: cidr(text, 32), Description }));
  const six = textsOf(from, 'ipv6').map((text) => ({ CidrIpv6: cidr(text, 128), Description }));
  return [
    ...(four.length > 0
      ? [{ ...(ping ? { IpProtocol: 'icmp', FromPort: 8, ToPort: -1 } : tcp), IpRanges: four }]
      : []),
    ...(six.length > 0
      ? [{ ...(ping ? { IpProtocol: 'icmpv6', FromPort: 128, ToPort: -1 } : tcp), Ipv6Ranges: six }]
      : []),
  ];
}

function textsOf(addresses: readonly Address[], kind: Address['kind']): string[] {
  return addresses.filter((address) => address.kind === kind).map(({ text }) => text);
}

function cidr(text: string, bits: number): string {
  return text.includes('/') ? text : `${text}/${bits}`;
}

/** The characters that AWS takes in a description, and no quote of the shell. */
function ascii(text: string): string {
  return text.replace(/[^\w .:/()#,@[\]+=&;{}!$*-]/g, ' ').replace(/\$/g, ' ');
}
