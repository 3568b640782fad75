type AddressKind = 'ipv4' | 'ipv6' | 'name';

/** One entry of a field of networks. */
export interface Address {
  kind: AddressKind;
  /** `10.0.0.0/8`, `2001:db8::/32` with its host bits cleared, or a name as it was typed. */
  text: string;
}

/** A field of networks as it was understood. */
interface ReadField {
  addresses: Address[];
  /** What cannot be used, a sentence each. */
  faults: string[];
  /** What was changed in reading, a sentence each. */
  notes: string[];
}

/** The reader says so: any source. */
const ANY: readonly Address[] = [
  { kind: 'ipv4', text: '0.0.0.0/0' },
  { kind: 'ipv6', text: '::/0' },
];

/**
 * Reads a field: entries parted by commas, semicolons or white space, each once. Blanks inside of an address, as
 * they come by pasting, are passed over; a network inside of another one is left out.
 */
export function readField(field: string): ReadField {
  // Pasted text has blanks that cannot be seen.
  const plain = field.replace(/[\u200b\ufeff]/g, '').replace(/(?<=\d)\s*([./])\s*(?=\d)/g, '$1');
  const entries = plain.split(/[\s,;]+/).filter(Boolean);
  const notes: string[] = [];
  const faults: string[] = [];
  const read = entries.flatMap((entry): readonly Address[] => {
    if (/^any$/i.test(entry)) return ANY;
    const network = readNetwork(entry);
    if (network && network.text.toLowerCase() !== entry.toLowerCase() && entry.includes('/'))
      notes.push(`${entry} is read as ${network.text}.`);
    if (network) return [network];
    if (isHostName(entry)) return [{ kind: 'name', text: entry }];
    faults.push(`${entry} is not an address, a network or a host name.${hintFor(entry)}`);
    return [];
  });
  const networks = read.filter(({ kind }) => kind !== 'name');
  const addresses = read.filter((address, index) => {
    const first = read.findIndex(({ kind, text }) => kind === address.kind && text === address.text);
    const outer = networks.find((other) => holds(other, address));
    if (outer && first === index) notes.push(`${address.text} is part of ${outer.text} and is left out.`);
    return first === index && !outer;
  });
  if (addresses.some(({ text }) => text.endsWith('/0'))) notes.push('This matches every address.');
  return { addresses, faults: [...new Set(faults)], notes };
}

function hintFor(entry: string): string {
  if (/^[\d.]+-[\d.]+$/.test(entry)) return ' Write ranges as networks, such as 192.0.2.0/28.';
  if (/\/\d+\.\d+\.\d+\.\d+$/.test(entry)) return ' Write the mask as a number of bits, such as /24.';
  return '';
}

/** True where every label of a name is one that DNS can hold. */
export function isHostName(text: string): boolean {
  const labels = text.replace(/\.$/, '').split('.');
  const isLabel = (label: string) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label);
  return text.length <= 253 && /[a-z]/i.test(text) && labels.every(isLabel);
}

function readNetwork(entry: string): Address | undefined {
  const [address = '', length, ...rest] = entry.split('/');
  if (rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined;
  const kind = address.includes(':') ? 'ipv6' : 'ipv4';
  const bits = kind === 'ipv6' ? 128 : 32;
  const value = kind === 'ipv6' ? parseIpv6(address) : parseIpv4(address);
  const prefix = length === undefined ? bits : Number(length);
  if (value === undefined || prefix > bits) return undefined;
  const network = maskTo(value, prefix, bits);
  const text = kind === 'ipv6' ? formatIpv6(network) : formatIpv4(network);
  return { kind, text: prefix === bits ? text : `${text}/${prefix}` };
}

/** Whether `outer` is a larger network that holds `inner`: firewalls refuse sets whose parts overlap. */
function holds(outer: Address, inner: Address): boolean {
  if (outer.kind !== inner.kind || outer.text === inner.text || inner.kind === 'name') return false;
  const [a, b] = [range(outer), range(inner)];
  return a.prefix < b.prefix && maskTo(b.value, a.prefix, a.bits) === a.value;
}

function range({ kind, text }: Address): { value: bigint; prefix: number; bits: number } {
  const [address = '', length] = text.split('/');
  const bits = kind === 'ipv6' ? 128 : 32;
  const value = (kind === 'ipv6' ? parseIpv6(address) : parseIpv4(address)) ?? 0n;
  return { value, bits, prefix: length === undefined ? bits : Number(length) };
}

function maskTo(value: bigint, prefix: number, bits: number): bigint {
  const rest = BigInt(bits - prefix);
  return (value >> rest) << rest;
}

function parseIpv4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || parts.some((part) => !/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255))
    return undefined;
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n);
}

function parseIpv6(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const [head = [], tail = []] = groups;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const all = [...head, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...tail];
  if (all.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return all.reduce((value, group) => (value << 16n) + BigInt(`0x${group}`), 0n);
}

function formatIpv4(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 255n)).join('.');
}

/** The short spelling of RFC 5952: the longest run of zeros becomes `::`. */
function formatIpv6(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16),
  );
  const runs = [...groups.join(':').matchAll(/(?<![^:])0(?::0)+(?![^:])/g)];
  const longest = runs.sort((a, b) => b[0].length - a[0].length || a.index - b.index)[0];
  if (!longest) return groups.join(':');
  const text = groups.join(':');
  const before = text.slice(0, longest.index).replace(/:$/, '');
  const after = text.slice(longest.index + longest[0].length).replace(/^:/, '');
  return `${before}::${after}`;
}
