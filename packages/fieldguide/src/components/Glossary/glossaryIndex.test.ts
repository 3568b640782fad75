import { expect, it } from 'vitest';
import type { GlossaryEntry } from './glossaryIndex.ts';
import { glossaryIndex } from './glossaryIndex.ts';

const entry = (term: string, abbreviation?: string): GlossaryEntry => ({
  id: term.toLowerCase().replaceAll(' ', '-'),
  term,
  ...(abbreviation === undefined ? {} : { abbreviation }),
  definition: 'x',
  synonyms: [],
  tip: true,
  line: 1,
  pageLine: 1,
});

it('lists terms and abbreviations by letter, each where a reader looks for it', () => {
  const groups = glossaryIndex([
    entry('rack unit', 'U'),
    entry('Rack'),
    entry('3D view'),
    entry('Été'),
    entry('Area', 'E'),
  ]);
  expect(groups.map(({ id, items }) => [id, ...items.map(({ type, name }) => `${type} ${name}`)])).toEqual([
    ['0-9', 'term 3D view'],
    ['a', 'term Area'],
    ['letter-e', 'see E', 'term Été'],
    ['r', 'term Rack', 'term rack unit'],
    ['letter-u', 'see U'],
  ]);
});

it('gives each anchor once, also where a term or an abbreviation is a letter', () => {
  const groups = glossaryIndex([entry('C'), entry('rack unit', 'U'), entry('Cable')]);
  const ids = groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  expect(ids).toEqual(['letter-c', 'c', 'cable', 'r', 'rack-unit', 'letter-u', 'u']);
});

it('gives an abbreviation no anchor that a term has', () => {
  const ids = glossaryIndex([entry('Rack'), entry('Row and column', 'RACK')]).flatMap(({ items }) =>
    items.map(({ id }) => id),
  );
  expect(ids).toEqual(['rack', 'row-and-column']);
});
