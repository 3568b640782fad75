import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Served } from './served.ts';

/** What goes over the wire: what is kept, compressed, or sent in parts. */
export function bytesAreServed({ encodings, baseUrl, file, get }: Served): void {
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
}
