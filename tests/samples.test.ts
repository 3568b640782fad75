import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuildResult, buildSite } from '../packages/fieldguide/src/engine/output/buildSite.ts';
import { readClient } from '../packages/fieldguide/src/engine/output/clientFiles.ts';
import { createTools } from '../packages/fieldguide/src/engine/output/compileTools.ts';
import { createSearchIndexer } from '../packages/fieldguide/src/engine/output/searchIndexer.ts';
import { StageClock } from '../packages/fieldguide/src/engine/output/stageClock.ts';
import { attributes, repeatedIds } from './support/html.ts';
import { listFiles, miniSite, writeStubClient } from './support/miniSite.ts';

const docs = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../shared/samples/rke2-docs/docs',
);

// Documentation that nobody here wrote. It is read where it lies, in `../shared`, and never copied into the project.
describe.skipIf(!existsSync(docs))('A docs folder of Docusaurus, imported', () => {
  const pages = new Map<string, string>();
  let out = '';
  let result: BuildResult;
  let report: string;

  beforeAll(async () => {
    const imported = miniSite({}, { config: false });
    await imported.command('import', path.dirname(docs), '--out', 'new', '--trust');
    const folder = imported.folder;
    out = path.join(folder, 'out');
    report = readFileSync(path.join(folder, 'new/import-report.md'), 'utf8');
    writeStubClient(path.join(folder, 'client'));
    const options = {
      cwd: folder,
      siteDir: path.join(folder, 'new'),
      docsDir: path.join(folder, 'new/docs'),
      drafts: false,
      cache: path.join(folder, 'modules'),
      out,
    };
    result = await buildSite(options, {
      client: readClient(path.join(folder, 'client')),
      tools: createTools(),
      clock: new StageClock(),
      startIndexer: () => createSearchIndexer(),
    });
    for (const file of listFiles(out))
      if (file.endsWith('.html')) pages.set(file, readFileSync(path.join(out, file), 'utf8'));
  }, 240_000);

  const source = (file: string) => readFileSync(path.join(docs, file), 'utf8');
  const page = (route: string) => pages.get(`${route}/index.html`) ?? '';

  it('has a page for each of its 75 files', () => {
    const files = listFiles(docs).filter((file) => /\.mdx?$/.test(file));
    expect(files).toHaveLength(75);
    const sources = [...pages.values()].filter((html) => html.includes('"kind":"doc"'));
    expect(sources).toHaveLength(75);
    expect(result.pages).toBeGreaterThanOrEqual(75);
  });

  it('keeps its release notes at their versions', () => {
    for (const version of ['v1.33.X', 'v1.36.X']) expect(page(`release-notes/${version}`)).toContain('<h1');
  });

  it('has the faults it came with, each with its place, and no other', () => {
    const told = result.warnings.map(({ code, file, line }) => `${code} ${file}:${line}`);
    expect(told.sort()).toEqual(
      [
        ...[137, 286].map((line) => `diagram-size new/docs/security/certificates.md:${line}`),
        ...[137, 261, 286].map((line) => `diagram-text new/docs/security/certificates.md:${line}`),
        'heading-empty new/docs/security/secrets_encryption.md:74',
        ...[136, 138, 146, 148, 150, 157].map((line) => `reference-unused new/docs/architecture.md:${line}`),
        ...[252, 253].map((line) => `table-cells new/docs/advanced.md:${line}`),
        'table-cells new/docs/release-notes-old/v1.29.X.md:25',
        'unclosed new/docs/networking/cluster-loadbalancer.md:6',
      ].sort(),
    );
    expect(report.match(/^- .*/gm)).toEqual([
      '- `@site/src/components/Label`: docs/reference/metrics.md:38',
      '- `@site/src/components/Label`: docs/reference/metrics.md',
      '- `/RKE2_FIPS_Verified.pdf`: docs/security/fips_support.md',
      '- `/img/logo-horizontal-rke2-dark.svg#gh-dark-mode-only`: docs/introduction.md',
      '- `/img/logo-horizontal-rke2.svg#gh-light-mode-only`: docs/introduction.md',
      '- `/img/overview.png`: docs/architecture.md',
      '- `/img/rke2-production-setup.svg`: docs/install/ha.md',
    ]);
    expect(new Set(result.warnings.map((warning) => warning.severity))).toEqual(new Set(['warning']));
  });

  it('has no style sheet, style attribute or import in any diagram, and draws what can be drawn', () => {
    const svgs = [...pages.values()].flatMap((html) => html.match(/<svg[\s\S]*?<\/svg>/g) ?? []);
    for (const svg of svgs) expect(svg).not.toMatch(/@import|<style|\sstyle="/);
    const fences = listFiles(docs)
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => source(file).match(/^\s*```mermaid/gm) ?? []);
    const drawn = [...pages.values()].join('').match(/<figure class="diagram/g) ?? [];
    expect(fences.length).toBeGreaterThan(0);
    const kept = result.warnings.filter((warning) => warning.code === 'diagram');
    expect(drawn.length + kept.length).toBe(fences.length);
    expect(drawn.length).toBeGreaterThan(0);
  });

  it('has no id twice on any page', () => {
    const repeated = [...pages].flatMap(([file, html]) => repeatedIds(html).map((id) => `${file}#${id}`));
    expect(repeated).toEqual([]);
  });

  it('runs no script of its pages and sets no style', () => {
    for (const [file, html] of pages) {
      const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
      expect({ file, found: /<[a-z][^>]*\s(?:style|on\w+)="/i.exec(markup)?.[0] }).toEqual({
        file,
        found: undefined,
      });
    }
  });

  // Its fences have no titles and no marked lines; tests/fixtures has both.
  it('has every tab, admonition, fold and code block of its sources', () => {
    const all = [...pages.values()].join('\n');
    const sources = listFiles(docs)
      .filter((file) => file.endsWith('.md'))
      .map(source);
    const count = (pattern: RegExp) =>
      sources.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
    expect(all.match(/data-island="Tabs"/g)).toHaveLength(count(/^\s*<Tabs[\s>]/gm));
    expect(all.match(/role="tabpanel"/g)).toHaveLength(count(/<TabItem[\s>]/g));
    expect(all.match(/<div class="admonition admonition-/g)).toHaveLength(
      count(/^[ \t]*(?::::+[ \t]*[a-z]+|> \[!\w+\])/gim),
    );
    const fences = count(/^[ \t>*-]*```[ \t]*\S*[ \t]*$/gm) / 2 - count(/^\s*```mermaid/gm);
    expect(all.match(/<figure class="code/g)?.length).toBeGreaterThanOrEqual(Math.floor(fences * 0.98));
    expect(all.match(/<details/g)?.length).toBeGreaterThanOrEqual(count(/^\s*<details/gm));
  });

  it('keeps words in angle brackets as text', () => {
    const elements = new Set(
      [...pages.values()].flatMap((html) =>
        [...html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/<([a-z][\w-]*)/g)].map(
          (match) => match[1] ?? '',
        ),
      ),
    );
    for (const name of elements) expect(name).not.toMatch(/_|^(?:ip|host|node|server|version|token|your|rc)/);
  });

  it('leads every link between its pages to a page or an anchor that is there, but for those told', () => {
    const told = result.warnings.filter(
      (warning) => warning.code === 'broken-link' || warning.code === 'broken-anchor',
    ).length;
    let broken = 0;
    for (const [file, html] of pages) {
      const article = /<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? '';
      for (const href of attributes(article, 'a', 'href')) {
        if (/^[a-z]+:/i.test(href)) continue;
        const url = new URL(href, `https://x/${file.replace(/index\.html$/, '')}`);
        const target = pages.get(`${decodeURIComponent(url.pathname).slice(1)}index.html`);
        const isFile = existsSync(path.join(out, decodeURIComponent(url.pathname)));
        const id = decodeURIComponent(url.hash.slice(1));
        if (
          (!target && !isFile) ||
          (target && id && !target.includes(`id="${id}"`) && !target.includes(`name="${id}"`))
        )
          broken += 1;
      }
    }
    expect(broken).toBeLessThanOrEqual(told);
  });
});
