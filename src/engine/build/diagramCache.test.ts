import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/miniSite.ts';
import { createDiagramCache } from './diagramCache.ts';

/** A drawing that counts how often it was made. */
function drawing() {
  let times = 0;
  const draw = () => {
    times += 1;
    return { html: `<svg>${times}</svg>`, label: 'A', wide: { width: 10, height: 5 } };
  };
  return { draw, times: () => times };
}

describe('the cache of diagrams', () => {
  it('draws each once, also in the next build', () => {
    const folder = path.join(temporaryFolder('cache-'), 'new');
    const { draw, times } = drawing();
    const first = createDiagramCache(folder).get('a', draw);
    expect(createDiagramCache(folder).get('a', draw)).toEqual(first);
    expect(times()).toBe(1);
    createDiagramCache(folder).get('b', draw);
    expect(times()).toBe(2);
  });

  it('draws again what cannot be read', () => {
    const folder = temporaryFolder('cache-');
    const { draw, times } = drawing();
    createDiagramCache(folder).get('a', draw);
    for (const broken of ['', '{', '{"html":1}']) {
      for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), broken);
      expect(createDiagramCache(folder).get('a', draw).wide.width).toBe(10);
    }
    expect(times()).toBe(4);
  });

  it('keeps nothing of a diagram that cannot be drawn', () => {
    const folder = temporaryFolder('cache-');
    const fail = () => {
      throw new Error('no such kind');
    };
    expect(() => createDiagramCache(folder).get('a', fail)).toThrow('no such kind');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does without a folder that cannot be written', () => {
    const file = path.join(temporaryFolder('cache-'), 'file');
    writeFileSync(file, '');
    const { draw, times } = drawing();
    const cache = createDiagramCache(file);
    cache.get('a', draw);
    cache.get('a', draw);
    expect(times()).toBe(2);
  });
});
