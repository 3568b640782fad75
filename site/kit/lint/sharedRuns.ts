import type { PageSource } from '../../../src/engine/content/pageSource.ts';
import type { Diagnostic } from '../../../src/shared/errors.ts';

const RUN = 12;
const STEP = /^\s*\d+[.)]\s/;

/**
 * Runs of twelve words of prose that stand on two pages, told at the second page; the first run of each pair of pages.
 * Code does not count, nor do numbered steps: the same procedure is told in the same words.
 */
export function sharedRuns(pages: readonly PageSource[]): Diagnostic[] {
  const seen = new Map<string, { page: PageSource; line: number }>();
  const reported = new Set<string>();
  const shared: Diagnostic[] = [];
  for (const page of pages) {
    for (const block of proseBlocks(page.body)) {
      for (let start = 0; start + RUN <= block.length; start++) {
        const words = block
          .slice(start, start + RUN)
          .map((entry) => entry.word)
          .join(' ');
        const line = block[start]?.line ?? 1;
        const first = seen.get(words);
        if (!first) seen.set(words, { page, line });
        else if (first.page !== page) {
          const pair = `${first.page.relative}|${page.relative}`;
          if (reported.has(pair)) continue;
          reported.add(pair);
          const message = `the same twelve words are in ${first.page.file}:${first.line}: "${words}".`;
          const hint = 'Write the sentence differently on this page.';
          shared.push({ code: 'shared-run', file: page.file, line, column: 1, message, hint });
        }
      }
    }
  }
  return shared;
}

interface Word {
  word: string;
  line: number;
}

/** Words of each paragraph, list item or table row; fenced code, tags and UI labels end a run. */
function proseBlocks(body: string): Word[][] {
  const blocks: Word[][] = [[]];
  let fence = '';
  let isStep = false;
  for (const [index, text] of body.split('\n').entries()) {
    const marker = /^\s*(`{3,}|~{3,})/.exec(text)?.[1] ?? '';
    if (fence === '') fence = marker;
    else if (marker.startsWith(fence)) fence = '';
    const fenced = fence !== '';
    const breaks = fenced || text.trim() === '' || /^\s*(?:[-*+]\s|\d+[.)]\s|#|\||:::|<|```|~~~)/.test(text);
    if (breaks && blocks.at(-1)?.length) blocks.push([]);
    if (breaks) isStep = STEP.test(text);
    if (fenced || isStep) continue;
    const prose = text
      .replace(/`[^`]*`/g, ' ')
      .replace(/\*\*[^*]*\*\*/g, ' ')
      .replace(/\]\([^)]*\)/g, ' ')
      .replace(/<[^>]*>/g, ' ');
    for (const word of prose.toLowerCase().match(/[\p{L}\p{N}{}'-]+/gu) ?? [])
      blocks.at(-1)?.push({ word, line: index + 1 });
  }
  return blocks;
}
