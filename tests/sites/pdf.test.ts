import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { siteOpener } from '../../packages/fieldguide/src/engine/server/builtSite.ts';
import { paperDocument } from '../../packages/fieldguide/src/engine/server/paper/paperDocument.ts';
import {
  findBrowser,
  PrintFailed,
  printPdf,
} from '../../packages/fieldguide/src/engine/server/paper/printPdf.ts';
import { type MiniSite, miniSite, writeFile } from '../support/miniSite.ts';

const PAGES = {
  'index.md': '---\ntitle: Home\nslug: /\n---\n\nWelcome to the [ports](/guide/ports/#open).\n',
  'guide/index.md':
    '---\ntitle: Guide\n---\n\n## X {#x}\n\nSee [ports](/guide/ports/).\n\n![A dot that is there](./dot.svg)\n',
  'guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'guide/ports.md': `---
title: 'Ports "A" & <B>'
---

## Open {#open}

Back to [this](#open), the [guide](/guide/#x) and [elsewhere](https://example.com/).

<details><summary>More</summary>

Hidden on screens.

</details>
`,
};
const config = { title: 'Lamp', url: 'https://docs.example.com', baseUrl: '/docs/' };

async function built(pages = PAGES): Promise<MiniSite> {
  const site = miniSite(pages, { config });
  await site.build();
  return site;
}

function documentOf(site: MiniSite, routes?: readonly string[]): string {
  const root = site.path('dist');
  const opened = siteOpener(root)();
  const pages = [...opened.pages.values()].filter(({ route }) => routes?.includes(route) ?? true);
  return paperDocument(opened, pages, { root, title: 'Lamp' });
}

describe('A document for paper', () => {
  it('has the articles with ids of their own, links between them, and pictures from the disk', async () => {
    const site = await built();
    const html = documentOf(site);
    const [, guide = '', ports = ''] =
      /<article[^>]*id="(p\d)">(?:(?!<\/article>)[\s\S])*A dot[\s\S]*<article[^>]*id="(p\d)">(?:(?!<\/article>)[\s\S])*Open/.exec(
        html,
      ) ?? [];
    expect(html).toContain(`<a href="#${ports}-open">ports</a>`);
    expect(html).toContain(`<a href="#${ports}">ports</a>`);
    expect(html).toContain(`<a href="#${guide}-x">guide</a>`);
    expect(html).toContain('<a href="https://example.com/">elsewhere</a>');
    expect(html).toContain(`id="${ports}-open"`);
    expect(html).toMatch(/<img [^>]*src="file:\/\/\/[^"]*dot-[\da-f]{8}\.svg"/);
    expect(html).toContain('<details open>');
    expect(html).not.toContain('<script');
    expect(html).toContain(String.raw`@top-right{content:"Ports \"A\" & \3c B>"}`);
  });

  it('of one page leads to public addresses for all others', async () => {
    const html = documentOf(await built(), ['/guide/ports/']);
    expect(html).toContain('<a href="https://docs.example.com/docs/guide/#x">guide</a>');
    expect(html).toContain('<a href="#p1-open">this</a>');
    expect(html).not.toContain('Contents');
  });

  it('names a page that has no article', async () => {
    const site = await built();
    writeFile(site.path('dist/guide/ports/index.html'), '<p>Nothing</p>');
    expect((await site.command('pdf', '--file', 'guide.pdf')).errors).toEqual([
      'The page /guide/ports/ cannot be printed: its HTML has no article. Build the site again.',
    ]);
    expect(existsSync(site.path('guide.pdf'))).toBe(false);
  });
});

describe('fieldguide pdf', () => {
  it('prints a page with all below it: tagged, with an outline and links that work', async () => {
    const site = await built();
    const { code, errors, output } = await site.command('pdf', '/guide/', '--file', 'out/guide.pdf');
    expect(errors).toEqual([]);
    expect(code).toBe(0);
    expect(output[0]).toMatch(/^Printed 2 pages into out\/guide\.pdf in [\d.]+ s\.$/);
    const pdf = await PDFDocument.load(readFileSync(site.path('out/guide.pdf')));
    expect(pdf.getTitle()).toBe('Guide | Lamp');
    expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true');
    const outline = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict);
    expect(titlesOf(outline)).toEqual(['Contents', 'Guide', ['X', 'Ports "A" & <B>', ['Open']]]);
    const links = pdf.getPages().flatMap(({ node }) => {
      const annotations = node.Annots() ?? PDFArray.withContext(pdf.context);
      return annotations.asArray().map((_, index) => annotations.lookup(index, PDFDict));
    });
    expect(links.filter((link) => link.has(PDFName.of('Dest'))).length).toBeGreaterThan(3);
  }, 60_000);

  it('says which page there is not, and that there is no browser', async () => {
    const site = await built();
    expect((await site.command('pdf', '/guide/prots/')).errors).toEqual([
      'There is no page /guide/prots/. Did you mean /guide/ports/?',
    ]);
    expect(() => findBrowser({ CHROME: '/no/such/browser' })).toThrow('Set it to Chromium or Chrome.');
  });

  it('stops a browser that takes too long', async () => {
    const site = await built();
    const browser = site.path('slow');
    writeFile(browser, '#!/bin/sh\nexec sleep 60\n');
    chmodSync(browser, 0o755);
    const printing = printPdf('<p>', { browser, patience: 1 });
    await expect(printing).rejects.toThrow(
      new PrintFailed('the browser took longer than 0 s and was stopped'),
    );
  });
});

/** Titles of an outline; those below one are a list behind it. */
function titlesOf(node: PDFDict): unknown[] {
  const titles: unknown[] = [];
  let child = node.lookupMaybe(PDFName.of('First'), PDFDict);
  while (child) {
    titles.push(child.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText());
    const below = titlesOf(child);
    if (below.length > 0) titles.push(below);
    child = child.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return titles;
}
