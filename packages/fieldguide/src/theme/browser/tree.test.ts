import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NavTree } from '../../shared/facts.ts';
import { createTreeLoader, fetchTree } from './tree.ts';

const tree: NavTree = { docs: [{ type: 'link', label: 'A', href: '/a/' }] };

function setUp(answers: ('ok' | 'offline' | 'gone')[]) {
  const loaded: NavTree[] = [];
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    const answer = answers[asked];
    asked += 1;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return Response.json(tree, { status: answer === 'ok' ? 200 : 404 });
  });
  const loader = createTreeLoader({
    load: () => fetchTree('/assets/tree.json'),
    onLoad: (value) => loaded.push(value),
  });
  return { loader, loaded, asked: () => asked };
}

afterEach(() => vi.unstubAllGlobals());

describe('the navigation tree', () => {
  it('is fetched once, however often it is asked for', async () => {
    const { loader, loaded, asked } = setUp(['ok', 'ok']);
    await Promise.all([loader.request(), loader.request()]);
    await loader.request();
    expect([asked(), loaded]).toEqual([1, [tree]]);
  });

  it.each(['offline', 'gone'] as const)('is asked for again after a failure (%s)', async (failure) => {
    const { loader, loaded } = setUp([failure, 'ok']);
    await expect(loader.request()).rejects.toThrow();
    await loader.request();
    expect(loaded).toEqual([tree]);
  });

  it('is fetched anew after a change, if anybody has asked for it', async () => {
    const { loader, asked } = setUp(['ok', 'ok']);
    await loader.refresh();
    expect(asked()).toBe(0);
    await loader.request();
    await loader.refresh();
    expect(asked()).toBe(2);
  });

  it('is the one asked for last, whichever answer comes first', async () => {
    const old: NavTree = { docs: [] };
    const answers: ((tree: NavTree) => void)[] = [];
    const loaded: NavTree[] = [];
    const loader = createTreeLoader({
      load: () => new Promise((resolve) => answers.push(resolve)),
      onLoad: (value) => loaded.push(value),
    });
    const first = loader.request();
    const second = loader.refresh();
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.(tree);
    await second;
    answers[0]?.(old);
    await first;
    expect(loaded).toEqual([tree]);
  });
});
