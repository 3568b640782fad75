import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createProgress } from '../output/stageClock.ts';

/** What a progress line writes to a stream. */
function written(terminal: { isTTY: boolean; columns?: number }): string {
  const chunks: string[] = [];
  const stream = Object.assign(new PassThrough(), terminal);
  stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const progress = createProgress(stream);
  progress.show('compile ...');
  progress.show('write 0123456789 ...');
  progress.clear();
  return chunks.join('');
}

describe('progress', () => {
  it('rewrites one line on a terminal, no wider than it, and takes it away', () => {
    expect(written({ isTTY: true, columns: 12 })).toBe(
      '\r\u001b[2Kcompile ...\r\u001b[2Kwrite 01234\r\u001b[2K',
    );
  });

  it('says nothing where there is no terminal', () => {
    expect(written({ isTTY: false })).toBe('');
  });
});
