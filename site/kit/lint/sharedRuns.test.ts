import { describe, expect, it } from 'vitest';
import { readPage } from '../../../tests/support/lintPage.ts';
import { page } from '../../../tests/support/plainSite.ts';
import { sharedRuns } from './sharedRuns.ts';

const TWELVE = 'one two three four five six seven eight nine ten eleven twelve';
const SIX = 'one two three four five six';
const SIX_MORE = 'seven eight nine ten eleven twelve';
const ELEVEN = TWELVE.replace(' twelve', '');

const runs = (...bodies: string[]) =>
  sharedRuns(bodies.map((body, index) => readPage(page(`${index}.md`, {}, body)))).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

describe('a run of twelve words', () => {
  it('on two pages is found with both lines', () => {
    expect(runs(`Intro.\n\n${TWELVE}`, `${TWELVE} more`)).toEqual([
      `docs/1.md:1 the same twelve words are in docs/0.md:3: "${TWELVE}".`,
    ]);
  });

  it('is found over line ends, capitals and punctuation', () => {
    expect(
      runs(TWELVE, 'One two, three\nfour five six — seven eight\n"nine" ten eleven (Twelve).'),
    ).toHaveLength(1);
  });

  it('is found once for each pair of pages', () => {
    expect(runs(`${TWELVE} thirteen fourteen`, `${TWELVE} thirteen fourteen`)).toHaveLength(1);
    expect(runs(TWELVE, TWELVE, TWELVE)).toHaveLength(2);
  });

  it.each([
    ['eleven words', ELEVEN, ELEVEN],
    ['a list item of eleven words', `- ${ELEVEN}`, `- ${ELEVEN}`],
    ['one page', `${TWELVE}\n\n${TWELVE}`, 'else'],
    ['numbered steps', `1. ${TWELVE}`, `2. ${SIX}\n   ${SIX_MORE}`],
    ['code', `\`\`\`\n${TWELVE}\n\`\`\``, `\`\`\`\n${TWELVE}\n\`\`\``],
    ['code that holds a fence', `\`\`\`\`\n\`\`\`\n${TWELVE}\n\`\`\`\n\`\`\`\``, TWELVE],
    [
      'two list items',
      '- one two three four five six\n- seven eight nine ten eleven twelve',
      '- one two three four five six\n- seven eight nine ten eleven twelve',
    ],
    [
      'two paragraphs',
      'one two three four five six\n\nseven eight nine ten eleven twelve',
      'one two three four five six\n\nseven eight nine ten eleven twelve',
    ],
    ['a label', `**${TWELVE}**`, `**${TWELVE}**`],
    ['link targets', `[a](/${TWELVE.replaceAll(' ', '/')}/)`, `[a](/${TWELVE.replaceAll(' ', '/')}/)`],
  ])('is none in %s', (_, first, second) => {
    expect(runs(first, second)).toEqual([]);
  });
});
