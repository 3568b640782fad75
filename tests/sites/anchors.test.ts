import { describe, expect, it } from 'vitest';
import { articleOf, attributes, repeatedIds } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';

const PAGES = {
  'index.md': '# Home\n\nSee [ports](/ports/#open-ports) and [the web](ports.md#web-server).\n',
  'ports.md':
    '---\ntitle: Ports\nanchors:\n  open-ports: ports-to-open\n  web-server: web\n---\n\n[Up](#open-ports)\n\n## Ports to open\n\n| Port | Use |\n| --- | --- |\n| Web | 443 |\n',
};

describe('An old id of a page', () => {
  it('is in the element that took its place, and links to it lead to the new one', async () => {
    const site = miniSite(PAGES);
    await site.build();
    expect(attributes(articleOf(site.read('index.html')), 'a', 'href')).toEqual([
      '/ports/#ports-to-open',
      '/ports/#web',
    ]);
    const article = articleOf(site.read('ports/index.html'));
    expect(article).toContain('<a href="#ports-to-open">Up</a>');
    expect(article).toContain('<h2 id="ports-to-open"><span id="open-ports"></span>Ports to open');
    expect(article).toMatch(/<tr id="web"><td[^>]*><span id="web-server"><\/span>Web<\/td>/);
  });

  it('is refused where it is still an id, and where it leads to none', async () => {
    const site = miniSite({
      'index.md':
        '---\ntitle: Home\nanchors:\n  here: there\n  one: two\n  two: one\n  old: older\n  older: here\n---\n\n## Here\n',
    });
    expect(await site.fail()).toEqual([
      'site/docs/index.md:4:1: error: the old id "here" is still an id of this page. Remove the alias, or give the heading or row a different id.',
      'site/docs/index.md:5:1: error: the old id "one" leads to "two", which is an old id too. Name the id of a heading or row of this page.',
      'site/docs/index.md:6:1: error: the old id "two" leads to "one", which is an old id too. Name the id of a heading or row of this page.',
      'site/docs/index.md:7:1: error: the old id "old" leads to "older", which is an old id too. Write "here".',
    ]);
  });
});

it('A question of a section is refused where the page has no such section', async () => {
  const site = miniSite({
    'index.md':
      '---\ntitle: Home\nquestions:\n  - Why?\n  - here: this place\n  - there: that place\n---\n\n## Here\n',
  });
  expect(await site.fail()).toEqual([
    'site/docs/index.md:3:1: error: the question "that place" is for "there", which is no id of a section on this page. Name the id of a heading, or of a row of a table of what can go wrong.',
  ]);
});

describe('The record of addresses', () => {
  it('keeps each page and id until it has a redirect or an alias', async () => {
    const site = miniSite({
      'index.md': '# Home\n\n[Ports](/ports/)\n',
      'ports.md': '# Ports\n\n## Open ports\n\n| Port |\n| --- |\n| Web |\n',
      'more.md': '# More\n',
    });
    const check = async (...flags: string[]) => {
      const { code, errors } = await site.command('check', ...flags);
      return { code, errors: errors.filter((line) => line.includes(': ')) };
    };
    expect(await check('--record-anchors')).toEqual({ code: 0, errors: [] });
    const recorded = 'route\tids\n/\thome\n/more/\tmore\n/ports/\topen-ports ports web\n';
    expect(site.read('site/anchors.tsv', '.')).toBe(recorded);

    site.write({ 'ports.md': '# Ports\n\n## Ports to open\n\n| Port |\n| --- |\n| Web |\n' });
    site.remove('more.md');
    const behind =
      'site/anchors.tsv:1:1: warning: 1 page has ids that are not recorded: /ports/. Run "fieldguide check --record-anchors", and commit the file.';
    expect(await check()).toEqual({
      code: 1,
      errors: [
        behind,
        'site/anchors.tsv:3:1: error: the page /more/ is recorded but is no longer on the site. Redirect it in redirects.tsv to the page that replaces it.',
        'site/docs/ports.md:1:1: error: the id "open-ports" is missing, so links to /ports/#open-ports no longer reach its text. Give the heading this id again ({#open-ports}), or declare the id that replaces it below "anchors:" in the front matter: "open-ports: ...".',
      ],
    });

    site.write({
      'ports.md':
        '---\nanchors:\n  open-ports: ports-to-open\n---\n\n# Ports\n\n## Ports to open\n\n| Port |\n| --- |\n| Web |\n',
      'site/redirects.tsv': 'from\tto\n/more/\t/\n',
    });
    expect(await check()).toEqual({ code: 0, errors: [behind] });
    expect(await check('--record-anchors')).toEqual({ code: 0, errors: [] });
    expect(site.read('site/anchors.tsv', '.')).toBe(
      recorded.replace('open-ports ports', 'open-ports ports ports-to-open'),
    );
  });

  it('is not there for a site that keeps none', async () => {
    const site = miniSite({ 'index.md': '# Home\n' });
    expect((await site.command('check')).code).toBe(0);
    expect(site.has('site/anchors.tsv', '.')).toBe(false);
  });
});

it('A page ends whose headings, title, rows and ids are named like parts of a page, and links to them lead there', async () => {
  const parts =
    '## Diagram 1\n\n## Diagram 1\n\n## Drawing 2: the rack\n\n## User content fn\n\n## Diagram\n\n## Diagram\n\n## Tabs\n\n## Tabs\n\n## Mine {#tabs-1}\n\n## Shell {#Shell-x}\n\n| Part | Use |\n| --- | --- |\n| Diagram 1 | a |\n| Tabs 3 | b |\n\n```mermaid\nflowchart LR\n  accTitle: a\n  accDescr: b\n  a --> b\n```\n\n<Tabs>\n<TabItem value="a">\n\nText\n\n</TabItem>\n</Tabs>\n';
  const site = miniSite({
    'index.md': `# Tabs 3\n\n[1](#diagram-1) [2](#drawing-2-the-rack) [3](#tabs-1) [4](#user-content-fn)\n\n${parts}`,
  });
  const { messages } = await site.build();
  expect(messages).toEqual([
    'site/docs/index.md:21:1: warning: the id "tabs-1" is used twice on this page. Give each element its own id.',
    'site/docs/index.md:23:1: warning: the id "Shell-x" is reserved for parts of the page itself. Choose a different id.',
  ]);
  const page = site.read('index.html');
  expect(repeatedIds(page)).toEqual([]);
  const article = articleOf(page);
  expect([...attributes(article, 'h\\d', 'id'), ...attributes(article, 'tr', 'id')].join(' ')).toBe(
    'tabs-3 diagram-1 diagram-1-1 drawing-2-the-rack user-content-fn diagram diagram-2 tabs tabs-1 tabs-1-1 section-Shell-x diagram-1-2 tabs-3-1',
  );
});
