import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchProvider } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { callId } from '../../site/kit/api/callNodes.ts';
import { openEndpoints } from '../../site/kit/api/endpoints.ts';
import { ownSearch } from '../support/ownSite.ts';
import { ask } from './support.ts';

const root = path.join(import.meta.dirname, '../..');
const { calls } = openEndpoints(path.join(root, 'site/data/api/openapi.yaml'))();

let engine: SearchProvider;
beforeAll(async () => {
  engine = await ownSearch();
}, 300_000);

/** The first section of each page that is found. */
async function found(query: string): Promise<string[]> {
  const { pages } = await ask(engine, query, { limit: 10 });
  return pages.flatMap(({ hits: [first] }) => first?.href ?? []);
}

const hrefsOf = (some: typeof calls) => some.map((call) => `#${callId(call)}`);
const isOneOf = (href: string | undefined, ends: readonly string[]) =>
  ends.some((end) => href?.endsWith(end));

describe('A call of the API', () => {
  it('is first where its method and path are typed', async () => {
    const missed: string[] = [];
    for (const call of calls) {
      const [first] = await found(call.name);
      if (!isOneOf(first, hrefsOf([call]))) missed.push(`${call.name}: ${first}`);
    }
    expect(missed).toEqual([]);
  }, 120_000);

  it('or another method of its path is first where the path is typed', async () => {
    const missed: string[] = [];
    for (const at of new Set(calls.map((call) => call.path))) {
      const [first] = await found(at);
      const same = calls.filter((call) => call.path === at);
      if (!isOneOf(first, hrefsOf(same))) missed.push(`${at}: ${first}`);
    }
    expect(missed).toEqual([]);
  }, 120_000);

  it.each([
    ['api create device', 'POST /api/1.0/device/'],
    ['api delete a device', 'DELETE /api/1.0/devices/{id}/'],
    ['api mount a device in a rack', 'POST /api/1.0/device/rack/'],
    ['suggest next free address', 'GET /api/1.0/suggest_ip/'],
    ['revoke a token', 'DELETE /tauth/1.0/token/{token_id}/'],
    ['list subnet categories', 'GET /api/1.0/subnet_category/'],
    ['read one device by its serial number', 'GET /api/1.0/devices/serial/{serial_no}/'],
    ['switch the appliance to standby api', 'POST /api/1.0/appliancemode/'],
  ])('is among the first sections of five pages where it is asked for in words: %s', async (words, name) => {
    const ends = hrefsOf(calls.filter((call) => call.name === name));
    expect((await found(words)).slice(0, 5).some((href) => isOneOf(href, ends))).toBe(true);
  });
});
