import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';

const site = miniSite({ 'index.md': '# Home\n' });
const elsewhere = temporaryFolder('feedback-');
const log = path.join(elsewhere, 'log.jsonl');

/** Serves until the server says that it is ready, or refuses. */
async function serve(out: string, feedback: string) {
  const stop = setInterval(() => process.emit('SIGTERM'), 50);
  try {
    return await site.command('serve', '--out', out, '--port', '0', '--feedback', feedback);
  } finally {
    clearInterval(stop);
  }
}

beforeAll(async () => {
  await site.build();
  writeFileSync(site.path('dist/there.jsonl'), '');
  mkdirSync(site.path('dist/below'));
  symlinkSync(site.path('dist'), path.join(elsewhere, 'site'));
  symlinkSync(site.path('dist/below'), path.join(elsewhere, 'parent'));
  symlinkSync(site.path('dist/there.jsonl'), path.join(elsewhere, 'file.jsonl'));
  symlinkSync(site.path('dist/new.jsonl'), path.join(elsewhere, 'dangling.jsonl'));
  symlinkSync('dangling.jsonl', path.join(elsewhere, 'chain.jsonl'));
  symlinkSync('round.jsonl', path.join(elsewhere, 'round.jsonl'));
  symlinkSync('missing/../turn.jsonl', path.join(elsewhere, 'turn.jsonl'));
});

describe('What readers have said is not public', () => {
  const below = (name: string) => path.join(elsewhere, name);
  it.each([
    ['the folder itself', 'dist', () => 'dist/new.jsonl'],
    ['a link as the folder', below('site'), () => 'dist/new.jsonl'],
    ['a link to the folder', 'dist', () => below('site/new.jsonl')],
    ['a link to a folder in it', 'dist', () => below('parent/new.jsonl')],
    ['a link to a file that is there', 'dist', () => below('file.jsonl')],
    ['a link to a file that is not there yet', 'dist', () => below('dangling.jsonl')],
    ['a link to such a link', below('site'), () => below('chain.jsonl')],
  ])('through %s', async (_, out, feedback) => {
    const { code, errors } = await serve(out, feedback());
    expect(errors.join('\n')).toMatch(
      /^--feedback .* is in the folder of the site, so everybody could read it\./,
    );
    expect(code).toBe(1);
    expect(existsSync(site.path('dist/new.jsonl'))).toBe(false);
  });

  it.each(['round.jsonl', 'turn.jsonl'])('and a link that leads nowhere (%s) is a message', async (name) => {
    const { code, errors } = await serve('dist', below(name));
    expect(code).toBe(1);
    expect(errors.join('\n')).toMatch(/^Feedback cannot be kept in /);
  });
});

describe.skipIf(process.platform === 'win32')('A file of feedback', () => {
  afterEach(() => chmodSync(log, 0o600));

  it('can be read by its owner alone, also where it was there before', async () => {
    writeFileSync(log, 'kept\n', { mode: 0o644 });
    chmodSync(log, 0o664);
    expect((await serve('dist', log)).code).toBe(0);
    expect((statSync(log).mode & 0o777).toString(8)).toBe('600');
    expect(readFileSync(log, 'utf8')).toBe('kept\n');
  });
});
