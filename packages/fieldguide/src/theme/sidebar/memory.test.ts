import { describe, expect, it } from 'vitest';
import { decodeMemory, encodeMemory } from './useSidebar.ts';

const NOTHING = { choices: {}, route: '', scrollTop: 0 };

describe('sidebar memory', () => {
  it('comes back as it was stored', () => {
    const memory = { choices: { a: true, b: false }, route: '/a/', scrollTop: 120 };
    expect(decodeMemory(encodeMemory(memory, 'build-1'), 'build-1')).toEqual(memory);
  });

  it('is dropped when the build has changed', () => {
    expect(
      decodeMemory(encodeMemory({ choices: { a: true }, route: '/a/', scrollTop: 1 }, 'build-1'), 'build-2'),
    ).toEqual(NOTHING);
  });

  it.each([
    ['nothing stored', null],
    ['no JSON', '{'],
    ['another kind of value', '[1]'],
    ['null', 'null'],
  ])('counts as nothing: %s', (_, text) => {
    expect(decodeMemory(text, 'build-1')).toEqual(NOTHING);
  });

  it('takes over only what has the right type', () => {
    const text = JSON.stringify({ build: 'b', open: { a: true, b: 'yes' }, route: 7, top: '3' });
    expect(decodeMemory(text, 'b')).toEqual({ choices: { a: true }, route: '', scrollTop: 0 });
  });
});
