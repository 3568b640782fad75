import { readStored, type StorageKind, writeStored } from '../storage.ts';

/** A storage area as a port: tests pass a `Map` of their own. */
export interface TextStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
}

/** One of the browser's areas; blocked storage is the theme's one warning (specification 8). */
export function browserStorage(kind: StorageKind): TextStorage {
  return {
    read: (key) => readStored(kind, key) ?? undefined,
    write: (key, value) => writeStored(kind, key, value),
  };
}
