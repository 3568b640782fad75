import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/fieldguide.ts';

it('docs/comparison.md has a source for all that it says in its tables about another tool', () => {
  const text = readFileSync(path.join(root, 'docs/comparison.md'), 'utf8');
  const tables = [
    text.split('## Beside other generators')[1] ?? '',
    text.split('## Beside hosted services')[1] ?? '',
  ];
  for (const table of tables) {
    const [head = [], , ...rows] =
      table
        .split('\n## ')[0]
        ?.split('\n')
        .filter((line) => line.startsWith('| '))
        .map((line) => line.slice(2, -2).split(' | ')) ?? [];
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) {
      expect(row).toHaveLength(head.length);
      for (const cell of row.slice(2)) expect(cell).toMatch(/\[[^\]]+\]\(https:\/\/\S+\)/);
    }
  }
});
