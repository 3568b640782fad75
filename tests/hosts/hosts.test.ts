import { type ChildProcess, execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { WORKER_POLICY } from '../../packages/fieldguide/src/engine/output/hostFiles.ts';
import { root } from '../support/fieldguide.ts';
import { hostSite, ownRedirects } from './hostSite.ts';
import { servedSite } from './served.ts';
import { addressesAreServed } from './servedAddresses.ts';
import { bytesAreServed } from './servedBytes.ts';
import { pagesAreServed } from './servedPages.ts';
import { freePort, SERVERS } from './servers.ts';

/** Milliseconds for a build, or the start of a server, on a machine with other work. */
const PATIENT = 120_000;

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

      const served = servedSite({ baseUrl, encodings, dist: () => dist }, () => port);

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
        await Promise.race([vi.waitFor(() => served.get(baseUrl), PATIENT), ended]);
      }, PATIENT);

      afterAll(async () => {
        if (server.exitCode !== null) return;
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGTERM');
        await ended;
      }, PATIENT);

      pagesAreServed(served);
      addressesAreServed(served);
      bytesAreServed(served);
    });
}
