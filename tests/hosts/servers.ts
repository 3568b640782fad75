import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { APACHE_MODULES, canStart, NGINX_BROTLI } from '../../scripts/servers.mjs';
import { root } from '../support/fieldguide.ts';

/** A server that is to be tested with its files below `deploy/`. */
export interface HostServer {
  name: 'nginx' | 'caddy' | 'apache';
  /** It is here, with what our settings for it need. */
  isHere: boolean;
  /** The compressed files of a build that it can send, as it is installed. */
  encodings: readonly ('br' | 'gzip')[];
  /** Writes its settings and starts it. `rules`: what `deploy/rules.mjs` has made. */
  start(options: HostOptions): ChildProcess;
}

interface HostOptions {
  /** An empty folder for settings and logs. */
  folder: string;
  /** The folder that holds that of the site. */
  www: string;
  port: number;
  base: string;
  rules: string;
}

const has = (file: string) => existsSync(file);
const deploy = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');
const run = (program: string, args: readonly string[], env = {}) =>
  spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
const isRoot = process.getuid?.() === 0;

export const SERVERS: readonly HostServer[] = [
  {
    name: 'nginx',
    isHere: canStart('nginx', has),
    encodings: has(NGINX_BROTLI) ? ['br', 'gzip'] : ['gzip'],
    start({ folder, www, port, rules }) {
      const at = (name: string) => path.join(folder, name);
      writeFileSync(at('rules.conf'), rules);
      if (has(NGINX_BROTLI)) writeFileSync(at('brotli.conf'), deploy('nginx/brotli.conf'));
      const site = deploy('nginx/fieldguide.conf')
        .replaceAll('/etc/nginx/fieldguide/', `${folder}/`)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replaceAll('/srv/fieldguide;', `${www};`);
      writeFileSync(at('site.conf'), site);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${at(kind)};`,
      );
      const main = `daemon off;
${isRoot ? 'user root;' : ''}
pid ${at('pid')};
error_log ${at('error.log')};
${has(NGINX_BROTLI) ? `load_module ${NGINX_BROTLI};` : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
  include ${at('site.conf')};
}
`;
      writeFileSync(at('nginx.conf'), main);
      return run('/usr/sbin/nginx', ['-c', at('nginx.conf'), '-e', at('error.log')]);
    },
  },
  {
    name: 'caddy',
    isHere: canStart('caddy', has),
    encodings: ['br', 'gzip'],
    start({ folder, www, port, base, rules }) {
      const file = path.join(folder, 'fieldguide.rules');
      writeFileSync(file, rules);
      return run(
        '/usr/bin/caddy',
        ['run', '--config', path.join(root, 'deploy/caddy/Caddyfile'), '--adapter', 'caddyfile'],
        {
          HOME: folder,
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
          FIELDGUIDE_ADDRESS: `:${port}`,
          FIELDGUIDE_ROOT: www,
          FIELDGUIDE_RULES: file,
          FIELDGUIDE_BASE: base,
        },
      );
    },
  },
  {
    name: 'apache',
    isHere: canStart('apache', has),
    encodings: ['br', 'gzip'],
    start({ folder, www, port, rules }) {
      const at = (name: string) => path.join(folder, name);
      const modules = '/usr/lib/apache2/modules';
      writeFileSync(at('fieldguide.rules'), rules);
      const site = deploy('apache/fieldguide.conf')
        .replaceAll('/etc/apache2/fieldguide.rules', at('fieldguide.rules'))
        .replace('*:80', `127.0.0.1:${port}`)
        .replaceAll('/srv/fieldguide', www);
      mkdirSync(at('run'));
      const main = `ServerRoot ${folder}
ServerName localhost
DefaultRuntimeDir ${at('run')}
PidFile ${at('pid')}
ErrorLog ${at('error.log')}
Listen 127.0.0.1:${port}
${APACHE_MODULES.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
${site}`;
      writeFileSync(at('apache.conf'), main);
      return run('/usr/sbin/apache2', ['-d', folder, '-f', at('apache.conf'), '-DFOREGROUND']);
    },
  },
];

/** A port that nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const holder = createServer();
    holder.listen(0, '127.0.0.1', () => {
      const address = holder.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      holder.close(() => resolve(port));
    });
  });
}
