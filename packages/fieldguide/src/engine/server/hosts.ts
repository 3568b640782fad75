import { isIP } from 'node:net';

/**
 * Whether a server may answer a request for this host, as its `Host` header has it. A page of another site can give its
 * own name the address of this machine and then read what is served here (DNS rebinding). Nobody can do that to a
 * loopback name or to an address written as numbers.
 * @param allowed Further names, in any case.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  if (header === undefined) return true;
  const host = header.replace(/:\d*$/, '').toLowerCase();
  const bare = host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return (
    isIP(bare) > 0 || /^(?:.*\.)?localhost$/.test(bare) || allowed.some((name) => name.toLowerCase() === bare)
  );
}
