import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { components } from '../packages/fieldguide/src/components/registry.ts';
import { parsePage } from '../packages/fieldguide/src/engine/content/parsePage.ts';

const SEED = 51;
/** A sample; more by `npm run bench:samples`. */
const TEXTS = Number(process.env.GENERATED_TEXTS ?? 200);

/** GitHub's grammar by other people's code: no test of ours says what is right. */
const judge = unified().use(remarkParse).use(remarkGfm);

const word = fc.constantFrom(
  'rack',
  'Port 80',
  'a_b',
  'über',
  'x|y',
  '1.',
  '<host>',
  'a & b',
  '&amp;',
  '\\*',
  '"q"',
  '#5',
  '$5',
);
const address = fc.constantFrom(
  '/a/',
  './b.md#c',
  'https://example.com/a_b',
  '<a b>',
  'https://example.com/?q=1&r=2',
  '#x',
  '',
);
const label = fc.constantFrom('one', 'Two', 'no such');
const inline: fc.Arbitrary<string> = fc.letrec<{ text: string; part: string }>((tie) => ({
  text: fc
    .array(tie('part'), { minLength: 1, maxLength: 4 })
    .chain((parts) => fc.constantFrom(' ', '').map((gap) => parts.join(gap))),
  part: fc.oneof(
    { maxDepth: 1 },
    word,
    fc
      .tuple(fc.constantFrom('*', '**', '_', '__', '~~', '~'), tie('text'))
      .map(([mark, text]) => mark + text + mark),
    fc.tuple(tie('text'), address).map(([text, url]) => `[${text}](${url})`),
    fc.tuple(tie('text'), label).map(([text, name]) => `[${text}][${name}]`),
    label.map((name) => `[${name}]`),
    fc.tuple(word, address).map(([alt, url]) => `![${alt}](${url} "t")`),
    word.map((text) => `\`${text}\``),
    word.map((text) => `\`\` ${text} \` \`\``),
    fc.constantFrom(
      '[^1]',
      '[^note]',
      '[^none]',
      'https://example.com/x',
      'www.example.com',
      'a@example.com',
      '<https://example.com>',
      '<b>b</b>',
      '<br>',
      '<!-- c -->',
      '  \n',
      '\\\n',
      '\n',
    ),
  ),
})).text;
const line = inline.map((text) => text.replace(/\s*\n\s*/g, ' '));

const block: fc.Arbitrary<string> = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((all) => all.join('\n\n')),
  block: fc.oneof(
    { maxDepth: 2 },
    inline,
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), line, fc.constantFrom('', ' ##'))
      .map(([depth, text, end]) => `${'#'.repeat(depth)} ${text}${end}`),
    fc.tuple(line, fc.constantFrom('===', '---')).map(([text, mark]) => `${text}\n${mark}`),
    fc
      .tuple(
        fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
      )
      .map(([[head = [], ...rows], bars]) =>
        [
          row(head, bars),
          row(
            head.map(() => '--'),
            true,
          ),
          ...rows.map((cells) => row(cells, bars)),
        ].join('\n'),
      ),
    fc
      .tuple(
        fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('- ', '* ', '1. ', '2) ', '- [ ] ', '- [x] '),
        fc.constantFrom('\n', '\n\n'),
      )
      .map(([items, mark, gap]) =>
        items.map((item) => mark + indented(item, mark.replace(/\[.\] /, '').length)).join(gap),
      ),
    tie('blocks').map((text) => text.replace(/^/gm, '> ')),
    fc
      .tuple(fc.constantFrom('```', '~~~', '````'), inline)
      .map(([mark, text]) => `${mark}js\n${text}\n${mark}`),
    inline.map((text) => indented(`    ${text}`, 4)),
    fc
      .tuple(fc.constantFrom('div', 'details', 'p', 'custom', 'pre'), inline)
      .map(([tag, text]) => `<${tag}>\n${text}\n</${tag}>`),
    fc
      .tuple(fc.constantFrom('div', 'details', 'table'), tie('blocks'))
      .map(([tag, text]) => `<${tag}>\n\n${text}\n\n</${tag}>`),
    fc.constantFrom('---', '***', '<!-- a\n\nb -->', '<hr>'),
  ),
})).blocks;

const page = fc
  .tuple(block, fc.boolean())
  .map(([text, defines]) =>
    defines
      ? `${text}\n\n[one]: /one/ "t"\n[two]: <b c>\n\n[^1]: A note.\n[^note]: Another.\n\n    Its second paragraph.\n`
      : `${text}\n`,
  );

function row(cells: readonly string[], bars: boolean): string {
  const line = cells.join(' | ');
  return bars ? `| ${line} |` : line;
}

function indented(text: string, by: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);
}

/** What a reader would see of a tree: texts by block, and where links lead. */
function seen(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode' || node.type === 'html' || node.type === 'code')
    return `${node.type}(${node.value.trim()})`;
  if (node.type === 'break') return '\n';
  if (node.type === 'image') return `image(${node.alt} ${node.url} ${node.title ?? ''})`;
  if (node.type === 'imageReference') return `image(${node.alt} ${node.identifier})`;
  if (node.type === 'footnoteReference') return `note(${node.identifier})`;
  if (node.type === 'definition') return `definition(${node.identifier} ${node.url} ${node.title ?? ''})`;
  if (!('children' in node)) return `${node.type}()`;
  const inside = node.children.map(seen).join('');
  if (node.type === 'link') return `link(${inside} ${node.url} ${node.title ?? ''})`;
  if (node.type === 'linkReference') return `link(${inside} ${node.identifier})`;
  const more = node.type === 'heading' ? node.depth : node.type === 'listItem' ? (node.checked ?? '') : '';
  return `${node.type}${more}(${inside})`;
}

/** Differences that are meant, by what is in a text, each with its reason. */
const MEANT = [
  {
    reason: 'A footnote is a link, and a link holds no other: GitHub would nest them.',
    found: /\[[^\n]*\[\^(?:1|note)\]/,
  },
  {
    reason: 'The mark of a task may be in front of a heading or a table, too.',
    found: /\[[ x]\] .*\n[ >]*(?:=|-|\| --)/,
  },
  {
    reason: 'A line that ends in an empty link does not break.',
    found: /(?:\\| {2})\n[ >]*\]|\[[ x]\] +\n/,
  },
  { reason: 'An address ends at a bar, also outside of tables.', found: /(?:https?:\/\/|www\.)[^\s<]*\|/ },
  { reason: 'Emphasis may end behind an escaped mark.', found: /\\\*[*_~]/ },
  { reason: 'Code at the beginning of a list item loses an empty line.', found: /(?:[-*+]|\d[.)]) {5,}/ },
  {
    reason: 'Emphasis may begin inside a word, in front of another mark.',
    found: /[\p{L}\p{N}][*_~]+[^\p{L}\p{N}\s]/u,
  },
];

const plain = (root: Root) =>
  seen(root)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    // Markdown may end right before </details>: an empty line goes in between.
    .replace(/\)html\(<\/details>/g, '\n</details>')
    // Code that begins a list item may be two blocks.
    .replace(/\)code\(/g, '\n');

describe(`${TEXTS} generated texts`, () => {
  it('are read as by remark-gfm', { timeout: 600_000 }, () => {
    const differ: string[] = [];
    let compared = 0;
    for (const text of fc.sample(page, { numRuns: TEXTS, seed: SEED })) {
      if (MEANT.some(({ found }) => found.test(text))) continue;
      compared += 1;
      const ours = plain(parsePage(text, { components }).root);
      const theirs = plain(judge.parse(text));
      if (ours !== theirs) differ.push(`${JSON.stringify(text)}\n  ours   ${ours}\n  theirs ${theirs}`);
    }
    expect(differ).toEqual([]);
    expect(compared).toBeGreaterThan(TEXTS / 2);
  });
});
