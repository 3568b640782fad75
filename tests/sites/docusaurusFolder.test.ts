import { describe, expect, it } from 'vitest';
import { articleOf } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';

const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

describe('A folder of Markdown with the conventions of Docusaurus', () => {
  it('has its static folder beside the docs, and links from file, docs and site', async () => {
    const site = miniSite(
      {
        'docs/index.md':
          '# Home\n\n![a](/img/a.svg) ![c](guides/b.svg)\n\n[d](/docs/guides/one) [e](docs/guides/one.md)\n',
        'docs/guides/one.md': '# One\n\n[up](index.md) [self](guides/one.md) ![b](guides/b.svg)\n',
        'docs/guides/b.svg': IMAGE,
        'site/../static/img/a.svg': IMAGE,
      },
      { config: false },
    );
    const { messages } = await site.build({ docs: 'docs' });
    expect(messages).toEqual([]);
    expect(site.read('img/a.svg')).toBe(IMAGE);
    expect(articleOf(site.read('index.html')).match(/href="[^"]*"|src="[^"]*"/g)).toEqual([
      'src="/img/a.svg"',
      expect.stringMatching(/^src="\/assets\/files\/b-/),
      'href="/guides/one/"',
      'href="/guides/one/"',
    ]);
  });

  it('has no arrow on a category that is a page and nothing else', async () => {
    const site = miniSite({
      'index.md': '# Home\n',
      'alone/index.md': '# Alone\n',
      'full/index.md': '# Full\n',
      'full/page.md': '# Page\n',
    });
    await site.build();
    const html = site.read('index.html');
    expect(html).toContain('aria-label="Pages in Full"');
    expect(html).not.toContain('aria-label="Pages in Alone"');
  });
});
