import { readdirSync, renameSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { serveSite } from '../../packages/fieldguide/src/engine/server/serveSite.ts';
import { type MiniSite, miniSite } from '../support/miniSite.ts';

const BIG = 4_000_000;
const TEXT = Array.from({ length: 200_000 }, (_, line) => `line ${line}`).join('\n');

async function whileServed(work: (origin: string, site: MiniSite) => Promise<void>): Promise<void> {
  const site = miniSite({
    'index.md': '# Home\n',
    'site/static/big.bin': new Uint8Array(BIG),
    'site/static/big.txt': TEXT,
  });
  await site.build();
  const root = site.path('dist');
  const running = await serveSite({ root, baseUrl: '/', trailingSlash: true, port: 0, host: '127.0.0.1' });
  try {
    await work(running.origin, site);
  } finally {
    await running.close();
  }
}

/** Begins a download and leaves after its first bytes. */
function abort(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { agent: false, headers: { 'Accept-Encoding': 'gzip' } },
      (response: IncomingMessage) => {
        response.once('data', () => response.destroy());
        response.once('close', resolve);
      },
    );
    request.on('error', reject);
  });
}

/** Files and connections that this process holds open. */
const open = () => readdirSync('/proc/self/fd').length;

describe.runIf(process.platform === 'linux')('Serving', () => {
  it.each([
    ['big.bin', 40],
    ['big.txt', 4],
  ])('lets go of %s for %i times 50 readers who leave early', async (file, rounds) => {
    await whileServed(async (origin) => {
      await abort(`${origin}/${file}`);
      const before = open();
      for (let round = 0; round < rounds; round++)
        await Promise.all(Array.from({ length: 50 }, () => abort(`${origin}/${file}`)));
      await vi.waitFor(() => expect(open()).toBeLessThanOrEqual(before + 2));
    });
  });

  it('goes on with 1,000 connections that say nothing', async () => {
    await whileServed(async (origin) => {
      const { port } = new URL(origin);
      const silent = Array.from({ length: 1000 }, () => connect(Number(port), '127.0.0.1'));
      await Promise.all(silent.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
      expect((await fetch(origin)).status).toBe(200);
      for (const socket of silent) socket.destroy();
    });
  });
});

describe('A request', () => {
  it.each([
    ['bytes=0-9', 206],
    [`bytes=${BIG}-`, 416],
    ['bytes=10-5', 416],
    ['bytes=abc', 200],
    ['lines=1-2', 200],
  ])('for the range %s is answered with %i', async (range, status) => {
    await whileServed(async (origin) => {
      const answer = await fetch(`${origin}/big.bin`, { headers: { range } });
      expect(answer.status).toBe(status);
      await answer.body?.cancel();
      expect((await fetch(origin)).status).toBe(200);
    });
  });

  it('for text is answered compressed and whole, for a part of it as the file lies', async () => {
    await whileServed(async (origin) => {
      const whole = await fetch(`${origin}/big.txt`, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(whole.headers.get('content-encoding')).toBe('gzip');
      expect(whole.headers.get('vary')).toBe('Accept-Encoding');
      expect(await whole.text()).toBe(TEXT);
      const part = await fetch(`${origin}/big.txt`, { headers: { range: 'bytes=0-3' } });
      expect([part.status, await part.text()]).toEqual([206, 'line']);
      const page = await fetch(`${origin}/nope/`);
      expect(page.status).toBe(404);
    });
  });

  it('while the folder is away is answered with 503, and served again when it is back', async () => {
    await whileServed(async (origin, site) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      renameSync(site.path('dist'), site.path('away'));
      const answer = await fetch(origin);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect(said).toHaveBeenCalledTimes(1);
      said.mockRestore();
      renameSync(site.path('away'), site.path('dist'));
      expect((await fetch(origin)).status).toBe(200);
    });
  });

  it('during ten builds is answered with the old page, the new page, or 503', async () => {
    await whileServed(async (origin, site) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      let building = true;
      const builds = (async () => {
        for (let round = 0; round < 10; round++) await site.build();
        building = false;
      })();
      const statuses = new Set<number>();
      while (building) statuses.add((await fetch(origin)).status);
      await builds;
      statuses.delete(503);
      expect([...statuses]).toEqual([200]);
      expect((await fetch(origin)).status).toBe(200);
      said.mockRestore();
    });
  });
});
