import { describe, expect, it } from 'vitest';
import { canStart, missingServerPackages, NGINX_BROTLI } from '../../scripts/servers.mjs';

describe('What the tests of hosts need', () => {
  it.each<[string, RegExp, string[]]>([
    ['nothing', /^$/, []],
    ['the Brotli module of nginx', /brotli_static/, ['libnginx-mod-http-brotli-static']],
    ['nginx', /sbin\/nginx/, ['nginx-light']],
    ['Caddy', /caddy/, ['caddy']],
    ['a module of Apache', /mod_brotli\.so/, ['apache2']],
    ['types of files', /^\/etc\/mime\.types/, ['media-types']],
    ['all', /./, ['nginx-light', 'caddy', 'apache2', 'media-types', 'libnginx-mod-http-brotli-static']],
  ])('is installed where there is all but %s', (_, absent, packages) => {
    expect(missingServerPackages((file) => !absent.test(file))).toEqual(packages);
  });

  it('lets a server be started without what only some of its tests need', () => {
    expect(canStart('nginx', (file) => file !== NGINX_BROTLI)).toBe(true);
    expect(canStart('apache', (file) => !file.endsWith('mod_brotli.so'))).toBe(false);
    expect(canStart('caddy', () => false)).toBe(false);
  });
});
