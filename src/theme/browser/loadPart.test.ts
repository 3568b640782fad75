import { describe, expect, it } from 'vitest';
import { loadPart } from './loading.tsx';

function failing(times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return `loaded at ${calls}`;
  };
}

describe('a lazy part', () => {
  it.each([
    [0, 'loaded at 1'],
    [1, 'loaded at 2'],
    [2, new Error('failure 2')],
  ])('after %i failures', async (times, result) => {
    expect(await loadPart(failing(times))).toEqual(result);
  });

  it('loads when asked again later: a failure is not kept', async () => {
    const load = failing(2);
    await loadPart(load);
    expect(await loadPart(load)).toBe('loaded at 3');
  });
});
