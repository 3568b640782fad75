import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Served } from './served.ts';

/** Addresses: which lead on, and which are refused. */
export function addressesAreServed({ baseUrl, dist, get, leadsTo }: Served): void {
  it('refuses what no address can be, as a fault of the reader', async () => {
    const far = 'far/'.repeat(1_500);
    for (const target of ['guide/%00', `guide/${'a'.repeat(300)}`, `${'%C3%BC'.repeat(200)}/`, far]) {
      const { status } = await get(baseUrl + target);
      expect(status, target).toBeGreaterThanOrEqual(400);
      expect(status, target).toBeLessThan(500);
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
    const rows = readFileSync(path.join(dist(), '_redirects'), 'utf8').trim().split('\n');
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
      expect(leadsTo(await get(`${baseUrl}${from}`)), from).toBe(`https://docs.example.com${baseUrl}${to}`);
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
}
