import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../../../../../tests/support/stubStorage.ts';
import { createScrollPositions } from './history.ts';

afterEach(() => vi.unstubAllGlobals());

describe('scroll positions', () => {
  it('outlive a full load of the page', () => {
    stubStorage();
    const before = createScrollPositions();
    before.save('a', { x: 0, y: 120 });
    before.save('b', { x: 3, y: 0 });
    before.persist();
    const after = createScrollPositions();
    expect([after.get('a'), after.get('b'), after.get('c')]).toEqual([
      { x: 0, y: 120 },
      { x: 3, y: 0 },
      undefined,
    ]);
  });

  it('keep the newest hundred entries or as many as are allowed', () => {
    stubStorage();
    const positions = createScrollPositions(2);
    positions.save('a', { x: 0, y: 1 });
    positions.save('b', { x: 0, y: 2 });
    positions.save('a', { x: 0, y: 3 });
    positions.save('c', { x: 0, y: 4 });
    expect([positions.get('a')?.y, positions.get('b')?.y, positions.get('c')?.y]).toEqual([3, undefined, 4]);
  });

  it.each(['', 'no JSON', '{"a":1}', '[["a","1",2],["b"],7]'])('start empty from %j', (text) => {
    stubStorage({ 'fieldguide.scroll': text });
    expect(createScrollPositions().get('a')).toBeUndefined();
  });
});
