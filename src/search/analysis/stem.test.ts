import { expect, it } from 'vitest';
import { familyOf } from './family.ts';
import { stem } from './stem.ts';

// Pairs of the published vocabulary of the Snowball English stemmer.
it.each(
  Object.entries({
    caresses: 'caress',
    flies: 'fli',
    dies: 'die',
    mules: 'mule',
    denied: 'deni',
    agreed: 'agre',
    humbled: 'humbl',
    meeting: 'meet',
    itemization: 'item',
    sensational: 'sensat',
    traditional: 'tradit',
    reference: 'refer',
    plotted: 'plot',
    consigned: 'consign',
    consistently: 'consist',
    consolation: 'consol',
    knightly: 'knight',
    kneeling: 'kneel',
    generously: 'generous',
    communication: 'communic',
    happily: 'happili',
    hopping: 'hop',
    hoping: 'hope',
    databases: 'databas',
    configuration: 'configur',
    configuring: 'configur',
    skies: 'sky',
    proceed: 'proceed',
    proceeding: 'proceed',
    bias: 'bias',
    gas: 'gas',
    this: 'this',
    sayings: 'say',
  }),
)('%s has the stem %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

it('knows irregular forms', () => {
  expect(stem('written')).toBe(stem('write'));
  expect(stem('indices')).toBe(stem('indexes'));
});

it('leaves names with digits and other scripts alone', () => {
  expect(stem('v2s')).toBe('v2s');
  expect(stem('検索')).toBe('検索');
});

it.each([
  ['discovery', 'discovering'],
  ['collector', 'collected'],
  ['failure', 'failed'],
  ['recoveries', 'recover'],
])('%s and %s are of one family', (a, b) => {
  expect(familyOf(a)).toBe(familyOf(b));
});
