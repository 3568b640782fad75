import { describe, expect, it } from 'vitest';
import { articleOf } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';

const LAMPS = `title: Lamps of {product}
columns:
  name: Name
  place: Place
rows:
  - { id: north, name: "\`North\`", place: "[the harbor](/harbor/) & <more>" }
  - { id: south, name: South, place: "=1+1" }
`;
const PORTS = `rows:
  - id: web
    feature: appliance
    source: Browser
    destination: MA
    port: 443
    protocol: TCP
    service: HTTPS
    direction: in
    encrypted: yes
    purpose: web interface
    page: /planned/
`;
const config = { title: 'Mini', product: { name: 'Acme', slug: 'acme' } };
const files = {
  'site/data/lamps.yaml': LAMPS,
  'site/planned-routes.tsv': 'route\ttitle\n/planned/\tPlanned by {product}\n',
  'harbor.md': '# Harbor\n',
};
const page = (tag: string) => ({ 'lamps.md': `# Lamps\n\nText.\n\n${tag}\n` });

function article(html: string): string {
  return /<article[^>]*>([\s\S]*)<\/article>/.exec(html)?.[1] ?? '';
}

describe('a table of data', () => {
  it('of a CSV file is shown, and of a file that is none the message names the file', async () => {
    const csv = { 'site/data/things.csv': 'Name,Watts\nRed,40\n', 'site/data/other.json': '[]' };
    const site = miniSite({ ...csv, ...page('<DataTable data="things" />') }, { config });
    await site.build();
    expect(article(site.read('lamps/index.html'))).toContain('40');
    site.write(page('<DataTable data="other" />'));
    expect(await site.fail()).toEqual([
      'site/docs/lamps.md:5:1: error: there is no data set "other". site/data/other.json is neither YAML nor CSV. Known: things.',
    ]);
  });

  it('of two files with one name is told', async () => {
    const site = miniSite({ ...files, 'site/data/lamps.yml': LAMPS }, { config });
    expect(await site.fail()).toEqual([
      'site/data/lamps.yml: error: the data set "lamps" already exists in site/data/lamps.yaml. Rename one of the two.',
    ]);
  });

  it('is a table of the page: cells, links, row anchors, caption, downloads', async () => {
    const site = miniSite(
      { ...files, ...page('<DataTable data="lamps" caption="All lamps" />\n\n[Sheet](/data/lamps.csv)') },
      { config },
    );
    await site.build();
    const html = article(site.read('lamps/index.html'));
    expect(html).toContain('<caption>All lamps</caption>');
    expect(html).toMatch(/<th scope="col"[^>]*>Name<\/th>/);
    expect(html).toMatch(
      /<tr id="lamps-north"><td[^>]*><code>North<\/code><a class="hash-link" href="#lamps-north"/,
    );
    expect(html).toContain('<a href="/harbor/">the harbor</a> &amp; &lt;more&gt;');
    expect(html).toContain('<a href="/data/lamps.json" download="">JSON</a>');
    expect(html).toContain('<a href="/data/lamps.csv">Sheet</a>');
    expect(html).not.toContain('data-island="Table"');
    expect(site.read('data/lamps.csv')).toBe(
      "id,name,place\r\nnorth,North,the harbor & <more>\r\nsouth,South,'=1+1\r\n",
    );
    expect(JSON.parse(site.read('data/lamps.json'))).toMatchObject({
      title: 'Lamps of Acme',
      rows: [{ id: 'north', name: 'North' }, { id: 'south' }],
    });
  });

  it('is a part of a set, without downloads, and its anchors can be linked', async () => {
    const tag = '<DataTable data="lamps" where="name=North" columns="place" />\n\nSee [north](#lamps-north).';
    const site = miniSite({ ...files, ...page(tag) }, { config });
    const { messages } = await site.build();
    expect(messages).toEqual([]);
    const html = article(site.read('lamps/index.html'));
    expect(html).not.toContain('South');
    expect(html).not.toContain('download');
  });

  it('gives an id once where two tables show the same row', async () => {
    const tag = '<DataTable data="lamps" />\n\n<DataTable data="lamps" />';
    const site = miniSite({ ...files, ...page(tag) }, { config });
    await site.build();
    expect(site.read('lamps/index.html').match(/id="lamps-north"/g)).toHaveLength(1);
  });

  it('links the pages of a known set by their titles; one that is planned waits', async () => {
    const site = miniSite(
      { ...files, 'site/data/ports.yaml': PORTS, ...page('<DataTable data="ports" columns="port,page" />') },
      { config, kit: true },
    );
    await site.build();
    const html = article(site.read('lamps/index.html'));
    expect(html).toContain('<code>443</code>');
    expect(html).toContain('<span class="pending-link">Planned by Acme</span>');
  });

  const many = (count: number) =>
    `title: Lamps\ncolumns: { name: Name, place: Place, note: Note }\nrows:\n${Array.from({ length: count }, (_, row) => `  - { id: l-${row}, name: Lamp ${row}, place: hill, note: '' }\n`).join('')}`;

  it('keeps columns that the reader may ask for, in HTML and Markdown; a short table shows them', async () => {
    const tag = '<DataTable data="lamps" columns="name" more="place,note" filters="place" />';
    const build = async (count: number) => {
      const site = miniSite({ ...files, 'site/data/lamps.yaml': many(count), ...page(tag) }, { config });
      await site.build();
      expect(site.read('lamps/index.md')).toContain('| Lamp 7 | hill |');
      return article(site.read('lamps/index.html'));
    };
    const html = await build(2000);
    // No row has a note.
    expect(html.match(/<td/g)).toHaveLength(4000);
    expect(html.match(/ data-out/g)).toHaveLength(2001);
    expect(html).toContain('data-island="Table" data-name="lamps" data-filters="1"');
    expect(await build(8)).not.toContain('data-out');
  });

  it('without rows stops the build and says so', async () => {
    const empty = 'title: Lamps\ncolumns: { name: Name }\nrows: []\n';
    const site = miniSite(
      { ...files, 'site/data/lamps.yaml': empty, ...page('<DataTable data="lamps" />') },
      { config },
    );
    expect(await site.fail()).toEqual([
      'site/docs/lamps.md:5:1: error: "lamps" has no rows yet. Add a row, or remove the table.',
    ]);
  });

  it.each([
    ['data="lams"', 'there is no data set "lams". Did you mean "lamps"?'],
    ['data="lamps" columns="plase"', '"lamps" has no column "plase". Did you mean "place"?'],
    ['data="lamps" where="name=Nrth"', 'no row of "lamps" has the name "Nrth". Did you mean "North"?'],
    [
      'data="lamps" columns="name" filters="place"',
      'the table has no column "place" to pick from. List the column under "columns" or "more" as well.',
    ],
    ['data="lamps" wher="name=North"', '<DataTable> has no attribute "wher". Did you mean "where"?'],
  ])('%s is an error at its place', async (attributes, message) => {
    const site = miniSite({ ...files, ...page(`<DataTable ${attributes} />`) }, { config });
    expect(await site.fail()).toEqual([`site/docs/lamps.md:5:1: error: ${message}`]);
  });

  it('faults of the data stop the build, with file and line', async () => {
    const data = LAMPS.replace('place: "=1+1"', 'plce: x').replace('/harbor/', '/harbour/');
    const site = miniSite({ ...files, 'site/data/lamps.yaml': data }, { config });
    expect(await site.fail()).toEqual([
      'site/data/lamps.yaml:6: error: the column "place" of this row links to /harbour/, which does not exist. Did you mean "/harbor/"?',
      'site/data/lamps.yaml:7:31: error: unknown column "plce". Did you mean "place"?',
      'site/data/lamps.yaml:7:5: error: the row has no column "place". Add "place:", and leave it empty if nothing is known.',
    ]);
  });

  it('a planner without its data is an error', async () => {
    const site = miniSite(page('<FirewallPlanner />'), { config, kit: true });
    expect(await site.fail()).toEqual([
      'site/docs/lamps.md:5:1: error: <FirewallPlanner> needs the data set "ports". Add the file data/ports.yaml to the site.',
    ]);
  });

  it('a planner brings its rows with its code, and not in each page', async () => {
    const ports = { 'site/data/ports.yaml': `title: Ports\n${PORTS}` };
    const site = miniSite({ ...files, ...ports, ...page('<FirewallPlanner />') }, { config, kit: true });
    await site.build();
    const html = article(site.read('lamps/index.html'));
    const [, code] = /data-src="\/(assets\/FirewallPlanner-[^"]+)"/.exec(html) ?? [];
    expect(html).not.toContain('web interface');
    expect(site.read(code ?? '')).toContain('"purpose":"web interface"');
  });
});

describe('tables of Markdown', () => {
  const table = (rows: number) => `| a | b |\n| --- | --- |\n${'| 1 | 2 |\n'.repeat(rows)}`;

  it('get tools where they have more than eight rows', async () => {
    const site = miniSite({ 'short.md': table(8), 'long.md': table(9), 'very-long.md': table(61) });
    await site.build();
    expect(articleOf(site.read('short/index.html'))).not.toContain('data-island');
    expect(site.read('long/index.html')).toContain(
      '<div class="table-box"><div class="table-tools" data-island="Table"><p>9 rows</p>',
    );
    expect(site.read('very-long/index.html')).toContain(
      '<div class="table-box table-long"><div class="table-tools" data-island="Table">',
    );
  });
});
