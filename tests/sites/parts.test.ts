import { describe, expect, it } from 'vitest';
import { articleOf } from '../support/html.ts';
import { type Files, miniSite } from '../support/miniSite.ts';

const PLACEHOLDERS = '- name: appliance\n  label: MA\n  example: hb-ma-01\n  about: Its name.\n';
const config = { title: 'Mini', product: { name: 'Acme', slug: 'acme' } };

function page(frontMatter: string, body = 'Intro.\n\nMore.\n'): string {
  return `---\ntitle: Page\n${frontMatter}---\n\n${body}`;
}

async function article(files: Files): Promise<string> {
  const site = miniSite({ 'index.md': '# Home\n', ...files }, { config, kit: true });
  const { messages } = await site.build();
  expect(messages).toEqual([]);
  return articleOf(site.read('page/index.html'));
}

async function faults(files: Files): Promise<string[]> {
  return miniSite({ 'index.md': '# Home\n', ...files }, { config, kit: true }).fail();
}

describe('Before you start', () => {
  it('stands behind the first paragraph, with the product in it', async () => {
    const html = await article({
      'page.md': page('before:\n  role: "{product} admin, see [home](/)"\n  ports: snmp\n'),
    });
    expect(html).toMatch(/<p>Intro\.<\/p><div class="before"[\s\S]*<\/dl><\/div>\s*<p>More\.<\/p>/);
    expect(html).toContain('<dd>Acme admin, see <a href="/">home</a></dd>');
    expect(html).toContain('<dd><code>snmp</code></dd>');
  });

  it('stands at the top where there is no first paragraph, and behind a title of its own', async () => {
    const html = await article({ 'page.md': '---\nbefore: { time: 5 }\n---\n\n# Own title\n\n- list\n' });
    expect(html).toMatch(/<h1 id="own-title">Own title<\/h1>\s*<div class="before"/);
  });

  it('has its faults at the lines of its keys', async () => {
    const before = 'before:\n  role: a\n  licence: b\n  impact: c\n';
    expect(await faults({ 'page.md': page(before) })).toEqual([
      'site/docs/page.md:5:1: error: unknown key "licence" in "before". Did you mean "license"?',
    ]);
    expect(await faults({ 'page.md': page('before:\n  time: { a: 1 }\n') })).toEqual([
      'site/docs/page.md:4:1: error: "before.time" in the front matter is wrong: expected text or a list of texts. Change the value, or quote it if it should be text.',
    ]);
  });

  it('has its links checked', async () => {
    const [first = ''] = await faults({
      'page.md': page('before:\n  role: a\n  impact: "[x](/nowhere/)"\n'),
    });
    expect(first).toMatch(/^site\/docs\/page\.md:5:1: error: .*\/nowhere\//);
  });
});

describe('Applies to', () => {
  it('is a line below the title', async () => {
    const html = await article({ 'page.md': page('applies_to:\n  release: "19.10"\n') });
    expect(html).toMatch(/<\/h1>\s*<p class="applies-to-page">[\s\S]*Release 19\.10[\s\S]*<p>Intro/);
  });

  it.each([
    ['a list', '  - release: [19.10]\n', /page\.md:4:1: error: .*expected text/],
    ['an unknown key', '  - releese: "1"\n', /page\.md:3:1: error: unknown key "releese".*"release"\?/],
    [
      'an unknown value',
      '  - release: "19.50"\n',
      /page\.md:3:1: error: unknown release "19\.50"\..*"19\.05"\?/,
    ],
  ])('%s is a fault', async (_, entry, expected) => {
    const known = { 'site/data/applies-to.yaml': 'release: ["19.05"]\n' };
    const found = await faults({ ...known, 'page.md': page(`applies_to:\n${entry}`) });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });
});

describe('Placeholders', () => {
  const files = { 'site/data/placeholders.yaml': PLACEHOLDERS };

  it('are fields, and the page says what they are', async () => {
    const html = await article({ ...files, 'page.md': page('', '```bash\nssh <appliance>\n```\n') });
    expect(html).toContain('data-placeholder="appliance">&lt;appliance&gt;</span>');
    expect(html).toContain('<template data-placeholders=');
  });

  it('leave pages alone that have none, and sites that declare none', async () => {
    expect(await article({ ...files, 'page.md': page('') })).not.toContain('placeholder');
    const html = await article({ 'page.md': page('', '`<appliance>`\n') });
    expect(html).toContain('<code>&lt;appliance&gt;</code>');
  });

  it('that stand twice or are misspelled are faults', async () => {
    expect(await faults({ 'site/data/placeholders.yaml': PLACEHOLDERS + PLACEHOLDERS })).toEqual([
      'site/data/placeholders.yaml:5:3: error: the placeholder <appliance> is declared twice, first in line 1. Give each placeholder its own name.',
    ]);
    expect(await faults({ ...files, 'page.md': page('', '`<aplliance>`\n') })).toEqual([
      'site/docs/page.md:5:1: error: unknown placeholder <aplliance>. Did you mean <appliance>? Placeholders are declared in data/placeholders.yaml.',
    ]);
  });
});

describe('Cards', () => {
  it('have their links resolved and checked', async () => {
    const html = await article({
      'page.md': page('', '<Cards><Card title="Home" href="/">x</Card></Cards>\n'),
    });
    expect(html).toContain('<p class="card-title"><a href="/">Home</a></p>');
    const card = '<Cards>\n<Card title="A" href="/nowhere/">x</Card>\n</Cards>\n';
    expect((await faults({ 'page.md': page('', card) }))[0]).toMatch(/page\.md:6:1: error: .*\/nowhere\//);
  });
});
