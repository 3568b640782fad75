import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { components as known } from '../packages/fieldguide/src/components/registry.ts';
import { editorFiles } from '../packages/fieldguide/src/engine/cli/editor/editorFiles.ts';
import { fileSchemas } from '../packages/fieldguide/src/engine/cli/editor/schemas.ts';
import { snippetsOf } from '../packages/fieldguide/src/engine/cli/editor/snippets.ts';
import { frontMatterSchema } from '../packages/fieldguide/src/engine/content/frontMatterSchema.ts';
import siteConfig from '../site/site.config.ts';
import { root } from './support/fieldguide.ts';
import { listFiles, miniSite, writeFile } from './support/miniSite.ts';

const site = path.join(root, 'site');
const { kit } = siteConfig;
const schemas = fileSchemas(kit);
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });

/** What an editor would underline in a value; the first of each. */
function faults(name: string, value: unknown): string[] {
  const check = ajv.compile(schemas.get(name)?.schema ?? false);
  check(value);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

function matches(file: string, pattern: string): boolean {
  const expression = pattern
    .replace(/[.+]/g, '\\$&')
    .replaceAll('**/', '(?:.+/)?')
    .replace(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${expression}$`).test(file);
}

/** The YAML of a file, or of its front matter. */
function yamlOf(file: string): unknown {
  const text = readFileSync(path.join(site, file), 'utf8');
  return load(file.endsWith('.md') ? (/^---\n([\s\S]*?)^---$/m.exec(text)?.[1] ?? '{}') : text);
}

describe('The schemas for editors', () => {
  const files = listFiles(site);
  it.each(
    [...schemas].flatMap(([name, { files: patterns }]) => {
      const own = files.filter((file) => patterns.some((pattern) => matches(file, pattern)));
      return own.length > 0 ? [{ name, own }] : [];
    }),
  )('find no fault in our own files: $name', ({ name, own }) => {
    const found = own.flatMap((file) => faults(name, yamlOf(file)).map((fault) => `${file}: ${fault}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['front-matter', { titel: 'Lamps' }, 'must NOT have additional properties'],
    ['front-matter', { draft: 'maybe' }, 'must be boolean'],
    ['front-matter', { help_id: 'Not an id' }, 'must match pattern'],
    ['category', { position: 'first' }, 'must be number'],
    ['category', { link: { type: 'page' } }, 'must be equal to constant'],
    ['glossary', [{ term: 'Rack' }], "must have required property 'definition'"],
    ['data', { columns: { name: 'Name' }, rows: [{ name: 'A lamp' }] }, "must have required property 'id'"],
    ['data-ports', { rows: [{ id: 'a', protocol: 'TPC' }] }, 'must be equal to one of the allowed values'],
    ['texts', { build: { coppyCode: 'Copy' } }, 'must NOT have additional properties'],
    ['kit-screens', { racks: { title: 'Racks', kind: 'table' } }, 'allowed values'],
    ['settings', { titel: 'Lamps' }, "must have required property 'title'"],
  ])('find the fault in %s: %o', (name, value, message) => {
    expect(faults(name, value).join('\n')).toContain(message);
  });

  it.each([
    ['front-matter', { title: 2024, description: null, help_id: 'install', applies_to: { release: 19.1 } }],
    ['category', { label: 1, link: null }],
    ['data', { columns: { name: 'Name' }, rows: [{ id: 1, name: null }] }],
    ['texts', { build: { copyCode: 'Kopieren' }, settings: { Guides: 'Anleitungen' } }],
  ])('take what the check takes in %s: %o', (name, value) => {
    expect(faults(name, value)).toEqual([]);
  });
});

describe('The snippets for editors', () => {
  it('are there for each component and each fence', () => {
    const bodies = snippetsOf(kit).map(({ body }) => body);
    const missing = [...known, ...kit.components]
      .map(({ name }) => (name === 'Admonition' ? ':::' : `<${name}`))
      .concat(kit.fences.map(({ language }) => `\`\`\`${language}`))
      .filter((begin) => !bodies.some((body) => new RegExp(`${begin}(?![A-Za-z])`).test(body)));
    expect(missing).toEqual([]);
    const prefixes = snippetsOf(kit).map(({ prefix }) => prefix);
    expect(prefixes.filter((prefix, index) => prefixes.indexOf(prefix) !== index)).toEqual([]);
  });

  it('are what a page may hold', async () => {
    const inserted = (body: string) =>
      body.replace(/\$\{\d+\|(\w+),[^}]*\}|\$\{\d+:((?:\\.|[^}\\])*)\}|\$0/g, (_, choice = '', text = '') =>
        (choice + text).replace(/\\(.)/g, '$1'),
      );
    const all = snippetsOf({}).map(({ prefix, body }) => ({ prefix, text: inserted(body) }));
    const isKey = ({ prefix }: { prefix: string }) =>
      prefix in frontMatterSchema.shape && prefix !== 'before';
    for (const { text } of all.filter(isKey))
      expect(frontMatterSchema.safeParse(load(text))).toMatchObject({ success: true });
    const components = all.filter((one) => !isKey(one));
    const pages = components.map(({ prefix, text }): [string, string] => {
      if (prefix === 'page') return [`${prefix}.md`, `${text}Text.\n`];
      if (prefix === 'card') return [`${prefix}.md`, `# A\n\n<Cards>\n${text}\n</Cards>\n`];
      if (prefix === 'tab') return [`${prefix}.md`, `# A\n\n<Tabs>\n${text}</Tabs>\n`];
      if (prefix === 'before') return [`${prefix}.md`, `---\n${text}---\n\n# A\n\nText.\n`];
      return [`${prefix}.md`, `# A\n\n${text}\n`];
    });
    const kit = { appliesTo: { release: {} }, before: { role: { label: 'Role' } } };
    const files = {
      'index.md': '# Home\n',
      'site/glossary.yaml': '- term: Lamp\n  definition: A light.\n',
      'site/data/lamps.yaml': 'columns:\n  name: Name\nrows:\n  - id: a\n    name: A lamp\n',
      'site/static/img/light.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'site/static/img/dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ...Object.fromEntries(pages),
    };
    const mini = miniSite(files, { config: { title: 'Mini', kit } });
    const { errors } = await mini.command('check');
    expect(errors).toEqual([]);
  });
});

describe('.vscode of this repository', () => {
  const { problemMatcher } = JSON.parse(readFileSync(path.join(root, 'deploy/github/matcher.json'), 'utf8'));
  const { made, begun } = editorFiles({ kit, folder: 'site', pattern: problemMatcher[0].pattern[0] });
  const settings = begun.get('settings.json') ?? '';

  // After a change of a schema or a snippet: npx fieldguide editor
  it.each([...made, ['settings.json', settings]])('has the %s that the generator makes', (name, text) => {
    expect(readFileSync(path.join(root, '.vscode', name), 'utf8')).toBe(text);
  });

  it('has nothing that it does not make', () => {
    const there = readdirSync(path.join(root, '.vscode/fieldguide')).map((name) => `fieldguide/${name}`);
    expect(there.filter((name) => !made.has(name))).toEqual([]);
  });

  it('has the tasks of a new site, by the scripts of its package', () => {
    const own = readFileSync(path.join(root, '.vscode/tasks.json'), 'utf8');
    const commands = (text: string) =>
      text.replace(/npx fieldguide (\w+) --site \\"site\\"|npm run (\w+)/g, '$1$2');
    expect(JSON.parse(commands(own))).toEqual(JSON.parse(commands(begun.get('tasks.json') ?? '')));
  });
});

describe('fieldguide editor', () => {
  it('writes the files, and leaves what the writer has', async () => {
    const mini = miniSite({ 'index.md': '# Home\n' });
    writeFile(mini.path('.vscode/settings.json'), '{ "editor.tabSize": 2 }\n');
    const { code, output } = await mini.command('editor');
    expect(code).toBe(0);
    expect(output.join('\n')).toContain('Left .vscode/settings.json as it is. It lacks some of this:\n{');
    expect(mini.read('settings.json', '.vscode')).toBe('{ "editor.tabSize": 2 }\n');
    expect(mini.read('tasks.json', '.vscode')).toContain('npx fieldguide dev --site \\"site\\"');
    expect(mini.has('fieldguide/category.json', '.vscode')).toBe(true);
  });

  it.each([
    [
      'settings that are not valid',
      { 'site/site.config.ts': "export default { titel: 'x' };" },
      ['editor'],
      'unknown key "titel"',
    ],
    ['a site elsewhere', {}, ['editor', '--site', '../elsewhere'], 'the site must be below it'],
    ['no site', {}, ['editor', '--site', 'nothing'], 'There is no site.config.ts in "nothing"'],
  ])('writes nothing and says why: %s', async (_, files, typed, told) => {
    const mini = miniSite({ 'index.md': '# Home\n', ...files });
    mini.write(files);
    const { code, errors } = await mini.command(...typed);
    expect(code).toBe(1);
    expect(errors.join('\n')).toContain(told);
    expect(mini.has('fieldguide', '.vscode')).toBe(false);
  });
});
