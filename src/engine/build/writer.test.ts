import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, temporaryFolder } from '../../../tests/support/miniSite.ts';
import { createWriter } from './writer.ts';

describe('the writer', () => {
  it('writes any number of files into folders it makes, and counts files and bytes', () => {
    const root = temporaryFolder('writer-');
    const source = path.join(temporaryFolder('writer-'), 'source.txt');
    writeFileSync(source, 'copied');
    const writer = createWriter(root);
    for (let index = 0; index < 300; index++) {
      writer.write(`a/${index % 7}/${index}.txt`, `ü${index}`);
    }
    writer.write('bytes.bin', new Uint8Array([1, 2, 3]));
    writer.copy(source, 'deep/copy.txt');
    const { files, bytes } = writer.total;
    expect(listFiles(root)).toHaveLength(302);
    expect(files).toBe(302);
    expect(bytes).toBe(
      listFiles(root).reduce((sum, file) => sum + readFileSync(path.join(root, file)).length, 0),
    );
    expect(readFileSync(path.join(root, 'a/5/299.txt'), 'utf8')).toBe('ü299');
    expect(readFileSync(path.join(root, 'deep/copy.txt'), 'utf8')).toBe('copied');
  });

  it('tells what the disk did not take, and does not count it', () => {
    const root = temporaryFolder('writer-');
    mkdirSync(path.join(root, 'taken'));
    const writer = createWriter(root);
    expect(() => writer.write('taken', 'a folder stands there')).toThrow('EISDIR');
    expect(() => writer.copy(path.join(root, 'missing'), 'copy.txt')).toThrow('ENOENT');
    expect(writer.total).toEqual({ files: 0, bytes: 0 });
  });

  it('says what to do about a name that is too long', () => {
    const writer = createWriter(temporaryFolder('writer-'));
    const name = `${'x'.repeat(300)}/index.html`;
    expect(() => writer.write(name, 'x')).toThrow(
      `"${name}" cannot be written: its name is too long for this disk. Give the page a shorter slug`,
    );
  });
});
