import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepDocsVersion, readStored, writeStored } from './storage.ts';

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
  ['a first visit keeps the one on display', null, [`${KEY}=current`]],
  ['another one that is stored is not overwritten', '2.x', []],
  ['the same one is not written again', 'current', []],
])('the preferred docs version: %s', (_, stored, expected) => {
  const writes: string[] = [];
  const localStorage = {
    getItem: (key: string) => (key === KEY ? stored : null),
    setItem: (key: string, value: string) => void writes.push(`${key}=${value}`),
  };
  vi.stubGlobal('window', { localStorage });
  keepDocsVersion('current');
  expect(writes).toEqual(expected);
});
