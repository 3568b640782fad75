import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { listFiles } from './miniSite.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Pages to spoil: our own, and the fixtures, which hold all the syntax there is. */
const SOURCES = [
  ...listFiles(path.join(ROOT, 'site/docs/getstarted'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(ROOT, 'site/docs/getstarted', file)),
  ...readdirSync(path.join(ROOT, 'tests/fixtures')).flatMap((name) =>
    listFiles(path.join(ROOT, 'tests/fixtures', name))
      .filter((file) => /^input\.mdx?$|\.md$/.test(file) && !file.includes('/'))
      .map((file) => path.join(ROOT, 'tests/fixtures', name, file)),
  ),
].map((file) => ({ ending: path.extname(file), text: readFileSync(file, 'utf8') }));

const HOSTILE = [
  '\0',
  '\u0001\u0008\u001b[31m',
  '\u202e\u200b\ufeff',
  '\n---\n',
  '\nslug: /a\0b/\n',
  '\nslug: "../../x"\n',
  '\ntitle: "a\\u0000\\u0007b"\n',
  '</div></div></div></article></main></body></html>',
  '\n\n</div>\n\n',
  '<div>',
  '\n- <div>\n\n  text\n\n</div>\n',
  '<details>',
  '\n\n<details>\n<summary>x\n\n',
  '<p><table><tr><td>',
  '<b><i></b></i>',
  '<!--',
  '-->',
  '<![CDATA[',
  '<plaintext>',
  '<textarea>',
  '<title>',
  '<template>',
  '<select><option>',
  '<svg><foreignObject><p>',
  '<math><mtext><p>',
  '<noscript>',
  '<iframe>',
  '<frameset>',
  '<body onload=alert(1)>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<object data="x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](/a\0b)',
  '![x](data:text/html,<script>alert(1)</script>)',
  '<svg><a xlink:href="javascript:alert(1)"><set attributeName="href" to="javascript:alert(1)"/></a></svg>',
  '<svg><animate attributeName="xlink:href" values="javascript:alert(1)"/></svg>',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<style>*{}</style>',
  '<h2 id="Shell-root">x</h2>',
  '<a id="Shell-article" name="x"></a><p id="x">',
  '\n## Same\n\n## Same\n\n## Same {#same}\n',
  '\n:::note\n',
  '\n:::\n',
  '\n<Tabs>\n<TabItem value="a">\n',
  '</TabItem></Tabs>',
  '\n```\n',
  '\n~~~mermaid\nflowchart TD\nA-->\n~~~\n',
  '\n```screen\n- [\n```\n',
  '{product}',
  '{{',
  '${x}',
  '[^1]',
  '\n[^1]: x\n\n      y\n',
  '\n| a | b\n|--|--|\n| `|` |\n',
  '>'.repeat(60),
  '['.repeat(300),
  '*'.repeat(301),
  '&#0;&#x110000;&#xD800;&nosuch;',
];

const mutation = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'insert', 'cut', 'double', 'truncate'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 200 }),
  text: fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.constantFrom(...HOSTILE),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  ),
});

const page = fc.record({
  source: fc.constantFrom(...SOURCES),
  mutations: fc.array(mutation, { minLength: 1, maxLength: 4 }),
});

function spoil(text: string, { kind, at, length, text: own }: Mutation): string {
  const place = Math.floor(at * text.length);
  const [before, after] = [text.slice(0, place), text.slice(place)];
  if (kind === 'insert') return before + own + after;
  if (kind === 'cut') return before + after.slice(length);
  if (kind === 'double') return before + after.slice(0, length) + after;
  return before;
}

interface Mutation {
  kind: string;
  at: number;
  length: number;
  text: string;
}

/** Pages of our own and of the fixtures with some faults each; the same for the same seed. */
export function spoiledPages(count: number, seed: number): { name: string; text: string }[] {
  return fc.sample(page, { numRuns: count, seed }).map(({ source, mutations }, index) => ({
    name: `spoiled-${index}${source.ending}`,
    text: mutations.reduce(spoil, source.text),
  }));
}
