import { expect, it } from 'vitest';
import { transcriptOf } from './transcript.ts';

it('reads paragraphs of a text file', () => {
  expect(transcriptOf('\uFEFFOne\r\nline.\r\n\r\n\r\nTwo.\n')).toEqual(['One line.', 'Two.']);
});

it('reads captions without times, names and marks', () => {
  const vtt =
    'WEBVTT\n\nNOTE made by hand\n\n1\n00:01.000 --> 00:02.000 align:start\n<v Ann>Open the\nmenu.\n\n00:03.000 --> 00:04.000\nThen <b>save</b>.\n';
  expect(transcriptOf(vtt)).toEqual(['Open the menu. Then save.']);
});

it('begins a paragraph at the end of a sentence', () => {
  const long = 'word '.repeat(70).trim();
  const vtt = ['WEBVTT', `a --> b\n${long}`, `a --> b\n${long}.`, 'a --> b\nNext.'].join('\n\n');
  expect(transcriptOf(vtt)).toEqual([`${long} ${long}.`, 'Next.']);
});
