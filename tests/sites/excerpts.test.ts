import { describe, expect, it } from 'vitest';
import { decodeEntities } from '../../packages/fieldguide/src/shared/text.ts';
import { articleOf, meta, shownAround } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';

/** The first paragraphs of pages, and what they read like. */
const PARAGRAPHS: Record<string, [written: string, shown: string]> = {
  footnote: ['Collectors keep a queue[^1].\n\n[^1]: One.', 'Collectors keep a queue.'],
  reference: ['Set [Buffer] to four.\n\n[Buffer]: /all/paren/', 'Set Buffer to four.'],
  strike: ['The ~~old~~ new name.', 'The old new name.'],
  paren: ['See [the port](https://example.com/port_(network)).', 'See the port.'],
  nested: ['Read [a [nested] label](https://example.com) first.', 'Read a [nested] label first.'],
  badge: [
    '[![Build state](https://example.com/b.svg)](https://example.com)\n\nIt finds racks.',
    'It finds racks.',
  ],
  directive: ['Press :kbd[Ctrl] at 10:30.', 'Press :kbd[Ctrl] at 10:30.'],
  component: ['Press <Kbd>Ctrl</Kbd> on <host>.', 'Press Ctrl on <host>.'],
  entity: ['A &lt;b&gt; &amp; \\*star\\*.', 'A <b> & *star*.'],
  product: ['{product} of \\{product}.', 'Acme of {product}.'],
  math: ['An area of $x^2$.', 'An area of x^2.'],
};

const posts = Object.entries(PARAGRAPHS).map(([name, [written]], index) => [
  `site/blog/2026-01-${String(index + 10)}-${name}.md`,
  `# The ${name} [post](/x_(y))\n\n${written}\n`,
]);
const pages = Object.entries(PARAGRAPHS).map(([name, [written]]) => [
  `all/${name}.md`,
  `# The ~~${name}~~ [page](/all/footnote/)\n\n${written}\n`,
]);

describe('What pages without a description say of themselves', () => {
  it('is what their first paragraph reads like: in the head, on cards, in lists, feeds and for machines', async () => {
    const site = miniSite(
      { ...Object.fromEntries([...posts, ...pages]), 'all/index.md': '# All\n\n<DocCardList />\n' },
      {
        config: {
          title: 'Mini',
          url: 'https://docs.example.com',
          product: { name: 'Acme', slug: 'acme' },
          blog: { title: 'Notes', postsPerPage: 50 },
          feeds: [{ section: '/blog/', title: 'Notes' }],
          math: true,
          externalOrigins: ['https://example.com'],
        },
      },
    );
    await site.build({ lenient: true });
    const cards = decodeEntities(articleOf(site.read('all/index.html')));
    const list = decodeEntities(articleOf(site.read('blog/index.html')));
    const forMachines = site.read('llms.txt');
    const feed = decodeEntities(site.read('blog/feed.xml'));
    for (const [name, [, shown]] of Object.entries(PARAGRAPHS)) {
      const html = site.read(`all/${name}/index.html`);
      expect(meta(html, 'description'), name).toBe(shown);
      expect(shownAround(html), name).toMatchObject({ title: `The ${name} page` });
      expect(cards, name).toContain(shown);
      expect(list, name).toContain(shown);
      expect(forMachines, name).toContain(shown);
      expect(feed, name).toContain(shown);
    }
  });
});
