import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { miniSite, writeFile } from '../support/miniSite.ts';

const PRESET = `presets: [['classic', { docs: { routeBasePath: '/' } }]]`;
const PLAIN = `module.exports = { title: 'T', ${PRESET} };`;

async function imported(files: Record<string, string>) {
  const site = miniSite(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`elsewhere/${name}`, text])),
    { config: false },
  );
  const result = await site.command('import', 'elsewhere', '--out', 'new', '--trust');
  return { site, result, read: (file: string) => readFileSync(site.path('new', file), 'utf8') };
}

describe('Code of a repository cannot end the import by what it sends:', () => {
  const sent = [
    'process.send(null)',
    'process.send(7)',
    `process.send({ kind: 'page', key: 'x' })`,
    `process.send({ kind: 'page', key: 'x', page: null })`,
    `process.send({ kind: 'config', notes: null })`,
    `process.send({ kind: 'config', notes: [null] })`,
    `process.send({ kind: 'failed' })`,
    `require('fs').writeSync(3, 'nonsense')`,
    `require('fs').writeSync(3, '\\nnull\\n{"kind":"page","key":"x","page":{"blocks":{"1":2},"notes":[]}}\\n{')`,
    `process.stdout.write('nonsense')`,
    `process.disconnect()`,
  ];
  it.each(sent)('%s', async (code) => {
    const tried = `try { ${code}; } catch {}`;
    const { result, read } = await imported({
      'docusaurus.config.js': `${tried}\n${PLAIN}`,
      'docs/a.mdx': `export const Bad = () => { const require = (name) => fs; ${tried} return <b>bold</b>; };\nimport fs from 'fs';\n\n# A\n\n<Bad />\n`,
      'docs/b.mdx': '# B\n\n{1 + 1} lamps\n',
    });
    expect(result.errors).toEqual([]);
    expect(read('site.config.ts')).toContain(`title: 'T'`);
    expect(read('docs/a.md')).toBe('# A\n\n**bold**\n');
    expect(read('docs/b.md')).toBe('# B\n\n2 lamps\n');
  });
});

describe('Code of a repository reaches less than the importer does:', () => {
  it('no file outside of the repository', async () => {
    const { read } = await imported({
      'docusaurus.config.js': `const fs = require('fs');
const tried = (file) => { try { return fs.readFileSync(file, 'utf8').length; } catch (error) { return error.code; } };
module.exports = { title: [\`/proc/\${process.ppid}/environ\`, '/proc/self/environ', '/etc/passwd', __dirname + '/own.txt'].map(tried).join(), ${PRESET} };`,
      'own.txt': 'own',
      'docs/a.md': '# A\n',
    });
    expect(read('site.config.ts')).toContain(
      `title: 'ERR_ACCESS_DENIED,ERR_ACCESS_DENIED,ERR_ACCESS_DENIED,3'`,
    );
  });

  it('no network and no other process', async () => {
    const server = createServer();
    let visits = 0;
    server.on('connection', (socket) => {
      visits += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const net = 'net';
    const ways = [
      `process.getBuiltinModule('net').connect(port, '127.0.0.1')`,
      `require('module').createRequire(__filename)('net').connect(port, '127.0.0.1')`,
      `(await import('${net.slice(0, 2)}' + '${net.slice(2)}')).connect(port, '127.0.0.1')`,
      `(await new Function('return import("net")')()).createConnection({ port, host: '127.0.0.1' })`,
      `new (await import('n' + 'et')).Socket().connect(port, '127.0.0.1')`,
      `(await import('ht' + 'tp')).get('http://127.0.0.1:' + port)`,
      `await (await import('ht' + 'tp2')).connect('http://127.0.0.1:' + port)`,
      `(await import('dg' + 'ram')).createSocket('udp4').send('x', port, '127.0.0.1')`,
      `await (await import('dn' + 's/promises')).lookup('lamps.example')`,
      `await new (await import('dn' + 's')).Resolver().resolve4('lamps.example', () => {})`,
      `await fetch('http://127.0.0.1:' + port)`,
      `new WebSocket('ws://127.0.0.1:' + port)`,
      `process.kill(process.ppid, 0)`,
    ];
    try {
      const { read } = await imported({
        'docusaurus.config.js': `const port = ${port};
const ways = [${ways.map((way) => `async () => { ${way}; }`).join(', ')}];
module.exports = async () => {
  process.on('uncaughtException', () => {});
  const outcomes = [];
  for (const way of ways) try { await way(); outcomes.push('open'); } catch { outcomes.push('closed'); }
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { title: outcomes.join(), ${PRESET} };
};`,
        'docs/a.md': '# A\n',
      });
      // What stands in for a module takes any call.
      const expected = ways.map((way) => (way.includes('createRequire') ? 'open' : 'closed'));
      expect(read('site.config.ts')).toContain(`title: '${expected.join()}'`);
      expect(visits).toBe(0);
    } finally {
      server.close();
    }
  });

  it('but settings may load their own files by createRequire', async () => {
    const { result, read } = await imported({
      'docusaurus.config.mjs': `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
export default { title: require('./title.json').title, presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: require.resolve('./bars.js') } }]] };`,
      'title.json': '{ "title": "Own" }',
      'bars.js': `module.exports = { guide: ['a'] };`,
      'docs/a.md': '# A\n',
    });
    expect(result.output.slice(1, -1)).toEqual([]);
    expect(read('site.config.ts')).toContain(`title: 'Own'`);
    expect(read('site.config.ts')).toContain('guide: [');
  });
});

describe('What the disk refuses is one message, and leaves nothing:', () => {
  const files = { 'elsewhere/docusaurus.config.js': PLAIN, 'elsewhere/docs/a.md': '# A\n' };

  it('a file where a folder of the new site must be', async () => {
    const site = miniSite(files, { config: false });
    writeFile(site.path('file'), 'mine');
    const { errors } = await site.command('import', 'elsewhere', '--out', 'file/new', '--trust');
    expect(errors).toEqual([
      expect.stringMatching(/^"(?:.*\/)?file\/new" cannot be written: part of its path is a file/),
    ]);
  });

  const paths: [string, string, (file: string) => void][] = [
    ['a folder instead of a list of versions', 'versions.json', mkdirSync],
    ['a folder instead of a category', 'docs/_category_.json', mkdirSync],
    ['a folder instead of a page', 'docs/b.md', mkdirSync],
    ['a folder instead of the authors', 'blog/authors.yml', (file) => mkdirSync(file, { recursive: true })],
    ['a link to itself', 'docs/b.md', (file) => symlinkSync(file, file)],
    ['a pipe instead of a page', 'docs/b.md', (file) => execFileSync('mkfifo', [file])],
  ];
  it.each(paths)('%s is left out', async (_, name, make) => {
    const site = miniSite(files, { config: false });
    make(site.path('elsewhere', name));
    const { errors, code } = await site.command('import', 'elsewhere', '--out', 'new', '--trust');
    expect([errors, code]).toEqual([[], 0]);
    expect(existsSync(site.path('new/docs/a.md'))).toBe(true);
  });
});
