import { expect, it } from 'vitest';
import { rememberDocsVersion } from './docsVersion.ts';

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
