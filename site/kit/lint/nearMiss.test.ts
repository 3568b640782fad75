import { expect, it } from 'vitest';
import { nearMiss } from './nearMiss.ts';

const known = new Set(['discovery', 'form', 'from', 'subnet', 'Main']);

it.each([
  ['discovrey', 'discovery'],
  ['discoveryy', 'discovery'],
  ['discoveri', 'discovery'],
  ['dscovery', 'discovery'],
  ['subent', 'subnet'],
  ['Mian', 'Main'],
  ['frm', 'form'],
  ['elephant', undefined],
])('the word near "%s" is %s', (word, near) => {
  expect(nearMiss(word, (candidate) => known.has(candidate))).toBe(near);
});
