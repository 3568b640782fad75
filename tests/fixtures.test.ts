import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileFixture } from './support/compileFixture.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'fixtures');

// Each folder is one sentence about the content conventions: its input, compiled, is its expected.html
// what search knows of it, records.txt, and its Markdown copy, copy.md.
// After a wanted change: npx vitest run tests/fixtures.test.ts -u, and read the difference.
describe('The compiler', () => {
  for (const name of readdirSync(folder).sort()) {
    // A whole site, for the browser: `tests/e2e/components.test.ts`.
    if (existsSync(path.join(folder, name, 'site.config.ts'))) continue;
    it(name.replaceAll('-', ' '), async () => {
      const source = readFileSync(path.join(folder, name, 'input.md'), 'utf8');
      const { html, records, copy } = await compileFixture(source, 'input.md');
      await expect(html).toMatchFileSnapshot(path.join(folder, name, 'expected.html'));
      await expect(records).toMatchFileSnapshot(path.join(folder, name, 'records.txt'));
      await expect(copy).toMatchFileSnapshot(path.join(folder, name, 'copy.md'));
    });
  }
});
