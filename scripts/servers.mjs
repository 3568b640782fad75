// What the tests of the files below deploy/ need of a machine.

const MODULES = '/usr/lib/apache2/modules';

/** Modules that `deploy/apache/fieldguide.conf` uses, with those that every Apache needs. */
export const APACHE_MODULES =
  'mpm_event authz_core dir mime headers rewrite setenvif filter deflate brotli'.split(' ');

/** The module of nginx that sends `.br` files; the rest of our settings works without it. */
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The files that each server is started with, by the packages of Debian that have them. */
export const SERVER_FILES = {
  nginx: { 'nginx-light': ['/usr/sbin/nginx', '/etc/nginx/mime.types'] },
  caddy: { caddy: ['/usr/bin/caddy'] },
  apache: {
    apache2: ['/usr/sbin/apache2', ...APACHE_MODULES.map((name) => `${MODULES}/mod_${name}.so`)],
    'media-types': ['/etc/mime.types'],
  },
};

/** @param {Record<string, string[]>} packages @param {(file: string) => boolean} exists */
const missing = (packages, exists) =>
  Object.entries(packages).flatMap(([name, files]) => (files.every(exists) ? [] : [name]));

/**
 * Whether a server can be started here with our settings.
 * @param {keyof typeof SERVER_FILES} server @param {(file: string) => boolean} exists
 */
export function canStart(server, exists) {
  return missing(SERVER_FILES[server], exists).length === 0;
}

/**
 * The packages of Debian without which a test would be skipped.
 * @param {(file: string) => boolean} exists
 * @returns {string[]}
 */
export function missingServerPackages(exists) {
  const all = [...Object.values(SERVER_FILES), { 'libnginx-mod-http-brotli-static': [NGINX_BROTLI] }];
  return all.flatMap((packages) => missing(packages, exists));
}
