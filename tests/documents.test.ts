import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = [
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/components.md',
  'docs/deploy.md',
  'docs/feedback.md',
  'docs/look.md',
  'docs/recipes.md',
  'packages/fieldguide/README.md',
  'packages/fieldguide-import/README.md',
  'site/kit/README.md',
  'site/kit/components.md',
  'packages/fieldguide/src/engine/README.md',
  'packages/fieldguide/src/search/README.md',
  'packages/fieldguide/src/theme/browser/README.md',
];
/** Where a name in a document may begin. */
const HOMES = [
  '',
  'packages/fieldguide',
  'packages/fieldguide/src',
  'packages/fieldguide/src/engine',
  'packages/fieldguide/src/engine/content',
  'packages/fieldguide/src/theme',
  'packages/fieldguide/src/theme/browser',
  'packages/fieldguide/src/search',
  'site',
];

describe('Documents for maintainers', () => {
  it.each(DOCUMENTS)('%s names only files that exist', (document) => {
    const text = readFileSync(path.join(root, document), 'utf8').replace(/```[\s\S]*?```/g, '');
    const names = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|mjs|css|ya?ml|md))`/g)].map(
      ([, name = '']) => name,
    );
    const exists = (name: string) => HOMES.some((home) => existsSync(path.join(root, home, name)));
    expect(names.filter((name) => !exists(name))).toEqual([]);
    for (const [, target = ''] of text.matchAll(/\]\(([^)#:]+\.md)\)/g))
      expect(existsSync(path.resolve(root, path.dirname(document), target)), target).toBe(true);
  });
});
