import { describe, expect, it } from 'vitest';
import { findWords } from './findWords.ts';

/** Blocks of pieces, and the places with brackets around them. */
function marked(blocks: string[][], words: string[]): string {
  const pieces = blocks.flatMap((texts, block) => texts.map((text) => ({ text, block })));
  const shown = pieces.map(({ text }) => [...text.split(''), '']);
  for (const { start, end } of findWords(pieces, words)) {
    const from = shown[start.piece];
    const to = shown[end.piece];
    if (from) from[start.offset] = `[${from[start.offset]}`;
    if (to) to[end.offset - 1] = `${to[end.offset - 1]}]`;
  }
  return pieces.map((_, index) => shown[index]?.join('')).join('|');
}

describe('words on a page', () => {
  it.each([
    ['whole words', [['port ports import']], ['port'], '[port] ports import'],
    ['in any case', [['Port PORT']], ['port'], '[Port] [PORT]'],
    ['the longest of several', [['open ports']], ['open', 'open ports'], '[open ports]'],
    ['over the edge of an element', [['auto', '-discovery']], ['auto-discovery'], '[auto|-discovery]'],
    ['not over the edge of a block', [['auto'], ['-discovery']], ['auto-discovery'], 'auto|-discovery'],
    ['with signs of their own', [['use --all (x.y)']], ['--all', 'x.y'], 'use [--all] ([x.y])'],
    ['signs are no patterns', [['xzy x.y']], ['x.y'], 'xzy [x.y]'],
    ['any space between words', [['open\n  ports']], ['open ports'], '[open\n  ports]'],
    ['letters with accents', [['Größe Größen']], ['größe'], '[Größe] Größen'],
    ['no spaces between words', [['設定を開く']], ['設定'], '[設定]を開く'],
    ['nothing to look for', [['port']], ['', ' '], 'port'],
    ['no words at all', [['port']], [], 'port'],
  ])('%s', (_, blocks, words, expected) => {
    expect(marked(blocks, words)).toBe(expected);
  });

  it('stops at a thousand', () => {
    expect(findWords([{ text: 'port '.repeat(3_000), block: 0 }], ['port'])).toHaveLength(1_000);
  });
});
