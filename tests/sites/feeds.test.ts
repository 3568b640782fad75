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
  expect(site.read('index.html')).toContain('href="/docs/news/feed.xml"');
});

it('a site that does not know its address has no feed', async () => {
  const config = { title: 'T', feeds: [{ section: '/news/', title: 'News' }] };
  const site = miniSite({ 'index.md': '# Home\n', 'news/new.md': dated('New', '2025-09-03') }, { config });
  await site.build();
  expect(Object.keys(site.snapshot())).not.toContain('news/feed.xml');
});
