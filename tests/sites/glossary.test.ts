import { describe, expect, it } from 'vitest';
import { askSearch } from '../support/askSearch.ts';
import { jsonOf, shownAround } from '../support/html.ts';
import { type Files, miniSite } from '../support/miniSite.ts';

const GLOSSARY = [
  '- term: Rack unit',
  '  abbreviation: U',
  '  definition: The height of one slot & its screws.',
  '  synonyms: [height unit]',
  '  page: /racks/',
  '- term: Remote Collector',
  '  definition: It asks devices in {product}.',
  '  page: /later/',
].join('\n');

const PAGES: Files = {
  'index.md':
    '# Home\n\n[A unit](/glossary/#rack-unit), [its short form](/glossary/#u), [letter](/glossary/#r)\n',
  'racks.md': '# Racks of steel\n',
  'glossary.md': '# Glossary\n\nAll words.\n\n<Glossary />\n\n## More\n\nEnd.\n',
  'site/glossary.yaml': GLOSSARY,
  'site/planned-routes.tsv': '/later/\tLater\n',
};
const config = { title: 'Mini', product: { name: 'Acme', slug: 'acme' } };

describe('The glossary', () => {
  it('stands on its page from A to Z, with anchors, short forms and links to what is written', async () => {
    const site = miniSite(PAGES, { config });
    const { messages, waiting } = await site.build();
    expect(messages).toEqual([]);
    expect(waiting.links).toBe(1);
    const html = site.read('glossary/index.html');
    expect(html).toContain('<dt id="rack-unit">Rack unit (U)');
    expect(html).toContain(
      '<p>The height of one slot &amp; its screws.</p><p><small>Also called: height unit</small></p>',
    );
    expect(html).toContain('Read more: <a href="/racks/">Racks of steel</a>');
    expect(html).toContain('<dt id="u">U');
    expect(html).toContain('See <a href="#rack-unit">Rack unit</a>');
    expect(html).toContain('<dd><p>It asks devices in Acme.</p></dd>');
    expect(html).toContain('<h2 id="r">R');
  });

  it('has its letters in a bar alone, not in the table of contents too, and each term in search', async () => {
    const site = miniSite(PAGES, { config });
    await site.build();
    const html = site.read('glossary/index.html');
    expect(html).toContain('<a href="#r">R</a> <a href="#letter-u">U</a>');
    expect(shownAround(html).toc).toEqual([{ id: 'more', indent: 0, text: 'More' }]);
    const facts = jsonOf(site.read('index.html'), 'Shell-site-facts');
    const found = await askSearch((href) => site.read(href.replace(/^\//, '')), facts, 'height of screws');
    expect(found[0]).toBe('/glossary/#rack-unit');
  });

  it.each([
    [
      'a link to a term that is none, with the nearest one',
      { 'index.md': '# Home\n\n[A unit](/glossary/#rack-unti)\n' },
      /^site\/docs\/index\.md:3:1: error: broken link .* Did you mean "#rack-unit"\?$/,
    ],
    [
      'a page of a term that does not exist, at its line of the glossary',
      { 'site/glossary.yaml': '- term: Rack\n  definition: x\n  page: /rakcs/\n' },
      /^site\/glossary\.yaml:3:1: error: broken link "\/rakcs\/": .*\/racks\//,
    ],
    [
      'a page that shows the glossary of a site without one',
      { 'site/glossary.yaml': '' },
      /^site\/docs\/glossary\.md:5:1: error: <Glossary> has nothing to show\./,
    ],
  ])('is checked: %s', async (_, files, message) => {
    const site = miniSite({ ...PAGES, ...files }, { config });
    const all = await site.fail();
    expect(all).toContainEqual(expect.stringMatching(message));
  });
});
