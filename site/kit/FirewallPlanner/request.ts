import { toCsv } from 'fieldguide';
import type { Address } from './address.ts';
import type { FirewallRule } from './plan.ts';

const HEADER = [
  'source',
  'source networks',
  'destination',
  'destination networks',
  'protocol',
  'port',
  'service',
  'purpose',
];

/** A request as CSV, one line for each row of the data. */
export function toRequestCsv(rules: readonly FirewallRule[]): string {
  return toCsv([
    HEADER,
    ...rules.map((rule) => [
      rule.source,
      list(rule.from),
      rule.destination,
      list(rule.to),
      rule.protocol,
      rule.port,
      rule.service,
      rule.purpose,
    ]),
  ]);
}

/** A request in words, for a ticket or a mail. */
export function toRequestText(rules: readonly FirewallRule[]): string {
  return rules
    .map((rule) => {
      const port = rule.port === '' ? rule.protocol : `${rule.protocol} ${rule.port}`;
      const service = rule.service === '' ? '' : ` (${rule.service})`;
      return `Allow ${end(rule.source, rule.from)} to ${end(rule.destination, rule.to)} on ${port}${service}: ${rule.purpose}\n`;
    })
    .join('');
}

function list(addresses: readonly Address[]): string {
  return addresses.map(({ text }) => text).join(' ');
}

function end(party: string, addresses: readonly Address[]): string {
  return addresses.length === 0 ? party : `${party} [${list(addresses)}]`;
}
