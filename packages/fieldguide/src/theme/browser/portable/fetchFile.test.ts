import { describe, expect, it } from 'vitest';
import { createFolderReader } from './fetchFile.ts';

const FOLDER = new URL('file:///stick/my%20docs/');
const at = (file: string) => new URL(file, FOLDER);

/** A reader of a folder with these scripts; `run` lists which ones were run. */
function folderWith(scripts: Record<string, string>) {
  const run: string[] = [];
  const reader = createFolderReader({
    folder: FOLDER,
    async run(address) {
      run.push(address);
      const file = address.slice(FOLDER.href.length, -'.js'.length);
      const text = scripts[file];
      if (text !== undefined) reader.handOver(decodeURIComponent(file), text);
    },
  });
  return { reader, run, scripts };
}

describe('a reader of files in a folder', () => {
  it('gives what the script of a file hands over', async () => {
    const { reader, run } = folderWith({ 'assets/a%20b.json': '{"a":1}' });
    const answer = await reader.fetch(at('assets/a b.json'));
    expect(answer.ok).toBe(true);
    expect(await answer.json()).toEqual({ a: 1 });
    expect(run).toEqual(['file:///stick/my%20docs/assets/a%20b.json.js']);
  });

  it('loads a file once, whoever asks', async () => {
    const { reader, run } = folderWith({ 'a.txt': 'text' });
    const both = await Promise.all([reader.fetch(at('a.txt')), reader.fetch(at('a.txt'))]);
    expect(await Promise.all(both.map((answer) => answer.text()))).toEqual(['text', 'text']);
    expect(await (await reader.fetch(at('a.txt'))).text()).toBe('text');
    expect(run).toHaveLength(1);
  });

  it('loads it again where its text turned out to be damaged', async () => {
    const { reader, scripts } = folderWith({ 'a.txt': 'damaged' });
    await reader.fetch(at('a.txt'));
    scripts['a.txt'] = 'whole';
    expect(await (await reader.fetch(at('a.txt'), { cache: 'reload' })).text()).toBe('whole');
  });

  it('rejects like fetch where there is none, and tries again', async () => {
    const { reader, scripts } = folderWith({});
    await expect(reader.fetch(at('a.txt'))).rejects.toThrow(TypeError);
    scripts['a.txt'] = 'text';
    expect(await (await reader.fetch(at('a.txt'))).text()).toBe('text');
  });

  it('asks for no page', async () => {
    const { reader, run } = folderWith({});
    await expect(reader.fetch(at('guide/index.html'))).rejects.toThrow(TypeError);
    expect(run).toEqual([]);
  });

  it('gives up for those who have gone', async () => {
    const { reader } = folderWith({ 'a.txt': 'text' });
    const gone = AbortSignal.abort();
    await expect(reader.fetch(at('a.txt'), { signal: gone })).rejects.toBe(gone.reason);
  });
});
