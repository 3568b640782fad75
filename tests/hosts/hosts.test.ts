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
import { hostSite, ownRedirects, TYPES } from './hostSite.ts';
import { freePort, SERVERS } from './servers.ts';

/** Milliseconds for a build, or the start of a server, on a machine with other work. */
const PATIENT = 60_000;
interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

for (const baseUrl of ['/', '/docs/'] as const) {
  const site = hostSite(baseUrl);
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
    // As of a build without `--compress`.
    mkdirSync(path.join(dist, 'plain'));
    writeFileSync(path.join(dist, 'plain/big.txt'), 'Lamps give light. '.repeat(500));
    appendFileSync(path.join(dist, '_redirects'), ownRedirects(baseUrl));
    // As the build writes it for a worker that compiles WebAssembly.
    writeFileSync(path.join(dist, 'assets/worker-12345678.js'), 'self.name = 1;\n');
    const own = `${baseUrl}assets/worker-12345678.js\n  ! Content-Security-Policy\n  Content-Security-Policy: ${WORKER_POLICY}\n`;
    appendFileSync(path.join(dist, '_headers'), own);
  }, PATIENT);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const { name, isHere, encodings, start } of SERVERS)
    describe.skipIf(!isHere)(`${name} at ${baseUrl}`, () => {
      let server: ChildProcess;
      let port = 0;

      /** Asks as a proxy does that ends TLS. */
      const get = (target: string, more: Record<string, string> = {}): Promise<Answer> => {
        const headers = { Host: 'docs.example.com', 'X-Forwarded-Proto': 'https', ...more };
        return new Promise((resolve, reject) => {
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
      };
      /** Where an answer leads a reader, who knows the site by https. */
      const leadsTo = ({ headers }: Answer) =>
        headers.location && new URL(headers.location, 'https://docs.example.com').href;
      const file = (at: string) => readFileSync(path.join(dist, at));
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
          folder: own,
          www: path.join(folder, 'www'),
          port,
          base: baseUrl,
          rules,
        });
        const ended = new Promise<never>((_, reject) => {
          server.once('exit', (code) =>
            reject(new Error(`${name} has ended with ${code}: see what it printed`)),
          );
        });
        await Promise.race([vi.waitFor(() => get(baseUrl), PATIENT), ended]);
      }, PATIENT);

      afterAll(async () => {
        if (server.exitCode !== null) return;
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
        for (const target of [
          'nowhere/',
          'nowhere.md',
          'nowhere.webmanifest',
          '404.html',
          '404',
          'assets/',
          'assets/nothing-12345678.js',
        ]) {
          const answer = await get(baseUrl + target);
          expect(answer.status, target).toBe(404);
          expect(answer.headers['cache-control'], target).toBe('no-cache');
          expect(answer.headers['content-type'], target).toMatch(/^text\/html; charset=utf-8$/i);
          expect(answer.body.toString(), target).toContain('Page not found');
        }
      });

      it('refuses what no address can be, as a fault of the reader', async () => {
        const far = 'far/'.repeat(1_500);
        for (const target of ['guide/%00', `guide/${'a'.repeat(300)}`, `${'%C3%BC'.repeat(200)}/`, far]) {
          const { status } = await get(baseUrl + target);
          expect(status, target).toBeGreaterThanOrEqual(400);
          expect(status, target).toBeLessThan(500);
        }
      });

      it('tells browsers the type of every kind of file that a build writes', async () => {
        for (const [file, type] of Object.entries(TYPES)) {
          const answer = await get(baseUrl + file);
          expect(answer.status, file).toBe(200);
          expect(answer.headers['content-type'], file).toMatch(type);
        }
      });

      it('leads to the one spelling of an address', async () => {
        for (const [target, to] of [
          ['guide', 'guide/'],
          ['guide?x=1', 'guide/?x=1'],
          ['guide/index.html', 'guide/'],
          ['guide/index.html?a=1&b=%20', 'guide/?a=1&b=%20'],
        ]) {
          const answer = await get(`${baseUrl}${target}`);
          expect(answer.status, target).toBeGreaterThanOrEqual(301);
          expect(answer.status, target).toBeLessThanOrEqual(308);
          expect(leadsTo(answer), target).toBe(`https://docs.example.com${baseUrl}${to}`);
        }
      });

      it('leads on from every old address of our own site and odd ones, with query and hash', async () => {
        const rows = readFileSync(path.join(dist, '_redirects'), 'utf8').trim().split('\n');
        expect(rows.length).toBeGreaterThan(390);
        for (const row of rows) {
          const [from = '', target] = row.split(' ');
          const answer = await get(from);
          const to = `https://docs.example.com${target}`;
          expect({ from, status: answer.status, to: leadsTo(answer) }).toEqual({ from, status: 301, to });
        }
        for (const [from, to] of [
          ['UPPER/?x=1&y=%20', 'guide/?x=1&y=%20'],
          ['with-query/?x=1', 'guide/?a=1&x=1'],
          ['with-hash/?x=1', 'guide/?x=1#plug'],
        ])
          expect(leadsTo(await get(`${baseUrl}${from}`)), from).toBe(
            `https://docs.example.com${baseUrl}${to}`,
          );
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

      it('answers 304 for what it has compressed itself, too', async () => {
        for (const encoding of ['gzip', 'br']) {
          const asked = { 'Accept-Encoding': encoding };
          const { headers } = await get(`${baseUrl}plain/big.txt`, asked);
          if (headers['content-encoding']) expect(headers.vary, encoding).toMatch(/accept-encoding/i);
          const known: Record<string, string> = headers.etag
            ? { 'If-None-Match': headers.etag }
            : { 'If-Modified-Since': headers['last-modified'] ?? '' };
          const again = await get(`${baseUrl}plain/big.txt`, { ...asked, ...known });
          expect([again.status, again.body.length], encoding).toEqual([304, 0]);
        }
      });

      for (const [encoding, ending, open] of [
        ['br', 'br', brotliDecompressSync],
        ['gzip', 'gz', gunzipSync],
      ] as const)
        it.skipIf(!encodings.includes(encoding))(
          `sends what the build has compressed as ${encoding}`,
          async () => {
            const answer = await get(`${baseUrl}guide/`, { 'Accept-Encoding': encoding });
            expect(answer.headers['content-encoding']).toBe(encoding);
            expect(answer.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
            expect(answer.headers.vary).toMatch(/accept-encoding/i);
            expect(answer.body.equals(file(`guide/index.html.${ending}`))).toBe(true);
            expect(open(answer.body).equals(file('guide/index.html'))).toBe(true);
            expect((await get(`${baseUrl}guide/`)).headers['content-encoding']).toBeUndefined();
          },
        );

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
