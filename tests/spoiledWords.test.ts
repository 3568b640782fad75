import { expect, it } from 'vitest';
import { createHighlighter } from '../packages/fieldguide/src/engine/content/highlight.ts';
import { decodeReference } from '../packages/fieldguide/src/engine/content/parseMarkdown.ts';
import { formatFault } from '../packages/fieldguide/src/shared/errors.ts';
import { compile } from './support/compileFixture.ts';
import { spoiledPages } from './support/spoiledPages.ts';

const SEED = 51;
/** A sample; more by `npm run bench:samples`. */
const PAGES = Number(process.env.SPOILED_PAGES ?? 200);

/** What is no text of a page: it says what its text is, or where it leads. */
const UNSEEN = [
  // Names and keys of drawings, which have tests of their own.
  /^([ \t>]*)```(?:mermaid|rack|screen)\b[^\n]*\n(?:(?!\1```).*\n)*?\1```[ \t]*$/gm,
  /^---\n[\s\S]*?\n---[ \t]*$/m,
  /<!--[\s\S]*?(?:-->|$(?![\s\S]))/g,
  // Removed with a warning.
  /<(script|style|iframe|object)\b[\s\S]*?(?:<\/\1>|$(?![\s\S]))/gi,
  /<[!?][^>]*>/g,
  /<\/?[a-zA-Z][^>]*>/g,
  // Addresses and titles of links, definitions and the first lines of fences.
  /\]\([^)]*\)/g,
  /\]\[[^\]\n]*\]/g,
  /^[ \t>]*\[[^\]\n]+\]:.*$/gm,
  /^[ \t>]*(?:[-*+] )*(?:`{3,}|~{3,}).*$/gm,
  /^[ \t>]*:{3,}.*$/gm,
  /\{[^{}\n]*\}/g,
  /(?:https?:\/\/|www\.)\S+/g,
  /&#?\w+;/g,
  // Marks of quotes that are admonitions.
  /^[ \t]*>[ \t]*\[![A-Z]+\]/gm,
];

it(`the words of ${PAGES} spoiled pages are on the page or in a message`, { timeout: 600_000 }, async () => {
  const highlighter = createHighlighter({ remember: true });
  const lost: string[] = [];
  for (const { name, text } of spoiledPages(PAGES, SEED)) {
    const { compiled, diagnostics } = await compile(text, 'page.md', highlighter);
    const html = compiled.html;
    const faults = [...diagnostics, ...compiled.diagnostics];
    const lines = text.split(/\r\n?|\n/);
    const said = faults.flatMap((fault) => [formatFault(fault), lines[(fault.line ?? 0) - 1] ?? '']);
    const shown = [html.replace(/<[^>]*>/g, ''), html, ...said]
      .join('\n')
      .replace(/&#?\w+;/g, decodeReference)
      .normalize('NFC');
    let source = text.normalize('NFC');
    for (const pattern of UNSEEN) source = source.replace(pattern, ' ');
    const words = new Set(source.match(/[\p{L}\p{N}]{5,}/gu));
    const missing = [...words].filter((word) => !shown.includes(word));
    if (missing.length > 0) lost.push(`${name}: ${missing.join(' ')}`);
  }
  expect(lost).toEqual([]);
});
