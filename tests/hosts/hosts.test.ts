import { type ChildProcess, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WORKER_POLICY } from '../../packages/fieldguide/src/engine/output/hostFiles.ts';
import { root } from '../support/fieldguide.ts';
import { type MiniSite, miniSite } from '../support/miniSite.ts';
import { freePort, SERVERS } from './servers.ts';

const REDIRECTS = 386;
/** Milliseconds for a build, or the start of a server, on a machine with other work. */
const PATIENT = 60_000;
const words = 'Lamps give light, and a lamp that gives none is broken. '.repeat(60);

function siteAt(baseUrl: string): MiniSite {
  const rows = Array.from({ length: REDIRECTS - 5 }, (_, at) => `/old/page-${at}/\t/guide/\n`);
  return miniSite(
    {
      'index.md': `# Home\n\n${words}\n`,
      'guide/index.md': `# Guide\n\n${words}\n\n## Plug\n\nThe plug.\n`,
      'site/redirects.tsv': `from\tto\n${rows.join('')}/with-query/\t/guide/?a=1\n/with-hash/\t/guide/#plug\n/mit leerzeichen/\t/guide/\n/with.dots(1)/\t/guide/\n/to-words/\t/zwei worte/\n`,
      'zwei worte.md': '# Zwei Worte\n',
      'site/static/secret/.hidden': 'hidden',
      'site/static/.well-known/security.txt': 'Contact: mailto:security@example.com\n',
      'site/static/picture.bin': Buffer.alloc(4_000, 7),
    },
    { config: { title: 'Mini', url: 'https://docs.example.com', baseUrl } },
  );
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

for (const baseUrl of ['/', '/docs/'] as const) {
  const site = siteAt(baseUrl);
  /** The folder of the site in one that the users of all servers may read. */
  let folder = '';
  let dist = '';

  beforeAll(async () => {
    await site.build({ compress: true });
    folder = mkdtempSync(path.join(tmpdir(), 'fieldguide-hosts-'));
    chmodSync(folder, 0o755);
    dist = path.join(folder, 'www', baseUrl);
    mkdirSync(path.dirname(dist), { recursive: true });
    cpSync(site.path('dist'), dist, { recursive: true });
    writeFileSync(path.join(folder, 'outside.txt'), 'outside');
    // As the build writes it for a worker that compiles WebAssembly.
    writeFileSync(path.join(dist, 'assets/worker-12345678.js'), 'self.name = 1;\n');
    const own = `${baseUrl}assets/worker-12345678.js\n  ! Content-Security-Policy\n  Content-Security-Policy: ${WORKER_POLICY}\n`;
    appendFileSync(path.join(dist, '_headers'), own);
  }, PATIENT);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const { name, program, start } of SERVERS)
    describe.skipIf(!program)(`${name} at ${baseUrl}`, () => {
      let server: ChildProcess;
      let port = 0;

      const get = (target: string, headers: Record<string, string> = {}): Promise<Answer> =>
        new Promise((resolve, reject) => {
          const options = { port, host: 'localhost', path: target, headers, agent: false };
          request(options, (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part) => parts.push(part));
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                body: Buffer.concat(parts),
              }),
            );
          })
            .on('error', reject)
            .end();
        });
      const file = (at: string) => readFileSync(path.join(dist, at));
      /** Where an answer leads, without the host. */
      const location = ({ headers }: Answer) => (headers.location ?? '').replace(/^https?:\/\/[^/]+/, '');

      beforeAll(async () => {
        port = await freePort();
        const own = path.join(folder, name);
        mkdirSync(own);
        chmodSync(own, 0o755);
        const rules = execFileSync(process.execPath, [
          path.join(root, 'deploy/rules.mjs'),
          name,
          dist,
        ]).toString();
        server = start({
          program: program ?? '',
          folder: own,
          www: path.join(folder, 'www'),
          port,
          base: baseUrl,
          rules,
        });
        await vi.waitFor(() => get(baseUrl), PATIENT);
      }, PATIENT);

      afterAll(async () => {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGTERM');
        await ended;
      }, PATIENT);

      it('sends pages with the policy of the build and what keeps browsers from guessing', async () => {
        const [policy] = readFileSync(path.join(dist, 'csp.txt'), 'utf8').split('\n');
        for (const [target, status] of [
          [`${baseUrl}guide/`, 200],
          [`${baseUrl}nowhere/`, 404],
        ] as const) {
          const answer = await get(target);
          expect(answer.status).toBe(status);
          expect(answer.headers['content-security-policy'], target).toBe(policy);
          expect(answer.headers['x-content-type-options']).toBe('nosniff');
          expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
          expect(answer.headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=()');
          expect(answer.headers['cache-control'], target).toBe('no-cache');
          expect(answer.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
        }
        expect((await get(`${baseUrl}guide/`)).body.equals(file('guide/index.html'))).toBe(true);
      });

      it('sends a file the policy of its own, alone', async () => {
        const { headers } = await get(`${baseUrl}assets/worker-12345678.js`);
        expect(headers['content-security-policy']).toBe(WORKER_POLICY);
        expect(headers['content-type']).toMatch(/javascript/);
      });

      it('sends Markdown as such, and answers unknown addresses with the page for them', async () => {
        const markdown = await get(`${baseUrl}guide/index.md`);
        expect(markdown.headers['content-type']).toMatch(/^text\/markdown; charset=utf-8$/i);
        for (const target of ['nowhere/', '404.html', '404', 'assets/nothing-12345678.js']) {
          const answer = await get(baseUrl + target);
          expect(answer.status, target).toBe(404);
          expect(answer.headers['cache-control'], target).toBe('no-cache');
          expect(answer.body.toString(), target).toContain('Page not found');
        }
      });

      it('leads to the one spelling of an address', async () => {
        for (const [target, to] of [
          ['guide', 'guide/'],
          ['guide?x=1', 'guide/?x=1'],
          ['guide/index.html', 'guide/'],
        ]) {
          const answer = await get(`${baseUrl}${target}`);
          expect(answer.status, target).toBeGreaterThanOrEqual(301);
          expect(answer.status, target).toBeLessThanOrEqual(308);
          expect(location(answer), target).toBe(`${baseUrl}${to}`);
        }
      });

      it(`leads on from all ${REDIRECTS} old addresses, with query and hash`, async () => {
        const rows = readFileSync(path.join(dist, '_redirects'), 'utf8').trim().split('\n');
        expect(rows).toHaveLength(REDIRECTS);
        for (const row of rows) {
          const [from = '', to] = row.split(' ');
          const answer = await get(from);
          expect({ from, status: answer.status, to: location(answer) }).toEqual({ from, status: 301, to });
        }
        for (const [from, to] of [
          ['old/page-7/?x=1&y=%20', 'guide/?x=1&y=%20'],
          ['with-query/?x=1', 'guide/?a=1&x=1'],
          ['with-hash/?x=1', 'guide/?x=1#plug'],
        ])
          expect(location(await get(`${baseUrl}${from}`)), from).toBe(`${baseUrl}${to}`);
      });

      it('lets browsers keep files whose names change, and asks again for the others', async () => {
        const script = /assets\/client-\w+\.js/.exec(file('index.html').toString())?.[0] ?? '';
        expect((await get(baseUrl + script)).headers['cache-control']).toBe(
          'public, max-age=31536000, immutable',
        );
        const page = await get(`${baseUrl}guide/`);
        const { etag = '', 'last-modified': modified = '' } = page.headers;
        const known: Record<string, string> = etag
          ? { 'If-None-Match': etag }
          : { 'If-Modified-Since': modified };
        expect((await get(`${baseUrl}guide/`, known)).status).toBe(304);
      });

      it('sends what the build has compressed, to those who can read it', async () => {
        const whole = file('guide/index.html');
        for (const [encoding, ending, open] of [
          ['br', 'br', brotliDecompressSync],
          ['gzip', 'gz', gunzipSync],
        ] as const) {
          const answer = await get(`${baseUrl}guide/`, { 'Accept-Encoding': encoding });
          expect(answer.headers['content-encoding']).toBe(encoding);
          expect(answer.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
          expect(answer.headers.vary).toMatch(/accept-encoding/i);
          expect(answer.body.equals(file(`guide/index.html.${ending}`))).toBe(true);
          expect(open(answer.body).equals(whole)).toBe(true);
        }
        expect((await get(`${baseUrl}guide/`)).headers['content-encoding']).toBeUndefined();
      });

      it('sends parts of a file', async () => {
        const part = await get(`${baseUrl}picture.bin`, { Range: 'bytes=10-19' });
        expect([part.status, part.body.length]).toEqual([206, 10]);
        expect(part.headers['content-range']).toBe('bytes 10-19/4000');
        expect((await get(`${baseUrl}picture.bin`, { Range: 'bytes=9000-' })).status).toBe(416);
      });

      it('sends nothing from outside of the folder, and no hidden files but well-known ones', async () => {
        for (const target of [
          '../outside.txt',
          '..%2foutside.txt',
          '%2e%2e/outside.txt',
          'guide/../../../outside.txt',
          '....//outside.txt',
          '..\\outside.txt',
          '.fieldguide-output',
          'secret/.hidden',
        ]) {
          const answer = await get(baseUrl + target);
          expect(answer.status, target).toBeGreaterThanOrEqual(400);
          expect(answer.body.toString(), target).not.toMatch(/^(?:outside|hidden|Made by)/);
        }
        const known = await get(`${baseUrl}.well-known/security.txt`);
        expect(known.body.toString()).toContain('security@example.com');
        expect((await get(`${baseUrl}secret/`)).status).toBeGreaterThanOrEqual(400);
      });
    });
}
