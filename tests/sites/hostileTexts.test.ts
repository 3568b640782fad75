import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, it } from 'vitest';
import { ADMONITION_TYPES } from '../../packages/fieldguide/src/components/Admonition/index.ts';
import { GROUPS } from '../../packages/fieldguide/src/shared/texts/english.ts';
import { everyComponent } from '../support/everyComponent.ts';
import { miniSite } from '../support/miniSite.ts';

/** Ends attributes and elements, begins others, and has signs that HTML reads as something else. */
const HOSTILE = `"' hostile="1"><hostile-element onerror="alert(1)"></p></title></script><script>alert(1)</script>&copy`;

/** A text with the gaps of the English one, hostile around its own name. */
const spoiled = (name: string, english: string) =>
  `(${name}) ${HOSTILE} ${[...new Set(english.match(/\{\w+\}/g))].join(' ')}`;

/** Every text of the interface; JSON is YAML too. */
const TEXTS = JSON.stringify(
  Object.fromEntries(
    Object.entries(GROUPS).map(([group, texts]) => [
      group,
      Object.fromEntries(
        Object.entries(texts).map(([name, english]: [string, string]) => {
          const text = spoiled(name, english.replace(/¦.*/, ''));
          return [name, english.includes('\n') ? { one: text, other: text } : text];
        }),
      ),
    ]),
  ),
);

const LONG_TABLE = `| Name | Use |\n| --- | --- |\n${'| a | b |\n'.repeat(70)}`;

/** It has no room at any width. */
const row = (cell: string) => `|${` ${cell} |`.repeat(14)}\n`;
const WIDE_TABLE = row('measurement') + row('---') + row('measurement');

const ADMONITIONS = ADMONITION_TYPES.map((type) => `:::${type}\n\nText.\n\n:::`).join('\n\n');
const DIAGRAMS = [
  'flowchart LR\n  a[A]:::part --> b[B]:::target\n  c[C]:::person --> d[D]:::outside\n  e{E} --> a\n  f[F]:::record --> g[G]:::step',
  'sequenceDiagram\n  alt\n  A->>B: one\n  else\n  B->>A: two\n  end',
]
  .map((text) => `\`\`\`mermaid\n${text}\n\`\`\``)
  .join('\n\n');
const SAME = `<DataTable data="same" caption="The same" />`;

const PAGES = {
  'site/docs/more.md': `---\ntitle: More\nlast_update: { author: Ann }\n---\n\n${ADMONITIONS}\n\n${DIAGRAMS}\n\n${WIDE_TABLE}\n${SAME}\n\n- [x] Done\n- [ ] To do\n\n\`\`\`\ncode\n\`\`\`\n`,
  'site/docs/dated.md': '---\ntitle: Dated\nlast_update: { date: 2026-01-02 }\n---\n\nText.\n',
  'site/data/same.yaml': `title: Same\ncolumns: { name: Name, use: Use }\nrows:\n${'abcdefghijklmnop'
    .split('')
    .map((id) => `  - { id: ${id}, name: ${id}, use: lamp }\n`)
    .join('')}`,
  'site/docs/index.md': '---\ntitle: Start\n---\n\nHello.[^1] [Later](later.md)\n\n[^1]: Note.\n',
  'site/docs/later.md': `---\ntitle: Later\ntags: [lamps]\nlast_update: { date: 2026-01-02, author: Ann }\n---\n\n${'Long '.repeat(40)}\n\n## Later\n\n${LONG_TABLE}`,
  'site/docs/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n\nText.\n',
  'site/blog/2026-01-02-a.md': '---\ntitle: A\ntags: [lamps]\nauthors: [Ann]\n---\n\nText.\n',
  'site/blog/2026-01-03-b.md': '---\ntitle: B\n---\n\nText.\n',
  'site/redirects.tsv': 'from\tto\n/old/\t/later/\n',
};

const SETTINGS = `
  locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch' }],
  blog: { title: 'Notes', postsPerPage: 1 },
  editUrl: 'https://git.example/edit/',
  footer: { columns: [{ title: 'Guide', links: [{ label: 'Later', href: '/later/' }] }] },
  downloads: [{ file: 'docs.zip', label: 'All pages' }],
  assistants: [{ name: 'Helper', url: 'https://helper.example/?q={page}' }],
  feedback: { provider: 'endpoint', url: 'https://git.example/ask' },
`;

/** Of the development server, and of sites that do not know their release or when a page was changed, or have no search. */
const NOT_HERE = ['aheadOfSteps', 'downloadsRelease', 'draft', 'draftNotice', 'lastUpdated', 'noSearch'];

/** What of a document came out of a text: elements, attributes, and scripts that are no data. */
function loose(node: Tree.Node): string[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(loose) : [];
  const template = 'content' in node ? loose(node.content) : [];
  if (!('attrs' in node)) return [...inside, ...template];
  const own = node.attrs.filter(({ name }) => /hostile|^onerror$/.test(name)).map(({ name }) => name);
  const script = node.tagName === 'script' && 'childNodes' in node ? node.childNodes : [];
  const runs = script.some((text) => 'value' in text && text.value.startsWith('alert('));
  if (node.tagName === 'hostile-element' || runs) own.push(`<${node.tagName}>`);
  return [...own, ...inside, ...template];
}

it('A text of the interface is text on every page, whatever is in it', async () => {
  const { files, config } = everyComponent();
  const site = miniSite(
    { ...files, ...PAGES, 'site/i18n/de/texts.yaml': TEXTS },
    { config: config.replace('export default {', `export default {${SETTINGS}`) },
  );
  const { messages } = await site.build({ lenient: true });
  expect(messages.filter((message) => message.includes('texts.yaml'))).toEqual([]);
  const pages = Object.entries(site.snapshot()).filter(([file]) => /^de\/.*\.(?:html|svg)$/.test(file));
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.flatMap(([file, html]) => loose(parse(html)).map((what) => `${file}: ${what}`))).toEqual([]);
  // Each was there to be seen, some in the Markdown of a page.
  const all = Object.entries(site.snapshot()).flatMap(([file, text]) =>
    /\.(?:html|md)$/.test(file) ? [text] : [],
  );
  const unseen = Object.keys(GROUPS.build).filter((name) => !all.some((text) => text.includes(`(${name})`)));
  expect(unseen).toEqual(NOT_HERE);
});
