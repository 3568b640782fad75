import { symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readClient } from '../../packages/fieldguide/src/engine/output/clientFiles.ts';
import { createTools } from '../../packages/fieldguide/src/engine/output/compileTools.ts';
import { createSearchIndexer } from '../../packages/fieldguide/src/engine/output/searchIndexer.ts';
import { DevSite } from '../../packages/fieldguide/src/engine/server/devSite.ts';
import { formatDiagnostic } from '../../packages/fieldguide/src/shared/errors.ts';
import { type Files, type MiniSite, miniSite } from '../support/miniSite.ts';

const PAGES = {
  'index.md': '# Home\n',
  'page.md': '# Page\n\n## Ports\n',
  'from.md': '# From\n\n[Ports](page.md#ports)\n',
  'elsewhere.md': '# Elsewhere\n\nA page that nobody names.\n',
};

interface Dev {
  /** Writes files and returns what the dev server prints then. */
  save(files: Files): Promise<string[]>;
  warnings(): string[];
  /** The last line that is printed then. */
  summary(): string;
}

async function startDev(site: MiniSite): Promise<Dev> {
  const printed: string[] = [];
  const project = { cwd: site.folder, siteDir: site.path('site'), docsDir: site.path('site/docs') };
  const dev = new DevSite(
    { ...project, drafts: true, cache: site.path('cache') },
    {
      client: readClient(`${site.home}/client`),
      tools: createTools(),
      buildId: 'dev',
      warn: (line) => printed.push(line),
      report: (found) => printed.push(...found.map(formatDiagnostic)),
      send: () => {},
      startIndexer: () => createSearchIndexer(),
    },
  );
  await dev.refresh();
  return {
    async save(files) {
      printed.length = 0;
      site.write(files);
      await dev.refresh({ pagesOnly: true });
      return [...printed];
    },
    summary: () => dev.summary(),
    warnings() {
      const message = dev.warnings();
      return message.type === 'warnings' ? message.warnings : [];
    },
  };
}

/** Faults without how much they weigh: dev goes on where a build stops. */
function faults(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => (/^site\/.*?: (?:error|warning): /.test(line) ? [line] : []))
    .map((line) => line.replace(/: (?:error|warning): /, ': '))
    .sort();
}

describe('The dev server says after a save what the check says', () => {
  it.each<[string, Files]>([
    ['a broken link', { 'page.md': '# Page\n\n[x](nowhere.md)\n\n## Ports\n' }],
    ['an id that a link of another page has', { 'page.md': '# Page\n\n## Doors\n' }],
    ['an id that another page does not have', { 'elsewhere.md': '# E\n\n[x](/page/#nothing)\n' }],
    ['a picture that is missing', { 'page.md': '# Page\n\n![A rack](rack.png)\n\n## Ports\n' }],
    ['front matter with an unknown key', { 'page.md': '---\ntitel: P\n---\n\n# Page\n\n## Ports\n' }],
    ['front matter of the wrong type', { 'page.md': '---\ndraft: maybe\n---\n\n# Page\n\n## Ports\n' }],
    [
      'a page after it that does not exist',
      { 'page.md': '---\npagination_next: x\n---\n\n# P\n\n## Ports\n' },
    ],
    ['an unknown admonition', { 'page.md': '# Page\n\n## Ports\n\n:::hint\n\nText\n\n:::\n' }],
    ['a container that is not closed', { 'page.md': '# Page\n\n## Ports\n\n:::note\n\nText\n' }],
    ['an id that is there twice', { 'page.md': '# Page\n\n## Ports\n\n<a id="a"></a><a id="a"></a>\n' }],
    [
      'a diagram that cannot be drawn',
      { 'page.md': '# Page\n\n## Ports\n\n```mermaid\nflowchart\n  a --\n```\n' },
    ],
    ['a page that moves, with links to it', { 'page.md': '---\nslug: /moved/\n---\n\n# Page\n\n## Doors\n' }],
  ])('of %s', async (_, files) => {
    const site = miniSite(PAGES);
    const dev = await startDev(site);
    const printed = await dev.save(files);
    const { errors, output } = await site.command('check');
    expect(faults(printed)).not.toEqual([]);
    expect(faults(printed)).toEqual(faults([...errors, ...output]));
  });

  it('of a broken symbolic link, as long as it is there', async () => {
    const site = miniSite(PAGES);
    const dev = await startDev(site);
    symlinkSync('nowhere.md', site.path('site/docs/gone.md'));
    const printed = await dev.save({});
    const { errors, output } = await site.command('check');
    expect(printed).toHaveLength(1);
    expect(faults(printed)).toEqual(faults([...errors, ...output]));
    expect(await dev.save({ 'page.md': '# Page\n\nText\n\n## Ports\n' })).toEqual(printed);
  });

  it('of an MDX page, after each save as long as it is there', async () => {
    const site = miniSite(PAGES);
    const dev = await startDev(site);
    const printed = await dev.save({ 'new.mdx': '# New\n' });
    expect(printed).toHaveLength(1);
    expect(await dev.save({ 'page.md': '# Page\n\nText\n\n## Ports\n' })).toEqual(printed);
    expect(dev.warnings()).toEqual(printed);
  });

  it('of pages that were not saved too, so that an editor that lists them keeps them', async () => {
    const site = miniSite(PAGES);
    const dev = await startDev(site);
    const broken = await dev.save({ 'page.md': '# Page\n\n[x](nowhere.md)\n\n## Ports\n' });
    expect(broken).toHaveLength(1);
    expect(dev.summary()).toBe('Checked: 0 errors, 1 warning.');
    // A new title is shown on every page: all of them are looked at anew when they are asked for.
    expect(await dev.save({ 'elsewhere.md': '# New title\n' })).toEqual(broken);
    const cannotRead = await dev.save({ 'site/site.config.ts': 'export default { title: 1, x: 2 };\n' });
    expect(cannotRead).toEqual([
      ...broken,
      expect.stringContaining('"title" is wrong'),
      expect.stringContaining('unknown key "x"'),
    ]);
    expect(dev.summary()).toBe('Checked: 2 errors, 1 warning.');
  });

  it('and no longer when it is mended', async () => {
    const site = miniSite(PAGES);
    const dev = await startDev(site);
    expect(await dev.save({ 'page.md': '# Page\n\n## Doors\n' })).toEqual([
      expect.stringContaining('site/docs/from.md:3:1: warning: broken link "page.md#ports"'),
    ]);
    expect(await dev.save({ 'page.md': PAGES['page.md'] })).toEqual([]);
    expect(dev.warnings()).toEqual([]);
  });
});
