import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from './loading.tsx';

function failing(times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return `loaded at ${calls}`;
  };
}

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

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

  it('is asked for again where the network came back while it failed', async () => {
    const load = failing(2);
    const loading = loadPart(load);
    window.dispatchEvent(new Event('online'));
    expect(await loading).toBe('loaded at 3');
  });
});
