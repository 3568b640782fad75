import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadModule } from './load.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('A module that is kept compiled', () => {
  it.each(['', '{"inputs":{', '[]'])('is compiled again where its record holds %j', async (rest) => {
    folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
    const [file, cache] = [path.join(folder, 'a.ts'), path.join(folder, 'cache')];
    mkdirSync(cache);
    writeFileSync(file, 'export default 1 as number;\n');
    const load = async () => (await loadModule(file, { cache, cwd: folder })).default;
    expect(await load()).toBe(1);
    const records = readdirSync(cache).filter((name) => name.endsWith('.json'));
    for (const record of records) writeFileSync(path.join(cache, record), rest);
    expect([records.length, await load()]).toEqual([1, 1]);
  });
});
