import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

const program = path.resolve(import.meta.dirname, '../../bin/fieldguide.mjs');

describe('The command line', () => {
  it.skipIf(process.platform === 'win32')('does its work when nobody reads its text any more', () => {
    const site = miniSite({ 'index.md': '# Home' });
    const command = `"${process.execPath}" "${program}" build | true; wait`;
    const { stderr } = spawnSync('sh', ['-c', command], { cwd: site.folder, encoding: 'utf8' });
    expect(stderr).not.toContain('EPIPE');
    expect(site.read('index.html')).toContain('Home');
  });
});
