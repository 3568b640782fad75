import { describe, expect, it } from 'vitest';
import { isIndexName, stripNumberPrefix, stripPathPrefixes } from './fileName.ts';

describe('a number prefix', () => {
  it.each([
    ['02-install', 'install', 2],
    ['2_install', 'install', 2],
    ['002. install', 'install', 2],
    ['10 - deploy', 'deploy', 10],
    ['001-record-architecture-decisions', 'record-architecture-decisions', 1],
    ['0-start', 'start', 0],
  ])('%s names %s at position %i', (name, rest, position) => {
    expect(stripNumberPrefix(name)).toEqual({ name: rest, position });
  });

  it.each([
    'install',
    '2021-11-05-note',
    '2021-11',
    '7.0-changes',
    '7_0',
    '19.06.00',
    '1-2-upgrade',
    '42',
    '3-',
    'v1.30.X',
    '4k-video',
  ])('is no part of %s', (name) => {
    expect(stripNumberPrefix(name)).toEqual({ name });
  });

  it('is taken off every folder of a path', () => {
    expect(stripPathPrefixes('01-guides/02-setup')).toBe('guides/setup');
    expect(stripPathPrefixes('')).toBe('');
  });
});

describe('an index page', () => {
  it.each([
    ['index', 'guides', true],
    ['README', 'guides', true],
    ['readme', '', true],
    ['Index', '', true],
    ['guides', 'guides', true],
    ['Guides', 'a/guides', true],
    ['guides', '01-guides', true],
    ['guides', 'guides/deep', false],
    ['guides', '', false],
    ['', '', false],
    ['index2', 'guides', false],
  ])('%s in the folder "%s": %s', (name, folder, expected) => {
    expect(isIndexName(name, folder)).toBe(expected);
  });
});
