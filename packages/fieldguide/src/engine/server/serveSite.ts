import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import { asError, FieldguideError } from '../../shared/errors.ts';
import { decodePath } from '../../shared/url.ts';
import { isFile } from '../content/disk.ts';
import { FOREVER, HEADERS } from '../output/hostFiles.ts';
import {
  type IncomingCall,
  type ListenOptions,
  listen,
  type RunningServer,
  redirect,
  sendFile,
} from './listen.ts';

interface ServeOptions extends ListenOptions {
  /** A folder that `build` wrote. */
  root: string;
  baseUrl: string;
  trailingSlash: boolean;
  /** Paths of the locales except the default one. Each has its own not-found page. */
  locales?: readonly string[];
}

/**
 * Serves a built site as a host would: base path, missing slashes and `index.html` put right by a redirect,
 * unknown paths answered with the not-found page, hashed files cached for a year, text compressed, and the site's
 * security policy sent.
 * @throws FieldguideError when there is no built site, or the port is taken.
 */
export async function serveSite(options: ServeOptions): Promise<RunningServer> {
  if (!existsSync(path.join(options.root, '404.html'))) {
    throw new FieldguideError(
      `There is no built site in "${options.root}". Build it first: fieldguide build --out ${options.root}`,
    );
  }
  // A range is sent uncompressed, because its offsets are those of the file.
  const compress = compression({
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
  });
  const answer = ({ url, request, response }: IncomingCall) => {
    const inner = innerPath(url.pathname, options.baseUrl);
    // Text is sent compressed or not, so caches must distinguish the two forms.
    const headers = { ...HEADERS, Vary: 'Accept-Encoding', ...policyOf(options.root, url.pathname) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (inner === undefined) {
      if (url.pathname === '/' || `${url.pathname}/` === options.baseUrl)
        redirect(response, 301, options.baseUrl + url.search);
      else notFound(response, options.root);
      return;
    }
    const missing = () => notFound(response, path.join(options.root, localeOf(inner, options)));
    // Files such as the marker of the output folder are not part of the site.
    if (
      /\/\.(?!well-known\/)|^\/404(?:\.html|\/)?$/.test(
        decodePath(inner).slice(localeOf(inner, options).length),
      )
    ) {
      missing();
      return;
    }
    const right = normalPath(inner, options);
    if (right !== inner) {
      redirect(response, 301, options.baseUrl.slice(0, -1) + right + url.search);
      return;
    }
    sendFile(request, response, {
      root: options.root,
      pathname: isFile(path.join(options.root, `${decodePath(inner)}.html`)) ? `${inner}.html` : inner,
      caching: HASHED.test(inner) ? FOREVER : 'no-cache',
      missing,
    });
  };
  return listen((asked) => compress(asked.request, asked.response, () => answer(asked)), options);
}

/** The folder of the locale that a path lies in, such as `/ar`; empty for the default one. */
function localeOf(inner: string, { locales = [] }: ServeOptions): string {
  const found = locales.find((name) => inner === `/${name}` || inner.startsWith(`/${name}/`));
  return found === undefined ? '' : `/${found}`;
}

/** The policy that the build wrote to `csp.txt`: its first line is for all files, the others begin with the file they are for. */
function policyOf(root: string, pathname: string): { 'Content-Security-Policy'?: string } {
  const file = path.join(root, 'csp.txt');
  if (!existsSync(file)) return {};
  const [all = '', ...own] = readFileSync(file, 'utf8').trim().split('\n');
  const special = own.find((line) => line.startsWith(`${pathname}: `));
  return { 'Content-Security-Policy': special?.slice(pathname.length + 2) ?? all };
}

/** A file whose name changes with its content. */
const HASHED = /^\/(?:[\w-]+\/)?assets\/.*-[\da-f]{8}\.\w+$/;

function innerPath(pathname: string, baseUrl: string): string | undefined {
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : undefined;
}

/** The one spelling of a path: no `index.html`, and a trailing slash as the site is configured. */
function normalPath(pathname: string, { root, trailingSlash }: ServeOptions): string {
  let right = pathname.replace(/\/index(?:\.html)?$/, '/').replace(/\/{2,}/g, '/');
  const isFolder = (name: string) => isFile(path.join(root, decodePath(name), 'index.html'));
  const isPage = (name: string) => isFile(path.join(root, `${decodePath(name)}.html`));
  const plain = right.replace(/\.html$/, '');
  if (trailingSlash && !right.endsWith('/') && isFolder(right)) right = `${right}/`;
  else if (trailingSlash && plain !== right && isFolder(plain) && !isPage(plain)) right = `${plain}/`;
  const bare = right.replace(/\/$/, '');
  if (!trailingSlash && bare !== '' && bare !== right && isPage(bare)) right = bare;
  // Beside a page in a folder, such a file is a redirect from an old address.
  if (plain !== right && isPage(plain) && !isFolder(plain) && right !== '/404.html') right = plain;
  return right;
}

/** A missing not-found page means that a build may be replacing the site. */
function notFound(response: ServerResponse, root: string): void {
  let page: Buffer;
  try {
    page = readFileSync(path.join(root, '404.html'));
  } catch (error) {
    console.error(`The site cannot be read now: ${asError(error).message}`);
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '1' };
    response.writeHead(503, headers).end('The site is being replaced. Try again in a moment.\n');
    return;
  }
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
  response.writeHead(404, headers).end(page);
}
