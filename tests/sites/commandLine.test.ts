import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

const program = path.resolve(import.meta.dirname, '../../bin/fieldguide.mjs');

describe('The command line', () => {
  it.skipIf(process.platform === 'win32')('does its work when nobody reads its text any more', () => {
    const site = miniSite({ 'index.md': '# Home' });
    const command = `"${process.execPath}" "${program}" build | true; wait`;
    const { stderr } = spawnSync('sh', ['-c', command], { cwd: site.folder, encoding: 'utf8' });
    expect(stderr).not.toContain('EPIPE');
    expect(site.read('index.html')).toContain('Home');
  });

  it('ends its server for language models when nobody reads its answers, without a word', async () => {
    const site = miniSite({ 'index.md': '# Home' });
    await site.build();
    const server = spawn(process.execPath, [program, 'mcp'], { cwd: site.folder });
    const errors = text(server.stderr);
    const ended = once(server, 'exit');
    const clientInfo = { name: 'test', version: '1' };
    const params = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo };
    const asked = [
      { id: 1, method: 'initialize', params },
      { method: 'notifications/initialized' },
      ...Array.from({ length: 200 }, (_, at) => ({ id: at + 2, method: 'tools/list' })),
    ];
    server.stdin.write(asked.map((one) => `${JSON.stringify({ jsonrpc: '2.0', ...one })}\n`).join(''));
    await once(server.stdout, 'data');
    server.stdout.destroy();
    expect(await ended).toEqual([0, null]);
    expect(await errors).toBe('');
  });

  it('takes the names of folders as they are typed, and the last of several', async () => {
    const site = miniSite({ 'docs/2024/index.md': '# Year' }, { config: false });
    const years = ['--docs', 'docs/2023', '--docs', 'docs/2024', '--out', '007'];
    expect(await site.command('build', ...years)).toMatchObject({ code: 0, errors: [] });
    expect(site.read('index.html', '007')).toContain('Year');
    // Where the command line is run in `docs`, a folder may be a bare number.
    expect(await site.command('build', '--site=2024')).toMatchObject({
      code: 1,
      errors: [expect.stringContaining('There is no site.config.ts in "2024".')],
    });
  });

  it.each([
    ['--docs', '--docs', ''],
    ['--out', '--out', ''],
    ['--out', '--out='],
    ['--host', '--host', ''],
    ['--port', '--port', ''],
  ])('wants a value for %s in %j', async (name, ...typed) => {
    const site = miniSite({ 'index.md': '# Home' });
    const verb = name === '--docs' || name === '--out' ? 'build' : 'serve';
    expect(await site.command(verb, ...typed)).toEqual({
      code: 1,
      output: [],
      errors: [`${name} is empty. Give it a value, or leave it out.`],
    });
  });

  it('says that a file is no folder of documents', async () => {
    const site = miniSite({ 'docs/a.md': '# A' }, { config: false });
    expect(await site.command('build', '--docs', 'docs/a.md')).toMatchObject({
      code: 1,
      errors: [expect.stringContaining('The docs folder "docs/a.md" does not exist.')],
    });
  });
});
