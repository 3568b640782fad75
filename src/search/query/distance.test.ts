import { expect, it } from 'vitest';
import { typingDistance } from './distance.ts';
import { allowedErrors } from './typos.ts';

const distance = (typed: string, word: string, prefix = false) =>
  typingDistance(typed, word, { limit: 2, prefix });

it('counts letters left out, added and exchanged, and swapped ones once', () => {
  expect(distance('server', 'server')).toBe(0);
  expect(distance('servr', 'server')).toBe(1);
  expect(distance('serxver', 'server')).toBe(1);
  expect(distance('sqrver', 'server')).toBe(1);
  expect(distance('sevrer', 'server')).toBeLessThan(1);
});

it('takes keys side by side and doubled letters for the likelier mistakes', () => {
  expect(distance('servwr', 'server')).toBeLessThan(distance('servor', 'server'));
  expect(distance('serrver', 'server')).toBeLessThan(distance('serxver', 'server'));
});

it('never takes two mistakes for one', () => {
  expect(typingDistance('ssevver', 'server', { limit: 1, prefix: false })).toBe(Number.POSITIVE_INFINITY);
  expect(distance('abcdef', 'server')).toBe(Number.POSITIVE_INFINITY);
});

it('compares an unfinished word with beginnings', () => {
  expect(distance('certf', 'certificate', true)).toBe(1);
  expect(distance('certi', 'certificate', true)).toBe(0);
});

it('allows no mistake in short words and names, one up to seven letters, two above', () => {
  expect(['vms', 'port', 'license', 'firewall', 'ora12514', 'view_x'].map(allowedErrors)).toEqual([
    0, 1, 1, 2, 0, 0,
  ]);
});
