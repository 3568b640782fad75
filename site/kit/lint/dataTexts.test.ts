import { expect, it } from 'vitest';
import { contextOf } from '../../../tests/support/lintPage.ts';
import { lintData } from './lintPages.ts';

it('the texts of data are held to vocabulary and voice, at their places', () => {
  const text = `- term: Seldom
  definition: >-
    It is a store of its own, called affinity group in
    older releases.
  synonyms: [affinity group]
- term: Other
  definition: 'See \`of its own\` of the maker.'
  # excuse percent: as the screen shows it
  note: 5 % of an affinity group
`;
  const context = contextOf({ vocabulary: 'affinity group\tapplication group\ttext\n' });
  const said = lintData({ file: 'site/glossary.yaml', text }, context);
  expect(said.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
    '3:1 of-own',
    '9:9 vocabulary',
  ]);
});
