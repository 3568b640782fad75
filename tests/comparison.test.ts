import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/fieldguide.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('docs/comparison.md names a test for each of our cells, and a source or "not checked" for each of theirs', () => {
  const rows = read('docs/comparison.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:what|---)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
  expect(rows.length).toBeGreaterThan(10);
  for (const [what = '', own = '', ...theirs] of rows) {
    const [, file = '', title = ''] = /`(tests\/\S+) > (.+)`$/.exec(own) ?? [];
    expect(existsSync(path.join(root, file)) && read(file).includes(title), `${what}: ${own}`).toBe(true);
    expect(theirs).toHaveLength(5);
    for (const cell of theirs) expect(cell).toMatch(/^(?:not checked|\[[^\]]+\]\(https:\/\/\S+\))$/);
  }
});
