import { vi } from 'vitest';

/** Stands in for the browser's storage, both kinds of it; `forgetful`: it keeps nothing. Returns what it holds. */
export function stubStorage(
  values: Record<string, string> = {},
  { forgetful = false } = {},
): Record<string, string> {
  const storage = {
    getItem: (key: string) => values[key] ?? null,
    setItem(key: string, value: string) {
      if (!forgetful) values[key] = value;
    },
  };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  return values;
}
