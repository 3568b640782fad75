import { expect, it } from 'vitest';
import { stem } from '../analysis/stem.ts';
import { createJoiner } from './joins.ts';

const joiner = createJoiner(
  ['backup', 'login', 'inactive', 'another', 'on', 'premises'],
  [['single', 'sign', 'on'], ['virtual', 'machine'], ['datacenter']],
  stem,
);
const joins = (text: string) => joiner(text.split(' '));

it.each([
  ['back up the data', ['backup'], 'two words are the one that the site has'],
  ['logging in', ['login'], 'in any form of the first'],
  ['data center', ['datacenter'], 'or that a synonym leads to'],
  ['single sign on', ['singlesignon'], 'a term of several words'],
  ['virtual machines', ['virtualmachine'], 'in any form'],
  ['single and sign on', [], 'words apart are no term'],
  ['in active directory', [], 'a stop word begins no compound'],
])('%s is %j: %s', (text, expected) => {
  expect(joins(text)).toEqual(expected);
});
