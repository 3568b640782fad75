import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../packages/fieldguide/src/search/searchTypes.ts';
import { recordsOf } from './support/compileFixture.ts';

const page = (...lines: string[]) => lines.join('\n');
const short = ({ anchor, heading, level, text, code, route: _, title: __, ...more }: SearchRecord) => ({
  anchor,
  heading,
  level,
  text,
  ...(code === '' ? {} : { code }),
  ...more,
});
/** The records of a page without what all share. */
const read = async (source: string, file?: string) => (await recordsOf(source, file)).map(short);
/** The one record of a page without headings. */
const intro = (text: string, code?: string, more: Partial<SearchRecord> = {}) => [
  { anchor: '', heading: '', level: 1, text, ...(code === undefined ? {} : { code }), ...more },
];

describe('Search records', () => {
  it('carry route and title of their page', async () => {
    const source = page('---', 'title: Backups', 'slug: /safe/', '---', '', 'Text', '', '## More');
    expect(await recordsOf(source, 'guide/page.md')).toEqual([
      { route: '/safe/', title: 'Backups', anchor: '', heading: '', level: 1, text: 'Text', code: '' },
      { route: '/safe/', title: 'Backups', anchor: 'more', heading: 'More', level: 2, text: '', code: '' },
    ]);
  });

  it('begin with what stands before the first heading, and go on heading by heading in the order of the page', async () => {
    const source = page(
      'Intro',
      '',
      '## One',
      '',
      'First',
      '',
      '### One a',
      'Deep',
      '',
      '## Two',
      '',
      'Last',
    );
    expect(await read(source)).toEqual([
      ...intro('Intro'),
      { anchor: 'one', heading: 'One', level: 2, text: 'First' },
      { anchor: 'one-a', heading: 'One a', level: 3, text: 'Deep' },
      { anchor: 'two', heading: 'Two', level: 2, text: 'Last' },
    ]);
  });

  it('have no intro where nothing stands before the first heading', async () => {
    expect(await read('## One\n\nText')).toEqual([{ anchor: 'one', heading: 'One', level: 2, text: 'Text' }]);
  });

  it('have what the front matter says of their section', async () => {
    const matter = page('---', 'questions:', '  - Why?', '  - one: pull it out', '  - one: "2"', '---', '');
    expect(await read(`${matter}Intro\n\n## One`)).toEqual([
      ...intro('Intro'),
      { anchor: 'one', heading: 'One', level: 2, text: '', questions: ['pull it out', '2'] },
    ]);
  });

  it('have headings with colons as they are shown', async () => {
    expect(await read('## Owner is root:root')).toEqual([
      { anchor: 'owner-is-rootroot', heading: 'Owner is root:root', level: 2, text: '' },
    ]);
  });

  it('exist for headings without a body', async () => {
    expect(await read('## One\n\n## Two')).toEqual([
      { anchor: 'one', heading: 'One', level: 2, text: '' },
      { anchor: 'two', heading: 'Two', level: 2, text: '' },
    ]);
  });

  it('are one for a page without headings, and one for an empty page', async () => {
    expect(await read('Only text\non two lines.')).toEqual(intro('Only text on two lines.'));
    expect(await read('')).toEqual(intro(''));
  });

  it('do not repeat the title of the page, but keep a first heading that says something else', async () => {
    expect(await read('# Title\n\nText')).toEqual(intro('Text'));
    expect(await read('---\ntitle: Other\n---\n\n# Long *title*\n\nText')).toEqual(intro('Long title\nText'));
  });

  it('have the anchors of the page, each once', async () => {
    const source = page('## Same', '', '## Same', '', '## Named {#own}', '', '## Same-1', '', '# Top');
    expect((await read(source)).map(({ anchor, level }) => [anchor, level])).toEqual([
      ['same', 2],
      ['same-1', 2],
      ['own', 2],
      ['same-1-1', 2],
      ['top', 1],
    ]);
  });

  it('have a sentence for each row of a table; a bare number takes the head of its column', async () => {
    const source = page(
      '| Port | Use |',
      '| --- | --- |',
      '| 443 | Web, `https` |',
      '| 22 | |',
      '| | *empty* |',
    );
    expect(await read(source)).toEqual(
      intro('Port 443: Web, https\nPort 22\nempty', undefined, {
        labels: 'Port\nUse',
        rows: { 0: '443', 1: '22' },
        kind: 'port',
      }),
    );
  });

  it('have the rows of a table of faults behind their section, each with an anchor of its own', async () => {
    const source = page(
      '| What you see | Why | What to do |',
      '| --- | --- | --- |',
      "| `can't connect` (1) | the port is closed | Open it. |",
      "| `can't connect` (1) | the name is wrong | `dig` tells. ask it |",
      '',
      'After it',
      '',
      '## Cant connect 1',
    );
    expect(await read(source)).toEqual([
      ...intro('After it', undefined, { labels: 'What you see\nWhy\nWhat to do' }),
      {
        anchor: 'cant-connect-1-1',
        heading: "can't connect (1)",
        level: 7,
        text: 'The port is closed. Open it.',
        kind: 'error',
      },
      {
        anchor: 'cant-connect-1-2',
        heading: "can't connect (1)",
        level: 7,
        text: 'The name is wrong. dig tells. ask it.',
        kind: 'error',
      },
      { anchor: 'cant-connect-1', heading: 'Cant connect 1', level: 2, text: '' },
    ]);
  });

  it.each([
    ['a question', page('## Who asks?'), 'question'],
    [
      'a table of settings',
      page('## All', '', '| Option | Meaning |', '| --- | --- |', '| a | b |'),
      'setting',
    ],
    ['another table', page('## All', '', '| Name | Port |', '| --- | --- |', '| a | b |'), undefined],
  ])('know what they answer with: %s', async (_, source, kind) => {
    expect((await read(source)).map((record) => record.kind)).toEqual([kind]);
  });

  it('leave out cells beyond the last column, which no page shows', async () => {
    expect(await read(page('| A |', '| --- |', '| 1 | 2 |', '| 3 |'))).toEqual(
      intro('A 1\nA 3', undefined, { labels: 'A', rows: { 0: '1', 1: '3' } }),
    );
  });

  it('have a line for each item of a list', async () => {
    const source = page('- one', '- two', '', '  more of two', '  1. inner', '- [x] done');
    expect(await read(source)).toEqual(intro('one\ntwo\nmore of two\ninner\ndone'));
  });

  it('have the titles and bodies of admonitions', async () => {
    const source = page(
      ':::warning[Back *up* first]',
      'Body.',
      '',
      '- item',
      ':::',
      '',
      ':::note',
      'Plain',
      ':::',
    );
    expect(await read(source)).toEqual(intro('Back up first\nBody.\nitem\nPlain'));
  });

  it('have the summary and the content of a fold', async () => {
    const source = page(
      '<details>',
      '<summary>More *here*</summary>',
      '',
      'Hidden **text**.',
      '',
      '</details>',
      'After',
    );
    expect(await read(source)).toEqual(intro('More *here*\nHidden text.\nAfter'));
  });

  it('keep code blocks as they are shown, apart from prose, and code in a sentence in it', async () => {
    const source = page(
      'Run `a --flag`:',
      '',
      '```bash title="run.sh" {1}',
      'tar -xzf /tmp/a_b.tar.gz',
      '',
      '  next # highlight-line',
      '```',
      '',
      'Then:',
      '',
      '```json',
      '{ "a": 1 }',
      '```',
    );
    expect(await read(source)).toEqual(
      intro('Run a --flag:\nrun.sh\nThen:', 'tar -xzf /tmp/a_b.tar.gz\n\n  next\n{ "a": 1 }'),
    );
  });

  it('have decoded text and the name of the product', async () => {
    const source = page(
      '{product} &amp; caf&eacute; &#8212; \\*x\\* \\{product}',
      '',
      '## {product} &lt;ip&gt;',
    );
    expect(await read(source)).toEqual([
      ...intro('Acme Base & café — *x* {product}'),
      { anchor: 'acme-base-ip', heading: 'Acme Base <ip>', level: 2, text: '' },
    ]);
  });

  it('have the labels and the panels of all tabs', async () => {
    const source = page(
      '<Tabs>',
      '<TabItem value="a" label="Linux">',
      'One',
      '</TabItem>',
      '<TabItem value="b">',
      '',
      '## In a tab',
      '',
      '</TabItem>',
      '<TabItem value="c" label="Third">Three</TabItem>',
      '</Tabs>',
    );
    expect(await read(source)).toEqual([
      ...intro('Linux\nOne\nb'),
      { anchor: 'in-a-tab', heading: 'In a tab', level: 2, text: 'Third\nThree' },
    ]);
  });

  it('have the alternative texts of pictures', async () => {
    const source = page(
      'Before ![a rack](./a.png), after.',
      '',
      '<img src="./b.png" alt="a &quot;shelf&quot;">',
      '',
      '<ThemedImage alt="a room" light="/a.png" dark="/b.png" />',
    );
    expect(await read(source)).toEqual(intro('Before a rack , after.\na "shelf"\na room'));
  });

  it('have the labels of diagrams apart from what is shown', async () => {
    const source = page('```mermaid', 'flowchart LR', '  a[Collector] -->|443| b[Appliance]', '```');
    expect(await read(source)).toEqual(intro('', undefined, { labels: 'Collector\nAppliance\n443' }));
  });

  it('have the text of raw HTML, without what is not shown', async () => {
    const source = page(
      '<div class="x"><p>One &copy; two&nbsp;three</p><p>Four<br>five</p></div>',
      '',
      '<!-- a remark -->',
      '<script>',
      '',
      '## No heading',
      '',
      '</script>',
      '',
      'H<sub>2</sub>O and <kbd>Ctrl</kbd>+<kbd>K</kbd>',
      '',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
      '',
      '<pre>',
      'code  here',
      '</pre>',
    );
    expect(await read(source)).toEqual(
      intro('One © two three\nFour five\nH2O and Ctrl+K\nA: B\n1: 2', 'code  here'),
    );
  });

  it('have placeholders and tags that stand as text', async () => {
    expect(await read('Set <appliance> to <Local Collector> and <b>bold.')).toEqual(
      intro('Set <appliance> to <Local Collector> and <b>bold.'),
    );
  });

  it('have footnotes, quotes, links and times', async () => {
    const source = page('> A quote with a [link *here*](/x/) at 10:30 o`clock`[^1].', '', '[^1]: A note.');
    expect(await read(source)).toEqual(intro('A quote with a link here at 10:30 oclock.\nA note.'));
  });
});
