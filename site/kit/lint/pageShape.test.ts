import { expect, it } from 'vitest';
import { contextOf, lintPage, say } from '../../../tests/support/lintPage.ts';
import { headingBelowBox, headingOfFaults, longPage } from './pageShape.ts';

const FAULTS = '| What you see | Why | What to do |\n| --- | --- | --- |\n| `a` | b | c |';

it('a page has at most 1,500 words', () => {
  expect(say(longPage, lintPage('word '.repeat(1500)))).toEqual([]);
  expect(say(longPage, lintPage('word '.repeat(1501)))).toEqual(['1:1 the page has 1501 words.']);
});

it('no heading repeats the box above the text', () => {
  const body = 'One.\n\n## Before you start\n\nTwo.\n\n## Before you update the server\n\nThree.';
  expect(say(headingBelowBox, lintPage(body))).toEqual([]);
  expect(
    say(headingBelowBox, lintPage(body, { title: 'A', before: { role: ['An administrator'] } })),
  ).toEqual(['3:4 the heading "Before you start" repeats the box above the text.']);
});

it('a table of faults has its own heading', () => {
  const on = (heading: string) => say(headingOfFaults, lintPage(`One.\n\n${heading}\n\n${FAULTS}`));
  expect(['## Troubleshooting', '### Symptoms and causes', '## If you cannot sign in'].flatMap(on)).toEqual(
    [],
  );
  expect(on('## Limits')).toEqual(['5:1 the table of what can go wrong is under the heading "Limits".']);
  expect(on('Two.')).toEqual(['5:1 the table of what can go wrong has no heading.']);
});

it('all of it is listed, and not an error', () => {
  expect(longPage(lintPage('word '.repeat(1501)), contextOf())).toMatchObject([{ severity: 'warning' }]);
});
