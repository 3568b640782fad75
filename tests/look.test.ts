import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

it('docs/look.md names only properties that the style sheet has, and all of its colors and typefaces', () => {
  const page = names(read('docs/look.md'), /(--[a-z][a-z0-9-]*)/g);
  const sheet = names(read('packages/fieldguide/src/theme/styles/tokens.css'), /^\s+(--[a-z0-9-]+):/gm);
  expect([...page].filter((name) => !sheet.has(name))).toEqual([]);
  const own = /^--(?:size-[2-5]|covered|turn)$/;
  expect([...sheet].filter((name = '') => !page.has(name) && !own.test(name))).toEqual([]);
});
