import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.md': 'text/markdown; charset=utf-8',
};

const HASHED = /\.[\w-]{8,}\.|-[\w-]{8,}\.(?:js|css|json)$/;

/**
 * A static server for measurements: Brotli, held in memory, the same for every site under test.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve(folder) {
  const root = path.resolve(folder);
  const bodies = new Map();
  const server = http.createServer((request, response) => answer({ root, bodies }, request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

function answer({ root, bodies }, request, response) {
  const pathname = decodeURIComponent(new URL(request.url, 'http://host').pathname);
  let file = path.join(root, path.normalize(pathname));
  if (!file.startsWith(root)) return response.writeHead(400).end();
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    if (!pathname.endsWith('/')) return response.writeHead(301, { location: `${pathname}/` }).end();
    file = path.join(file, 'index.html');
  }
  const status = existsSync(file) ? 200 : 404;
  if (status === 404) file = path.join(root, '404.html');
  if (!existsSync(file)) return response.writeHead(404).end();
  const { raw, brotli, type } = load(file, bodies);
  const compressed = brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const body = compressed ? brotli : raw;
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': HASHED.test(file)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  });
  return response.end(request.method === 'HEAD' ? undefined : body);
}

function load(file, bodies) {
  const known = bodies.get(file);
  if (known) return known;
  const raw = readFileSync(file);
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const isText = /text|json|javascript|xml|svg|wasm/.test(type);
  const brotli = isText
    ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : undefined;
  const body = { raw, brotli, type };
  bodies.set(file, body);
  return body;
}
