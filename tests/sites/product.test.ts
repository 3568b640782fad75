import { describe, expect, it } from 'vitest';
import { articleOf, attributes, jsonOf, meta, shownAround, titleOf } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';

const PAGES = {
  'what-is-product.md':
    '---\ntitle: What is {product}?\nslug: /what-is-{product}/\ndescription: "{product} finds things."\nkeywords: ["{product} intro"]\nsidebar_label: "About {product}"\n---\n\n## How {product} works\n\n{product} runs `{product-slug}d`. Write \\{product}.\n\n![{product} at work](./{product}.svg)\n\n```bash title="{product-slug}.sh"\nsystemctl start {product-slug} # {product}\n```\n',
  'cairn.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'acme-base.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'guide/_category_.yml':
    "label: 'Guide to {product}'\nlink: {type: generated-index, slug: '/guide-to-{product}'}\n",
  'guide/a.md':
    '# Install {product}\n\nSee [what {product} is](/what-is-{product}/#how-{product}-works), [again][w] and <a href="/what-is-{product}/">raw</a>, later [more](/{product}-more/).\n\n[w]: /what-is-{product}/ "{product}"\n',
  'guide/b.md': '# {product} again\n\nText of {product} and \\{product}.\n',
  'site/pages/about.md': '# About {product}\n',
  'site/redirects.tsv': 'from\tto\n/about-{product}/\t/what-is-{product}/\n',
  'site/planned-routes.tsv': 'route\ttitle\n/{product}-more/\tMore\n',
};

const config = (name: string, slug: string) => ({
  product: { name, slug },
  title: '{product} Docs',
  tagline: 'All about {product}',
  url: 'https://docs.{product}.example',
  editUrl: 'https://git.{product}.example/docs/',
  mainDocId: 'what-is-product',
  navbar: {
    items: [
      { type: 'link', label: 'What is {product}?', href: '/what-is-{product}/' },
      { type: 'link', label: 'Shop', href: 'https://{product}.example/' },
    ],
  },
  footer: {
    columns: [{ title: 'On {product}', links: [{ label: '{product}', href: '/what-is-{product}/' }] }],
    note: '{product} 1.0',
  },
});

describe('The name of the product', () => {
  it('stands everywhere on the site, and its slug in every address', async () => {
    const site = miniSite(PAGES, { config: config('Acme Base', 'acme-base') });
    const { messages, waiting } = await site.build();
    expect({ messages, waiting }).toEqual({ messages: [], waiting: { links: 1, pages: 1, redirects: 0 } });
    const html = site.read('what-is-acme-base/index.html');
    expect(titleOf(html)).toBe('What is Acme Base? | Acme Base Docs');
    expect(meta(html, 'description')).toBe('Acme Base finds things.');
    expect(meta(html, 'keywords')).toBe('Acme Base intro');
    const article = articleOf(html);
    expect(article).toContain('<h2 id="how-acme-base-works">How Acme Base works');
    expect(article).toContain(
      '<p>Acme Base runs <code class="whole">acme-based</code>. Write {product}.</p>',
    );
    expect(attributes(article, 'img', 'alt')).toEqual(['Acme Base at work']);
    expect(article).toContain('acme-base.sh');
    expect(article.replace(/<[^>]*>/g, '')).toContain('systemctl start acme-base # Acme Base');
    const other = articleOf(site.read('guide/a/index.html'));
    expect(attributes(other, 'a', 'href')).toEqual([
      '/what-is-acme-base/#how-acme-base-works',
      '/what-is-acme-base/',
      '/what-is-acme-base/',
    ]);
    expect(articleOf(site.read('guide/b/index.html'))).toContain('Text of Acme Base and {product}.');
    expect(titleOf(site.read('guide-to-acme-base/index.html'))).toBe('Guide to Acme Base | Acme Base Docs');
    expect(titleOf(site.read('about/index.html'))).toBe('About Acme Base | Acme Base Docs');
    expect(site.read('_redirects')).toBe('/about-acme-base/ /what-is-acme-base/ 301\n');
    expect(jsonOf(html, 'Shell-site-facts')).toMatchObject({
      title: 'Acme Base Docs',
      tagline: 'All about Acme Base',
      navbar: [
        { label: 'What is Acme Base?', href: '/what-is-acme-base/' },
        { label: 'Shop', href: 'https://acme-base.example/' },
      ],
    });
    const footer = html.slice(html.indexOf('<footer'));
    expect(footer).toContain('<p class="footer-title">On Acme Base</p>');
    expect(footer).toContain('<a href="/what-is-acme-base/">Acme Base</a>');
    expect(footer).toMatch(/Acme Base 1\.0<\/p>/);
    expect(shownAround(html)).toMatchObject({
      canonical: 'https://docs.acme-base.example/what-is-acme-base/',
      editUrl: 'https://git.acme-base.example/docs/what-is-product.md',
    });
  });

  it('changed in one place renames the whole site', async () => {
    const site = miniSite(PAGES, { config: config('Cairn', 'cairn') });
    await site.build();
    expect(site.has('what-is-cairn/index.html')).toBe(true);
    site.write({
      'site/site.config.ts': `export default ${JSON.stringify(config('Acme Base', 'acme-base'))};\n`,
    });
    await site.build();
    for (const [file, text] of Object.entries(site.snapshot()))
      expect({ file, found: /cairn/i.test(file + text.replace(/\.cairn\.svg/g, '')) }).toEqual({
        file,
        found: false,
      });
    const left = Object.entries(site.snapshot()).filter(
      ([, text]) =>
        // Written so by the author.
        text.includes('{product') && !/Write \{product\}\.|and \{product\}\./.test(text),
    );
    expect(left.map(([file]) => file)).toEqual([]);
  });

  it('that reads like a replacement pattern stays as it is', async () => {
    const site = miniSite(
      { 'a.md': '# About {product}\n\nIt is {product}.\n' },
      { config: { title: '{product}', product: { name: '$& & <$1>', slug: 'x' } } },
    );
    await site.build();
    const html = site.read('a/index.html');
    expect(titleOf(html)).toBe('About $& & <$1> | $& & <$1>');
  });

  it('is left alone where a site has none', async () => {
    const site = miniSite({ 'a.md': '# About {product}\n\nIt is {product-slug}.\n' });
    await site.build();
    expect(articleOf(site.read('a/index.html'))).toContain('<p>It is {product-slug}.</p>');
    expect(titleOf(site.read('a/index.html'))).toBe('About {product} | Mini');
  });
});
