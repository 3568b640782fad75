import { describe, expect, it } from 'vitest';
import { articleOf, jsonLdOf, linkTexts, shownAround, titleOf } from '../support/html.ts';
import { type MiniSite, miniSite } from '../support/miniSite.ts';

const post = (matter: string, body = 'Text.') => `---\n${matter}\n---\n\n${body}\n`;

const POSTS = {
  'site/blog/2026-09-14-first-light.md': post(
    'title: First light\ndescription: It was on all night.\nauthors: [Ada Reed, Boris Lind]\ntags: [Lamps]',
  ),
  'site/blog/2026-10-05-longer-nights.md': post(
    'title: Longer nights\ndescription: What to check.\nauthors: Ada Reed\ntags: [Lamps, Dark season]',
  ),
  'site/blog/release.md': post(
    'description: Switches itself on.\ndate: 2026-11-21\nauthors:\n  - name: Boris Lind\ntags: [Releases]',
    '# The release is out\n\nSee [first light](./2026-09-14-first-light.md).',
  ),
  'site/blog/2026-11-01-hidden.md': post('title: Hidden\nunlisted: true'),
  'site/blog/2026-11-02-draft.md': post('title: Draft\ndraft: true'),
};

const config = {
  title: 'Mini',
  url: 'https://docs.example.com',
  blog: { title: 'Notes', postsPerPage: 2 },
};

async function built(settings: object = config): Promise<MiniSite> {
  const site = miniSite({ 'index.md': '# Home\n', ...POSTS }, { config: settings });
  expect((await site.build()).messages).toEqual([]);
  return site;
}

/** The lines of a list: label, address, what is said about it. */
function lines(html: string): string[][] {
  const items = articleOf(html).matchAll(/<li><a href="([^"]*)">([^<]*)<\/a>(?:<p>([^<]*)<\/p>)?<\/li>/g);
  return [...items].map(([, href = '', label = '', about = '']) => [label, href, about]);
}

function facts(site: MiniSite, route: string): Record<string, unknown> {
  return shownAround(site.read(`${route}index.html`));
}

describe('A blog', () => {
  it('lists its posts, newest first, so many to a page', async () => {
    const site = await built();
    const first = site.read('blog/index.html');
    expect(titleOf(first)).toBe('Notes | Mini');
    expect(lines(first)).toEqual([
      ['The release is out', '/blog/release/', 'November 21, 2026 · Switches itself on.'],
      ['Longer nights', '/blog/longer-nights/', 'October 5, 2026 · What to check.'],
    ]);
    expect(facts(site, 'blog/')).toMatchObject({
      kind: 'blog-list',
      tags: [{ label: 'All tags', href: '/blog/tags/' }],
      next: { label: 'Page 2', href: '/blog/page/2/' },
    });
    const second = site.read('blog/page/2/index.html');
    expect(titleOf(second)).toBe('Notes, page 2 | Mini');
    expect(lines(second).map(([label]) => label)).toEqual(['First light']);
    expect(facts(site, 'blog/page/2/')).toMatchObject({ previous: { label: 'Page 1', href: '/blog/' } });
  });

  it('shows a post with its date, its authors, its tags and the posts around it', async () => {
    const site = await built();
    const html = site.read('blog/longer-nights/index.html');
    expect(articleOf(html)).toBe(
      '<h1>Longer nights</h1>\n<p class="byline"><time datetime="2026-10-05">October 5, 2026</time> · Ada Reed</p>\n<p>Text.</p>\n',
    );
    expect(facts(site, 'blog/longer-nights/')).toMatchObject({
      kind: 'blog-post',
      breadcrumbs: [
        { label: 'Home', href: '/' },
        { label: 'Notes', href: '/blog/' },
        { label: 'Longer nights' },
      ],
      tags: [
        { label: 'Lamps', href: '/blog/tags/lamps/' },
        { label: 'Dark season', href: '/blog/tags/dark-season/' },
      ],
      previous: { label: 'The release is out', href: '/blog/release/' },
      next: { label: 'First light', href: '/blog/first-light/' },
    });
    expect(html).toContain('<small>Newer</small>The release is out');
    expect(html).toContain('<small>Older</small>First light');
    expect(jsonLdOf(html)).toMatchObject({
      '@graph': [{ '@type': 'BlogPosting' }, { '@type': 'BreadcrumbList' }],
    });
    expect(articleOf(site.read('blog/first-light/index.html'))).toContain('· Ada Reed, Boris Lind</p>');
  });

  it('puts the date below a title that the post brings along', async () => {
    const site = await built();
    expect(articleOf(site.read('blog/release/index.html'))).toMatch(
      /^<h1[^>]*>The release is out.*<\/h1>\s*<p class="byline"><time datetime="2026-11-21">November 21, 2026<\/time> · Boris Lind<\/p>\s*<p>See /,
    );
  });

  it('understands dates as people write them, and tells what is none', async () => {
    const site = miniSite(
      { 'index.md': '# Home\n', 'site/blog/news.md': '---\ndate: Nov 21, 2026\n---\n# News\n' },
      { config },
    );
    await site.build();
    expect(articleOf(site.read('blog/news/index.html'))).toContain(
      '<time datetime="2026-11-21">November 21, 2026</time>',
    );
    site.write({ 'site/blog/news.md': '---\ndate: someday\n---\n# News\n' });
    expect(await site.fail()).toEqual([
      expect.stringContaining('"date" in the front matter is wrong: expected a date'),
    ]);
  });

  it('has a list of its tags, and a page for each', async () => {
    const site = await built();
    const list = site.read('blog/tags/index.html');
    expect(lines(list)).toEqual([
      ['Dark season', '/blog/tags/dark-season/', '1 post'],
      ['Lamps', '/blog/tags/lamps/', '2 posts'],
      ['Releases', '/blog/tags/releases/', '1 post'],
    ]);
    expect(facts(site, 'blog/tags/')).toMatchObject({ kind: 'blog-tags', title: 'Tags' });
    const tag = site.read('blog/tags/lamps/index.html');
    expect(titleOf(tag)).toBe('2 posts tagged with “Lamps” | Mini');
    expect(linkTexts(articleOf(tag))).toEqual(['Longer nights', 'First light']);
    expect(facts(site, 'blog/tags/lamps/')).toMatchObject({
      kind: 'blog-tag',
      breadcrumbs: [
        { label: 'Home', href: '/' },
        { label: 'Notes', href: '/blog/' },
        { label: 'Tags', href: '/blog/tags/' },
        { label: '2 posts tagged with “Lamps”' },
      ],
    });
  });

  it('reaches an unlisted post by its address only, and no draft', async () => {
    const site = await built();
    expect(site.read('blog/hidden/index.html')).toContain('<meta name="robots" content="noindex">');
    expect(facts(site, 'blog/hidden/')).not.toHaveProperty('previous');
    expect(site.has('blog/draft/index.html')).toBe(false);
  });

  it('stands elsewhere where the settings say so, and is off without them', async () => {
    const moved = await built({ ...config, blog: { route: '/news/' } });
    expect(titleOf(moved.read('news/index.html'))).toBe('Blog | Mini');
    expect(moved.has('news/tags/lamps/index.html')).toBe(true);
    const site = miniSite({ 'index.md': '# Home\n', 'site/blog/2026-09-14-first-light.md': '# Light\n' });
    await site.build();
    expect(site.has('blog')).toBe(false);
  });

  it('knows the dates of posts in folders, and keeps every post below itself', async () => {
    const site = miniSite(
      {
        'index.md': '# Home\n',
        'site/blog/team/2024-01-02-nested.md': '# Nested\n',
        'site/blog/2024/03/04/by-day.md': '# By day\n',
        'site/blog/2024-05-06-folder/index.md': '# Folder\n',
        'site/blog/2024-07-08-own.md': '---\nslug: /plain/custom\n---\n\n# Own\n',
        'site/blog/2024-09-10-full.md': '---\nslug: /blog/full\n---\n\n# Full\n',
      },
      { config: { ...config, blog: {}, feeds: [{ section: '/blog/', title: 'Posts' }] } },
    );
    expect((await site.build()).messages).toEqual([]);
    expect(lines(site.read('blog/index.html'))).toEqual([
      ['Full', '/blog/full/', 'September 10, 2024'],
      ['Own', '/blog/plain/custom/', 'July 8, 2024'],
      ['Folder', '/blog/folder/', 'May 6, 2024'],
      ['By day', '/blog/2024/03/04/by-day/', 'March 4, 2024'],
      ['Nested', '/blog/team/nested/', 'January 2, 2024'],
    ]);
    expect(site.read('blog/feed.xml').match(/<item>/g)).toHaveLength(5);
  });
});
