import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADMONITION_TYPES } from '../packages/fieldguide/src/components/Admonition/index.ts';
import { components as known } from '../packages/fieldguide/src/components/registry.ts';
import siteConfig from '../site/site.config.ts';
import { listFiles } from './support/miniSite.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'tests/fixtures/every-component/docs');
const pages = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');
/** Pages of our own, for what is drawn from the sample data center and the API document. */
const own = listFiles(path.join(root, 'site/docs'))
  .map((file) => readFileSync(path.join(root, 'site/docs', file), 'utf8'))
  .join('\n');
const OF_OWN_DATA = ['ApiCalls', 'Schema', 'api', 'datacenter', 'product', 'sql'];
const pagesWith = (name: string) => (OF_OWN_DATA.includes(name) ? own : pages);
const documented = ['docs/components.md', 'site/kit/components.md']
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
const components = [...known, ...siteConfig.kit.components]
  .map(({ name }) => name)
  // Written as `:::note`; each of its types has a test of its own below.
  .filter((name) => name !== 'Admonition')
  .sort();
const fences = ['mermaid', ...siteConfig.kit.fences.map(({ language }) => language)];
const used = (name: string, text: string) => new RegExp(`<${name}[ >/]`).test(text);

// Names that older pages use for one of the others.
const OLDER = ['caution', 'important', 'secondary', 'success'];

describe('The site with every component', () => {
  it.each(components)('has <%s>, and the documents describe it', (name) => {
    expect(used(name, pagesWith(name))).toBe(true);
    expect(used(name, documented)).toBe(true);
  });

  it.each(fences)('has a `%s` drawing, and the documents describe it', (name) => {
    const fence = new RegExp(`^\`\`\`${name}( |$)`, 'm');
    expect(fence.test(pagesWith(name))).toBe(true);
    expect(fence.test(documented)).toBe(true);
  });

  it.each(ADMONITION_TYPES.filter((name) => !OLDER.includes(name)))('has a :::%s', (name) => {
    expect(pages).toMatch(new RegExp(`^:::${name}\\b`, 'm'));
  });
});
