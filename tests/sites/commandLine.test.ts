import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
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

  it('offers the site to language models over HTTP, on this machine alone, and refuses what is too large', async () => {
    const site = miniSite({ 'index.md': '# Home', 'lamps.md': '# Lamps\n\nAll about lamps.\n' });
    await site.build();
    const server = spawn(process.execPath, [program, 'mcp', '--http', '0'], { cwd: site.folder });
    const ended = once(server, 'exit');
    try {
      let said = '';
      for await (const part of server.stdout) {
        said += part;
        if (/http:\S+/.test(said)) break;
      }
      const address = new URL(/http:\S+/.exec(said)?.[0] ?? '');
      expect(address.hostname).toBe('127.0.0.1');
      const clients = ['one', 'two'].map((name) => new Client({ name, version: '1' }));
      for (const client of clients) await client.connect(new StreamableHTTPClientTransport(address));
      for (const client of clients) {
        const answer = await client.callTool({ name: 'search', arguments: { query: 'lamps' } });
        expect(JSON.stringify(answer.content)).toContain('/lamps/');
        await client.close();
      }
      const post = (body: string, more = {}) =>
        fetch(address, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Accept: 'application/json, text/event-stream',
            ...more,
          },
          body,
        });
      const large = await post(JSON.stringify({ large: 'x'.repeat(1_100_000) }));
      expect(large.status).toBe(413);
      expect(await large.text()).toContain('must not exceed 1000000 bytes');
      expect((await post('{')).status).toBe(400);
      expect(await (await fetch(new URL('/', address))).text()).toBe('The tools are at /mcp.\n');
    } finally {
      server.kill();
    }
    expect(await ended).toEqual([0, null]);
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
    ['--http', '--http', ''],
  ])('wants a value for %s in %j', async (name, ...typed) => {
    const site = miniSite({ 'index.md': '# Home' });
    const verb = name === '--http' ? 'mcp' : name === '--docs' || name === '--out' ? 'build' : 'serve';
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
