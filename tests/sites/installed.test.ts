import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/fieldguide.ts';
import { copyPackage, fieldguide, freeze, install, linkPackage } from '../support/installed.ts';
import { listFiles, writeFile } from '../support/miniSite.ts';

// The packages as others have them: unpacked from their tarballs into a folder that is far from the repository.
const folder = mkdtempSync(path.join(tmpdir(), 'installed-'));
const at = (...parts: string[]) => path.join(folder, ...parts);
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
const read = (file: string) => readFileSync(at(file), 'utf8');

beforeAll(() => {
  execFileSync(process.execPath, [
    compiler,
    '-p',
    path.join(root, 'packages/fieldguide/tsconfig.types.json'),
  ]);
  install('fieldguide', folder);
}, 120_000);
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

describe('Installed from its tarball, the generator', () => {
  it('holds its bundle, and neither sources nor pages nor what was kept between runs', () => {
    const files = listFiles(at('node_modules/fieldguide'));
    expect(files).toContain('dist/cli.mjs');
    expect(files).toContain('types/door/index.d.ts');
    expect(files.filter((file) => /^(?:src|scripts|dist\/cache)\/|\.test\./.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE']));
  });

  it('says its version, which the changelog begins with', () => {
    const { version } = JSON.parse(read('node_modules/fieldguide/package.json'));
    expect(fieldguide(folder, ['--version'])).toEqual({ code: 0, said: `${version}\n` });
    expect(/^## (\S+)/m.exec(read('node_modules/fieldguide/CHANGELOG.md'))?.[1]).toBe(version);
  });

  it('makes a new site of settings, two pages, a workflow for GitHub and help for VS Code, which has no faults', () => {
    expect(fieldguide(folder, ['init', 'my-docs'])).toEqual({
      code: 0,
      said: 'Made a workflow for GitHub in .github/workflows; docs.yml says what it does.\nWrote schemas and snippets for VS Code to .vscode.\nMade a site in my-docs. See it with: npx fieldguide dev --site my-docs\n',
    });
    expect(listFiles(at('my-docs'))).toEqual(['docs/first-page.md', 'docs/index.md', 'site.config.ts']);
    expect(listFiles(at('.github/workflows'))).toEqual(['docs.yml', 'matcher.json']);
    expect(listFiles(at('.vscode')).filter((file) => !file.startsWith('fieldguide/'))).toEqual([
      'extensions.json',
      'fieldguide.code-snippets',
      'settings.json',
      'tasks.json',
    ]);
    expect(read('.vscode/tasks.json')).toContain('npx fieldguide check --site \\"my-docs\\"');
    const commands = [...read('.github/workflows/docs.yml').matchAll(/npx fieldguide .*/g)].map(String);
    expect(commands).toHaveLength(3);
    for (const command of commands) expect(command).toMatch(/^npx fieldguide \w+ --site "my-docs"/);
    expect(fieldguide(folder, ['check', '--site', 'my-docs'])).toEqual({
      code: 0,
      said: 'Checked 3 pages: 0 errors, 0 warnings.\n',
    });
  });

  it.each([
    ['my-docs', 'The folder "my-docs" is not empty. Name a new one, or empty it first.\n'],
    ['file', '"file" is a file. Name a new folder.\n'],
  ])('makes none in %s', (name, said) => {
    writeFile(at('file'), '');
    expect(fieldguide(folder, ['init', name])).toEqual({ code: 1, said });
  });

  it('shows the site while it is written', async () => {
    const program = at('node_modules/fieldguide/bin/fieldguide.mjs');
    const server = spawn(process.execPath, [program, 'dev', '--site', 'my-docs', '--port', '0'], {
      cwd: folder,
    });
    try {
      let said = '';
      for await (const text of server.stdout) {
        said += text;
        if (/http:\S+/.test(said)) break;
      }
      const page = await fetch(new URL('first-page/', /http:\S+/.exec(said)?.[0]));
      expect(await page.text()).toContain('Your first page</h1>');
    } finally {
      server.kill();
      await once(server, 'close');
    }
  });

  it('says what to install for an import', () => {
    const { code, said } = fieldguide(folder, ['import', 'lamps', '--out', 'new', '--trust']);
    expect(code).toBe(1);
    expect(said).toMatch(
      /^Importing needs the package fieldguide-import, which is not installed\. Install it/,
    );
  });

  it('imports with the importer beside it', () => {
    // The code of a repository may read no links out of the folder.
    for (const name of ['react', 'react-dom', 'scheduler']) copyPackage(name, folder);
    install('fieldguide-import', folder);
    writeFile(
      at('lamps/docusaurus.config.js'),
      `module.exports = { title: 'Lamps', url: 'https://a.example', baseUrl: '/' };\n`,
    );
    writeFile(at('lamps/docs/red.mdx'), '# Red\n\nA {1 + 1} watt lamp.\n');
    const { code, said } = fieldguide(folder, ['import', 'lamps', '--out', 'new', '--trust']);
    expect(said).toContain('Imported 1 page into new: 1 whole, 0 with losses, 0 failed.');
    expect(code).toBe(0);
    expect(read('new/docs/docs/red.md')).toContain('A 2 watt lamp.');
  });
});

describe('Where nobody may write into it', () => {
  const filesOf = () => listFiles(at('node_modules/fieldguide'));

  it('a site with a component of its own is built: the example of docs/components.md', () => {
    const document = readFileSync(path.join(root, 'docs/components.md'), 'utf8');
    for (const [, name = '', code = ''] of document.matchAll(/^```tsx? title="([^"]+)"\n([\s\S]*?)^```$/gm))
      writeFile(at('lamp-site', name), code);
    writeFile(at('lamp-site/docs/index.md'), '---\ntitle: Lamps\nslug: /\n---\n\n<Lamp watts="40" />\n');
    for (const name of ['react', '@types/react', '@types/node']) linkPackage(name, folder);
    rmSync(at('node_modules/fieldguide/dist/cache'), { recursive: true, force: true });
    const files = filesOf();
    freeze(at('node_modules'));
    const { code, said } = fieldguide(folder, ['build', '--site', 'lamp-site', '--out', 'lamp-dist'], {
      stranger: true,
    });
    expect(said).toMatch(/^Built 2 pages /);
    expect(code).toBe(0);
    expect(read('lamp-dist/index.md')).toContain('A lamp of 40 W.');
    expect(read('lamp-dist/index.html')).toContain('1 lamp of 40 W</button>');
    const island = /data-src="\/(assets\/Lamp-[^"]+)"/.exec(read('lamp-dist/index.html'))?.[1];
    expect(island && existsSync(at('lamp-dist', island))).toBe(true);
    expect(filesOf()).toEqual(files);
  });

  it('a bare folder of Markdown is built', () => {
    writeFile(at('bare/index.md'), '# Bare\n');
    const { code } = fieldguide(folder, ['build', '--docs', 'bare', '--out', 'bare-dist'], {
      stranger: true,
    });
    expect(code).toBe(0);
    expect(read('bare-dist/index.html')).toContain('Bare</h1>');
  });

  it('the types of the settings, the kit and its parts pass the compiler, libraries included', () => {
    const options = ['--module preserve', '--moduleResolution bundler', '--target es2023', '--jsx react-jsx'];
    const flags = `${options.join(' ')} --strict --noEmit --allowImportingTsExtensions --skipLibCheck false --types node`;
    const { exports } = JSON.parse(read('node_modules/fieldguide/package.json'));
    const doors = Object.entries<{ types?: string }>(exports).filter(([, { types }]) => types);
    expect(doors.length).toBeGreaterThan(4);
    const imports = doors.map(
      ([name], index) => `export * as door${index} from 'fieldguide${name.slice(1)}';\n`,
    );
    writeFile(at('tests.ts'), imports.join(''));
    const files = ['lamp-site/site.config.ts', 'my-docs/site.config.ts', 'tests.ts'];
    const { stdout } = spawnSync(process.execPath, [compiler, ...flags.split(' '), ...files], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });
});
