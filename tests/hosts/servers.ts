import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from '../support/fieldguide.ts';

/** A server that is to be tested with its files below `deploy/`. */
export interface HostServer {
  name: 'nginx' | 'caddy' | 'apache';
  /** Its program; absent where it is not installed. */
  program?: string;
  /** Writes its settings and starts it. `rules`: what `deploy/rules.mjs` has made. */
  start(options: HostOptions): ChildProcess;
}

interface HostOptions {
  program: string;
  /** An empty folder for settings and logs. */
  folder: string;
  /** The folder that holds that of the site. */
  www: string;
  port: number;
  base: string;
  rules: string;
}

const installed = (...programs: string[]) => programs.find((program) => existsSync(program));
const deploy = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');
const run = (program: string, args: readonly string[], env = {}) =>
  spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
const isRoot = process.getuid?.() === 0;

export const SERVERS: readonly HostServer[] = [
  {
    name: 'nginx',
    program: installed('/usr/sbin/nginx', '/usr/bin/nginx'),
    start({ program, folder, www, port, rules }) {
      const at = (name: string) => path.join(folder, name);
      const modules = ['static', 'filter'].map(
        (kind) => `/usr/lib/nginx/modules/ngx_http_brotli_${kind}_module.so`,
      );
      const hasBrotli = modules.every((file) => existsSync(file));
      writeFileSync(at('rules.conf'), rules);
      if (hasBrotli) writeFileSync(at('brotli.conf'), deploy('nginx/brotli.conf'));
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
${hasBrotli ? modules.map((file) => `load_module ${file};`).join('\n') : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
  include ${at('site.conf')};
}
`;
      writeFileSync(at('nginx.conf'), main);
      return run(program, ['-c', at('nginx.conf'), '-e', at('error.log')]);
    },
  },
  {
    name: 'caddy',
    program: installed('/usr/bin/caddy'),
    start({ program, folder, www, port, base, rules }) {
      const file = path.join(folder, 'fieldguide.rules');
      writeFileSync(file, rules);
      return run(
        program,
        ['run', '--config', path.join(root, 'deploy/caddy/Caddyfile'), '--adapter', 'caddyfile'],
        {
          HOME: folder,
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
          FIELDGUIDE_ADDRESS: `http://localhost:${port}`,
          FIELDGUIDE_ROOT: www,
          FIELDGUIDE_RULES: file,
          FIELDGUIDE_BASE: base,
        },
      );
    },
  },
  {
    name: 'apache',
    program: installed('/usr/sbin/apache2'),
    start({ program, folder, www, port, rules }) {
      const at = (name: string) => path.join(folder, name);
      const modules = '/usr/lib/apache2/modules';
      const needed = 'mpm_event authz_core dir mime headers rewrite setenvif filter deflate brotli'.split(
        ' ',
      );
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
${needed.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
${site}`;
      writeFileSync(at('apache.conf'), main);
      return run(program, ['-d', folder, '-f', at('apache.conf'), '-DFOREGROUND']);
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
