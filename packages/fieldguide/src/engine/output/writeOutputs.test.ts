import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../../../../tests/support/miniSite.ts';
import { temporaryFolder } from '../../../../../tests/support/temporaryFolders.ts';
import { writeOutputs } from './outputFolder.ts';

describe('writing the files of a site', () => {
  it('makes folders, writes any number of files into them, and counts files and bytes', async () => {
    const root = temporaryFolder('writer-');
    const source = path.join(temporaryFolder('writer-'), 'source.txt');
    writeFileSync(source, 'copied');
    const many = Array.from({ length: 300 }, (_, index) => ({
      file: `a/${index % 7}/${index}.txt`,
      make: () => `ü${index}`,
    }));
    const { files, bytes } = await writeOutputs(
      [
        ...many,
        { file: 'bytes.bin', make: () => new Uint8Array([1, 2, 3]) },
        { file: 'deep/copy.txt', source },
      ],
      root,
    );
    expect(listFiles(root)).toHaveLength(302);
    expect(files).toBe(302);
    expect(bytes).toBe(
      listFiles(root).reduce((sum, file) => sum + readFileSync(path.join(root, file)).length, 0),
    );
    expect(readFileSync(path.join(root, 'a/5/299.txt'), 'utf8')).toBe('ü299');
    expect(readFileSync(path.join(root, 'deep/copy.txt'), 'utf8')).toBe('copied');
  });

  it('tells what the disk did not take', async () => {
    const root = temporaryFolder('writer-');
    mkdirSync(path.join(root, 'taken'));
    await expect(writeOutputs([{ file: 'taken', make: () => 'x' }], root)).rejects.toThrow(
      '"taken" cannot be written: a folder has the same name. Rename one of them.',
    );
    const missing = path.join(root, 'missing');
    await expect(writeOutputs([{ file: 'copy.txt', source: missing }], root)).rejects.toThrow(
      '"copy.txt" cannot be written: a file that the build needs has disappeared. Build again.',
    );
  });

  it('says what to do about a name that is too long', async () => {
    const file = `${'x'.repeat(300)}/index.html`;
    await expect(writeOutputs([{ file, make: () => 'x' }], temporaryFolder('writer-'))).rejects.toThrow(
      `"${file}" cannot be written: its name is too long for this disk. Give the page a shorter slug`,
    );
  });
});
