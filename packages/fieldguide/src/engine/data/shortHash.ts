import { createHash } from 'node:crypto';

/** Digits that change with the content: for names of files, and to see that one is still what it was. */
export function shortHash(content: string | Uint8Array, digits = 8): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}
