import { describe, expect, it } from 'vitest';
import { lintPage, say } from '../../../tests/support/lintPage.ts';
import { lengthOf, sentenceLength, sentencesOf } from './sentences.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('the length of sentences', () => {
  it.each([
    [`${words(30)}.`, []],
    [`${words(31)}.`, ['1:1 the sentence has 31 words.']],
    [`Short. Then ${words(30)}.`, ['1:8 the sentence has 31 words.']],
    [`Short.\nThen ${words(30)}.`, ['2:1 the sentence has 31 words.']],
    [`- ${words(31)}`, ['1:3 the sentence has 31 words.']],
    [`| a | b |\n| --- | --- |\n| ${words(40)} | c |`, []],
    [`\`\`\`text\n${words(40)}\n\`\`\``, []],
    [`It has ${Array.from({ length: 40 }, (_, index) => `\`v${index}\``).join(', ')} and more.`, []],
    [`It runs on ${Array.from({ length: 40 }, (_, index) => `System ${index}`).join(', ')}.`, []],
    [`:::note\n${words(31)}\n:::`, ['2:1 the sentence has 31 words.']],
  ])('in %j', (body, faults) => {
    expect(say(sentenceLength, lintPage(body))).toEqual(faults);
  });
});

describe('a sentence', () => {
  it.each([
    ['One. Two? Three!', 3],
    ['Use e.g. Windows. Then stop.', 2],
    ['Version 19.07 is out. It runs.', 2],
    ['He said "no." Then left.', 2],
    ['One: two; three', 1],
  ])('of "%s": %i', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });

  it.each([
    ['a b c', 3],
    ['open \uFFFC, \uFFFC and \uFFFC now', 3],
    ['a-b c/d it’s', 3],
  ])('"%s" has %i words', (text, count) => {
    expect(lengthOf(text)).toBe(count);
  });
});
