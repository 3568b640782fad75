import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { WORKER_POLICY } from '../../packages/fieldguide/src/engine/output/hostFiles.ts';
import { TYPES } from './hostSite.ts';
import type { Served } from './served.ts';

/** Pages and their headers: policies, types, and which answers are pages. */
export function pagesAreServed({ baseUrl, dist, file, get }: Served): void {
  it('sends pages with the policy of the build and what keeps browsers from guessing', async () => {
    const [policy] = readFileSync(path.join(dist(), 'csp.txt'), 'utf8').split('\n');
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

  it('tells browsers the type of every kind of file that a build writes', async () => {
    for (const [file, type] of Object.entries(TYPES)) {
      const answer = await get(baseUrl + file);
      expect(answer.status, file).toBe(200);
      expect(answer.headers['content-type'], file).toMatch(type);
    }
  });
}
