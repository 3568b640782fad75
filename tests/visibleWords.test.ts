import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADMONITION_TYPES } from '../packages/fieldguide/src/components/Admonition/index.ts';
import { type CompiledSite, compileSite, ownSite } from './support/ownSite.ts';
import { temporaryFolder } from './support/temporaryFolders.ts';
import { DRAWN, visibleWords, wordsOf } from './support/visibleWords.ts';

const root = path.resolve(import.meta.dirname, '..');
const samples = path.resolve(root, '../shared/samples/rke2-docs/docs');

const HEADS = /<th[ >].*?<\/th>|<span class="each-row">.*?<\/caption>/g;
const BELOW = /(<span class="below">)<span>.*?<\/span>/g;

/** Pages on which records and HTML do not have the same words equally often: what only one of them has. */
function differences({ pages }: CompiledSite) {
  const found: Record<string, { hidden: string[]; unseen: string[] }> = {};
  for (const { page, content } of pages) {
    const records = content.compiled.records;
    const known = small(
      wordsOf(
        [
          page.title,
          ...records.flatMap(({ heading, text, code, labels = '' }) => [heading, text, labels, code]),
        ].join('\n'),
      ),
    );
    const html = content.articleHtml();
    // The name of a column in front of a text below a row is its head, which records have once.
    const visible = visibleWords(html.replaceAll(BELOW, '$1'));
    const read = small(visible.text);
    const diagrams = small(visible.diagrams);
    const drawn = small([...visible.diagrams].filter((word) => !DRAWN.test(word)));
    const hidden = [...without(read, known), ...without(drawn, known)];
    // A first heading of the page's own stands in the place of its title.
    const shown = [...read, ...small(wordsOf(page.title))];
    // A cell that says nothing without the head of its column is read with it, or with its name in the line above.
    const heads = new Set(
      [...(html.match(HEADS) ?? []), ...(html.match(BELOW) ?? [])].flatMap((cell) =>
        small(visibleWords(cell).text),
      ),
    );
    const unseen = without(known, shown).filter(
      (word) =>
        !heads.has(word) && !diagrams.includes(word) && !ADMONITION_TYPES.some((type) => type === word),
    );
    if (hidden.length > 0 || unseen.length > 0) found[page.route] = { hidden, unseen };
  }
  return { pages: pages.length, found };
}

/** In small letters: what a row says is a sentence in the records, and begins with a capital there. */
function small(words: Iterable<string>): string[] {
  return [...words].map((word) => word.toLowerCase());
}

/** Words of one list that the other lacks, each as often as it is missing. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

// The records come from the Markdown, the words they are held against from the HTML: two ways to the same page.
describe('The records of a page have its visible words, each as often as it is read', () => {
  // They are many, and become more.
  it('on our own pages', { timeout: 300_000 }, async () => {
    const { pages, found } = differences(await ownSite());
    expect(pages).toBeGreaterThanOrEqual(40);
    expect(found).toEqual({});
  });

  it.skipIf(!existsSync(samples))('on pages written by others', { timeout: 120_000 }, async () => {
    const { pages, found } = differences(
      await compileSite({ siteDir: undefined, docsDir: samples, cache: temporaryFolder('modules-') }),
    );
    expect(pages).toBe(75);
    expect(found).toEqual({});
  });
});
