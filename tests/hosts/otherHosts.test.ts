import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/fieldguide.ts';
import { miniSite } from '../support/miniSite.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const site = miniSite(
  {
    'index.md': '# Home\n',
    'guide/index.md': '# Guide\n\n## Plug\n',
    'site/redirects.tsv':
      'from\tto\n/old/\t/guide/#plug\n/mit leerzeichen/\t/guide/?a=1\n/older.html\t/guide/\n/Guide/\t/guide/\n',
  },
  { config: { title: 'Mini', url: 'https://docs.example.com', baseUrl: '/docs/' } },
);
beforeAll(() => site.build());

it('Netlify leads on from old addresses by force, but never in a circle', () => {
  const made = execFileSync(process.execPath, [
    path.join(root, 'deploy/rules.mjs'),
    'netlify',
    site.path('dist'),
  ]);
  const rules = made.toString().split('\n').slice(1).filter(Boolean);
  expect(new Set(rules)).toEqual(
    new Set([
      '/docs/old/ /docs/guide/#plug 301!',
      '/docs/mit%20leerzeichen/ /docs/guide/?a=1 301!',
      '/docs/older.html /docs/guide/ 301!',
      '/docs/older/ /docs/guide/ 301!',
      '/docs/Guide/ /docs/guide/ 301',
    ]),
  );
});

it.each([
  ['/docs/', {}, '/docs/index.html'],
  ['/docs/a.css', {}, '/docs/a.css'],
  ['/docs/a', {}, { location: { value: '/docs/a/' } }],
  [
    '/docs/a',
    { q: { value: 'x', multiValue: [{ value: 'x' }, { value: 'y' }] }, b: { value: '1' } },
    { location: { value: '/docs/a/?q=x&q=y&b=1' } },
  ],
])('CloudFront leads %s with %o to %o', (uri, querystring, led) => {
  const code = read('deploy/s3/viewer-request.js');
  const answer = runInNewContext(`${code}\nhandler(event)`, { event: { request: { uri, querystring } } });
  expect(answer.headers ?? answer.uri).toEqual(led);
});

describe.skipIf(process.platform === 'win32')('S3', () => {
  it('gets new files first and loses old ones last, when no old page is sent any more', () => {
    const bin = temporaryFolder('aws-');
    const aws = path.join(bin, 'aws');
    writeFileSync(
      aws,
      `#!/bin/sh\nprintf '%s\\n' "$*" >> "${bin}/calls"\ncase $2 in create*) echo I1;; esac\n`,
    );
    chmodSync(aws, 0o755);
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
    execFileSync('sh', [path.join(root, 'deploy/s3/upload.sh'), 'bucket/docs', 'D1', site.path('dist')], {
      env,
    });
    const calls = readFileSync(path.join(bin, 'calls'), 'utf8').trim().split('\n');
    const kinds = calls.map((call) => (call.includes('--delete') ? 'delete' : call.split(' ')[1]));
    expect(kinds).toEqual(['sync', 'sync', 'sync', 'sync', 'create-invalidation', 'wait', 'delete']);
    expect(calls[0]).toContain(`${site.path('dist/assets')} s3://bucket/docs/assets`);
    // Assets are deleted too, and sent with their caching alone.
    expect(calls.at(-1)).not.toMatch(/assets|cache-control/);
    expect(calls.at(-1)).toContain('--size-only');
    expect(calls.at(-2)).toContain('--id I1');
  });
});

describe.skipIf(process.platform === 'win32')('The container', () => {
  const lines = read('deploy/container/Containerfile').replace(/\\\n/g, ' ').split('\n');
  const steps = lines.filter((line) => /^[A-Z]+ /.test(line));

  it('has no step that podman leaves out', () => {
    expect(
      steps.filter((step) => /^(?:HEALTHCHECK|SHELL|ONBUILD|STOPSIGNAL|MAINTAINER) /.test(step)),
    ).toEqual([]);
  });

  it('makes rules and settings that are where the image copies them from', () => {
    const work = temporaryFolder('container-');
    cpSync(path.join(root, 'deploy'), path.join(work, 'deploy'), { recursive: true });
    const [, commands = ''] = /RUN (npm ci .*)/.exec(steps.join('\n')) ?? [];
    for (const command of commands.split('&&').map((one) => one.trim())) {
      if (command.startsWith('npm ci')) continue;
      if (command.startsWith('node bin/fieldguide.mjs build')) {
        // As a build of the whole site would.
        const [, out = ''] = /--out \/work\/(\S+)/.exec(command) ?? [];
        cpSync(site.path('dist'), path.join(work, out), { recursive: true });
      } else execFileSync('sh', ['-c', command.replaceAll('/work/', `${work}/`)], { cwd: work });
    }
    for (const step of steps.filter((one) => one.startsWith('COPY --from=build')))
      expect(existsSync(step.split(' ')[2]?.replace('/work', work) ?? ''), step).toBe(true);
    expect(readFileSync(path.join(work, 'deploy/nginx/fieldguide.conf'), 'utf8')).toContain('listen 8080;');
    expect(readFileSync(path.join(work, 'rules.conf'), 'utf8')).toContain('location = "/docs/old/"');
  });

  it('gets neither packages nor sites of the machine that makes it, but the repository', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toContain('**/node_modules');
    expect(ignored).toContain('dist');
    expect(ignored.some((line) => /^\.?git|^\*\*$/.test(line))).toBe(false);
  });
});
