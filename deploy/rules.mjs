#!/usr/bin/env node
// Makes the rules of a web server of what a build has written: `node deploy/rules.mjs nginx|caddy|apache|netlify [DIST]`.
// The policy and the redirects of a site change with its pages: run it after each build, and reload the server.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const POLICY = 'Content-Security-Policy';

/**
 * @typedef {{ base: string, headers: Record<string, string>, policies: Record<string, string>, redirects: Redirect[] }} Rules
 * `base`: the path of the site, such as `/docs/`. `headers`: of all files. `policies`: of single files.
 * @typedef {{ path: string, from: string, to: string, hash: string }} Redirect
 * `path` is encoded, and `from` the same decoded, as servers compare paths; `to` is encoded and may have a query.
 */

/** Reads `_headers` and `_redirects` of a build. @param {string} dist @returns {Rules} */
export function readRules(dist) {
  const read = (name) => {
    const file = path.join(dist, name);
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  };
  const blocks = [];
  for (const line of read('_headers')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) blocks.at(-1).headers[name] = value;
    else if (line.startsWith('/')) blocks.push({ path: line, headers: {} });
  }
  const [all, ...own] = blocks;
  if (!all?.path.endsWith('/*')) throw new Error(`There is no built site in "${dist}": it has no _headers.`);
  return {
    base: all.path.slice(0, -1),
    headers: all.headers,
    policies: Object.fromEntries(
      own.filter(({ headers }) => headers[POLICY]).map(({ path, headers }) => [path, headers[POLICY]]),
    ),
    redirects: read('_redirects').map((line) => {
      const [path, target] = line.split(' ');
      const [to, hash] = target.split(/(?=#)/);
      return { path, from: decodeURIComponent(path), to, hash: hash ?? '' };
    }),
  };
}

/** A text between double quotes. */
const quoted = (text) => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** A text within a regular expression. */
const escaped = (text) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
/** What comes between a target and the query that a reader brings. */
const joint = (to) => (to.includes('?') ? '&' : '?');

/**
 * For the `server` block of the site. An old address is a location of its own: a `map` would take other letter case for
 * the same address, and holds long ones only once the buckets of all its maps are larger.
 * @param {Rules} rules
 */
export function nginxRules({ base, headers, policies, redirects }) {
  // A dollar sign would begin a variable, and no directive has a way to write one.
  const value = (text) => quoted(text).replaceAll('$', '%24');
  const set = (name, text) => `set $fieldguide_${name} ${value(text)};`;
  // nginx keeps the length of a name in one byte; patterns have no such limit.
  const place = (from) =>
    Buffer.byteLength(from) < 256 ? `= ${quoted(from)}` : `~ ${quoted(`^${escaped(from)}$`)}`;
  const moved = ({ from, to, hash }) => {
    const withQuery = `${value(to + joint(to)).slice(0, -1)}$args${value(hash).slice(1)}`;
    return `location ${place(from)} { if ($args) { return 301 ${withQuery}; } return 301 ${value(to + hash)}; }`;
  };
  return [
    set('policy', headers[POLICY]),
    ...Object.entries(policies).map(
      ([file, text]) => `if ($uri = ${value(file)}) { ${set('policy', text)} }`,
    ),
    set('caching', 'no-cache'),
    `if ($uri ~ ${quoted(`^${escaped(base)}assets/`)}) { ${set('caching', 'public, max-age=31536000, immutable')} }`,
    set('not_found', `${base}404.html`),
    ...redirects.map(moved),
  ];
}

/** Two snippets, which the block of the site imports. @param {Rules} rules */
export function caddyRules({ headers, policies, redirects }) {
  // What stands in braces would be filled in.
  const value = (text) => quoted(text).replaceAll('{', '\\{');
  const file = (path, text) => `  header ${value(path)} ${POLICY} ${value(text)}`;
  const row = ({ from, to, hash }) => `    ${value(from)} ${value(to)} ${value(joint(to))} ${value(hash)}`;
  return [
    '(fieldguide-headers) {',
    ...Object.entries(policies).map(([path, text]) => file(path, text)),
    // With the question mark, what a file has of its own stays.
    ...Object.entries(headers).map(([name, text]) => `  header ?${name} ${value(text)}`),
    '}',
    '(fieldguide-redirects) {',
    '  map {path} {fieldguide_target} {fieldguide_joint} {fieldguide_hash} {',
    ...redirects.map(row),
    '    default "" "" ""',
    '  }',
    '  @moved expression `{fieldguide_target} != "" && {query} == ""`',
    '  redir @moved {fieldguide_target}{fieldguide_hash} 301',
    '  @movedWithQuery expression `{fieldguide_target} != "" && {query} != ""`',
    '  redir @movedWithQuery {fieldguide_target}{fieldguide_joint}{query}{fieldguide_hash} 301',
    '}',
  ];
}

/** The address that readers see, which `fieldguide.conf` finds out: Apache sends no redirect without it. */
const HERE = '%{ENV:fieldguide_scheme}://%{HTTP_HOST}';

/** To be included in the virtual host of the site. @param {Rules} rules */
export function apacheRules({ base, headers, policies, redirects }) {
  // In rules for rewriting nothing is taken out of quotation marks: a backslash stands for itself there.
  const quotedRaw = (text) => `"${text.replaceAll('"', '\\"')}"`;
  // A percent sign would begin a variable.
  const target = (text) => text.replace(/[%$]/g, '\\$&');
  return [
    ...Object.entries(headers).map(([name, text]) => `Header always set ${name} ${quoted(text)}`),
    ...Object.entries(policies).map(
      ([file, text]) =>
        `<Location ${quoted(file)}>\n  Header always set ${POLICY} ${quoted(text)}\n</Location>`,
    ),
    `ErrorDocument 404 ${base}404.html`,
    'RewriteEngine On',
    ...redirects.flatMap(({ from, to, hash }) => {
      const rule = (goal) =>
        `RewriteRule ${quotedRaw(`^${escaped(from)}$`)} ${quotedRaw(`${HERE}${goal}`)} [R=301,NE,L]`;
      const withQuery = `${target(to + joint(to))}%{QUERY_STRING}${target(hash)}`;
      return ['RewriteCond %{QUERY_STRING} .', rule(withQuery), rule(target(to + hash))];
    }),
  ];
}

/**
 * In place of the `_redirects` of a build: there is a page at each old address, which Netlify would send before it looks
 * at a rule that is not forced. Where Netlify takes both addresses for the same one, a forced rule would never end.
 * @param {Rules} rules
 */
export function netlifyRules({ redirects }) {
  const plain = (path) => path.toLowerCase().replace(/\?.*$|(?:\/index)?(?:\.html)?\/?$/g, '');
  return redirects.map(
    ({ path, to, hash }) => `${path} ${to}${hash} 301${plain(path) === plain(to) ? '' : '!'}`,
  );
}

const HOSTS = { nginx: nginxRules, caddy: caddyRules, apache: apacheRules, netlify: netlifyRules };

/** @param {string} host @param {string} dist */
export function rulesFor(host, dist) {
  const make = HOSTS[host];
  if (!make) throw new Error(`Name a server: ${Object.keys(HOSTS).join(', ')}.`);
  const lines = make(readRules(dist));
  return `# Made by deploy/rules.mjs of a build; made anew after the next one.\n${lines.join('\n')}\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const [host = '', dist = 'dist'] = process.argv.slice(2);
    process.stdout.write(rulesFor(host, dist));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
