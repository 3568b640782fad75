import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, rememberDocsVersion, writeStored } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('storage', () => {
  it('is a developer error while pre-rendering', () => {
    expect(() => readStored('localStorage', 'a')).toThrow('localStorage was used while pre-rendering');
  });

  it('warns once for each document when it is blocked, and works on', () => {
    const blocked = {
      get localStorage(): Storage {
        throw new Error('denied');
      },
    };
    vi.stubGlobal('window', blocked);
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeStored('localStorage', 'a', '1');
    expect(readStored('localStorage', 'a')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('Browser storage is not available (Error: denied)');
  });
});

const KEY = 'docs-preferred-version-default';

it.each([
  ['a first visit keeps it', undefined, [`${KEY}=current`]],
  ['a version that is no more gives way', '2.x', [`${KEY}=current`]],
  ['the same version is not written again', 'current', []],
])('the preferred docs version: %s', (_, stored, expected) => {
  const writes: string[] = [];
  const storage = {
    read: (key: string) => (key === KEY ? stored : undefined),
    write: (key: string, value: string) => void writes.push(`${key}=${value}`),
  };
  rememberDocsVersion(storage, 'current');
  expect(writes).toEqual(expected);
});
