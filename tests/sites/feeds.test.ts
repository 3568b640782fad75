import { expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';
import { xmlFault } from '../support/xmlFault.ts';

const dated = (title: string, date: string) =>
  `---\ntitle: ${title}\ndescription: What ${title} brought.\ndate: ${date}\n---\nText.\n`;

it('a section has a feed of its dated pages, newest first, that its pages name', async () => {
  const config = {
    title: 'T & Co',
    url: 'https://docs.example.com',
    baseUrl: '/docs/',
    feeds: [{ section: '/news/', title: 'News & more' }],
    footer: { columns: [{ title: 'More', links: [{ label: 'Feed', href: '/news/feed.xml' }] }] },
  };
  const files = {
    'index.md': '# Home\n\n[Feed](/news/feed.xml)\n',
    'news/index.md': '---\ntitle: News\ndescription: All news.\n---\nText.\n',
    'news/old.md': dated('Old <1>', '2025-05-06'),
    'news/new.md': dated('New', '2025-09-03'),
    'elsewhere.md': dated('Elsewhere', '2025-10-01'),
  };
  const site = miniSite(files, { config });
  await site.build();
  const feed = site.read('news/feed.xml');
  expect(xmlFault(feed)).toBeUndefined();
  expect(
    [...feed.matchAll(/<item><title>(.*?)<\/title><link>(.*?)<\/link>.*?<pubDate>(.*?)<\/pubDate>/g)].map(
      (item) => item.slice(1),
    ),
  ).toEqual([
    ['New', 'https://docs.example.com/docs/news/new/', 'Wed, 03 Sep 2025 00:00:00 GMT'],
    ['Old &lt;1&gt;', 'https://docs.example.com/docs/news/old/', 'Tue, 06 May 2025 00:00:00 GMT'],
  ]);
  const named =
    '<link rel="alternate" type="application/rss+xml" title="News &amp; more" href="/docs/news/feed.xml">';
  expect(site.read('news/new/index.html')).toContain(named);
  expect(site.read('elsewhere/index.html')).not.toContain(named);
  expect(site.read('index.html').match(/<a [^>]*href="\/docs\/news\/feed.xml"/g)).toHaveLength(2);
});

it('the feed of a blog has its posts, dated by their front matter or by their file', async () => {
  const config = {
    title: 'T',
    url: 'https://docs.example.com',
    blog: { title: 'Notes' },
    feeds: [{ section: '/blog/', title: 'Notes' }],
  };
  const files = {
    'index.md': '# Home\n',
    'site/blog/2026-09-14-first-light.md': '# First light\n',
    'site/blog/release.md': '---\ndate: 2026-11-21\n---\n# Release\n',
    'site/blog/2026-11-01-hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
  };
  const site = miniSite(files, { config });
  await site.build();
  const dates = [...site.read('blog/feed.xml').matchAll(/<link>([^<]*)<\/link><guid>.*?<pubDate>(.*?)</g)];
  expect(dates.map((match) => match.slice(1))).toEqual([
    ['https://docs.example.com/blog/release/', 'Sat, 21 Nov 2026 00:00:00 GMT'],
    ['https://docs.example.com/blog/first-light/', 'Mon, 14 Sep 2026 00:00:00 GMT'],
  ]);
});

it('a site that does not know its address has no feed', async () => {
  const config = { title: 'T', feeds: [{ section: '/news/', title: 'News' }] };
  const site = miniSite({ 'index.md': '# Home\n', 'news/new.md': dated('New', '2025-09-03') }, { config });
  await site.build();
  expect(Object.keys(site.snapshot())).not.toContain('news/feed.xml');
});

it('a feed of changes lists the pages that changed last, anew with each change', async () => {
  const config = {
    title: 'T',
    url: 'https://docs.example.com',
    feeds: [
      { section: '/', title: 'Changes', pages: 'changed' },
      { section: '/news/', title: 'News' },
    ],
  };
  const changed = (date: string) => `---\nlast_update: { date: ${date} }\n---\nText.\n`;
  const files = {
    'index.md': changed('2026-01-01'),
    'a.md': changed('2026-03-01'),
    'b.md': 'No date.\n',
    'news/new.md': dated('New', '2025-09-03'),
  };
  const site = miniSite(files, { config });
  await site.build();
  const feed = site.read('changes.xml');
  expect(xmlFault(feed)).toBeUndefined();
  expect([...feed.matchAll(/<guid isPermaLink="false">(.*?)</g)].map(([, id]) => id)).toEqual([
    '/a/ 2026-03-01',
    '/ 2026-01-01',
  ]);
  expect(site.read('b/index.html')).toContain('title="Changes" href="/changes.xml"');
  expect(site.has('news/feed.xml')).toBe(true);
});
