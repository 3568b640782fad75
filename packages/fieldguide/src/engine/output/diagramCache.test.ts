import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/temporaryFolders.ts';
import { keptDiagram } from './diagramCache.ts';

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
    const first = keptDiagram(folder, 'a', draw);
    expect(keptDiagram(folder, 'a', draw)).toEqual(first);
    expect(times()).toBe(1);
    keptDiagram(folder, 'b', draw);
    expect(times()).toBe(2);
  });

  it('draws again what cannot be read', () => {
    const folder = temporaryFolder('cache-');
    const { draw, times } = drawing();
    keptDiagram(folder, 'a', draw);
    for (const broken of ['', '{', '{"html":1}']) {
      for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), broken);
      expect(keptDiagram(folder, 'a', draw).wide.width).toBe(10);
    }
    expect(times()).toBe(4);
  });

  it('keeps nothing of a diagram that cannot be drawn', () => {
    const folder = temporaryFolder('cache-');
    const fail = () => {
      throw new Error('no such kind');
    };
    expect(() => keptDiagram(folder, 'a', fail)).toThrow('no such kind');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does without a folder that cannot be written', () => {
    const file = path.join(temporaryFolder('cache-'), 'file');
    writeFileSync(file, '');
    const { draw, times } = drawing();
    keptDiagram(file, 'a', draw);
    keptDiagram(file, 'a', draw);
    expect(times()).toBe(2);
  });
});
