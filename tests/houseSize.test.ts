import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import sizes from './houseSize.json' with { type: 'json' };
import { root } from './support/fieldguide.ts';

/** TypeScript without its tests, below a folder. */
function sizeOf(folder: string): { lines: number; files: number } {
  const inside = path.join(root, folder);
  const files = (existsSync(inside) ? readdirSync(inside, { recursive: true, encoding: 'utf8' }) : []).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const lines = files.map(
    (file) => readFileSync(path.join(root, folder, file), 'utf8').split('\n').length - 1,
  );
  return { lines: lines.reduce((a, b) => a + b, 0), files: files.length };
}

it.each(Object.entries(sizes))(
  '%s does not grow: a commit that must make it larger says why, and writes the new figures to tests/houseSize.json',
  (folder, most) => {
    const { lines, files } = sizeOf(folder);
    expect(lines, `lines of ${folder}`).toBeLessThanOrEqual(most.lines);
    expect(files, `files of ${folder}`).toBeLessThanOrEqual(most.files);
  },
);
