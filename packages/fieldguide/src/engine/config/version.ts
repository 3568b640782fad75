import { version } from '../../../package.json' with { type: 'json' };

/** The version of this package. */
export const VERSION: string = version;

/** Whether another version of a package keeps what this one promises: the same major version, below 1.0.0 the same minor one. */
export function isCompatible(other: string): boolean {
  return promiseOf(other) === promiseOf(VERSION);
}

function promiseOf(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
}
