import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/temporaryFolders.ts';
import { formatDiagnostic } from '../../shared/errors.ts';
import { askExternalLinks } from './externalLinks.ts';

/** What stands for the hosts of others, by path; each request is noted. */
const ANSWERS: Readonly<Record<string, RequestListener>> = {
  '/good': (_, response) => response.end('x'),
  '/moved': (_, response) => response.writeHead(301, { Location: '/good' }).end(),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/forbidden': (_, response) => response.writeHead(403).end(),
  '/broken': (_, response) => response.writeHead(503).end(),
  '/busy': (_, response) => response.writeHead(429).end(),
  '/for-ever': (_, response) => response.writeHead(302, { Location: '/for-ever' }).end(),
  '/hangs': () => undefined,
  '/hangs-up': ({ socket }) => socket.destroy(),
  '/drips': ({ method }, response) =>
    method === 'HEAD' ? response.writeHead(405).end() : response.writeHead(200).write('x'),
};

const asked: string[] = [];
let server: Server;
let host = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    ANSWERS[request.url ?? '']?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const keptFile = () => path.join(temporaryFolder('links-'), 'external.json');

/** The messages for links to these paths, or to full addresses. */
async function messages(
  paths: readonly string[],
  { except = [] as string[], keptIn = keptFile(), now = 0, patience = 20_000 } = {},
) {
  asked.length = 0;
  const links = paths.map((to, index) => ({
    url: to.startsWith('/') ? host + to : to,
    file: 'a.md',
    line: index + 1,
    column: 1,
  }));
  const options = {
    except: except.map((start) => host + start),
    keptIn,
    now: now + 1e12,
    pause: 0,
    patience,
  };
  const { diagnostics } = await askExternalLinks(links, options);
  return diagnostics.map((found) =>
    formatDiagnostic(found)
      .replaceAll(host, 'HOST')
      .replace(/(reached:) [^.]*/, '$1 REASON'),
  );
}

describe('A link that leads out', () => {
  it.each(['/good', '/moved', '/no-head', '/drips', '/good#part'])('to %s is good', async (to) => {
    expect(await messages([to])).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });

  const update = 'Link to where it is now, or remove the link.';
  const except = 'Try it in a browser. If it is right, add it to "externalExceptions" in the settings.';
  it.each([
    ['/gone', `error: HOST/gone is gone (404). ${update}`],
    ['/forbidden', `warning: HOST/forbidden answers 403. ${except}`],
    ['/broken', `warning: HOST/broken answers 503. ${except}`],
    ['/busy', 'warning: HOST/busy wants fewer requests (429). Run the check again later.'],
    ['/for-ever', `error: HOST/for-ever redirects more than 20 times. ${update}`],
    ['/hangs', `warning: HOST/hangs does not answer within 0.5 s. ${except}`],
    ['/hangs-up', `warning: HOST/hangs-up cannot be reached: REASON. ${except}`],
  ])('to %s is told', async (to, said) => {
    const patience = to === '/hangs' ? 500 : undefined;
    expect(await messages([to], { patience })).toEqual([`a.md:1:1: ${said}`]);
  });

  it('is asked once, and no more from a host that wants fewer requests', async () => {
    expect(await messages(['/good', '/good#part', '/busy', '/gone', '/broken'])).toEqual([
      'a.md:3:1: warning: HOST/busy wants fewer requests (429). The other links to this host were not asked: 2. Run the check again later.',
    ]);
    expect(asked).toEqual(['HEAD /good', 'HEAD /busy']);
  });

  it('is not asked for where the settings know it, the host is an example, or it is of another kind', async () => {
    const none = ['https://docs.example.com/', 'http://localhost:3000/', 'mailto:a@b.c', 'https://%'];
    expect(await messages(['/gone', '/gone/too', ...none], { except: ['/gone'] })).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('that answered is not asked again for a week, and one that did not is', async () => {
    const keptIn = keptFile();
    await messages(['/good', '/gone'], { keptIn });
    expect(await messages(['/good', '/gone'], { keptIn, now: 6 * 86_400_000 })).toHaveLength(1);
    expect(asked).toEqual(['HEAD /gone', 'GET /gone']);
    await messages(['/good'], { keptIn, now: 8 * 86_400_000 });
    expect(asked).toEqual(['HEAD /good']);
  });
});
