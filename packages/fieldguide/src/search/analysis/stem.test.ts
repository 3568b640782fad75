import { expect, it } from 'vitest';

import { stem } from './stem.ts';

it.each([
  ['caresses', 'caress'],
  ['dies', 'die'],
  ['denied', 'deny'],
  ['agreed', 'agree'],
  ['plotted', 'plot'],
  ['hopping', 'hop'],
  ['consistently', 'consistent'],
  ['references', 'refer'],
  ['databases', 'database'],
  ['configuring', 'configuration'],
  ['skies', 'sky'],
  ['exceeded', 'exceed'],
  ['communities', 'community'],
  ['aliases', 'alias'],
])('%s is a form of %s', (form, base) => {
  expect(stem(form)).toBe(stem(base));
});

it.each([
  ['hoping', 'hopping'],
  ['community', 'communication'],
  ['general', 'generate'],
  ['news', 'new'],
  ['https', 'http'],
  ['bias', 'bia'],
])('%s is no form of %s', (word, other) => {
  expect(stem(word)).not.toBe(stem(other));
});

it.each(['ups', 'ats', 'ios', 'ldaps', 'dns'])('%s is no plural', (word) => {
  expect(stem(word)).toBe(word);
});

it.each([
  ['ips', 'ip'],
  ['vms', 'vm'],
  ['cpus', 'cpu'],
  ['logs', 'log'],
])('%s is the plural of %s', (word, root) => {
  expect(stem(word)).toBe(root);
});

it('knows irregular forms', () => {
  expect(stem('written')).toBe(stem('write'));
  expect(stem('indices')).toBe(stem('indexes'));
});

it('leaves names with digits and other scripts alone', () => {
  expect(stem('v2s')).toBe('v2s');
  expect(stem('検索')).toBe('検索');
});
