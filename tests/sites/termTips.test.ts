import { describe, expect, it } from 'vitest';
import { type Files, type MiniSite, miniSite } from '../support/miniSite.ts';

const GLOSSARY = `
- { term: Agent, definition: A program. }
- { term: Main Appliance, abbreviation: MA, definition: "The server of {product}." }
- { term: Part, definition: A spare part., tip: false }
`;

const SITE: Files = {
  'index.md': '# Home\n',
  'words.md': '# Words\n\n<Glossary />\n\nAn agent here.\n',
  'site/glossary.yaml': GLOSSARY,
};
const config = { title: 'Mini', baseUrl: '/base/', product: { name: 'Acme', slug: 'acme' } };

async function tips(markdown: string, more: Files = {}): Promise<string[]> {
  const site = miniSite({ ...SITE, ...more, 'page.md': markdown }, { config });
  await site.build({ lenient: true });
  return tipsOf(site, 'page');
}

function tipsOf(site: MiniSite, page: string): string[] {
  const links = site.read(`${page}/index.html`).matchAll(/<a class="term" href="([^"]*)">([^<]*)<\/a>/g);
  return [...links].map(([, href, text]) => `${text} ${href}`);
}

describe('Tips on terms', () => {
  it('stand on the first use of each term, by whichever spelling', async () => {
    expect(await tips('# P\n\nThe MA has agents. An agent of the Main Appliance is part of it.\n')).toEqual([
      'MA /base/words/#main-appliance',
      'agents /base/words/#agent',
    ]);
  });

  it.each([
    ['headings', '# Agent\n\n## Agent\n'],
    ['links', '# P\n\n[an agent](/) and [agents][a]\n\n[a]: /\n'],
    ['code', '# P\n\n`agent`\n\n```text\nagent\n```\n'],
    ['the head of a table', '# P\n\n| Agent |\n| --- |\n| x |\n'],
    ['labels in bold', '# P\n\nPress **Agent**.\n'],
    [
      'raw links, buttons and keys',
      '# P\n\n<a href="/">agent</a> <kbd>agent</kbd> <b><code>agent</code></b>\n',
    ],
    ['titles of boxes', '# P\n\n:::note[The agent]\n\nText.\n\n:::\n'],
    ['summaries', '# P\n\n<details>\n<summary>The agent</summary>\n\nText.\n\n</details>\n'],
    ['pictures', '# P\n\n```mermaid\ngraph TD\n  A[agent]\n```\n'],
  ])('do not stand in %s', async (_, markdown) => {
    expect(await tips(markdown)).toEqual([]);
  });

  it.each([
    ['list items', '# P\n\n- an agent\n'],
    ['cells', '# P\n\n| Head |\n| --- |\n| an agent |\n'],
    ['boxes', '# P\n\n:::note[Title]\n\nAn agent.\n\n:::\n'],
    ['quotes and emphasis', '# P\n\n> An *agent*.\n'],
    ['prose behind a link, a heading and code', '# Agent\n\n[An agent](/) is `agent`, an agent.\n'],
  ])('stand in %s', async (_, markdown) => {
    expect((await tips(markdown)).length).toBe(1);
  });

  it('are no more than ten on a page', async () => {
    const terms = Array.from({ length: 14 }, (_, index) => `Word${index}`);
    const glossary = terms.map((term) => `- { term: ${term}, definition: x }`).join('\n');
    expect((await tips(`# P\n\n${terms.join(', ')}\n`, { 'site/glossary.yaml': glossary })).length).toBe(10);
  });

  it('are off where the front matter says so, and on the glossary itself', async () => {
    expect(await tips('---\nterm_tips: false\n---\n\n# P\n\nAn agent.\n')).toEqual([]);
    const site = miniSite(SITE, { config });
    await site.build();
    expect(tipsOf(site, 'words')).toEqual([]);
  });

  it.each([
    ['without a glossary', { 'site/glossary.yaml': '', 'words.md': '# Words\n' }],
    ['without a page that shows it', { 'words.md': '# Words\n' }],
  ])('do not stand on a site %s', async (_, files) => {
    expect(await tips('# P\n\nAn agent.\n', files)).toEqual([]);
  });

  it('find their definitions in a file that pages name', async () => {
    const site = miniSite({ ...SITE, 'page.md': '# Page\n' }, { config });
    await site.build();
    const [, tips = ''] = /"termsHref":"\/base\/([^"]+)"/.exec(site.read('page/index.html')) ?? [];
    expect(JSON.parse(site.read(tips))['main-appliance']).toEqual(['Main Appliance', 'The server of Acme.']);
  });
});
