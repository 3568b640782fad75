import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../packages/fieldguide/src/engine/server/listen.ts';
import { serveSite } from '../../packages/fieldguide/src/engine/server/serveSite.ts';
import { miniSite } from '../support/miniSite.ts';

const site = miniSite({ 'index.md': '# Home\n', 'site/static/a.txt': 'A file.\n' });
let running: RunningServer;

beforeAll(async () => {
  await site.build();
  writeFileSync(site.path('secret.txt'), 'secret\n');
  symlinkSync(site.path('secret.txt'), site.path('dist/out.txt'));
  symlinkSync(site.path('site'), site.path('dist/folder'));
  symlinkSync(site.path('dist/a.txt'), site.path('dist/in.txt'));
  running = await serveSite({
    root: site.path('dist'),
    baseUrl: '/',
    trailingSlash: true,
    port: 0,
    host: '127.0.0.1',
    allowHosts: ['docs.example.com'],
  });
});
afterAll(() => running.close());

/** Asks with headers that `fetch` sets by itself, such as the name of the host. */
function ask(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(running.origin + path, { headers, agent: false }, (response) => {
      response.resume();
      resolve(response);
    }).on('error', reject);
  });
}

describe('A served site', () => {
  it('sends the policy that the build wrote, and what keeps browsers from guessing', async () => {
    const [policy] = readFileSync(site.path('dist/csp.txt'), 'utf8').split('\n');
    for (const path of ['/', '/a.txt', '/nope/']) {
      const { headers } = await fetch(running.origin + path);
      expect(headers.get('content-security-policy'), path).toBe(policy);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy'), path).toMatch(/camera=\(\)/);
    }
  });

  it('sends a file the policy of its own where the build wrote one', async () => {
    const all = readFileSync(site.path('dist/csp.txt'), 'utf8');
    writeFileSync(site.path('dist/csp.txt'), `${all.trim()}\n/a.txt: default-src 'self'\n`);
    const { headers } = await fetch(`${running.origin}/a.txt`);
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    writeFileSync(site.path('dist/csp.txt'), all);
  });

  it('tells caches that text comes in two forms, whatever the answer is', async () => {
    const whole = await fetch(`${running.origin}/a.txt`);
    const etag = whole.headers.get('etag') ?? '';
    for (const [status, headers] of [
      [200, {}],
      [304, { 'If-None-Match': etag }],
      [206, { Range: 'bytes=0-1' }],
      [416, { Range: 'bytes=900-' }],
    ] as const) {
      const answer = await ask('/a.txt', headers);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers.vary, String(status)).toBe('Accept-Encoding');
    }
  });

  it('keeps no 404 in caches, and the page that says so is one', async () => {
    for (const path of ['/nope/', '/404', '/404/', '/404.html']) {
      const answer = await fetch(running.origin + path, { redirect: 'manual' });
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('cache-control'), path).toBe('no-cache');
    }
  });

  it('sends nothing that a symbolic link fetches from elsewhere', async () => {
    expect((await fetch(`${running.origin}/in.txt`)).status).toBe(200);
    for (const path of ['/out.txt', '/folder/site.config.ts', '/folder/docs/index.md'])
      expect((await fetch(running.origin + path)).status, path).toBe(404);
  });

  it('answers for loopback names, addresses and the names that it was given, and no other', async () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'docs.example.com'])
      expect((await ask('/', { Host: host })).statusCode, host).toBe(200);
    expect((await ask('/', { Host: 'evil.example' })).statusCode).toBe(403);
  });
});
